//! How well a machine plays. A level is a budget of work and a taste for mistakes, never a time: each mind says for itself
//! what its levels are.

use std::fmt;

use serde::{Deserialize, Serialize};
use tablier_rules::{Text, mix};

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
    pub fn name(self) -> Text {
        let (fr, en) = self.of([
            ("Débutant", "Beginner"),
            ("Amateur", "Amateur"),
            ("Confirmé", "Experienced"),
            ("Expert", "Expert"),
            ("Maître", "Master"),
        ]);
        Text::new(fr, en)
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

/// A number that is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub u64);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "There is no level {}: levels are 1 to {}.", self.0, Level::ALL.len())
    }
}

impl std::error::Error for NoSuchLevel {}

/// How much a mind may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// As much as the level allows; the same seed gives the same move on every machine.
    Level(Level),
    /// As well as it can until it is told to stop.
    Full,
}

impl Strength {
    /// The one of six values that belongs to it: one for each level, and the last without a limit.
    pub const fn of<T: Copy>(self, values: [T; 6]) -> T {
        match self {
            Strength::Level(level) => values[level as usize],
            Strength::Full => values[5],
        }
    }
}

/// Misjudgement: an error for each position, the same whenever the same player looks at it, and none when the width is 0.
#[derive(Clone, Copy, Debug)]
pub struct Blur {
    seed: u64,
    width: f32,
}

impl Blur {
    /// Errors of up to `width` either way, small ones more often than large ones.
    pub const fn new(seed: u64, width: f32) -> Blur {
        Blur { seed, width }
    }

    /// The error about the position, or the move, with this key.
    pub fn at(&self, key: u64) -> f32 {
        if self.width == 0.0 {
            return 0.0;
        }
        let bits = mix(self.seed ^ mix(key));
        let unit = |bits: u32| bits as f32 / u32::MAX as f32;
        self.width * (unit(bits as u32) - unit((bits >> 32) as u32))
    }
}

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

    #[test]
    fn a_blur_is_the_same_each_time_and_never_wider_than_said() {
        let blur = Blur::new(7, 2.0);
        let errors: Vec<f32> = (0..1000).map(|key| blur.at(key)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 2.0));
        assert!(
            errors.iter().any(|&error| error > 1.0) && errors.iter().any(|&error| error < -1.0)
        );
        assert_eq!(blur.at(3), errors[3]);
        assert_eq!(Blur::new(7, 0.0).at(3), 0.0);
    }
}
