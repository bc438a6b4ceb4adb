//! How fair games are between machine players of equal strength. The tables of docs/BALANCE.md are made by
//!
//! `cargo run --release -p tablier-games --example balance -- abraxas [level] [games] [seed]`
//! `cargo run --release -p tablier-games --example balance -- abraxas-skill [level] [games] [seed]`
//! `cargo run --release -p tablier-games --example balance -- epix [level] [games] [seed]`
//!
//! Levels think in nodes and not in time, so the same command prints the same table on every machine.

mod abraxas;
mod epix;
mod play;

use std::process::ExitCode;

use tablier_rules::Level;

/// What is played: at which level, how many games for each row, from which seed on.
#[derive(Clone, Copy)]
struct Contest {
    level: Level,
    games: u64,
    seed: u64,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| {
        words.get(place).map_or(Some(usual), |word| word.parse::<u64>().ok())
    };
    let level = number(1, 3).and_then(|number| Level::try_from(number).ok());
    let contest = match (level, number(2, 100), number(3, 1)) {
        (Some(level), Some(games @ 1..), Some(seed)) => Some(Contest { level, games, seed }),
        _ => None,
    };
    match (words.first().map(String::as_str), contest) {
        (Some("abraxas"), Some(contest)) => abraxas::equals(contest),
        (Some("abraxas-skill"), Some(contest)) => abraxas::skill(contest),
        (Some("epix"), Some(contest)) => epix::equals(contest),
        _ => {
            eprintln!("Usage: balance abraxas|abraxas-skill|epix [level] [games] [seed]");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
