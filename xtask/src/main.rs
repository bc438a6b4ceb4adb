//! Builds, tests and starts everything with one command. It installs what rustup can give (targets, components) and, for
//! the tests, a browser where it may; what else is missing it says in one sentence.

mod bench;
mod browser;
mod client;
mod debian;
mod dependencies;
#[cfg(test)]
mod directions;
mod dist;
mod fuzz;
mod game;
mod languages;
mod run;
mod shelf;
mod test;
mod wasm;

use std::process::ExitCode;

use client::For;
use run::{Outcome, cargo, program};
use shelf::Shelf;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  start [ARGUMENTS]   build everything and open the salon, with the arguments of `tablier serve`;
                      --with-example puts the games of docs/ADDING-A-GAME.md on the shelf as well
  client              build the salon in the browser into target/site, and say how much there is to load
  dist                the program by itself and as a Debian package, into target/dist
  new-game NAME       make games/NAME, a small complete game to be changed into another, and put it on the shelf;
                      --full with pages, a lesson, a cover and golden games as a finished game has them
  check-game NAME     format, lints and tests of one game, what it has not got yet, and how long that took
  golden NAME         write a golden game for each ending of a game that has none, and count its ways
  test                everything that must hold: format, lints, documentation, WebAssembly, all tests, also in a browser
  bench [ARGUMENTS]   how fast random games are played, beside the goals; --help for its arguments
  load [ARGUMENTS]    how much a salon bears: people, moves, memory; --help for its arguments
  bench think         how long a decision takes at each level
  bench stop          how soon machine players answer when they are told to stop
  bench wasm          how fast they think in WebAssembly beside natively, and that they choose the same
  bench --write       all of this and the salon's figures, as docs/PERFORMANCE.md with pictures
  fuzz games [NUMBER] play so many random games of every kind, looking for crashes, dead ends and endless games
  fuzz [TARGET] [SECONDS]
                      send nonsense to record, referee, table, options or sheet; needs a nightly compiler
  languages           what is not worded yet in which language, what is the same in two, what changed since it was translated;
                      --trial adds a language to a copy of the project, and reads what it says
  corpus              add to the games that replay for ever what they lack: sets of options, endings
  fmt                 format all code
";

const START: &str = "\
Usage: cargo xtask start [--with-example] [ARGUMENTS]

Builds the page and the program, then opens the salon. The first time that takes ten minutes or more, later what changed.

  --with-example       put the games of docs/ADDING-A-GAME.md on the shelf as well
  --listen ADDRESS     where to listen, such as 127.0.0.1:8090 where 8080 is taken
  --database FILE      the file that keeps everything

and every other argument of `tablier serve` (docs/OPERATING.md).
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    let rest: Vec<String> = arguments.collect();
    let done = match (command.as_deref(), rest.is_empty()) {
        (Some("start"), _) => start(&rest),
        (Some("languages"), true) => languages::report(),
        (Some("languages"), _) if rest == ["--trial"] => languages::trial(),
        (Some("client"), true) => client::build(Shelf::Usual, For::Everybody),
        (Some("dist"), true) => dist::build(),
        (Some("test"), true) => test::everything(),
        (Some("new-game"), _) => game::new(&rest),
        (Some("check-game"), _) => game::check(&rest),
        (Some("golden"), _) => game::golden(&rest),
        (Some("bench"), _) => bench::run(&rest),
        (Some("load"), _) => load(&rest),
        (Some("fuzz"), _) => fuzz::run(&rest),
        (Some("corpus"), true) => corpus(),
        (Some("fmt"), true) => cargo(["fmt", "--all"]).run("format"),
        (None | Some("help" | "--help" | "-h"), _) => {
            print!("{HELP}");
            Ok(())
        }
        (Some(unknown), _) => {
            Err(format!("there is no such command: {unknown} {}\n\n{HELP}", rest.join(" ")))
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn start(arguments: &[String]) -> Outcome {
    let (shelf, arguments) = Shelf::asked(arguments);
    if arguments.iter().any(|argument| matches!(argument.as_str(), "--help" | "-h")) {
        println!("{START}");
        return Ok(());
    }
    client::build(shelf, For::Looking)?;
    cargo(["build", "--profile", client::LOOKING, "--package", "tablier"])
        .args(shelf.features())
        .run("build tablier")?;
    eprintln!(
        "This page is for a look on this machine: it is not packed. `cargo xtask dist` makes the one for everybody.\n"
    );
    program(&format!("{}/{}/tablier", target_folder(), client::LOOKING), ["serve"])
        .args(arguments)
        .run("the salon")
}

fn target_folder() -> String {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../target");
    std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| usual.to_owned())
}

/// Lets every game of the salon add to its corpus what that lacks.
fn corpus() -> Outcome {
    let games = Shelf::Usual.games()?;
    let packages = games.iter().flat_map(|game| ["--package", &game.package]);
    cargo(["test", "--test", "acceptance"])
        .args(packages)
        .args(["corpus"])
        .env("ADD_TO_CORPUS", "1")
        .run("corpus")
}

fn load(arguments: &[String]) -> Outcome {
    cargo(["build", "--release", "--package", "tablier"]).run("build tablier")?;
    let program = format!("{}/release/tablier", target_folder());
    cargo(["run", "--release", "--package", "tablier-load", "--"])
        .args(["--tablier", &program])
        .args(arguments)
        .run("load")
}
