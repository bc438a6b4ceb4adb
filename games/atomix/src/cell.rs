//! The cells of the reactors, and what lies on them. Knows how cells are named and how they touch within one reactor;
//! where the reactors lie is the business of `reactors`.
//!
//! ```text
//!            side 1                      the cells of a reactor, clockwise
//!        1 _________ 2                        ________
//!          \       /                         /\  1   /\
//!    side 0 \     / side 2                  / 6\    / 2\
//!            \   /                         /____\  /____\
//!             \ /                          \    /  \    /
//!              0 centre                     \ 5/  4 \ 3/
//! ```
//!
//! Seen from the centre of its reactor every cell is the same: corner 0 is the centre, side 0 leads to the cell before,
//! side 1 out of the reactor, side 2 to the cell after.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::reading;

use super::atoms::Atoms;
use super::tile::{self, Tile};

/// Rule: there are seven reactors, A to G.
pub(super) const REACTORS: usize = 7;

/// Rule: each is six triangular cells round its centre.
pub(super) const CELLS: usize = 6 * REACTORS;

/// A cell of a reactor, such as `C4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell(u8);

impl Cell {
    /// The cell of a reactor, counted from 0 like the reactors, clockwise from the top.
    #[inline]
    pub const fn new(reactor: usize, place: usize) -> Cell {
        assert!(reactor < REACTORS && place < 6, "no such cell");
        Cell((6 * reactor + place) as u8)
    }

    #[inline]
    pub(super) const fn from_index(index: usize) -> Cell {
        Cell(index as u8)
    }

    /// The number of its reactor, from 0.
    #[inline]
    pub const fn reactor(self) -> usize {
        self.0 as usize / 6
    }

    /// Its place in the reactor, from 0 at the top, clockwise.
    #[inline]
    pub const fn place(self) -> usize {
        self.0 as usize % 6
    }

    /// A number of its own, below 42.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell before it in its reactor, across side 0.
    #[inline]
    pub(super) const fn before(self) -> Cell {
        Cell(if self.place() == 0 { self.0 + 5 } else { self.0 - 1 })
    }

    /// The cell after it in its reactor, across side 2.
    #[inline]
    pub(super) const fn after(self) -> Cell {
        Cell(if self.place() == 5 { self.0 - 5 } else { self.0 + 1 })
    }

    const fn letters(self) -> [u8; 2] {
        [b'A' + self.reactor() as u8, b'1' + self.place() as u8]
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The name of a reactor.
pub(super) fn reactor_name(reactor: usize) -> char {
    char::from(b'A' + reactor as u8)
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.letters()).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        match *text.as_bytes() {
            [reactor @ b'A'..=b'G', place @ b'1'..=b'6'] => {
                Ok(Cell::new((reactor - b'A').into(), (place - b'1').into()))
            }
            _ => Err(format!("\"{text}\" is not a cell such as \"C4\"")),
        }
    }
}

/// A tile on a cell, as it lies there: `gbb4@C4`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Lying {
    /// Where it lies.
    pub cell: Cell,
    /// Its colours, clockwise from the centre of the reactor.
    pub atoms: Atoms,
    pub value: u8,
}

reading!(Lying as String, or Lying::default());

impl Lying {
    /// Which tile it is.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::new(self.atoms.kind(), self.value)
    }
}

impl fmt::Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In one piece: tests write millions of them.
        let [first, second, third] = self.atoms.letters();
        let [reactor, place] = self.cell.letters();
        let text = [first, second, third, b'0' + self.value, b'@', reactor, place];
        f.write_str(str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

impl From<Lying> for String {
    fn from(lying: Lying) -> String {
        lying.to_string()
    }
}

impl FromStr for Lying {
    type Err = String;

    fn from_str(text: &str) -> Result<Lying, String> {
        let wrong = || format!("\"{text}\" is not a tile on a cell such as \"gbb4@C4\"");
        let (lying, cell) = text.split_once('@').ok_or_else(wrong)?;
        let (atoms, value) = tile::parse_lying(lying).ok_or_else(wrong)?;
        Ok(Lying { cell: cell.parse()?, atoms, value })
    }
}

impl TryFrom<String> for Lying {
    type Error = String;

    fn try_from(text: String) -> Result<Lying, String> {
        text.parse()
    }
}
