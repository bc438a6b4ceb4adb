//! Where points and triangles lie on the screen.
//!
//! ```text
//!              b
//!             /            60 degrees between the two axes;
//!            /             size is the length of a side
//!           *----- a
//! ```

use super::{Triangle, Vertex};
use crate::Point;
use crate::point::SQRT_3;

impl Vertex {
    /// The place of this point when triangles have sides of length `size` and
    /// [`Vertex::ORIGIN`] is the origin of the drawing.
    #[must_use]
    pub fn point(self, size: f32) -> Point {
        let (a, b) = (f32::from(self.a), f32::from(self.b));
        Point::new(a + b / 2.0, -b * SQRT_3 / 2.0) * size
    }
}

impl Triangle {
    /// The places of the three corners, in the order of [`Triangle::corners`].
    #[must_use]
    pub fn outline(self, size: f32) -> [Point; 3] {
        self.corners().map(|corner| corner.point(size))
    }

    /// The middle of the triangle, equally far from its corners.
    #[must_use]
    pub fn centroid(self, size: f32) -> Point {
        let [apex, second, third] = self.outline(size);
        (apex + second + third) * (1.0 / 3.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::assert_near;

    const CELLS: [Triangle; 2] = [Triangle::up(3, -2), Triangle::down(-1, 4)];

    #[test]
    fn all_sides_have_the_length_asked_for() {
        for cell in CELLS {
            for [from, to] in cell.sides() {
                assert!((from.point(5.0).distance(to.point(5.0)) - 5.0).abs() < 1e-4);
            }
        }
    }

    #[test]
    fn corners_go_round_clockwise_from_the_apex() {
        for cell in CELLS {
            let center = cell.centroid(1.0);
            let apex = cell.outline(1.0)[0] - center;
            assert!(apex.x.abs() < 1e-5);
            assert_eq!(apex.y < 0.0, cell.up);
            for (index, corner) in (0_u8..).zip(cell.outline(1.0)) {
                assert_near(corner, center + apex.rotated(120.0 * f32::from(index)));
            }
        }
    }

    #[test]
    fn triangles_round_a_point_go_clockwise_from_above() {
        let vertex = Vertex::new(2, 1);
        let above = Point::new(0.0, -1.0 / SQRT_3);
        for (index, cell) in (0_u8..).zip(vertex.triangles()) {
            let step = cell.centroid(1.0) - vertex.point(1.0);
            assert_near(step, above.rotated(60.0 * f32::from(index)));
        }
    }
}
