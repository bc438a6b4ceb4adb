//! Logs of every version that was ever given to people open for ever, and make the tables they made.
//!
//! `logs/NAME.jsonl` is a log as a salon kept it, an entry a line; `logs/NAME.facts` is what it made of the table. Neither is ever
//! changed: where the meaning of an input changes, that is a new law ([`tablier_table::Law`]), and a table opened before goes on
//! under the old one.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use tablier_rules::Viewer;
use tablier_table::{LogEntry, PersonId, RatedSide, Sitter, Table, Time};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs");

fn logs() -> Vec<PathBuf> {
    let all =
        fs::read_dir(FOLDER).expect("there are logs").map(|file| file.expect("a file").path());
    let mut logs: Vec<PathBuf> =
        all.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")).collect();
    logs.sort();
    logs
}

fn rebuilt(path: &Path) -> Table {
    let text = fs::read_to_string(path).expect("a log is text");
    let entry = |line: &str| serde_json::from_str::<LogEntry>(line).expect("a line is an entry");
    let table = Table::rebuild(tablier_games::RULEBOOKS, text.lines().map(entry));
    table.unwrap_or_else(|refusal| panic!("{} opens no more: {refusal}", path.display()))
}

/// What must stay as it was: who sits where, whose time is left, how the game stands, how it ended and for whom it counted.
/// Said in words of its own, so that nothing but the meaning counts.
fn facts(table: &Table) -> String {
    let mut facts = String::new();
    let mut fact = |name: &str, value: String| {
        writeln!(facts, "{name}: {value}").expect("writing to a string cannot fail");
    };
    let or_none = |number: Option<u64>| number.map_or("none".to_owned(), |n| n.to_string());
    let now = Time(table.last().0 + 1_000);
    let seen = table.snapshot(PersonId(99), Viewer::Spectator, now);
    fact("version", seen.v.to_string());
    fact("stage", json(&seen.stage));
    fact("last", table.last().0.to_string());
    fact("deadline", or_none(table.deadline().map(|at| at.0)));
    for (chair, shown) in table.chairs().iter().zip(&seen.chairs) {
        let sitter = match chair.sitter {
            Sitter::Nobody => "nobody".to_owned(),
            Sitter::Person(PersonId(number)) => format!("person {number}"),
            Sitter::Machine(level) => format!("machine {}", level.number()),
        };
        let stand_in = or_none(chair.stand_in.map(|level| u64::from(level.number())));
        let (left, again) = (or_none(shown.left), shown.again);
        fact("seat", format!("{sitter}, stand-in {stand_in}, left {left}, again {again}"));
    }
    fact("deciders", json(&seen.deciders));
    fact("running", json(&seen.running));
    fact("request", json(&seen.request));
    let moves = table.record(Viewer::Everything).map(|record| record.moves).unwrap_or_default();
    let moves: Vec<String> = moves.into_iter().filter_map(|played| played.mv).collect();
    fact("moves", moves.join(" "));
    fact("why", json(&seen.why));
    fact("ending", json(&seen.ending));
    fact("places", json(&seen.places));
    for RatedSide { rank, people } in table.rated_sides().unwrap_or_default() {
        let people: Vec<u64> = people.iter().map(|(_, person)| person.0).collect();
        fact("rated", format!("rank {rank}, people {people:?}"));
    }
    fact("next", json(&seen.next));
    fact("told", table.told(Viewer::Spectator, 0).len().to_string());
    facts
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it is sent to clients")
}

#[test]
fn old_logs_open_for_ever_and_make_the_tables_they_made() {
    assert!(logs().len() >= 7, "none of them is ever removed");
    for path in logs() {
        let found = facts(&rebuilt(&path));
        let kept = fs::read_to_string(path.with_extension("facts"));
        let kept = kept.unwrap_or_else(|_| panic!("{} has no facts yet:\n{found}", path.display()));
        assert_eq!(found, kept, "{} does not make the table it made", path.display());
    }
}
