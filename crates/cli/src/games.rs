//! `tablier games`: what there is to play.

use std::io::{self, IsTerminal};

use clap::Args;
use tablier_referee::game_as_json;
use tablier_rules::{About, Message, Rulebook};
use tablier_terminal::{rules_text, terminal_columns};

use crate::handed::Games;
use crate::messages;
use crate::out::{CommandFailure, Out};
use crate::play::knows_only_ascii;

/// The most columns a line of the rules takes.
const READABLE: usize = 96;

/// List the games, or tell all about one of them
///
/// Without a name: one line a game. With a name: its options, with what they take and their defaults, how its moves are
/// written, and how it can end.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier games\n  tablier games six\n  tablier games six --rules --language fr\n  \
                        tablier games six --rules --draw | less\n  tablier games --json"
)]
pub struct Arguments {
    /// The game to tell about
    game: Option<String>,

    /// Print its rules: with drawn diagrams in a terminal, else as Markdown
    #[arg(long, requires = "game")]
    rules: bool,

    /// Draw the diagrams of the rules wherever they are printed, for instance into a pager
    #[arg(long, requires = "rules")]
    draw: bool,

    /// Print JSON: everything, in every language
    #[arg(long, conflicts_with = "rules")]
    json: bool,
}

pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let rulebooks = games.rulebooks;
    let Some(name) = &arguments.game else {
        if arguments.json {
            return out.json(&rulebooks.iter().map(game_as_json).collect::<Vec<_>>());
        }
        return rulebooks.iter().try_for_each(|rulebook| list(&rulebook.about(), out));
    };
    let rulebook = rulebooks.get(name).map_err(|error| out.fail(&error.text()))?;
    if arguments.json {
        out.json(&game_as_json(rulebook))
    } else if arguments.rules {
        let rules = rulebook.about().rules;
        match arguments.draw || io::stdout().is_terminal() {
            true => {
                let ascii = knows_only_ascii(|name| std::env::var(name).ok());
                out.raw(&rules_text(rulebooks, &rules, columns(), out.language, ascii))
            }
            false => out.raw(rules.get(out.language)),
        }
    } else {
        tell(rulebook, out)
    }
}

/// How wide the rules are written: as wide as the terminal, but no wider than can be read.
fn columns() -> usize {
    let told = || std::env::var("COLUMNS").ok()?.parse().ok();
    let terminal = || terminal_columns().filter(|_| io::stdout().is_terminal());
    usize::clamp(terminal().or_else(told).unwrap_or(80), 40, READABLE)
}

fn list(about: &About, out: &mut Out) -> Result<(), CommandFailure> {
    let players: Vec<_> = about.players.iter().map(ToString::to_string).collect();
    let (slug, players) = (about.slug, players.join(", "));
    let sentence = about.sentence.get(out.language);
    out.line(format!("{slug:<9} {players:<8} {sentence}"))
}

fn tell(rulebook: &dyn Rulebook, out: &mut Out) -> Result<(), CommandFailure> {
    let about = rulebook.about();
    let (from, to) = about.minutes;
    out.line(format!("{} ({})", about.title, about.slug))?;
    out.line(out.said(&about.sentence))?;
    out.line(out.said(&about.credits))?;
    heading(&messages::facts(from, to, about.age), out)?;
    heading(&messages::moves(), out)?;
    out.line(format!("  {}", out.said(&about.notation)))?;
    heading(&messages::options(), out)?;
    for field in rulebook.schema().fields {
        let default = field.write(&field.default);
        out.line(format!("  {:<13} {}", field.key, out.said(&field.help)))?;
        out.line(format!("  {:<13} {} [{default}]", "", out.said(&field.wanted())))?;
    }
    heading(&messages::endings(), out)?;
    about.endings.iter().try_for_each(|ending| {
        out.line(format!("  {:<18} {}", ending.slug, ending.text.get(out.language)))
    })
}

fn heading(text: &Message, out: &mut Out) -> Result<(), CommandFailure> {
    out.line(format!("\n{}", out.said(text)))
}
