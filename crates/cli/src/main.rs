//! The `tablier` command. Each subcommand is a module; what they print goes through [`Out`]. Here, and nowhere else in it, the games
//! are named.

tablier_rules::messages!();

mod arena;
#[cfg(feature = "serve")]
mod backup;
mod bot;
#[cfg(feature = "serve")]
mod check;
mod choose;
#[cfg(feature = "serve")]
mod doors;
mod games;
mod handed;
#[cfg(feature = "serve")]
mod hosting;
#[cfg(feature = "serve")]
mod kept;
#[cfg(feature = "serve")]
mod migrate;
mod out;
mod perft;
mod play;
mod playout;
mod program;
mod referee;
mod render;
mod replay;
mod running;
#[cfg(feature = "serve")]
mod serve;
mod site;
mod source;
#[cfg(feature = "serve")]
mod think;
#[cfg(feature = "serve")]
mod token;
#[cfg(not(feature = "serve"))]
mod without;

use std::process::ExitCode;

#[cfg(feature = "serve")]
use clap::CommandFactory;
use clap::{Parser, Subcommand};
use tablier_games::{MINDS, RULEBOOKS, Visitor, visit};
use tablier_rules::{Language, Message, RulebookOf, Show};
use tablier_search::Minded;

use handed::{AnyGame, Games};
use out::{CommandFailure, Out, plain};

/// Board games that never close: a salon in the browser, machines to play against, records, pictures, and a referee
///
/// Start with `tablier serve` to open the salon, with `tablier play GAME` to play here in the terminal, with `tablier games` to see what there is, or `tablier help COMMAND` to learn what a command does.
#[derive(Parser)]
#[command(version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,

    /// The language of what games and this command say; otherwise it follows the environment (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long, global = true, value_parser = known_language, value_name = "LANGUAGE")]
    language: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    #[cfg(feature = "serve")]
    #[command(flatten)]
    Salon(SalonCommand),
    #[cfg(not(feature = "serve"))]
    #[command(flatten)]
    Without(without::Command),
    Games(games::Arguments),
    Play(play::Arguments),
    Arena(arena::Arguments),
    Bot(bot::Arguments),
    Referee(referee::Arguments),
    Perft(perft::Arguments),
    Playout(playout::Arguments),
    Replay(replay::Arguments),
    Render(render::Arguments),
}

/// The commands of whoever keeps a salon.
#[cfg(feature = "serve")]
#[derive(Subcommand)]
enum SalonCommand {
    Serve(Box<serve::Arguments>),
    Think(think::Arguments),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Check(check::Arguments),
    MigrateStorage(migrate::Arguments),
}

#[cfg(feature = "serve")]
impl SalonCommand {
    fn run(self, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
        match self {
            SalonCommand::Serve(arguments) => serve::run(&arguments, games, out),
            SalonCommand::Think(arguments) => think::run(&arguments, games, out),
            SalonCommand::Backup(arguments) => backup::save(&arguments, out),
            SalonCommand::Restore(arguments) => backup::restore(&arguments, games, out),
            SalonCommand::Check(arguments) => check::run(&arguments, games, out),
            SalonCommand::MigrateStorage(arguments) => migrate::run(&arguments, out),
        }
    }
}

/// The arguments, with those of the file of `serve`.
#[cfg(feature = "serve")]
fn given() -> Result<Arguments, Message> {
    let arguments = serve::with_file(std::env::args_os().collect(), &Arguments::command())?;
    Ok(Arguments::parse_from(arguments))
}

#[cfg(not(feature = "serve"))]
fn given() -> Result<Arguments, Message> {
    Ok(Arguments::parse())
}

fn main() -> ExitCode {
    let arguments = match given() {
        Ok(arguments) => arguments,
        Err(sentence) => return failed(&sentence, language(said_language())),
    };
    let games = Games { rulebooks: RULEBOOKS, minds: MINDS, typed: |slug| visit(slug, Typed) };
    let mut out = Out::new(language(arguments.language));
    let done = match arguments.command {
        #[cfg(feature = "serve")]
        Command::Salon(command) => command.run(games, &mut out),
        #[cfg(not(feature = "serve"))]
        Command::Without(command) => Err(command.refused()),
        Command::Games(arguments) => games::run(&arguments, games, &mut out),
        Command::Play(arguments) => play::run(&arguments, games, &mut out),
        Command::Arena(arguments) => arena::run(&arguments, games, &mut out),
        Command::Bot(arguments) => bot::run(&arguments, games, &mut out),
        Command::Referee(arguments) => referee::run(&arguments, games, &mut out),
        Command::Perft(arguments) => perft::run(&arguments, games, &mut out),
        Command::Playout(arguments) => playout::run(&arguments, games, &mut out),
        Command::Replay(arguments) => replay::run(&arguments, games, &mut out),
        Command::Render(arguments) => render::run(&arguments, games, &mut out),
    };
    match done.and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough, as in `tablier replay game.txt | head`.
        Err(CommandFailure::OutputClosed) => ExitCode::SUCCESS,
        Err(CommandFailure::Said(sentence)) => failed(&sentence, out.language),
    }
}

fn failed(sentence: &Message, language: Language) -> ExitCode {
    eprintln!("tablier: {}", plain(&sentence.get(language)));
    ExitCode::FAILURE
}

/// The language that was asked for, before the arguments are read.
fn said_language() -> Option<Language> {
    let mut arguments = std::env::args().skip_while(|argument| !argument.starts_with("--language"));
    let first = arguments.next()?;
    let tag = first.strip_prefix("--language=").map(str::to_owned).or_else(|| arguments.next());
    Language::find(&tag?)
}

/// A game of the registry, by its type.
struct Typed;

impl Visitor for Typed {
    type Output = &'static dyn AnyGame;

    fn visit<G: Minded + Show>(self) -> &'static dyn AnyGame {
        const { &RulebookOf::<G>::new() }
    }
}

fn known_language(tag: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::tag).join(", ");
    Language::find(tag).ok_or_else(|| format!("there is no such language; there are: {}", known()))
}

/// The one that was chosen, else that of the environment, else English.
fn language(chosen: Option<Language>) -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let set = || set.filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
    chosen.or_else(|| Language::find(&set()?)).unwrap_or(Language::EN)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        super::Arguments::command().debug_assert();
    }
}
