//! The four places of the plate in the frame, and the ways from one to the next. Knows no pawn.
//!
//! ```text
//!     nw <---- ne        the arrows of the frame run counter-clockwise:
//!      |        ^        nw, sw, se, ne, and round again
//!      v        |
//!     sw ----> se
//! ```

use serde::Serialize;
use tablier_rules::reading;

/// The corner of the frame in which the plate lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub enum Corner {
    /// Top left.
    #[default]
    #[serde(rename = "nw")]
    NorthWest,
    /// Bottom left.
    #[serde(rename = "sw")]
    SouthWest,
    /// Bottom right.
    #[serde(rename = "se")]
    SouthEast,
    /// Top right.
    #[serde(rename = "ne")]
    NorthEast,
}

reading! {
    variants of Corner { "nw" => NorthWest, "sw" => SouthWest, "se" => SouthEast, "ne" => NorthEast }
}

/// A way the plate can be pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Corner {
    /// All four, in the order in which the arrows lead through them.
    pub const ALL: [Corner; 4] =
        [Corner::NorthWest, Corner::SouthWest, Corner::SouthEast, Corner::NorthEast];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Corner::NorthWest => "nw",
            Corner::SouthWest => "sw",
            Corner::SouthEast => "se",
            Corner::NorthEast => "ne",
        }
    }

    /// Rule: the arrows run counter-clockwise, so that a push is one definite move.
    #[inline]
    #[must_use]
    pub const fn pushed(self) -> Corner {
        Corner::ALL[(self as usize + 1) % 4]
    }

    /// Where a push in this direction brings the plate, if it can move that way.
    #[must_use]
    pub const fn toward(self, direction: Direction) -> Option<Corner> {
        use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};
        match (self, direction) {
            (SouthWest, Direction::North) | (NorthEast, Direction::West) => Some(NorthWest),
            (NorthWest, Direction::South) | (SouthEast, Direction::West) => Some(SouthWest),
            (NorthEast, Direction::South) | (SouthWest, Direction::East) => Some(SouthEast),
            (SouthEast, Direction::North) | (NorthWest, Direction::East) => Some(NorthEast),
            _ => None,
        }
    }

    /// The direction of the arrow that leads away from here.
    pub const fn arrow(self) -> Direction {
        match self {
            Corner::NorthWest => Direction::South,
            Corner::SouthWest => Direction::East,
            Corner::SouthEast => Direction::North,
            Corner::NorthEast => Direction::West,
        }
    }

    /// The file and the rank of the sheet that lie under hole a1.
    #[inline]
    pub const fn offset(self) -> (u8, u8) {
        match self {
            Corner::NorthWest => (0, 1),
            Corner::SouthWest => (0, 0),
            Corner::SouthEast => (1, 0),
            Corner::NorthEast => (1, 1),
        }
    }
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0] as char
    }

    /// Its letter, as messages choose by it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Direction::North => "n",
            Direction::East => "e",
            Direction::South => "s",
            Direction::West => "w",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arrow_leads_where_a_push_leads() {
        for corner in Corner::ALL {
            assert_eq!(corner.toward(corner.arrow()), Some(corner.pushed()));
        }
    }

    #[test]
    fn from_every_corner_two_directions_are_open_and_lead_one_place_on() {
        for corner in Corner::ALL {
            let ways = Direction::ALL.iter().filter_map(|&way| corner.toward(way));
            let moved = |next: Corner| {
                let ((file, rank), (to_file, to_rank)) = (corner.offset(), next.offset());
                file.abs_diff(to_file) + rank.abs_diff(to_rank)
            };
            assert_eq!(ways.map(moved).collect::<Vec<_>>(), [1, 1]);
        }
    }
}
