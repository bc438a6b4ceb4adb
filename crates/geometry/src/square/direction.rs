//! The eight directions from a square.
//!
//! ```text
//!     NW  N  NE
//!      W  *  E
//!     SW  S  SE
//! ```

use serde::{Deserialize, Serialize};

use super::Square;

/// A direction from a square to one of the eight around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SquareDirection {
    /// Up, to the next rank.
    North,
    /// Up and to the right.
    NorthEast,
    /// To the right, to the next file.
    East,
    /// Down and to the right.
    SouthEast,
    /// Down, to the rank before.
    South,
    /// Down and to the left.
    SouthWest,
    /// To the left, to the file before.
    West,
    /// Up and to the left.
    NorthWest,
}

impl SquareDirection {
    /// All eight, clockwise from the north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The four across a side, clockwise from the north.
    pub const ORTHOGONAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// One direction for each of the four lines through a square: row, column,
    /// rising and falling diagonal.
    pub const LINES: [Self; 4] = [Self::East, Self::North, Self::NorthEast, Self::SouthEast];

    /// The step in files (to the right) and ranks (up).
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::NorthEast => Self::SouthWest,
            Self::East => Self::West,
            Self::SouthEast => Self::NorthWest,
            Self::South => Self::North,
            Self::SouthWest => Self::NorthEast,
            Self::West => Self::East,
            Self::NorthWest => Self::SouthEast,
        }
    }
}

impl Square {
    /// The square one step further, unless its file or rank would not be a number.
    pub(super) fn stepped(self, direction: SquareDirection) -> Option<Self> {
        let (files, ranks) = direction.offset();
        Some(Self::new(self.file.checked_add_signed(files)?, self.rank.checked_add_signed(ranks)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opposite_leads_back() {
        for direction in SquareDirection::ALL {
            let there = Square::new(4, 4).stepped(direction).unwrap();
            assert_eq!(there.stepped(direction.opposite()), Some(Square::new(4, 4)));
        }
    }

    #[test]
    fn every_direction_lies_on_one_of_the_four_lines() {
        for direction in SquareDirection::ALL {
            let is_line = SquareDirection::LINES.contains(&direction);
            assert_ne!(is_line, SquareDirection::LINES.contains(&direction.opposite()));
        }
    }
}
