//! How well a machine plays. A level is a budget of work and a taste for mistakes, never a time; what it comes to is each mind's
//! own matter.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Message;
use crate::messages;
use crate::reading;

/// One of the five opponents a person can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u64")]
pub enum Level {
    /// Sees what stands before its eyes, most of the time.
    Beginner,
    /// Never misses an immediate win.
    Amateur,
    /// Thinks of what the others may answer.
    Confirmed,
    /// Hard to beat.
    Expert,
    /// The best that about a second of one core can do.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Beginner, Level::Amateur, Level::Confirmed, Level::Expert, Level::Master];

    /// Its number, from 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The one of five values that belongs to it.
    pub const fn of<T: Copy>(self, values: [T; 5]) -> T {
        values[self as usize]
    }

    /// What it is called.
    pub fn name(self) -> Message {
        match self {
            Level::Beginner => messages::level_beginner(),
            Level::Amateur => messages::level_amateur(),
            Level::Confirmed => messages::level_experienced(),
            Level::Expert => messages::level_expert(),
            Level::Master => messages::level_master(),
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl TryFrom<u64> for Level {
    type Error = NoSuchLevel;
    fn try_from(number: u64) -> Result<Level, NoSuchLevel> {
        let found = Level::ALL.into_iter().find(|level| u64::from(level.number()) == number);
        found.ok_or(NoSuchLevel(number))
    }
}

reading!(Level as u64, or Level::Beginner);

/// A number that is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub u64);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "There is no level {}: levels are 1 to {}.", self.0, Level::ALL.len())
    }
}

impl std::error::Error for NoSuchLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_from_one_to_five() {
        let numbers = Level::ALL.map(Level::number);
        assert_eq!(numbers, [1, 2, 3, 4, 5]);
        assert!(numbers.iter().all(|&n| Level::try_from(u64::from(n)).map(Level::number) == Ok(n)));
        assert_eq!(Level::try_from(0), Err(NoSuchLevel(0)));
        assert_eq!(serde_json::to_string(&Level::Master).expect("a number"), "5");
    }
}
