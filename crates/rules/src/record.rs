//! The text of a game: headers, then numbered moves. Knows how it is written, not what the moves mean.
//!
//! ```text
//! game: six
//! rules: 1
//! option players: 2
//! seed: 42
//! result: 2 1
//!
//! 1. (0) 0,0
//! 2. (1) 1,0    { a comment }
//! ```
//!
//! The whole format is in `docs/RECORD-FORMAT.md`.

mod load;
mod parse;
mod write;

pub use load::LoadError;
pub use parse::RecordError;

use std::fmt;
use std::str::FromStr;

use crate::{ChanceVersion, Language, Message, RulesVersion, Seat, Seed, Share, messages};

/// A game as text, with the places of its parts for error messages.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Record {
    /// The slug of the game.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: Option<RulesVersion>,
    /// How its chance came about; none is written where it is the seed alone.
    pub chance: Option<ChanceVersion>,
    /// The options that were written, by name, each as the schema writes it.
    pub options: Vec<(String, String)>,
    /// All the chance; missing while the game is in progress and the reader may not know it.
    pub seed: Option<Seed>,
    /// Names of those who play, by seat.
    pub players: Vec<(Seat, String)>,
    /// Ranks of the seats at the end; missing for a game in progress.
    pub result: Option<Vec<u8>>,
    /// Scores of the seats at the end.
    pub scores: Option<Vec<i32>>,
    /// The word for what ended the game.
    pub ending: Option<String>,
    /// What was published before the start so that nobody could change the seed.
    pub commitment: Option<String>,
    /// The secret that went into the commitment besides the seed.
    pub salt: Option<String>,
    /// What those who play gave to the chance of the game, by seat.
    pub shares: Vec<Share>,
    /// Headers of other programs, kept as they were.
    pub others: Vec<(String, String)>,
    /// What is said before the first move.
    pub preface: Option<String>,
    /// The moves in order.
    pub moves: Vec<RecordMove>,
}

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordMove {
    /// Who made it; may be left out where only one seat decides.
    pub seat: Option<Seat>,
    /// The move, or nothing where it is still secret (`?`).
    pub mv: Option<String>,
    /// What is said of it.
    pub comment: Option<String>,
    /// Where it stands in the text it was read from.
    pub place: Spot,
}

/// A place in a text, for error messages. Two places are always equal, so that records compare by what they say.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spot {
    /// From 1; 0 where there is no text.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl PartialEq for Spot {
    fn eq(&self, _: &Spot) -> bool {
        true
    }
}

impl Eq for Spot {}

impl Spot {
    /// The place in words.
    pub fn text(self) -> Message {
        let Spot { line, column } = self;
        messages::line_column(line, column)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl FromStr for Record {
    type Err = RecordError;
    fn from_str(text: &str) -> Result<Record, RecordError> {
        parse::record(text)
    }
}
