//! The points of the triangular lattice.
//!
//! ```text
//!      -1,1 ______ 0,1
//!          /\  0 /\
//!         /5 \  / 1\        b grows to the upper right,
//!  -1,0  /____\/____\ 1,0   a to the right; the six triangles
//!        \  4 /\ 2  /       round a point go clockwise from
//!         \  / 3\  /        twelve o'clock
//!          \/____\/
//!      0,-1        1,-1
//! ```

use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Triangle;
use crate::text::{self, ParseCellError};

/// A point of the triangular lattice, or the step from one to another.
///
/// ```
/// use tablier_geometry::Vertex;
///
/// let vertex: Vertex = "2,-1".parse()?;
/// assert!(vertex.triangles().iter().all(|cell| cell.corners().contains(&vertex)));
/// # Ok::<(), tablier_geometry::ParseCellError>(())
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Vertex {
    /// Steps to the right.
    pub a: i16,
    /// Steps up and to the right.
    pub b: i16,
}

impl Vertex {
    /// The point `0,0`.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The point `a,b`.
    #[must_use]
    pub const fn new(a: i16, b: i16) -> Self {
        Self { a, b }
    }

    /// The six points one step away, clockwise from the upper left, so that
    /// triangle `i` of [`Vertex::triangles`] lies between neighbour `i` and the next.
    #[must_use]
    pub fn neighbours(self) -> [Self; 6] {
        [(-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0)].map(|(a, b)| self + Self::new(a, b))
    }

    /// The six triangles that have this point as a corner, clockwise from the
    /// one straight above, which stands on this point.
    #[must_use]
    pub fn triangles(self) -> [Triangle; 6] {
        [
            (-1, 0, false),
            (0, 0, true),
            (0, -1, false),
            (0, -1, true),
            (-1, -1, false),
            (-1, 0, true),
        ]
        .map(|(a, b, up)| {
            let corner = self + Self::new(a, b);
            Triangle { a: corner.a, b: corner.b, up }
        })
    }
}

impl Add for Vertex {
    type Output = Self;

    fn add(self, step: Self) -> Self {
        Self::new(self.a.wrapping_add(step.a), self.b.wrapping_add(step.b))
    }
}

impl Sub for Vertex {
    type Output = Self;

    fn sub(self, step: Self) -> Self {
        Self::new(self.a.wrapping_sub(step.a), self.b.wrapping_sub(step.b))
    }
}

impl Neg for Vertex {
    type Output = Self;

    fn neg(self) -> Self {
        Self::ORIGIN - self
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.a, self.b)
    }
}

impl FromStr for Vertex {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (a, b) = text::pair(text).ok_or_else(|| {
            ParseCellError::new(r#"a lattice point as two numbers, such as "2,-1""#, text)
        })?;
        Ok(Self::new(a, b))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn triangles_lie_between_neighbours(a: i16, b: i16) {
            let vertex = Vertex::new(a, b);
            let neighbours = vertex.neighbours();
            for (index, cell) in vertex.triangles().into_iter().enumerate() {
                for corner in [vertex, neighbours[index], neighbours[(index + 1) % 6]] {
                    prop_assert!(cell.corners().contains(&corner));
                }
            }
        }

        #[test]
        fn triangles_round_a_point_touch_in_turn(a: i16, b: i16) {
            let cells = Vertex::new(a, b).triangles();
            for (index, cell) in cells.iter().enumerate() {
                prop_assert!(cell.neighbours().contains(&cells[(index + 1) % 6]));
            }
        }

        #[test]
        fn neighbours_are_mutual(a: i16, b: i16) {
            let vertex = Vertex::new(a, b);
            for (index, neighbour) in vertex.neighbours().into_iter().enumerate() {
                prop_assert_eq!(neighbour.neighbours()[(index + 3) % 6], vertex);
            }
        }

        #[test]
        fn text_parses_back(a: i16, b: i16) {
            let vertex = Vertex::new(a, b);
            prop_assert_eq!(vertex.to_string().parse(), Ok(vertex));
        }
    }

    #[test]
    fn a_vertex_is_written_one_way() {
        for text in ["", "1", "1;2", "1,2^", " 1,2"] {
            assert!(text.parse::<Vertex>().is_err(), "{text:?}");
        }
    }
}
