//! `tablier play`: a game here in the terminal, against machines or together at one keyboard.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::{self, IsTerminal};

use clap::Args;
use tablier_rules::{BadOptions, Level, Message, NoSuchLevel, Seed};
use tablier_table::SeatSetup;
use tablier_terminal::{Depth, Lines, Opening, Session, lines, play};

use crate::choose::{Choose, no_level};
use crate::handed::Games;
use crate::messages;
use crate::out::{CommandFailure, Out};

/// Play a game here in the terminal, against machines or together at one keyboard
///
/// Arrow keys go from place to place, Enter chooses, Escape lets go, ? tells the rest. You have the first seat and machines
/// all others, unless --players or --here say otherwise. Where input or output is no terminal the game is played line by
/// line: a picture and a sentence come out, one move a line goes in, so it can be scripted.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier play six\n  tablier play disx --option players=3 --machine 5\n  \
                        tablier play atomix --players level2,human\n  tablier play epix --here --language fr\n  \
                        printf 'hint\\nquit\\n' | tablier play abraxas --seed 7"
)]
pub struct Arguments {
    #[command(flatten)]
    choose: Choose,

    /// The level of the machines in all seats but the first, from 1 to 5
    #[arg(long, value_name = "LEVEL", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=5))]
    machine: u64,

    /// Who plays, separated by commas, one for each seat: human, or level1 to level5
    #[arg(long, value_name = "A,B[,C,D]", conflicts_with_all = ["machine", "here"])]
    players: Option<String>,

    /// All seats are played by people at this keyboard, who hand it on where they have secrets
    #[arg(long, conflicts_with = "machine")]
    here: bool,

    /// All the chance of the game; otherwise it is drawn by lot
    #[arg(long, value_name = "NUMBER")]
    seed: Option<Seed>,
}

pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let named = arguments.players.as_deref().map(|players| read(players, out)).transpose()?;
    let options = match &named {
        Some(players) => arguments.choose.options_for(players.len(), games, out)?,
        None => arguments.choose.options(games, out)?,
    };
    let rules = arguments.choose.rulebook(games, out)?;
    let started = rules.start(&options, Seed(0));
    let seats = started.map_err(|BadOptions(why)| out.fail(&why))?.seats();
    let level = Level::try_from(arguments.machine)
        .map_err(|NoSuchLevel(number)| CommandFailure::new(no_level(number)))?;
    let others = if arguments.here { SeatSetup::Host } else { SeatSetup::Machine(level) };
    let places = named.unwrap_or_else(|| {
        std::iter::once(SeatSetup::Host)
            .chain(std::iter::repeat_n(others, seats.saturating_sub(1)))
            .collect()
    });
    let seed = arguments.seed.unwrap_or_else(|| Seed(RandomState::new().hash_one("tablier play")));
    let opening = Opening {
        game: arguments.choose.game.clone(),
        options,
        places,
        seed,
        language: out.language,
    };
    let session = Session::open(games.rulebooks, opening).map_err(|why| out.fail(&why))?;
    let told = |name: &str| std::env::var(name).ok();
    let ascii = knows_only_ascii(told);
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(play(session, games.minds, Depth::told(told), ascii)?);
    }
    let columns = told("COLUMNS").and_then(|columns| columns.parse().ok()).unwrap_or(80);
    let form = Lines { columns: usize::clamp(columns, 40, 200) - 2, ascii };
    Ok(lines(session, games.minds, form, io::stdin().lock(), out.writer())?)
}

/// Who plays, by a list separated by commas.
fn read(written: &str, out: &Out) -> Result<Vec<SeatSetup>, CommandFailure> {
    let player = |name: &str| match (name, name.strip_prefix("level").map(str::parse::<u64>)) {
        ("human", _) => Ok(SeatSetup::Host),
        (_, Some(Ok(number))) => match Level::try_from(number) {
            Ok(level) => Ok(SeatSetup::Machine(level)),
            Err(_) => Err(out.fail(&unknown(name))),
        },
        _ => Err(out.fail(&unknown(name))),
    };
    written.split(',').map(|name| player(name.trim())).collect()
}

fn unknown(name: &str) -> Message {
    messages::player_unknown(name)
}

/// Whether letters with accents and signs would be shown as something else.
pub fn knows_only_ascii(told: impl Fn(&str) -> Option<String>) -> bool {
    let locale =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(&told).find(|set| !set.is_empty());
    let locale = locale.unwrap_or_default().to_lowercase();
    let is_unicode = locale.contains("utf-8") || locale.contains("utf8");
    cfg!(unix) && (!is_unicode || told("TERM").as_deref() == Some("linux"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ascii(variables: &[(&str, &str)]) -> bool {
        knows_only_ascii(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    #[cfg(unix)]
    fn signs_are_shown_where_the_locale_knows_them() {
        assert!(!ascii(&[("LANG", "fr_FR.UTF-8"), ("TERM", "xterm")]));
        assert!(!ascii(&[("LC_ALL", ""), ("LC_CTYPE", "C.utf8")]));
        assert!(ascii(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]));
        assert!(ascii(&[("LANG", "fr_FR.UTF-8"), ("TERM", "linux")]));
        assert!(ascii(&[]));
    }
}
