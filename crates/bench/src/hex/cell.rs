//! Cells of the largest board, which is also a move (the cell a stone is laid on, written `a1` to `k11`), and sets of
//! them. Smaller boards are its top left corner.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tablier_geometry::{Grid, Square};
use tablier_rules::{Message, NotAMove};

/// The side of the largest board.
pub(super) const LARGEST: u8 = 11;

/// Its cells, counted row by row; the letter is the file, the number the row.
const GRID: Grid = Grid::new(LARGEST, LARGEST);

/// A cell of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells the largest board has.
    pub(super) const COUNT: usize = GRID.len();

    /// The cells of a board of this size, row by row.
    pub(super) fn all(size: u8) -> impl Iterator<Item = Cell> {
        let cell = |row: u8| move |file: u8| Cell(row * LARGEST + file);
        (0..size).flat_map(move |row| (0..size).map(cell(row)))
    }

    /// Its number, below [`Cell::COUNT`].
    #[inline]
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// The hexagon it is, with `a1` at the origin: neighbours are checked against it.
    #[cfg(test)]
    pub(super) fn hex(self) -> tablier_geometry::Hex {
        let square = GRID.square(self.index());
        tablier_geometry::Hex::new(square.file.into(), square.rank.into())
    }

    /// The cells that touch it, on the largest board.
    #[inline]
    pub(super) fn neighbours(self) -> Cells {
        NEIGHBOURS[self.index()]
    }
}

const NEIGHBOURS: [Cells; Cell::COUNT] = {
    let mut table = [Cells::NONE; Cell::COUNT];
    let side = LARGEST as usize;
    let mut index = 0;
    while index < Cell::COUNT {
        let (file, row) = (index % side, index / side);
        let (west, east) = (file > 0, file + 1 < side);
        let (north, south) = (row > 0, row + 1 < side);
        // Each step with whether it stays on the board: to both sides, up and down, and along the short diagonal.
        let here = 1u128 << index;
        let mut bits = 0;
        if west {
            bits |= here >> 1;
        }
        if east {
            bits |= here << 1;
        }
        if north {
            bits |= here >> side;
        }
        if south {
            bits |= here << side;
        }
        if north && east {
            bits |= here >> (side - 1);
        }
        if south && west {
            bits |= here << (side - 1);
        }
        table[index] = Cells(bits);
        index += 1;
    }
    table
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.square(self.index()).fmt(f)
    }
}

impl FromStr for Cell {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Cell, NotAMove> {
        let square = text.parse().ok().filter(|&square: &Square| GRID.contains(square));
        square.map(|square| Cell(GRID.index(square) as u8)).ok_or_else(|| {
            let expected = Message::words("a cell from a1 to k11.");
            NotAMove::new(text, expected)
        })
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cells(u128);

impl Cells {
    /// No cell.
    pub(super) const NONE: Cells = Cells(0);

    /// The cells of one row of the largest board.
    pub(super) fn row(row: u8) -> Cells {
        (0..LARGEST).fold(Cells::NONE, |cells, file| cells.with(Cell(row * LARGEST + file)))
    }

    /// The cells of one file of the largest board.
    pub(super) fn file(file: u8) -> Cells {
        (0..LARGEST).fold(Cells::NONE, |cells, row| cells.with(Cell(row * LARGEST + file)))
    }

    /// The same set with this cell in it.
    #[inline]
    #[must_use]
    pub(super) fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// Whether this cell is in it.
    #[inline]
    pub(super) fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Whether some cell is in both.
    #[inline]
    pub(super) fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells that are in one of them.
    #[inline]
    pub(super) fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are in both.
    #[inline]
    pub(super) fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells that are not in the other.
    #[inline]
    pub(super) fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Takes one cell out of the set.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }

    /// Its cells, row by row.
    pub(super) fn iter(mut self) -> impl Iterator<Item = Cell> {
        std::iter::from_fn(move || self.pop())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_written_one_way() {
        for cell in Cell::all(LARGEST) {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for text in ["", "a", "a0", "a12", "l1", "A1", "a01", "1a"] {
            assert!(text.parse::<Cell>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn cells_touch_where_their_hexagons_do() {
        for cell in Cell::all(LARGEST) {
            let touching = Cell::all(LARGEST).filter(|other| other.hex().is_adjacent(cell.hex()));
            assert!(touching.eq(cell.neighbours().iter()), "{cell}");
        }
    }
}
