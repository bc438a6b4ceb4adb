//! Records from a file or from standard input.

use std::fs::File;
use std::io::{self, Read};

use tablier_rules::{AnyMatch, Message, Record, Rulebooks};

use crate::messages;
use crate::out::{CommandFailure, Out};

/// No record is longer than this; a file that is, is something else.
const MAX_RECORD_BYTES: u64 = 4 * 1024 * 1024;

/// Reads the record in a file, or from standard input for `-`.
pub fn read_record(path: &str) -> Result<Record, CommandFailure> {
    let read = if path == "-" {
        read_all(io::stdin().lock())
    } else {
        File::open(path).and_then(read_all)
    };
    let text = read.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => CommandFailure::new(messages::file_missing(path)),
        io::ErrorKind::InvalidData => CommandFailure::new(messages::file_not_text(path)),
        _ => CommandFailure::new(messages::file_unread(path, error)),
    })?;
    if text.len() as u64 >= MAX_RECORD_BYTES {
        return Err(CommandFailure::new(messages::record_too_long(path)));
    }
    text.parse::<Record>().map_err(|error| {
        let wrong = Message::join([Message::words(path), error.text()], ", ");
        CommandFailure::new(Message::join([wrong, Message::words(".")], ""))
    })
}

fn read_all(file: impl Read) -> io::Result<String> {
    let mut text = String::new();
    file.take(MAX_RECORD_BYTES).read_to_string(&mut text)?;
    Ok(text)
}

/// The game that a record tells, if it is one of these.
pub fn load(
    rulebooks: Rulebooks,
    record: &Record,
    path: &str,
    out: &Out,
) -> Result<Box<dyn AnyMatch>, CommandFailure> {
    let rulebook = rulebooks.get(&record.game).map_err(|error| out.fail(&error.text()))?;
    rulebook.load(record).map_err(|error| {
        let then = if error.place.is_some() { ", " } else { ": " };
        CommandFailure::new(Message::join([Message::words(path), error.text()], then))
    })
}
