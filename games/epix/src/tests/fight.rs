//! Stakes, guesses, breaking off, entering, conversion, catapults.

use super::*;

#[test]
fn the_defenders_are_met_one_by_one_soldier_knight_camp() {
    let position = with(field(4), "0 knight nwh, 1 camp neh, 1 knight neh, 1 soldier neh");
    let position = after(position, "attack:knight:nwh>neh stake:1 name:2");
    assert!(!has(&position, 1, UnitKind::Soldier, "neh"));
    assert_eq!(position.open.phase, Phase::Between);
    let position = after(position, "on stake:1 name:2");
    assert!(!has(&position, 1, UnitKind::Knight, "neh"));
    let position = after(position, "on stake:1 name:2");
    assert!(
        has(&position, 0, UnitKind::Knight, "neh") && has(&position, 0, UnitKind::Camp, "neh"),
        "entered, the camp converted"
    );
    assert_eq!(position.gold(A), 7, "every stake is spent");
}

#[test]
fn in_a_castle_the_garrison_comes_last() {
    let position = with(field(4), "0 knight neh, 1 soldier ne, 1 catapult ne");
    let position = after(position, "attack:knight:neh>ne stake:1 name:2,3");
    assert_eq!(position.open.phase, Phase::Between);
    let position = after(position, "on stake:1 name:2,3");
    assert_eq!(position.end().unwrap().ending, "castle");
    assert_eq!(position.end().unwrap().winners(), SeatSet::only(A));
}

#[test]
fn a_stake_goes_from_1_to_all_own_gold() {
    let position =
        after(rich(with(field(4), "0 soldier nwh, 1 camp neh"), A, 3), "attack:soldier:nwh>neh");
    assert_eq!(legal(&position, ""), ["stake:1", "stake:2", "stake:3"]);
}

#[test]
fn named_the_attack_fails_and_the_unit_goes_to_its_reserve() {
    let position =
        after(with(field(4), "0 soldier nwh, 1 camp neh"), "attack:soldier:nwh>neh stake:4 name:4");
    assert!(
        !has(&position, 0, UnitKind::Soldier, "nwh") && has(&position, 1, UnitKind::Camp, "neh")
    );
    assert_eq!(position.gold(A), 6, "the stake is spent either way");
    assert_eq!(position.open.phase, Phase::March);
}

#[test]
fn a_simple_defence_names_one_amount_up_to_the_attackers_gold() {
    let position = after(
        rich(with(field(4), "0 soldier nwh, 1 camp neh"), A, 3),
        "attack:soldier:nwh>neh stake:2",
    );
    assert_eq!(position.deciders(), SeatSet::only(B));
    assert_eq!(legal(&position, ""), ["name:1", "name:2", "name:3"]);
}

#[test]
fn a_double_defence_names_two_different_amounts() {
    let position = after(
        rich(with(field(4), "0 soldier nwh, 1 camp kilimandjora"), A, 3),
        "attack:soldier:nwh>kilimandjora stake:2",
    );
    assert_eq!(legal(&position, ""), ["name:1,2", "name:1,3", "name:2,3"]);
}

#[test]
fn double_are_soldier_and_camp_on_the_mountain_and_soldiers_knights_and_garrison_in_a_castle() {
    let names = |units: &str, attack: &str| {
        after(with(field(4), units), &format!("{attack} stake:1")).names_due()
    };
    assert_eq!(
        names("0 soldier nwh, 1 soldier kilimandjora", "attack:soldier:nwh>kilimandjora"),
        2
    );
    assert_eq!(names("0 soldier nwh, 1 camp kilimandjora", "attack:soldier:nwh>kilimandjora"), 2);
    assert_eq!(names("0 soldier neh, 1 soldier ne", "attack:soldier:neh>ne"), 2);
    assert_eq!(names("0 soldier neh, 1 knight ne", "attack:soldier:neh>ne"), 2);
    assert_eq!(names("0 soldier neh, 1 catapult nev", "attack:soldier:neh>ne"), 2, "the garrison");
    assert_eq!(names("0 soldier nwh, 1 soldier neh", "attack:soldier:nwh>neh"), 1);
    assert_eq!(names("0 soldier nwh, 1 knight neh", "attack:soldier:nwh>neh"), 1);
}

#[test]
fn with_no_more_amounts_than_names_all_are_named_and_the_attack_fails() {
    let position =
        after(rich(with(field(4), "0 soldier neh"), A, 2), "attack:soldier:neh>ne stake:2");
    assert_eq!(legal(&position, ""), ["name:1,2"]);
    assert!(position.forced().is_some());
    assert!(!has(&after(position, "name:1,2"), 0, UnitKind::Soldier, "neh"));
    let position =
        after(rich(with(field(4), "0 soldier neh"), A, 1), "attack:soldier:neh>ne stake:1");
    assert_eq!(legal(&position, ""), ["name:1"]);
}

#[test]
fn a_soldier_that_breaks_off_stays_where_it_came_from_and_is_done() {
    let position = with(field(4), "0 soldier nwh, 1 soldier neh, 1 camp neh");
    let position = after(position, "attack:soldier:nwh>neh stake:1 name:2 break");
    assert!(
        has(&position, 0, UnitKind::Soldier, "nwh") && has(&position, 1, UnitKind::Camp, "neh")
    );
    assert_eq!(legal(&position, ""), ["end"]);
}

#[test]
fn a_knight_that_breaks_off_may_go_on_elsewhere() {
    let position = with(field(4), "0 knight nwh, 1 soldier neh, 1 camp neh");
    let position = after(position, "attack:knight:nwh>neh stake:1 name:2 break");
    assert!(may(&position, "move:knight:nwh>swh"));
}

#[test]
fn without_gold_left_between_two_fights_the_attack_breaks_off() {
    let position = rich(with(field(4), "0 soldier nwh, 1 soldier neh, 1 camp neh"), A, 2);
    let position = after(position, "attack:soldier:nwh>neh stake:2 name:1");
    assert_eq!(position.open.phase, Phase::March);
    assert!(
        has(&position, 0, UnitKind::Soldier, "nwh") && has(&position, 1, UnitKind::Camp, "neh")
    );
    assert_eq!(legal(&position, ""), ["end"]);
}

#[test]
fn the_attacker_must_enter_and_a_soldier_is_then_done() {
    let position = after(
        with(field(4), "0 soldier nwh, 1 soldier neh"),
        "attack:soldier:nwh>neh stake:1 name:2",
    );
    assert!(
        has(&position, 0, UnitKind::Soldier, "neh") && !has(&position, 0, UnitKind::Soldier, "nwh")
    );
    assert_eq!(legal(&position, ""), ["end"]);
}

#[test]
fn camp_and_catapult_are_converted_and_the_catapult_rests_this_season() {
    let position =
        with(field(4), "0 soldier nwh, 1 soldier neh, 1 camp neh, 1 catapult neh, 1 camp nev");
    let position = after(position, "attack:soldier:nwh>neh stake:1 name:2 on stake:1 name:2");
    assert!(
        has(&position, 0, UnitKind::Camp, "neh") && has(&position, 0, UnitKind::Catapult, "neh")
    );
    assert_eq!(position.open.board.reserve(B, UnitKind::Catapult), 2);
    assert!(legal(&position, "throw").is_empty(), "usable from the next season on");
}

#[test]
fn without_a_piece_in_reserve_the_converted_one_just_leaves() {
    let position =
        with(field(4), "0 camp nwh, 0 camp nwv, 0 camp lochmess, 0 soldier nwh, 1 camp neh");
    let position = after(position, "attack:soldier:nwh>neh stake:1 name:2");
    assert!(
        has(&position, 0, UnitKind::Soldier, "neh") && !has(&position, 0, UnitKind::Camp, "neh")
    );
    assert_eq!(position.open.board.reserve(B, UnitKind::Camp), 3);
}

#[test]
fn catapults_alone_are_entered_without_a_fight_and_without_gold() {
    let position = rich(with(field(4), "0 soldier nwh, 1 catapult neh"), A, 0);
    let position = after(position, "attack:soldier:nwh>neh");
    assert!(
        has(&position, 0, UnitKind::Soldier, "neh") && has(&position, 0, UnitKind::Catapult, "neh")
    );
    assert_eq!(legal(&position, ""), ["end"], "for a soldier this is its action");
}

#[test]
fn a_castle_with_catapults_alone_still_has_its_garrison() {
    let position = with(field(4), "0 soldier neh, 1 catapult ne");
    assert!(!may(&rich(position.clone(), A, 0), "attack:soldier:neh>ne"));
    assert_eq!(after(position, "attack:soldier:neh>ne").open.phase, Phase::Stake);
}

#[test]
fn a_catapult_stakes_once_against_the_whole_province() {
    let position =
        with(field(4), "0 catapult nwh, 1 soldier neh, 1 knight neh, 1 camp neh, 1 catapult neh");
    let hit = after(position.clone(), "throw:catapult:nwh>neh stake:2 name:1");
    assert!(hit.open.board.held(B).is_empty(), "camps and catapults included");
    assert_eq!(hit.open.board.reserve(A, UnitKind::Catapult), 2, "it is back in reserve");
    let missed = after(position, "throw:catapult:nwh>neh stake:2 name:2");
    assert_eq!(missed.open.board.held(B).len(), 1);
    assert_eq!(missed.open.board.reserve(A, UnitKind::Catapult), 2, "whatever the outcome");
    assert_eq!(missed.gold(A), 8);
}

#[test]
fn against_a_castle_a_catapult_meets_a_double_defence_and_never_touches_the_garrison() {
    let position = with(field(4), "0 catapult kilimandjora, 1 soldier ne");
    let position = after(position, "throw:catapult:kilimandjora>ne stake:3");
    assert_eq!(position.names_due(), 2);
    let position = after(position, "name:1,2");
    assert!(position.open.taken.is_none() && position.provinces(B) == 1);
}

#[test]
fn against_catapults_alone_a_catapult_stakes_as_usual_and_elsewhere_the_defence_is_simple() {
    let position =
        after(with(field(4), "0 catapult nwh, 1 catapult neh"), "throw:catapult:nwh>neh stake:3");
    assert_eq!(position.names_due(), 1);
    let position = after(
        with(field(4), "0 catapult nwh, 1 soldier nwv, 1 camp nwv"),
        "throw:catapult:nwh>nwv stake:3",
    );
    assert_eq!(position.names_due(), 1);
}

#[test]
fn a_knight_goes_on_after_entering() {
    let position = with(field(4), "0 knight nwh, 1 camp neh, 1 soldier nev");
    let position = after(
        position,
        "attack:knight:nwh>neh stake:1 name:2 attack:knight:neh>nev stake:1 name:2",
    );
    assert!(has(&position, 0, UnitKind::Knight, "nev") && has(&position, 0, UnitKind::Camp, "neh"));
    assert!(!legal(&position, "move:knight").is_empty());
}
