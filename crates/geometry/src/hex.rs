//! The unbounded lattice of hexagons, in axial coordinates `q,r`. Knows no
//! board: which hexagons are in play is the business of a game.
//!
//! ```text
//!           / \   / \
//!          /   \ /   \
//!         | 0,-1| 1,-1|           hexagons stand on a corner;
//!        / \   / \   / \          q grows to the east,
//!       /   \ /   \ /   \         r grows to the south-east
//!      |-1,0 | 0,0 | 1,0 |
//!       \   / \   / \   /
//!        \ /   \ /   \ /
//!         |-1,1 | 0,1 |
//!          \   / \   /
//!           \ /   \ /
//! ```

mod area;
mod direction;
mod drawing;

use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::{self, ParseCellError};

pub use direction::HexDirection;

/// A hexagon of the plane, or the step from one hexagon to another.
///
/// ```
/// use tablier_geometry::{Hex, HexDirection};
///
/// let hex: Hex = "2,-1".parse()?;
/// assert_eq!(hex.neighbour(HexDirection::West), Hex::new(1, -1));
/// assert_eq!(hex.distance(Hex::ORIGIN), 2);
/// # Ok::<(), tablier_geometry::ParseCellError>(())
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Hex {
    /// Steps to the east.
    pub q: i16,
    /// Steps to the south-east.
    pub r: i16,
}

impl Hex {
    /// The hexagon `0,0`.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The hexagon `q,r`.
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Self {
        Self { q, r }
    }

    /// The hexagon across the side in that direction.
    #[must_use]
    pub fn neighbour(self, direction: HexDirection) -> Self {
        self + direction.offset()
    }

    /// The six hexagons that share a side with this one, in the order of
    /// [`HexDirection::ALL`]: clockwise from the north-east.
    #[must_use]
    pub fn neighbours(self) -> [Self; 6] {
        HexDirection::ALL.map(|direction| self.neighbour(direction))
    }

    /// Whether the two share a side. No hexagon is adjacent to itself.
    #[must_use]
    pub fn is_adjacent(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// The least number of steps from neighbour to neighbour that lead to `other`.
    #[must_use]
    pub fn distance(self, other: Self) -> u32 {
        let q = i32::from(other.q) - i32::from(self.q);
        let r = i32::from(other.r) - i32::from(self.r);
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }
}

impl Add for Hex {
    type Output = Self;

    fn add(self, step: Self) -> Self {
        Self::new(self.q.wrapping_add(step.q), self.r.wrapping_add(step.r))
    }
}

impl Sub for Hex {
    type Output = Self;

    fn sub(self, step: Self) -> Self {
        Self::new(self.q.wrapping_sub(step.q), self.r.wrapping_sub(step.r))
    }
}

impl Neg for Hex {
    type Output = Self;

    fn neg(self) -> Self {
        Self::ORIGIN - self
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (q, r) = text::pair(text).ok_or_else(|| {
            ParseCellError::new(r#"a hexagon as two numbers, such as "2,-1""#, text)
        })?;
        Ok(Self::new(q, r))
    }
}

#[cfg(test)]
mod tests;
