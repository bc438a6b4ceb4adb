//! Builds, tests and starts everything with one command. It installs what rustup can give (targets, components) and, for
//! the tests, a browser where it may; what else is missing it says in one sentence.

mod bench;
mod browser;
mod client;
mod debian;
mod dependencies;
mod dev;
#[cfg(test)]
mod directions;
mod dist;
mod fuzz;
mod game;
mod languages;
mod run;
mod shelf;
mod start;
mod test;
mod wasm;

use std::process::ExitCode;

use run::{Outcome, cargo, target_folder};
use shelf::Shelf;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  start [ARGUMENTS]   build everything and open the salon, with the arguments of `tablier serve`;
                      --with-example puts the games of docs/ADDING-A-GAME.md on the shelf as well
  dev [ARGUMENTS]     the same for whoever works on it: what is changed is built again, and the page loads itself anew
  client              build the salon in the browser into target/site, and say how much there is to load; --with-example with
                      two games more, which shows what they cost the others
  dist                the program by itself and as a Debian package, into target/dist
  new-game NAME       make games/NAME, a small complete game to be changed into another, and put it on the shelf;
                      --full with pages, a lesson, a cover and golden games as a finished game has them
  check-game NAME     format, lints and tests of one game, what it has not got yet, a few moves by a real pointer where there is a
                      browser, and how long that took; --quick without the browser
  golden NAME         write a golden game for each ending of a game that has none, and count its ways
  test                everything that must hold: format, lints, documentation, WebAssembly, all tests, also in a browser
  bench [ARGUMENTS]   how fast random games are played, beside the goals; --help for its arguments
  load [ARGUMENTS]    how much a salon bears: people, moves, memory; --help for its arguments
  bench think         how long a decision takes at each level
  bench stop          how soon machine players answer when they are told to stop
  bench wasm          how fast they think in WebAssembly beside natively, and that they choose the same
  bench paint         how soon the page can be read and played on a slow phone, in a real browser
  bench --write       all of this and the salon's figures, as docs/PERFORMANCE.md with pictures
  fuzz games [NUMBER] play so many random games of every kind, looking for crashes, dead ends and endless games
  fuzz [TARGET] [SECONDS]
                      send nonsense to record, referee, table, options or sheet; needs a nightly compiler
  languages           what is not worded yet in which language, what is the same in two, what changed since it was translated;
                      --trial adds a language to a copy of the project, and reads what it says
  corpus              add to the games that replay for ever what they lack: sets of options, endings
  fmt                 format all code
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    let rest: Vec<String> = arguments.collect();
    let done = match (command.as_deref(), rest.is_empty()) {
        (Some("start"), _) => start::start(&rest),
        (Some("dev"), _) => dev::dev(&rest),
        (Some("languages"), true) => languages::report(),
        (Some("languages"), _) if rest == ["--trial"] => languages::trial(),
        (Some("client"), true) => client::build(Shelf::Usual),
        (Some("client"), _) if rest == ["--with-example"] => client::build(Shelf::WithExample),
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
