//! `tablier bot`: a program of one's own at the tables of a salon.

mod access;
mod host;
mod link;
mod step;
mod thought;

use std::time::Duration;

use clap::Args;
use serde_json::Value;
use tablier_protocol::NewTable;
use tablier_rules::{Seed, install};
use tablier_table::{Pace, SeatSetup};

use crate::choose;
use crate::handed::Games;
use crate::messages;
use crate::out::{CommandFailure, Out};
use crate::program::Program;
use crate::running::{Signals, block_on};
use access::SalonAccess;
use host::{Host, Wanted};

/// Let a program of yours play in a salon, like a person
///
/// The program is asked for moves by the referee protocol, as in the arena (docs/REFEREE.md), and is told only what its seat may
/// know. Without --table and --open the bot waits in the lobby and sits down at open tables. A bot that comes back with its
/// token goes on with the games it had. Ctrl-C leaves the tables and ends it.
#[derive(Args)]
#[command(after_help = "Examples:\n  \
                        tablier bot --server https://salon.example --command 'python3 my_bot.py' --name Gaston\n  \
                        tablier bot --server http://127.0.0.1:7777 --token TOKEN --command ./my-bot --table LINK\n  \
                        tablier bot --server http://127.0.0.1:7777 --token TOKEN --command 'tablier referee' --game six --open")]
pub struct Arguments {
    /// The address of the salon
    #[arg(long, value_name = "URL")]
    server: String,

    /// What makes it the same bot again; without one it comes as somebody new and prints the token it is given
    #[arg(long, env = "TABLIER_BOT_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    token: Option<String>,

    /// The program: words separated by spaces
    #[arg(long)]
    command: String,

    /// What it is called; the salon adds that it is a bot
    #[arg(long)]
    name: Option<String>,

    /// Sit down at this table, by its link or name
    #[arg(long, value_name = "LINK", conflicts_with_all = ["open", "game"])]
    table: Option<String>,

    /// Play only these games, separated by commas
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    game: Vec<String>,

    /// Open a table of the game and wait there, again and again
    #[arg(long, requires = "game")]
    open: bool,

    /// An option of the table that is opened; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "open")]
    options: Vec<String>,

    /// Open a rated table, or sit down in the lobby only at rated ones
    #[arg(long, conflicts_with_all = ["friendly", "table"])]
    rated: bool,

    /// Sit down in the lobby only at tables that are not rated
    #[arg(long, conflicts_with_all = ["open", "table"])]
    friendly: bool,

    /// The clock of the table that is opened: minutes at first, and seconds more with each move; none unless it is rated
    #[arg(long, value_name = "MINUTES+SECONDS", requires = "open", value_parser = clock)]
    clock: Option<Pace>,

    /// Leave after so many games; otherwise after one with --table, and never without
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,

    /// At how many tables it plays at the same time while it waits in the lobby
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=12))]
    tables: u16,

    /// For how long the program may think about a move, in milliseconds; less where the clock asks for it
    #[arg(long, default_value_t = 1_000, value_name = "MS")]
    ms: u64,

    /// After how many further seconds without an answer the program is given up
    #[arg(long, default_value_t = 30.0, value_name = "SECONDS")]
    patience: f32,
}

pub fn run(arguments: &Arguments, known: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let patience = Duration::try_from_secs_f32(arguments.patience)
        .map_err(|_| CommandFailure::new(messages::patience_needed()))?;
    // What the salon says comes as keys of these.
    let shared = [&tablier_table::messages::CATALOGUE, &tablier_protocol::messages::CATALOGUE];
    install(shared.into_iter().chain(known.rulebooks.catalogues()));
    for game in &arguments.game {
        known.rulebooks.get(game).map_err(|error| out.fail(&error.text()))?;
    }
    let new = if arguments.open { Some(table(arguments, known, out)?) } else { None };
    if let Some(new) = &new {
        // A program that does not play the game should not let people wait for it.
        let options = Value::Object(new.options.clone());
        Program::start(&arguments.command, patience)
            .and_then(|mut program| program.begin(&new.game, &options))
            .map_err(CommandFailure::new)?;
    }
    let (token, name) = (arguments.token.as_deref(), arguments.name.as_deref());
    let salon = SalonAccess::enter(&arguments.server, token, name).map_err(CommandFailure::new)?;
    if arguments.token.is_none() {
        out.line(format!("token: {}", salon.token))?;
        out.line("Keep it secret; with --token it is the same bot again.")?;
    }
    out.line(format!("{} has come to {}.", salon.me.name, salon.address()))?;
    out.flush()?;
    let wanted = match (&arguments.table, new) {
        (Some(link), _) => Wanted::Table(name_of(link).to_owned()),
        (None, Some(new)) => Wanted::Own(new),
        (None, None) => {
            let rated = (arguments.rated || arguments.friendly).then_some(arguments.rated);
            let (games, at_once) = (arguments.game.clone(), arguments.tables.into());
            Wanted::Open { games, rated, at_once }
        }
    };
    let games = arguments.games.or(arguments.table.as_ref().map(|_| 1));
    let thinker =
        thought::EngineProgram::new(known.rulebooks, &arguments.command, patience, arguments.ms);
    block_on(async {
        let signals = Signals::new()?;
        Host::new(salon, thinker, wanted, games, out).stay(signals).await
    })
}

/// The table that is opened: the bot in the first seat, whoever comes in the others.
fn table(arguments: &Arguments, known: Games, out: &Out) -> Result<NewTable, CommandFailure> {
    let [game] = &arguments.game[..] else {
        return Err(CommandFailure::new(messages::open_one_game()));
    };
    let rules = known.rulebooks.get(game).map_err(|error| out.fail(&error.text()))?;
    let options = choose::complete(&rules.schema(), &arguments.options, out)?;
    let start = rules.start(&Value::Object(options.clone()), Seed(0));
    let seats = start.map_err(|why| out.fail(&why.0))?.seats();
    let mut places = vec![SeatSetup::Open; seats];
    places[0] = SeatSetup::Host;
    Ok(NewTable {
        game: game.clone(),
        options,
        places,
        pace: arguments.clock.unwrap_or(if arguments.rated { RATED } else { Pace::Free }),
        absence: Default::default(),
        audience: Default::default(),
        rated: arguments.rated,
        seal: None,
    })
}

/// The clock of rated tables unless another is wanted.
const RATED: Pace = Pace::Live { bank: 600, increment: 10 };

/// A clock such as 10+5.
fn clock(text: &str) -> Result<Pace, &'static str> {
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    match (minutes.parse::<u16>(), seconds.parse::<u16>()) {
        (Ok(minutes @ 1..), Ok(seconds)) => {
            Ok(Pace::Live { bank: u32::from(minutes) * 60, increment: seconds.into() })
        }
        _ => Err("a clock is minutes and seconds, such as 10+5"),
    }
}

/// The name of a table from its link.
fn name_of(link: &str) -> &str {
    let path = link.split(['?', '#']).next().unwrap_or_default();
    path.trim_end_matches('/').rsplit('/').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_read() {
        assert_eq!(clock("10+5"), Ok(Pace::Live { bank: 600, increment: 5 }));
        assert_eq!(clock("3"), Ok(Pace::Live { bank: 180, increment: 0 }));
        assert!(clock("0+5").is_err() && clock("soon").is_err() && clock("1+x").is_err());
    }

    #[test]
    fn a_table_is_found_by_its_link_or_its_name() {
        for link in
            ["abc", "https://salon.example/table/abc", "http://127.0.0.1:7777/table/abc/?x=1#y"]
        {
            assert_eq!(name_of(link), "abc", "{link}");
        }
    }
}
