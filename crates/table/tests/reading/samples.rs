//! What is read: written down for every variant, of logs that are kept for ever, and of tables that were played.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tablier_games::RULEBOOKS;
use tablier_rules::{Seat, Viewer};
use tablier_table::{LogEntry, PersonId, Table, Time};

/// One a line, after the name of its type.
const WRITTEN: &str = include_str!("samples.txt");

/// The samples of a type.
pub fn of(name: &str) -> Vec<String> {
    let hex = "09afAF".repeat(11)[..64].to_owned();
    let of_type = |line: &'static str| line.strip_prefix(name)?.strip_prefix(' ');
    let written = WRITTEN.lines().filter_map(of_type);
    let mut samples: Vec<String> = written.map(|sample| sample.replace("$hex", &hex)).collect();
    let told = || updates().into_iter().map(|update| serde_json::from_str(&update).expect("JSON"));
    match name {
        "LogEntry" => samples.extend(logs().into_iter().flat_map(|log| log.into_iter().take(4))),
        "Update" => samples.extend(updates().into_iter().take(3)),
        "Snapshot" => samples.extend(told().map(|update: Value| update["snapshot"].to_string())),
        _ => {}
    }
    assert!(!samples.is_empty(), "there is no sample of {name}");
    samples
}

/// The logs that were kept, line by line.
pub fn logs() -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the logs are there")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"))
        .collect();
    files.sort();
    let read =
        |path: &_| fs::read_to_string(path).expect("a log").lines().map(str::to_owned).collect();
    files.iter().map(read).collect()
}

/// What somebody is told of the tables of those logs: in the middle of the game and at its end.
pub fn updates() -> Vec<String> {
    let mut updates = Vec::new();
    for log in logs() {
        for length in [log.len() / 2, log.len()] {
            let entries =
                log[..length].iter().map(|line| serde_json::from_str(line).expect("an entry"));
            let entries: Vec<LogEntry> = entries.collect();
            let now = entries.last().map_or(Time(0), |entry| entry.at);
            let table = Table::rebuild(RULEBOOKS, entries).expect("a table");
            let since = (length as u64).saturating_sub(10);
            let update = table.update(PersonId(1), Viewer::Seat(Seat::new(0)), since, now);
            updates.push(serde_json::to_string(&update).expect("JSON"));
        }
    }
    updates
}
