//! `tablier-bench`: how fast random games are played, in one table.

mod goals;
mod measure;
mod peers;
mod report;
mod subjects;
mod table;

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

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
    /// How long each measurement takes, in seconds.
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    seconds: Duration,

    /// Measure only what has this in its game or options, such as "six" or "players=2".
    #[arg(long, value_name = "SUBSTRING", default_value = "", hide_default_value = true)]
    only: String,

    /// Measure every combination of options, not just the goals and each number of players.
    #[arg(long)]
    all: bool,

    /// Print the rows as JSON.
    #[arg(long)]
    json: bool,
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
        let json = serde_json::to_string_pretty(&rows).expect("rows are plain data");
        Ok(json + "\n")
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
