//! The six directions across the sides of a hexagon.
//!
//! ```text
//!      north-west / \ north-east
//!                /   \
//!          west |     | east
//!                \   /
//!      south-west \ / south-east
//! ```

use serde::{Deserialize, Serialize};

use super::Hex;

/// A direction across a side of a hexagon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HexDirection {
    /// Up and to the right: `1,-1`.
    NorthEast,
    /// To the right: `1,0`.
    East,
    /// Down and to the right: `0,1`.
    SouthEast,
    /// Down and to the left: `-1,1`.
    SouthWest,
    /// To the left: `-1,0`.
    West,
    /// Up and to the left: `0,-1`.
    NorthWest,
}

impl HexDirection {
    /// All six, clockwise from the north-east.
    pub const ALL: [Self; 6] = [
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// One direction for each of the three lines through a hexagon.
    pub const LINES: [Self; 3] = [Self::NorthEast, Self::East, Self::SouthEast];

    /// The step to the neighbour in this direction.
    #[must_use]
    pub const fn offset(self) -> Hex {
        match self {
            Self::NorthEast => Hex::new(1, -1),
            Self::East => Hex::new(1, 0),
            Self::SouthEast => Hex::new(0, 1),
            Self::SouthWest => Hex::new(-1, 1),
            Self::West => Hex::new(-1, 0),
            Self::NorthWest => Hex::new(0, -1),
        }
    }

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise().clockwise().clockwise()
    }

    /// The next direction clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        match self {
            Self::NorthEast => Self::East,
            Self::East => Self::SouthEast,
            Self::SouthEast => Self::SouthWest,
            Self::SouthWest => Self::West,
            Self::West => Self::NorthWest,
            Self::NorthWest => Self::NorthEast,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_go_round_clockwise() {
        for (index, direction) in HexDirection::ALL.into_iter().enumerate() {
            assert_eq!(direction.clockwise(), HexDirection::ALL[(index + 1) % 6]);
            assert_eq!(direction.opposite().offset(), -direction.offset());
        }
    }

    #[test]
    fn every_direction_lies_on_one_of_the_three_lines() {
        for direction in HexDirection::ALL {
            let is_line = HexDirection::LINES.contains(&direction);
            assert_ne!(is_line, HexDirection::LINES.contains(&direction.opposite()));
        }
    }
}
