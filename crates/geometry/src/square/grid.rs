//! A bounded board of squares. Knows its size and nothing of what stands on it.
//!
//! ```text
//!       a   b   c
//!     +---+---+---+
//!     | 6 | 7 | 8 | 3      squares are counted rank by rank
//!     +---+---+---+        from the bottom left
//!     | 3 | 4 | 5 | 2
//!     +---+---+---+
//!     | 0 | 1 | 2 | 1
//!     +---+---+---+
//! ```

use super::{Square, SquareDirection};
use crate::Point;

/// A board of `files` by `ranks` squares with `a1` at the bottom left.
///
/// ```
/// use tablier_geometry::{Grid, Square};
///
/// const BOARD: Grid = Grid::new(6, 6);
/// let corner = Square::new(5, 5);
/// assert_eq!(BOARD.len(), 36);
/// assert_eq!(BOARD.index(corner), 35);
/// let neighbours: Vec<String> =
///     BOARD.orthogonal_neighbours(corner).map(|square| square.to_string()).collect();
/// assert_eq!(neighbours, ["f5", "e6"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    files: u8,
    ranks: u8,
}

impl Grid {
    /// A grid of that size.
    ///
    /// # Panics
    /// If there is no file, no rank, or no letter for the last file. Grids are
    /// constants, so this happens while compiling.
    #[must_use]
    pub const fn new(files: u8, ranks: u8) -> Self {
        assert!(files >= 1 && files <= 26, "a grid has 1 to 26 files");
        assert!(ranks >= 1, "a grid has at least one rank");
        Self { files, ranks }
    }

    /// How many files there are, from left to right.
    #[must_use]
    pub const fn files(self) -> u8 {
        self.files
    }

    /// How many ranks there are, from bottom to top.
    #[must_use]
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// How many squares there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a grid has at least one square")]
    pub const fn len(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Whether the square lies on this grid.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.file < self.files && square.rank < self.ranks
    }

    /// The number of a square: `a1` is 0, `b1` is 1, and so on rank by rank.
    ///
    /// # Panics
    /// If the square does not lie on this grid.
    #[must_use]
    pub const fn index(self, square: Square) -> usize {
        assert!(self.contains(square), "the square must lie on the grid");
        square.rank as usize * self.files as usize + square.file as usize
    }

    /// The square with that number, the inverse of [`Grid::index`].
    ///
    /// # Panics
    /// If `index` is not less than [`Grid::len`].
    #[must_use]
    pub const fn square(self, index: usize) -> Square {
        assert!(index < self.len(), "the index must be less than the number of squares");
        let files = self.files as usize;
        // Both fit: the file is less than `files`, the rank less than `ranks`.
        Square::new((index % files) as u8, (index / files) as u8)
    }

    /// All squares in the order of their numbers.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..self.ranks)
            .flat_map(move |rank| (0..self.files).map(move |file| Square::new(file, rank)))
    }

    /// The next square in that direction, if it lies on this grid.
    #[must_use]
    pub fn step(self, square: Square, direction: SquareDirection) -> Option<Square> {
        square.stepped(direction).filter(|&square| self.contains(square))
    }

    /// The squares across a side: north, east, south, west, as far as they
    /// lie on this grid.
    pub fn orthogonal_neighbours(self, square: Square) -> impl Iterator<Item = Square> + Clone {
        let directions = SquareDirection::ORTHOGONAL.into_iter();
        directions.filter_map(move |direction| self.step(square, direction))
    }

    /// Whether the square is one of the corners of this grid.
    #[must_use]
    pub const fn is_corner(self, square: Square) -> bool {
        self.is_outer_file(square) && self.is_outer_rank(square)
    }

    /// Whether the square lies on the rim of this grid; corners do.
    #[must_use]
    pub const fn is_edge(self, square: Square) -> bool {
        self.is_outer_file(square) || self.is_outer_rank(square)
    }

    const fn is_outer_file(self, square: Square) -> bool {
        self.contains(square) && (square.file == 0 || square.file == self.files - 1)
    }

    const fn is_outer_rank(self, square: Square) -> bool {
        self.contains(square) && (square.rank == 0 || square.rank == self.ranks - 1)
    }

    /// The middle of a square when its sides have length `size` and the top
    /// left corner of the board is the origin of the drawing.
    #[must_use]
    pub fn center(self, square: Square, size: f32) -> Point {
        let right = f32::from(square.file) + 0.5;
        let up = f32::from(square.rank) + 0.5;
        Point::new(right, f32::from(self.ranks) - up) * size
    }
}

#[cfg(test)]
mod tests;
