//! Where a hexagon lies on the screen.
//!
//! ```text
//!            0
//!          /   \           corners clockwise from the top;
//!        5       1         size is the length of a side, and
//!        |   *   |         the way from the centre to a corner
//!        4       2
//!          \   /
//!            3
//! ```

use super::Hex;
use crate::Point;
use crate::point::SQRT_3;

impl Hex {
    /// The middle of this hexagon when a side has length `size` and the middle
    /// of [`Hex::ORIGIN`] is the origin of the drawing.
    #[must_use]
    pub fn center(self, size: f32) -> Point {
        let (q, r) = (f32::from(self.q), f32::from(self.r));
        Point::new(SQRT_3 * (q + r / 2.0), 1.5 * r) * size
    }

    /// The six corners, clockwise from the top one. The side from corner `i` to
    /// the next faces neighbour `i` of [`Hex::neighbours`].
    #[must_use]
    pub fn corners(self, size: f32) -> [Point; 6] {
        let (across, half) = (SQRT_3 / 2.0, 0.5);
        [
            (0.0, -1.0),
            (across, -half),
            (across, half),
            (0.0, 1.0),
            (-across, half),
            (-across, -half),
        ]
        .map(|(x, y)| self.center(size) + Point::new(x, y) * size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::assert_near;

    const HEX: Hex = Hex::new(2, -3);

    #[test]
    fn each_side_lies_half_way_to_its_neighbour() {
        let (center, corners) = (HEX.center(7.0), HEX.corners(7.0));
        for (index, neighbour) in HEX.neighbours().into_iter().enumerate() {
            let side = corners[index].midpoint(corners[(index + 1) % 6]);
            assert_near(side, center.midpoint(neighbour.center(7.0)));
        }
    }

    #[test]
    fn corners_go_round_clockwise_from_the_top() {
        for (index, corner) in (0_u8..).zip(HEX.corners(2.0)) {
            let degrees = 60.0 * f32::from(index) - 90.0;
            assert_near(corner, HEX.center(2.0) + Point::polar(2.0, degrees));
        }
    }
}
