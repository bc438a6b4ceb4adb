//! What a triangle promises.

use proptest::prelude::*;

use super::*;

fn triangles() -> impl Strategy<Value = Triangle> {
    (any::<i16>(), any::<i16>(), any::<bool>()).prop_map(|(a, b, up)| Triangle { a, b, up })
}

/// The corners the two have in common, in the order of the first one's.
fn shared_corners(one: Triangle, other: Triangle) -> Vec<Vertex> {
    one.corners().into_iter().filter(|&corner| other.corner_index(corner).is_some()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn neighbours_are_mutual(triangle in triangles()) {
        for (side, neighbour) in triangle.neighbours().into_iter().enumerate() {
            prop_assert_ne!(neighbour.up, triangle.up);
            prop_assert_eq!(neighbour.neighbours()[side], triangle);
        }
    }

    #[test]
    fn a_side_is_walked_the_other_way_by_its_neighbour(triangle in triangles()) {
        for (side, neighbour) in triangle.neighbours().into_iter().enumerate() {
            let next = (side + 1) % 3;
            prop_assert_eq!(triangle.corners()[side], neighbour.corners()[next]);
            prop_assert_eq!(triangle.corners()[next], neighbour.corners()[side]);
            let [from, to] = triangle.sides()[side];
            prop_assert_eq!(neighbour.sides()[side], [to, from]);
        }
    }

    #[test]
    fn neighbours_share_two_corners(triangle in triangles()) {
        for (side, neighbour) in triangle.neighbours().into_iter().enumerate() {
            let shared = shared_corners(triangle, neighbour);
            prop_assert_eq!(shared.len(), 2);
            prop_assert!(triangle.sides()[side].iter().all(|corner| shared.contains(corner)));
        }
        prop_assert_eq!(shared_corners(triangle, triangle), triangle.corners());
    }

    #[test]
    fn text_parses_back(triangle in triangles()) {
        prop_assert_eq!(triangle.to_string().parse(), Ok(triangle));
    }
}

#[test]
fn only_neighbours_share_two_corners() {
    let center = Triangle::down(0, 0);
    for a in -3..=3 {
        for b in -3..=3 {
            for other in [Triangle::up(a, b), Triangle::down(a, b)] {
                let shared = shared_corners(center, other).len();
                assert_eq!(shared == 2, center.neighbours().contains(&other), "{other}");
            }
        }
    }
}

#[test]
fn a_triangle_is_written_one_way() {
    for text in ["", "^", "0,1", "0,1V", "0,1 ^", "0,1^^", "0,1^v", "0^", "a,b^"] {
        assert!(text.parse::<Triangle>().is_err(), "{text:?}");
    }
}
