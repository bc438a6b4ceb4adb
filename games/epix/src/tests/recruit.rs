//! The action card Recruit.

use super::*;

#[test]
fn soldier_2_knight_6_catapult_2_camp_2() {
    for (unit, cost) in [("soldier", 2), ("knight", 6), ("catapult", 2), ("camp", 2)] {
        let position = after(muster(2), &format!("recruit:{unit}@1a"));
        assert_eq!(position.gold(A), 10 - cost, "{unit}");
        assert!(!may(&rich(muster(2), A, cost - 1), &format!("recruit:{unit}@1a")));
    }
}

#[test]
fn any_number_of_units_as_gold_and_reserve_allow() {
    let position = after(
        rich(muster(2), A, 8),
        "recruit:soldier@1 recruit:soldier@1a recruit:soldier@1b recruit:camp@1a",
    );
    assert_eq!(position.gold(A), 0);
    assert_eq!(legal(&position, ""), ["end"]);
    let position = after(
        rich(muster(2), A, 20),
        "recruit:soldier@1 recruit:soldier@1a recruit:soldier@1b recruit:camp@1a",
    );
    assert!(legal(&position, "recruit:soldier").is_empty(), "the reserve is empty");
}

#[test]
fn in_the_own_castle_always_and_in_the_realm_if_no_enemy_is_there() {
    let position = with(muster(2), "1 soldier 1a");
    assert_eq!(legal(&position, "recruit:soldier"), ["recruit:soldier@1", "recruit:soldier@1b"]);
}

#[test]
fn in_any_province_holding_own_units() {
    let position = with(muster(2), "0 camp lochmess, 0 catapult 3a");
    let places = legal(&position, "recruit:soldier");
    assert_eq!(
        places,
        [
            "recruit:soldier@1",
            "recruit:soldier@1a",
            "recruit:soldier@1b",
            "recruit:soldier@3a",
            "recruit:soldier@lochmess"
        ]
    );
}

#[test]
fn never_two_equal_units_in_a_province() {
    let position = with(muster(2), "0 soldier 1a, 0 knight 1b");
    assert!(!may(&position, "recruit:soldier@1a") && may(&position, "recruit:knight@1a"));
    assert!(!may(&position, "recruit:knight@1b"));
}

#[test]
fn no_camp_in_a_castle_and_no_knight_on_the_mountain() {
    let position = with(muster(2), "0 soldier kilimandjora");
    assert!(!may(&position, "recruit:camp@1") && may(&position, "recruit:catapult@1"));
    assert!(
        !may(&position, "recruit:knight@kilimandjora")
            && may(&position, "recruit:camp@kilimandjora")
    );
}
