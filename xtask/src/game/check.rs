//! `cargo xtask check-game`: all that concerns one game and nothing else, and what it has not got yet.

use std::time::Instant;

use super::{named, report, told};
use crate::browser;
use crate::client::WORKING;
use crate::dev;
use crate::run::{Outcome, cargo};
use crate::shelf::{Game, Shelf};

/// Looks at the format, the lints and the tests of one game that compiles, all three whatever the others say.
pub fn check(arguments: &[String]) -> Outcome {
    let (quick, arguments): (Vec<String>, Vec<String>) =
        arguments.iter().cloned().partition(|argument| argument == "--quick");
    let game = named("check-game", &arguments)?;
    let (begun, slug, package) = (Instant::now(), &game.slug, &game.package);
    let format = cargo(["fmt", "--check", "--package", package]).run("format");
    // Lints and tests would both say why it does not.
    cargo(["test", "--quiet", "--no-run", "--package", package])
        .run("build")
        .map_err(|_| format!("{slug} does not compile; why stands above."))?;
    let lints = cargo(["clippy", "--quiet", "--all-targets", "--no-deps", "--package", package])
        .args(["--", "--deny", "warnings"])
        .run("lints");
    let report = report();
    // What the contract says is wrong is told even where a test of the game itself fails before it.
    let (tests, output) = cargo(["test", "--quiet", "--no-fail-fast", "--package", package])
        .env("TABLIER_REPORT", &report.to_string_lossy())
        // What is wrong is said by the promise, not by where it was noticed.
        .env("RUST_BACKTRACE", "0")
        .run_and_read("tests");
    let missing = told(&report);
    if !missing.is_empty() {
        println!("{slug} has not got yet:");
        missing.iter().for_each(|line| println!("  {line}"));
        println!();
    }
    let broken = broken(&output);
    if !broken.is_empty() {
        println!("{slug} breaks what it promises:");
        broken.iter().for_each(|(promise, mend)| println!("  {promise}\n    mend {mend}"));
        println!();
    }
    let played = if quick.is_empty() { in_browser(&game) } else { Ok(()) };
    let seconds = begun.elapsed().as_secs_f32();
    let format = format.map_err(|_| "its format (cargo xtask fmt)".to_owned());
    let lints = lints.map_err(|_| "its lints".to_owned());
    let tests = tests.map_err(|_| "its tests".to_owned());
    let played = played.map_err(|_| "what is seen and clicked in a browser".to_owned());
    let all = [format, lints, tests, played];
    let wrong: Vec<String> = all.into_iter().filter_map(Result::err).collect();
    if wrong.is_empty() {
        println!("{slug}: format, lints and tests are as they should be, in {seconds:.1} s.");
        return Ok(());
    }
    Err(format!("{slug}: {} (in {seconds:.1} s; the details stand above).", wrong.join(", ")))
}

/// Begins the game in a browser, if there is one, and plays some moves by a real pointer.
fn in_browser(game: &Game) -> Outcome {
    if !browser::is_there() {
        eprintln!("── in a browser: not tried, since there is no chromium and chromedriver\n");
        return Ok(());
    }
    let usual = Shelf::Usual.games()?.contains(game);
    let shelf = if usual { Shelf::Usual } else { Shelf::WithExample };
    let site = dev::page(shelf)?;
    cargo(["run", "--quiet", "--package", "tablier-e2e", "--bin", "try-game"])
        .args(WORKING)
        .args(shelf.features())
        .args(["--"])
        .args([site.as_os_str(), game.slug.as_ref()])
        .run("in a browser")
}

/// The promises that tests said are broken, each once, with what is to be mended.
fn broken(output: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = output.lines().collect();
    let mut broken: Vec<(String, String)> = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let Some(mend) = line.strip_prefix("to be mended: ") else { continue };
        // The promise begins behind the line that says where it was noticed.
        let before = lines[..number].iter().rposition(|line| line.contains("panicked at"));
        let promise = lines[before.map_or(number.saturating_sub(1), |at| at + 1)..number].join(" ");
        if !broken.iter().any(|(known, _)| *known == promise) {
            broken.push((promise, mend.to_owned()));
        }
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_promise_is_told_with_the_function_to_mend_and_only_once() {
        let said = "\
---- it_keeps_the_contract stdout ----
thread 'it_keeps_the_contract' (7) panicked at crates/acceptance/src/contract.rs:9:5:
six: a record replays
to the same position
to be mended: Game::apply
game: six
---- again stdout ----
thread 'again' panicked at crates/acceptance/src/contract.rs:9:5:
six: a record replays
to the same position
to be mended: Game::apply
";
        let promise = "six: a record replays to the same position".to_owned();
        assert_eq!(broken(said), [(promise, "Game::apply".to_owned())]);
        assert!(broken("test result: ok").is_empty());
    }
}
