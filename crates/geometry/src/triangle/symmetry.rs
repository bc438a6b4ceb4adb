//! What the twelve symmetries about the origin do to points and triangles.
//!
//! ```text
//!       ______             ______             ______
//!      /\    /\           /\  A /\           /\    /\
//!     /A \  /  \         /  \  /  \         /  \  / A\
//!    /____\/____\       /____\/____\       /____\/____\
//!    \    /\    /       \    /\    /       \    /\    /
//!     \  /  \  /         \  /  \  /         \  /  \  /
//!      \/____\/           \/____\/           \/____\/
//!      as it is            turned            mirrored
//! ```

use super::{Triangle, Vertex};
use crate::Sixfold;

impl Sixfold for Vertex {
    fn turned(self) -> Self {
        Self::new(self.a.wrapping_add(self.b), self.a.wrapping_neg())
    }

    fn mirrored(self) -> Self {
        Self::new(self.a.wrapping_add(self.b).wrapping_neg(), self.b)
    }
}

impl Sixfold for Triangle {
    fn turned(self) -> Self {
        let turned = Vertex::new(self.a, self.b).turned();
        // The lower left corner a,b of ^ becomes the upper left corner of a v, which is named
        // after the point below it; what was v comes to lie on the right of that.
        let step = if self.up { Vertex::new(0, -1) } else { Vertex::new(1, -1) };
        let corner = turned + step;
        Self { a: corner.a, b: corner.b, up: !self.up }
    }

    fn mirrored(self) -> Self {
        let mirrored = Vertex::new(self.a, self.b).mirrored();
        // The lower left corner of ^ becomes its lower right one; v lies one step beyond.
        let step = if self.up { Vertex::new(-1, 0) } else { Vertex::new(-2, 0) };
        let corner = mirrored + step;
        Self { a: corner.a, b: corner.b, up: self.up }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::HexSymmetry;
    use crate::point::assert_near;
    use crate::sixfold::assert_symmetries_act;

    fn triangles() -> impl Strategy<Value = Triangle> {
        (any::<i16>(), any::<i16>(), any::<bool>()).prop_map(|(a, b, up)| Triangle { a, b, up })
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn symmetries_act_as_a_group(triangle in triangles(), a: i16, b: i16) {
            assert_symmetries_act(triangle);
            assert_symmetries_act(Vertex::new(a, b));
        }

        #[test]
        fn symmetries_take_corners_to_corners(triangle in triangles()) {
            for symmetry in HexSymmetry::ALL {
                let moved = triangle.corners().map(|corner| symmetry.apply(corner));
                let corners = symmetry.apply(triangle).corners();
                prop_assert_eq!(BTreeSet::from(moved), BTreeSet::from(corners));
            }
        }

        #[test]
        fn symmetries_keep_neighbours(triangle in triangles()) {
            for symmetry in HexSymmetry::ALL {
                let moved = triangle.neighbours().map(|cell| symmetry.apply(cell));
                let neighbours = symmetry.apply(triangle).neighbours();
                prop_assert_eq!(BTreeSet::from(moved), BTreeSet::from(neighbours));
            }
        }
    }

    #[test]
    fn the_twelve_symmetries_differ() {
        let triangle = Triangle::up(1, 0);
        let images = HexSymmetry::ALL.map(|symmetry| symmetry.apply(triangle));
        assert_eq!(BTreeSet::from(images).len(), 12);
    }

    #[test]
    fn symmetries_keep_hexagons() {
        for symmetry in HexSymmetry::ALL {
            for cell in Vertex::new(1, 4).hexagon_cells() {
                assert_eq!(symmetry.apply(cell).hexagon(), symmetry.apply(cell.hexagon()));
            }
        }
    }

    #[test]
    fn symmetries_move_the_drawing_alike() {
        let (vertex, triangle) = (Vertex::new(2, -3), Triangle::down(-1, 4));
        for symmetry in HexSymmetry::ALL {
            assert_near(symmetry.apply(vertex).point(3.0), symmetry.apply(vertex.point(3.0)));
            let moved = symmetry.apply(triangle.centroid(3.0));
            assert_near(symmetry.apply(triangle).centroid(3.0), moved);
        }
    }
}
