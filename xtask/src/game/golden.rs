//! `cargo xtask golden`: games for each way to end, and how many ways there are, written by the game's own tests.

use super::{named, report, told};
use crate::run::{Outcome, cargo};

/// Plays until every ending has a golden game, and counts; says what was written and which ending was not found.
pub fn golden(arguments: &[String]) -> Outcome {
    let game = named("golden", arguments)?;
    let report = report();
    let (written, _) = cargo(["test", "--quiet", "--package", &game.package])
        .args(["--test", "acceptance", "--"])
        // One of them is among the tests of a game of rules alone, the other among those of a finished one.
        .args(["whatever_lies_in_its_folder", "every_way_to_end"])
        .env("WRITE_GOLDEN", "1")
        .env("TABLIER_REPORT", &report.to_string_lossy())
        .env("RUST_BACKTRACE", "0")
        .run_and_read("golden games");
    let told = told(&report);
    told.iter().for_each(|line| println!("{line}"));
    if told.is_empty() && written.is_ok() {
        println!("Every ending of {} has a golden game, and its ways are counted.", game.slug);
    }
    written
}
