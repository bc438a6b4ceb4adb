//! Upright rectangles of the drawing, for the frame round a board.
//!
//! ```text
//!     min +--------+
//!         |        |  height
//!         +--------+ max
//!           width
//! ```

use serde::{Deserialize, Serialize};

use crate::Point;

/// An upright rectangle from its top left corner `min` to its bottom right `max`.
///
/// ```
/// use tablier_geometry::{Hex, Rect};
///
/// let board = Hex::ORIGIN.disc(2).flat_map(|hex| hex.corners(10.0));
/// let frame = Rect::around(board).expect("a disc is never empty").grown(5.0);
/// assert_eq!(frame.height(), 90.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rect {
    /// The top left corner.
    pub min: Point,
    /// The bottom right corner.
    pub max: Point,
}

impl Rect {
    /// The smallest rectangle that holds every one of `points`; none round no point.
    #[must_use]
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        points.into_iter().map(|point| Self { min: point, max: point }).reduce(Self::union)
    }

    /// This rectangle with `margin` added on all four sides.
    #[must_use]
    pub fn grown(self, margin: f32) -> Self {
        let step = Point::new(margin, margin);
        Self { min: self.min - step, max: self.max + step }
    }

    /// The smallest rectangle that holds both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            min: Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// Whether a point lies inside or on the edge.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        let within = |low: f32, at: f32, high: f32| low <= at && at <= high;
        within(self.min.x, point.x, self.max.x) && within(self.min.y, point.y, self.max.y)
    }

    /// From the left side to the right.
    #[must_use]
    pub fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// From the top to the bottom.
    #[must_use]
    pub fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// The point in the middle.
    #[must_use]
    pub fn center(self) -> Point {
        self.min.midpoint(self.max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect { min: Point::new(left, top), max: Point::new(right, bottom) }
    }

    #[test]
    fn around_holds_every_point_and_no_more() {
        let points = [(1.0, 5.0), (-2.0, 3.0), (0.0, 9.0)].map(|(x, y)| Point::new(x, y));
        assert_eq!(Rect::around(points), Some(rect(-2.0, 3.0, 1.0, 9.0)));
        assert_eq!(Rect::around([]), None);
    }

    #[test]
    fn growing_keeps_the_center() {
        let small = rect(0.0, 0.0, 4.0, 2.0);
        let big = small.grown(1.0);
        assert_eq!(big.center(), small.center());
        assert_eq!((big.width(), big.height()), (6.0, 4.0));
    }

    #[test]
    fn what_lies_inside_or_on_the_edge_is_contained() {
        let square = rect(0.0, 0.0, 2.0, 2.0);
        assert!(square.contains(Point::new(1.0, 0.5)) && square.contains(square.max));
        assert!(!square.contains(Point::new(1.0, 2.1)) && !square.contains(Point::new(-0.1, 1.0)));
    }

    #[test]
    fn union_holds_both() {
        let union = rect(0.0, 0.0, 1.0, 1.0).union(rect(3.0, -2.0, 4.0, 0.5));
        assert_eq!(union, rect(0.0, -2.0, 4.0, 1.0));
    }
}
