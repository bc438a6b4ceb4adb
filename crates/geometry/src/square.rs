//! Squares, named as on a chessboard: a letter for the file, a number for the
//! rank. Knows no board; how far files and ranks go is said by a [`Grid`].
//!
//! ```text
//!       +----+----+----+
//!     3 | a3 | b3 | c3 |          north
//!       +----+----+----+            |
//!     2 | a2 | b2 | c2 |    west ---+--- east
//!       +----+----+----+            |
//!     1 | a1 | b1 | c1 |          south
//!       +----+----+----+
//!         a    b    c
//! ```

mod direction;
mod grid;
mod lines;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::{self, ParseCellError};

pub use direction::SquareDirection;
pub use grid::Grid;

/// A square, by its file and rank, both counted from 0: `a1` is file 0, rank 0.
///
/// Any two numbers make a square; whether it lies on the board in play is
/// answered by [`Grid::contains`]. Squares are ordered by rank, then by file,
/// as [`Grid::index`] counts them.
///
/// ```
/// use tablier_geometry::Square;
///
/// let square: Square = "c3".parse()?;
/// assert_eq!(square, Square::new(2, 2));
/// assert_eq!(square.to_string(), "c3");
/// # Ok::<(), tablier_geometry::ParseCellError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Square {
    /// The column, from the left: 0 is `a`.
    pub file: u8,
    /// The row, from the bottom: 0 is `1`.
    pub rank: u8,
}

impl Square {
    /// The square of that file and rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }
}

impl Ord for Square {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.rank, self.file).cmp(&(other.rank, other.file))
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Writes `c3`. A file beyond `z`, which no [`Grid`] has, is written `?`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if self.file < 26 { char::from(b'a' + self.file) } else { '?' };
        write!(f, "{letter}{}", u16::from(self.rank) + 1)
    }
}

impl FromStr for Square {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| {
            ParseCellError::new(r#"a square as a small letter and a number, such as "c3""#, text)
        })
    }
}

fn parse(text: &str) -> Option<Square> {
    let letter = text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let number: u16 = text::number(&text[1..])?;
    let rank = u8::try_from(number.checked_sub(1)?).ok()?;
    Some(Square::new(letter - b'a', rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_parses_back() {
        for (file, rank) in (0..26).flat_map(|file| (0..=255).map(move |rank| (file, rank))) {
            let square = Square::new(file, rank);
            assert_eq!(square.to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn a_square_is_written_one_way() {
        for text in
            ["", "c", "3", "3c", "C3", "c0", "c03", "c+3", "c 3", "c3 ", "cc3", "é3", "c257"]
        {
            assert!(text.parse::<Square>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn squares_are_ordered_by_rank_then_file() {
        let mut squares = ["b2", "a1", "a2", "b1"].map(|text| text.parse::<Square>().unwrap());
        squares.sort_unstable();
        assert_eq!(squares.map(|square| square.to_string()), ["a1", "b1", "a2", "b2"]);
    }
}
