//! The unbounded lattice of triangles. Knows no board: which triangles are in
//! play is the business of a game.
//!
//! ```text
//!       a,b+1 ________ a+1,b+1
//!            /\      /
//!           /  \  v /        ^ is the triangle a,b^ (up)
//!          / ^  \  /         v is the triangle a,bv (down)
//!         /______\/
//!      a,b       a+1,b
//! ```
//!
//! Corners go clockwise from the apex, the corner that points up or down; side
//! `i` runs from corner `i` to the next, and neighbour `i` lies across it:
//!
//! ```text
//!             0                          side 1
//!            / \                      1 _______ 2
//!    side 2 /   \ side 0                \     /
//!          /     \               side 0  \   / side 2
//!       2 /_______\ 1                     \ /
//!           side 1                         0
//! ```

mod drawing;
mod hexagon;
mod vertex;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::{self, ParseCellError};

pub use vertex::Vertex;

/// A triangle of side one between three lattice points.
///
/// ```
/// use tablier_geometry::{Triangle, Vertex};
///
/// let up: Triangle = "0,0^".parse()?;
/// assert_eq!(up.corners(), [Vertex::new(0, 1), Vertex::new(1, 0), Vertex::new(0, 0)]);
/// assert_eq!(up.neighbours()[0].to_string(), "0,0v");
/// # Ok::<(), tablier_geometry::ParseCellError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Triangle {
    /// Steps to the right.
    pub a: i16,
    /// Steps up and to the right.
    pub b: i16,
    /// Whether the triangle stands on a side and points up.
    pub up: bool,
}

impl Triangle {
    /// The triangle with the corners `a,b+1`, `a+1,b` and `a,b`, which points up.
    #[must_use]
    pub const fn up(a: i16, b: i16) -> Self {
        Self { a, b, up: true }
    }

    /// The triangle with the corners `a+1,b`, `a,b+1` and `a+1,b+1`, which points down.
    #[must_use]
    pub const fn down(a: i16, b: i16) -> Self {
        Self { a, b, up: false }
    }

    /// The three corners, clockwise as seen from the apex: from the top of a
    /// triangle that points up, from the bottom of one that points down.
    #[must_use]
    pub fn corners(self) -> [Vertex; 3] {
        let corner = Vertex::new(self.a, self.b);
        let steps = if self.up { [(0, 1), (1, 0), (0, 0)] } else { [(1, 0), (0, 1), (1, 1)] };
        steps.map(|(a, b)| corner + Vertex::new(a, b))
    }

    /// The three sides, each from its corner to the next one clockwise.
    #[must_use]
    pub fn sides(self) -> [[Vertex; 2]; 3] {
        let [apex, second, third] = self.corners();
        [[apex, second], [second, third], [third, apex]]
    }

    /// The triangles across the three sides, in the order of [`Triangle::sides`].
    ///
    /// This is mutual: of neighbour `i`, neighbour `i` is this triangle; and
    /// corners `i` and `i + 1` here are corners `i + 1` and `i` there.
    #[must_use]
    pub fn neighbours(self) -> [Self; 3] {
        let Self { a, b, up } = self;
        if up {
            [Self::down(a, b), Self::down(a, b.wrapping_sub(1)), Self::down(a.wrapping_sub(1), b)]
        } else {
            [Self::up(a, b), Self::up(a, b.wrapping_add(1)), Self::up(a.wrapping_add(1), b)]
        }
    }

    /// Which of [`Triangle::corners`] that point is, if it is one.
    #[must_use]
    pub fn corner_index(self, vertex: Vertex) -> Option<usize> {
        self.corners().iter().position(|&corner| corner == vertex)
    }
}

impl fmt::Display for Triangle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.up { '^' } else { 'v' };
        write!(f, "{},{}{mark}", self.a, self.b)
    }
}

impl FromStr for Triangle {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| {
            let expected = r#"a triangle as two numbers and ^ or v, such as "0,1^" or "0,1v""#;
            ParseCellError::new(expected, text)
        })
    }
}

fn parse(text: &str) -> Option<Triangle> {
    let (pair, up) = match text.strip_suffix('^') {
        Some(pair) => (pair, true),
        None => (text.strip_suffix('v')?, false),
    };
    let (a, b) = text::pair(pair)?;
    Some(Triangle { a, b, up })
}

#[cfg(test)]
mod tests;
