//! `tablier-bench`: how fast random games are played, in one table; how long minds think at each level, how soon they
//! answer when they are told to stop, and how long the same takes in WebAssembly.

mod goals;
mod measure;
mod peers;
mod report;
mod stop;
mod subjects;
mod table;
mod think;
mod wasm;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use serde::Serialize;

use tablier_rules::Level;

use report::{COLUMNS, Row};
use subjects::Subject;

/// How often everything is measured; the best time counts.
const ROUNDS: usize = 3;

/// Plays random games of everything there is, on one core, and prints how many a second.
///
/// Everything is measured three times, in turn, and the best time counts. A goal is the budget of the design. Connect four
/// and hex are here only to be compared: where other crates have the same game, it stands below, played with the same
/// random numbers, and beside it how many times as quick ours is.
#[derive(Parser)]
#[command(name = "tablier-bench", version)]
struct Args {
    #[command(subcommand)]
    other: Option<Other>,

    /// How long each measurement takes, in seconds.
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    seconds: Duration,

    /// Measure only what has this in its game or options, such as "six" or "players=2".
    #[arg(
        long,
        global = true,
        value_name = "SUBSTRING",
        default_value = "",
        hide_default_value = true
    )]
    only: String,

    /// Measure every combination of options, not just the goals and each number of players.
    #[arg(long)]
    all: bool,

    /// Print the rows as JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Other {
    /// Tell the minds to stop, at full strength, and print how long the choice takes.
    ///
    /// Positions are reached by random games and by games of beginners with every combination of options. Beside the time
    /// from the stop to the choice stands the longest time in which a mind did not ask whether to stop: the choice may take
    /// so long if the stop falls then.
    Stop {
        /// How many positions of each game.
        #[arg(long, value_name = "N", default_value = "60", value_parser = clap::value_parser!(u16).range(1..))]
        positions: u16,

        /// When the stop comes, in milliseconds; several with commas.
        #[arg(long, value_name = "MS", default_value = "0,20,200", value_delimiter = ',')]
        after: Vec<u64>,
    },

    /// Let the minds think at every level, and print how long a decision takes and how many nodes they look at.
    Think {
        /// How many decisions of each game at each level.
        #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u16).range(1..))]
        decisions: u16,
    },

    /// Let the minds think as much natively and in WebAssembly, and print how long each takes.
    ///
    /// The moves must be the same, and it fails if they are not. WebAssembly is run by Chromium if that is installed, and
    /// otherwise by Node. `cargo xtask bench wasm` builds the module first.
    Wasm {
        /// The module, built from tablier-yardstick.
        #[arg(long, value_name = "FILE")]
        module: PathBuf,

        /// At which level, from 1 to 5.
        #[arg(long, default_value = "4", value_parser = level)]
        level: Level,

        /// How many decisions of each game.
        #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u32).range(1..))]
        decisions: u32,
    },
}

fn level(text: &str) -> Result<Level, String> {
    let number = text.parse::<u64>().map_err(|_| "it takes a number from 1 to 5".to_owned())?;
    Level::try_from(number).map_err(|error| error.to_string())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let given = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    given
        .filter(|duration| (Duration::from_millis(1)..=Duration::from_secs(600)).contains(duration))
        .ok_or_else(|| "it takes a number of seconds from 0.001 to 600".to_owned())
}

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<String, String> {
    match &args.other {
        None => random_games(args),
        Some(Other::Stop { positions, after }) => {
            let after: Vec<Duration> = after.iter().copied().map(Duration::from_millis).collect();
            let rows = stop::rows(&args.only, (*positions).into(), &after);
            Ok(if args.json { json(&rows) } else { stop::report(&rows) })
        }
        Some(Other::Think { decisions }) => {
            let rows = think::rows(&args.only, (*decisions).into());
            Ok(if args.json { json(&rows) } else { think::report(&rows) })
        }
        Some(Other::Wasm { module, level, decisions }) => {
            let rows = wasm::rows(module, *level, *decisions, &args.only)?;
            let report = if args.json { json(&rows) } else { wasm::report(&rows) };
            wasm::check(&rows).map(|()| report)
        }
    }
}

fn json(rows: &[impl Serialize]) -> String {
    serde_json::to_string_pretty(rows).expect("rows are plain data") + "\n"
}

fn random_games(args: &Args) -> Result<String, String> {
    let mut subjects = subjects::subjects(args.all).map_err(|error| error.to_string())?;
    subjects.retain(|subject| is_wanted(subject, &args.only));
    if subjects.is_empty() {
        let only = &args.only;
        return Err(format!(
            "Nothing has \"{only}\" in its game or options; leave out --only to see all."
        ));
    }
    let count = subjects.len();
    let tell = |round| eprintln!("round {round} of {ROUNDS}, {count} kinds of games");
    let batches = subjects.iter_mut().map(|subject| &mut subject.batch);
    let rates = measure::rates(batches, args.seconds, ROUNDS, tell);
    let rows = report::rows(subjects.into_iter().zip(rates).collect());
    if args.json {
        Ok(json(&rows))
    } else {
        let cells: Vec<_> = rows.iter().map(Row::cells).collect();
        Ok(table::table(&COLUMNS, &cells))
    }
}

/// Peers go with the game they are compared with.
fn is_wanted(subject: &Subject, only: &str) -> bool {
    format!("{} {}", subject.game, subject.variant).contains(only)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn nonsense_is_refused_with_a_sentence() {
        for text in ["", "0", "-1", "NaN", "inf", "1e9", "soon"] {
            assert!(seconds(text).is_err(), "{text}");
        }
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        let args = Args::parse_from(["tablier-bench", "--only", "chess"]);
        assert!(run(&args).is_err_and(|sentence| sentence.contains("chess")));
    }

    #[test]
    fn the_report_has_a_row_for_ours_and_one_for_each_peer() {
        let args = Args::parse_from(["tablier-bench", "--seconds", "0.001", "--only", "connect"]);
        let report = run(&args).unwrap();
        assert_eq!(report.lines().count(), 2 + 1 + peers::connect_four().len(), "{report}");
    }
}
