//! The holes of the plate, named `a1` to `h8`; they travel with the plate. Knows no sheet and no pawn.
//!
//! ```text
//!     8 o o o o o o o o        a hole is counted rank by rank from the bottom left:
//!       . . .                  a1 is 0, h1 is 7, h8 is 63
//!     1 o o o o o o o o
//!       a b c d e f g h
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::reading;

/// A hole of the plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hole(u8);

reading!(Hole as String, or Hole(0));

/// Text that names no hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAHole;

impl Hole {
    /// How many there are.
    pub const COUNT: usize = 64;

    /// The hole of this file and rank, both from 0 to 7.
    pub const fn new(file: u8, rank: u8) -> Hole {
        assert!(file < 8 && rank < 8, "the plate is 8 by 8");
        Hole(rank * 8 + file)
    }

    /// The hole with this number.
    #[inline]
    pub(super) const fn from_index(index: usize) -> Hole {
        debug_assert!(index < Hole::COUNT);
        Hole(index as u8 & 63)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from the left: 0 is `a`.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// The row, from the bottom: 0 is `1`.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    /// All of them in order.
    pub fn all() -> impl Iterator<Item = Hole> {
        (0..Hole::COUNT).map(Hole::from_index)
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl FromStr for Hole {
    type Err = NotAHole;

    fn from_str(text: &str) -> Result<Hole, NotAHole> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Hole::new(file - b'a', rank - b'1')),
            _ => Err(NotAHole),
        }
    }
}

impl fmt::Display for NotAHole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hole is a letter from a to h and a number from 1 to 8, such as c4")
    }
}

impl std::error::Error for NotAHole {}

impl TryFrom<String> for Hole {
    type Error = NotAHole;
    fn try_from(text: String) -> Result<Hole, NotAHole> {
        text.parse()
    }
}

impl From<Hole> for String {
    fn from(hole: Hole) -> String {
        hole.to_string()
    }
}

/// Some of the holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Holes(u64);

impl Holes {
    /// None of them.
    pub const NONE: Holes = Holes(0);

    /// Just this one.
    #[inline]
    pub const fn only(hole: Hole) -> Holes {
        Holes(1 << hole.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their bits, a1 the lowest.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.0 & 1 != 0
    }

    /// Whether all the others are among them.
    pub const fn contains_all(self, others: Holes) -> bool {
        others.0 & !self.0 == 0
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, hole: Hole) -> Holes {
        Holes(self.0 | 1 << hole.0)
    }

    /// These but for one.
    #[inline]
    #[must_use]
    pub const fn without(self, hole: Hole) -> Holes {
        Holes(self.0 & !(1 << hole.0))
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Holes) -> Holes {
        Holes(self.0 | others.0)
    }

    /// One after the other, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hole> + Clone {
        let rest = |&bits: &u64| Some(bits & bits.wrapping_sub(1)).filter(|&bits| bits != 0);
        let first = Some(self.0).filter(|&bits| bits != 0);
        std::iter::successors(first, rest).map(|bits| Hole(bits.trailing_zeros() as u8))
    }
}

impl FromIterator<Hole> for Holes {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Holes {
        holes.into_iter().fold(Holes::NONE, Holes::with)
    }
}

/// Writes `c4,e4`.
impl fmt::Display for Holes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, hole) in self.iter().enumerate() {
            write!(f, "{}{hole}", if count == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

/// Takes what is written by [`Holes`], at least one hole, each once and in order.
impl FromStr for Holes {
    type Err = NotAHole;

    fn from_str(text: &str) -> Result<Holes, NotAHole> {
        let list: Vec<Hole> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
        if list.is_sorted_by(|one, next| one < next) {
            Ok(list.into_iter().collect())
        } else {
            Err(NotAHole)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hole_has_one_text() {
        for hole in Hole::all() {
            assert_eq!(hole.to_string().parse(), Ok(hole));
            assert_eq!(Hole::new(hole.file(), hole.rank()), hole);
        }
        for text in ["", "a", "a0", "a9", "i1", "A1", "a1 ", "é1", "a11"] {
            assert!(text.parse::<Hole>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn several_holes_are_written_once_and_in_order() {
        let holes: Holes = "c4,e4,a5".parse().unwrap();
        assert_eq!(holes.to_string(), "c4,e4,a5");
        assert_eq!((holes.len(), holes.iter().count()), (3, 3));
        for text in ["", ",", "c4,", "e4,c4", "c4,c4"] {
            assert!(text.parse::<Holes>().is_err(), "{text:?}");
        }
    }
}
