//! Hexagons of six triangles, side to side on the triangular lattice. A hexagon
//! is named by the point at its centre; one is centred on the origin.
//!
//! ```text
//!            ____
//!           /    \
//!      ____/ -1,2 \____
//!     /    \      /    \       the centres next to 0,0: of every
//!    / -2,1 \____/ 1,1  \      three points of the lattice one is
//!    \      /    \      /      a centre, and three hexagons meet
//!     \____/ 0,0  \____/       at each of the other two
//!     /    \      /    \
//!    / -1,-1\____/ 2,-1 \
//!    \      /    \      /
//!     \____/ 1,-2 \____/
//!          \      /
//!           \____/
//! ```

use super::{Triangle, Vertex};

impl Vertex {
    /// Whether a hexagon is centred here, one being centred on the origin.
    #[must_use]
    pub fn is_hexagon_center(self) -> bool {
        (i32::from(self.a) - i32::from(self.b)) % 3 == 0
    }

    /// The six triangles of the hexagon centred here, clockwise from the one at
    /// the top. Triangle `i` touches hexagon `i` of [`Vertex::adjacent_hexagons`].
    #[must_use]
    pub fn hexagon_cells(self) -> [Triangle; 6] {
        self.triangles()
    }

    /// The centres of the six hexagons side to side with the one centred here,
    /// clockwise from the one above.
    #[must_use]
    pub fn adjacent_hexagons(self) -> [Self; 6] {
        [(-1, 2), (1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1)].map(|(a, b)| self + Self::new(a, b))
    }
}

impl Triangle {
    /// The centre of the hexagon this triangle is part of: the one of its
    /// corners that [is a centre](Vertex::is_hexagon_center).
    #[must_use]
    pub fn hexagon(self) -> Vertex {
        let [apex, second, third] = self.corners();
        if apex.is_hexagon_center() {
            apex
        } else if second.is_hexagon_center() {
            second
        } else {
            third
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::point::assert_near;

    fn region(reach: i16) -> impl Iterator<Item = Vertex> {
        (-reach..=reach).flat_map(move |a| (-reach..=reach).map(move |b| Vertex::new(a, b)))
    }

    #[test]
    fn centers_are_what_adjacent_hexagons_reach() {
        let mut reached = BTreeSet::from([Vertex::ORIGIN]);
        for _ in 0..8 {
            let next: Vec<Vertex> =
                reached.iter().flat_map(|center| center.adjacent_hexagons()).collect();
            reached.extend(next);
        }
        assert!(reached.iter().all(|center| center.is_hexagon_center()));
        assert!(region(5).all(|vertex| vertex.is_hexagon_center() == reached.contains(&vertex)));
    }

    #[test]
    fn hexagons_tile_the_plane_without_overlap() {
        let mut cover = BTreeMap::<Triangle, Vec<Vertex>>::new();
        for center in region(9).filter(|vertex| vertex.is_hexagon_center()) {
            for cell in center.hexagon_cells() {
                cover.entry(cell).or_default().push(center);
            }
        }
        for Vertex { a, b } in region(7) {
            for cell in [Triangle::up(a, b), Triangle::down(a, b)] {
                assert_eq!(cover[&cell], [cell.hexagon()]);
            }
        }
    }

    #[test]
    fn three_hexagons_meet_where_none_is_centered() {
        for vertex in region(9) {
            let meeting: BTreeSet<Vertex> = vertex.triangles().map(Triangle::hexagon).into();
            if vertex.is_hexagon_center() {
                assert_eq!(meeting, BTreeSet::from([vertex]));
            } else {
                assert_eq!(meeting.len(), 3);
            }
        }
    }

    #[test]
    fn adjacent_hexagons_lie_across_the_outer_side_of_their_cell() {
        let center = Vertex::new(2, -1);
        for (cell, adjacent) in center.hexagon_cells().into_iter().zip(center.adjacent_hexagons()) {
            let outside: Vec<Triangle> =
                cell.neighbours().into_iter().filter(|cell| cell.hexagon() != center).collect();
            assert_eq!(outside.len(), 1);
            assert_eq!(outside[0].hexagon(), adjacent);
            assert!(adjacent.adjacent_hexagons().contains(&center));
        }
    }

    #[test]
    fn adjacent_hexagons_go_round_clockwise_from_above() {
        let above = Vertex::ORIGIN.adjacent_hexagons()[0].point(1.0);
        assert!(above.x.abs() < 1e-6 && above.y < 0.0);
        for (index, center) in (0_u8..).zip(Vertex::ORIGIN.adjacent_hexagons()) {
            assert_near(center.point(1.0), above.rotated(60.0 * f32::from(index)));
        }
    }
}
