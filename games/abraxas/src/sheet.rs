//! The sheets under the plate: where their red dots are, and how they are written. Knows no plate and no pawn.
//!
//! A sheet is a text of nine rows with nine places each, the top row first: `o` is a place with a dot, `-` one without.
//! Spaces do not matter. Rows end with the line or with a `/`, so that a sheet also fits on one line; what follows a `#`
//! on a line is a comment. The six sheets of this folder are such texts; owners of the printed game can enter theirs in
//! the option `custom_sheet`.
//!
//! ```text
//! # nine dots
//! - - - - o - - - -
//! - - o - - - - - -        the same row without spaces: --o------
//! ...
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::{Language, Message, reading};

use super::alignment;
use super::board::{self, Bits, SIDE};
use super::messages;

/// The sheets we designed, by number.
const TEXTS: [&str; 6] = [
    include_str!("../sheets/1.txt"),
    include_str!("../sheets/2.txt"),
    include_str!("../sheets/3.txt"),
    include_str!("../sheets/4.txt"),
    include_str!("../sheets/5.txt"),
    include_str!("../sheets/6.txt"),
];

/// A sheet of 9 by 9 places, some with a red dot, no four of them in line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sheet(Bits);

reading!(Sheet as String, or Sheet(0));

/// Why a text is no sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSheet {
    /// There are not nine rows, but so many.
    Rows(usize),
    /// This row, from 1 at the top, has not nine places but so many.
    Places(usize, usize),
    /// Something else than `o` and `-` in this row.
    Mark(usize, char),
    /// Dots in line on these places.
    InLine(Vec<String>),
}

impl Sheet {
    /// How many sheets there are to choose from.
    pub const COUNT: usize = TEXTS.len();

    /// The sheet of this number, from 1.
    pub fn numbered(number: u8) -> Option<Sheet> {
        let text = TEXTS.get(usize::from(number).checked_sub(1)?)?;
        Some(text.parse().expect("the sheets of this folder are tested"))
    }

    pub(super) fn bits(self) -> Bits {
        self.0
    }

    /// Whether there is a dot on this file and rank, both from 0, from the bottom left.
    pub fn has_dot(self, file: u8, rank: u8) -> bool {
        file < SIDE && rank < SIDE && self.0 >> board::place(file, rank) & 1 != 0
    }

    /// The file and the rank of every dot.
    pub fn dots(self) -> impl Iterator<Item = (u8, u8)> {
        let places = (0..SIDE).flat_map(|rank| (0..SIDE).map(move |file| (file, rank)));
        places.filter(move |&(file, rank)| self.has_dot(file, rank))
    }
}

/// The name of a place of the sheet: `a1` at the bottom left, `i9` at the top right.
fn name(place: u32) -> String {
    let (file, rank) = board::file_and_rank(place);
    format!("{}{}", char::from(b'a' + file), rank + 1)
}

impl FromStr for Sheet {
    type Err = BadSheet;

    fn from_str(text: &str) -> Result<Sheet, BadSheet> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        let rows = lines.flat_map(|line| line.split('/'));
        let rows: Vec<Vec<char>> = rows
            .map(|row| row.chars().filter(|c| !c.is_whitespace()).collect::<Vec<char>>())
            .filter(|row| !row.is_empty())
            .collect();
        for (row, marks) in rows.iter().enumerate() {
            if let Some(&other) = marks.iter().find(|mark| !matches!(mark, 'o' | '-')) {
                return Err(BadSheet::Mark(row + 1, other));
            }
            if marks.len() != usize::from(SIDE) {
                return Err(BadSheet::Places(row + 1, marks.len()));
            }
        }
        if rows.len() != usize::from(SIDE) {
            return Err(BadSheet::Rows(rows.len()));
        }
        let mut dots = 0;
        for (rank, row) in (0..SIDE).zip(rows.iter().rev()) {
            for (file, _) in (0..SIDE).zip(row).filter(|(_, mark)| **mark == 'o') {
                dots |= 1 << board::place(file, rank);
            }
        }
        // Rule: no sheet may contain four dots in line.
        match alignment::all(dots).first() {
            Some(line) => Err(BadSheet::InLine(line.places().map(name).collect())),
            None => Ok(Sheet(dots)),
        }
    }
}

/// Writes the nine rows on one line, `----o----/--o------/…`.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..SIDE).rev() {
            for file in 0..SIDE {
                f.write_str(if self.has_dot(file, rank) { "o" } else { "-" })?;
            }
            f.write_str(if rank > 0 { "/" } else { "" })?;
        }
        Ok(())
    }
}

impl BadSheet {
    /// The sentence for the person.
    pub fn message(&self) -> Message {
        match self {
            BadSheet::Rows(rows) => messages::sheet_rows(*rows),
            BadSheet::Places(row, places) => messages::sheet_places(*row, *places),
            BadSheet::Mark(row, mark) => messages::sheet_mark(*row, mark),
            BadSheet::InLine(places) => {
                messages::sheet_in_line(places.len(), places.iter().map(String::as_str))
            }
        }
    }
}

impl fmt::Display for BadSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().get(Language::EN))
    }
}

impl std::error::Error for BadSheet {}

impl TryFrom<String> for Sheet {
    type Error = BadSheet;
    fn try_from(text: String) -> Result<Sheet, BadSheet> {
        text.parse()
    }
}

impl From<Sheet> for String {
    fn from(sheet: Sheet) -> String {
        sheet.to_string()
    }
}
