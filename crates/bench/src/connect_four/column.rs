//! A move: the column a disc is dropped into, written `a` to `g`.

use std::fmt;
use std::str::FromStr;

use tablier_geometry::Square;
use tablier_rules::{FastRng, Message, NotAMove, Rng};

use super::GRID;

/// A column of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// All columns from the left.
    pub(super) fn all() -> impl Iterator<Item = Column> {
        (0..GRID.files()).map(Column)
    }

    /// Any column, each as likely as the other.
    #[inline]
    pub(super) fn random(rng: &mut FastRng) -> Column {
        Column(rng.below(GRID.files().into()) as u8)
    }

    /// Its number, from 0.
    #[inline]
    pub(super) fn file(self) -> u8 {
        self.0
    }

    /// Its squares from the bottom up.
    pub(super) fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        (0..GRID.ranks()).map(move |rank| Square::new(self.0, rank))
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        char::from(b'a' + self.0).fmt(f)
    }
}

impl FromStr for Column {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Column, NotAMove> {
        Column::all().find(|column| column.to_string() == text).ok_or_else(|| {
            let expected = Message::words("a column from a to g.");
            NotAMove::new(text, expected)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_written_as_its_letter_and_no_other_way() {
        for column in Column::all() {
            assert_eq!(column.to_string().parse(), Ok(column));
        }
        for text in ["", "h", "A", "1", "a1", " a", "é"] {
            assert!(text.parse::<Column>().is_err(), "{text:?}");
        }
    }
}
