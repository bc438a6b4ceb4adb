//! Writes a record so that reading it gives the same record back.

use std::fmt::{self, Display, Formatter};

use super::Record;
use crate::Share;

/// No line of moves grows longer than this by adding another move.
const LINE: usize = 96;

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        headers(self, f)?;
        f.write_str("\n")?;
        if let Some(preface) = &self.preface {
            writeln!(f, "{{ {} }}", comment(preface))?;
        }
        moves(self, f)
    }
}

fn headers(record: &Record, f: &mut Formatter<'_>) -> fmt::Result {
    writeln!(f, "game: {}", line(&record.game))?;
    write_some(f, "rules", record.rules.as_ref())?;
    for (name, value) in &record.options {
        writeln!(f, "option {}: {}", line(name), line(value))?;
    }
    write_some(f, "chance", record.chance.as_ref())?;
    match record.seed {
        Some(seed) => writeln!(f, "seed: {seed}")?,
        None => f.write_str("seed: hidden\n")?,
    }
    write_some(f, "commitment", record.commitment.as_deref().map(line).as_ref())?;
    write_some(f, "salt", record.salt.as_deref().map(line).as_ref())?;
    for share in &record.shares {
        writeln!(f, "share {}: {}", share.seat, given(share))?;
    }
    for (seat, name) in &record.players {
        writeln!(f, "player {seat}: {}", line(name))?;
    }
    match &record.result {
        Some(ranks) => writeln!(f, "result: {}", list(ranks))?,
        None => f.write_str("result: *\n")?,
    }
    write_some(f, "scores", record.scores.as_ref().map(|scores| list(scores)).as_ref())?;
    write_some(f, "ending", record.ending.as_deref().map(line).as_ref())?;
    for (key, value) in &record.others {
        writeln!(f, "{}: {}", line(key), line(value))?;
    }
    Ok(())
}

/// What was sealed and what was opened of it.
fn given(share: &Share) -> String {
    match (share.seal, share.contribution) {
        (Some(seal), Some(contribution)) => format!("{seal} {contribution}"),
        (Some(seal), None) => format!("{seal} unopened"),
        (None, _) => "none".to_owned(),
    }
}

fn write_some(f: &mut Formatter<'_>, key: &str, value: Option<&impl Display>) -> fmt::Result {
    value.map_or(Ok(()), |value| writeln!(f, "{key}: {value}"))
}

fn list(numbers: &[impl Display]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A line for each run of moves of one seat, beginning with the number of its first move.
fn moves(record: &Record, f: &mut Formatter<'_>) -> fmt::Result {
    let mut length = 0;
    for (index, made) in record.moves.iter().enumerate() {
        let same_seat = index > 0 && record.moves[index - 1].seat == made.seat;
        let after_comment = index > 0 && record.moves[index - 1].comment.is_some();
        let mv = made.mv.as_deref().unwrap_or("?");
        if same_seat && !after_comment && length + mv.len() < LINE {
            write!(f, " {mv}")?;
            length += mv.len() + 1;
        } else {
            let begin = if index == 0 { "" } else { "\n" };
            let mark = made.seat.map_or(String::new(), |seat| format!("({seat}) "));
            let text = format!("{}. {mark}{mv}", index + 1);
            write!(f, "{begin}{text}")?;
            length = text.len();
        }
        if let Some(said) = &made.comment {
            write!(f, " {{ {} }}", comment(said))?;
        }
    }
    if record.moves.is_empty() { Ok(()) } else { f.write_str("\n") }
}

/// A value that stays on its line.
fn line(value: &str) -> String {
    value.trim().replace('\n', " ")
}

/// A comment that does not end before its end.
fn comment(said: &str) -> String {
    said.replace('}', ")").split_whitespace().collect::<Vec<_>>().join(" ")
}
