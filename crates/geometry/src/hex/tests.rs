//! What a hexagon promises.

use proptest::prelude::*;

use super::*;

fn hexes() -> impl Strategy<Value = Hex> {
    (-9_000_i16..9_000, -9_000_i16..9_000).prop_map(|(q, r)| Hex::new(q, r))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn neighbours_are_mutual(hex in hexes()) {
        for direction in HexDirection::ALL {
            let neighbour = hex.neighbour(direction);
            prop_assert!(hex.is_adjacent(neighbour));
            prop_assert_eq!(neighbour.neighbour(direction.opposite()), hex);
        }
    }

    #[test]
    fn distance_is_symmetric(a in hexes(), b in hexes()) {
        prop_assert_eq!(a.distance(b), b.distance(a));
        prop_assert_eq!(a.distance(b) == 0, a == b);
    }

    #[test]
    fn no_detour_is_shorter(a in hexes(), b in hexes(), c in hexes()) {
        prop_assert!(a.distance(c) <= a.distance(b) + b.distance(c));
    }

    #[test]
    fn some_neighbour_is_one_step_nearer(a in hexes(), b in hexes()) {
        prop_assume!(a != b);
        prop_assert!(a.neighbours().iter().any(|hex| hex.distance(b) + 1 == a.distance(b)));
    }

    #[test]
    fn subtraction_undoes_addition(a in hexes(), b in hexes()) {
        prop_assert_eq!(a + b - b, a);
        prop_assert_eq!(a + -b, a - b);
    }

    #[test]
    fn text_parses_back(q: i16, r: i16) {
        let hex = Hex::new(q, r);
        prop_assert_eq!(hex.to_string().parse(), Ok(hex));
    }
}

#[test]
fn the_ends_of_the_numbers_do_not_panic() {
    let far = Hex::new(i16::MIN, i16::MAX);
    assert_eq!(far.neighbours().map(|hex| hex - far), Hex::ORIGIN.neighbours());
    assert_eq!(Hex::new(i16::MIN, i16::MIN).distance(Hex::new(i16::MAX, i16::MAX)), 131_070);
}
