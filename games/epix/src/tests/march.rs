//! Who may go where.

use super::*;

#[test]
fn a_soldier_moves_to_one_adjacent_empty_or_own_province() {
    let position = with(field(4), "0 soldier nwh, 0 camp nwv, 1 camp neh");
    assert_eq!(
        legal(&position, "move"),
        ["move:soldier:nwh>kilimandjora", "move:soldier:nwh>nw", "move:soldier:nwh>nwv"]
    );
    let position = after(position, "move:soldier:nwh>nwv");
    assert_eq!(legal(&position, ""), ["end"], "it has had its action");
}

#[test]
fn a_soldier_attacks_one_adjacent_province() {
    let position = with(field(4), "0 soldier nwh, 1 camp neh, 1 camp nev");
    assert_eq!(legal(&position, "attack"), ["attack:soldier:nwh>neh"]);
}

#[test]
fn a_knight_moves_any_distance_through_empty_or_own_provinces_but_never_the_mountain() {
    let position = with(field(4), "0 knight nwh, 0 camp nwv");
    let places: Vec<_> = legal(&position, "move")
        .iter()
        .map(|mv| mv.split_once('>').unwrap().1.to_owned())
        .collect();
    assert_eq!(
        places,
        ["broceland", "lochmess", "neh", "nev", "nw", "nwv", "seh", "sev", "swh", "swv"]
    );
    let walled = with(position, "1 soldier neh, 1 soldier lochmess");
    let places: Vec<_> =
        legal(&walled, "move").iter().map(|mv| mv.split_once('>').unwrap().1.to_owned()).collect();
    assert_eq!(places, ["nw", "nwv"]);
}

#[test]
fn a_knight_never_attacks_the_mountain() {
    let position = with(field(4), "0 knight nwh, 1 soldier kilimandjora");
    assert!(legal(&position, "attack").is_empty());
    let position = with(field(4), "0 soldier nwh, 1 soldier kilimandjora");
    assert!(may(&position, "attack:soldier:nwh>kilimandjora"));
}

#[test]
fn a_camp_neither_moves_nor_attacks_and_a_catapult_does_not_move() {
    let position = with(field(4), "0 camp nwh, 0 catapult nwh");
    assert_eq!(legal(&position, ""), ["end"]);
}

#[test]
fn a_unit_passes_through_but_does_not_stop_where_its_equal_is() {
    // The way from nwv leads over the lake, where the other knight stands.
    let position = with(field(4), "0 knight nwv, 0 knight lochmess, 1 soldier nwh, 1 soldier nw");
    let position = {
        let mut p = position;
        p.open.board.remove(B, UnitKind::Soldier, at("nw"));
        p
    };
    assert!(may(&position, "move:knight:nwv>swv") && !may(&position, "move:knight:nwv>lochmess"));
    let position = with(field(4), "0 soldier nwh, 0 soldier nwv");
    assert!(!may(&position, "move:soldier:nwh>nwv"));
}

#[test]
fn a_foreign_castle_is_never_empty_and_the_own_may_be_entered() {
    let position = with(field(4), "0 soldier neh, 0 knight nwh");
    assert!(!may(&position, "move:soldier:neh>ne") && may(&position, "attack:soldier:neh>ne"));
    assert!(!may(&position, "move:knight:nwh>ne") && may(&position, "move:knight:nwh>nw"));
}

#[test]
fn a_knight_moves_again_only_after_something_else_happened() {
    let position = with(field(4), "0 knight nwh, 0 soldier nw, 1 camp neh");
    let position = after(position, "move:knight:nwh>swh");
    assert!(legal(&position, "move:knight").is_empty(), "no endless strolling");
    let other = after(position.clone(), "move:soldier:nw>nwh");
    assert!(!legal(&other, "move:knight").is_empty(), "another unit has acted");
    let position = with(field(4), "0 knight nwh, 1 camp neh");
    let fought = after(position, "move:knight:nwh>nwv");
    assert!(legal(&fought, "move").is_empty());
    let fought =
        after(with(field(4), "0 knight nwh, 1 camp neh"), "attack:knight:nwh>neh stake:2 name:1");
    assert!(!legal(&fought, "move:knight:neh").is_empty(), "a fight has happened");
}

#[test]
fn two_knights_cannot_take_turns_moving_for_ever() {
    let position = with(field(4), "0 knight nwh, 0 knight swv, 0 soldier nw");
    let position = after(position, "move:knight:nwh>nwv move:knight:swv>swh");
    assert!(!legal(&position, "move:knight:nwv").is_empty(), "the other knight has acted");
    let position = after(position, "move:knight:nwv>nwh");
    assert!(legal(&position, "move:knight").is_empty(), "now both have moved since anything else");
    let position = after(position, "move:soldier:nw>nwv");
    assert!(!legal(&position, "move:knight:nwh").is_empty());
    assert!(!legal(&position, "move:knight:swh").is_empty());
}

#[test]
fn a_knight_may_attack_after_it_has_moved() {
    let position = after(with(field(4), "0 knight nwh, 1 camp broceland"), "move:knight:nwh>nev");
    assert!(may(&position, "attack:knight:nev>broceland"));
}

#[test]
fn units_act_in_any_order_and_none_has_to() {
    let position = with(field(4), "0 knight nwh, 0 soldier nwv, 0 soldier nw");
    let position = after(
        position,
        "move:soldier:nwv>lochmess move:knight:nwh>nwv move:soldier:nw>nwh move:knight:nwv>nw end",
    );
    assert_ne!(position.open.turn, A);
    assert_ne!(after(with(field(4), "0 knight nwh"), "end").open.turn, A);
}

#[test]
fn a_catapult_attacks_at_distance_1_and_never_the_mountain() {
    let position = with(field(4), "0 catapult nwh, 1 camp neh, 1 soldier kilimandjora, 1 camp nev");
    assert_eq!(legal(&position, "throw"), ["throw:catapult:nwh>neh"]);
}

#[test]
fn from_the_mountain_a_catapult_attacks_at_distance_1_or_2_castles_included() {
    let position = with(
        field(4),
        "0 catapult kilimandjora, 1 camp neh, 1 camp nev, 1 soldier ne, 2 soldier sev",
    );
    assert_eq!(
        legal(&position, "throw"),
        [
            "throw:catapult:kilimandjora>ne",
            "throw:catapult:kilimandjora>neh",
            "throw:catapult:kilimandjora>nev",
            "throw:catapult:kilimandjora>sev"
        ]
    );
}

#[test]
fn a_catapult_does_not_attack_a_province_without_units() {
    let position = with(field(4), "0 catapult kilimandjora");
    assert!(legal(&position, "throw").is_empty());
}

#[test]
fn without_gold_nobody_fights() {
    let position =
        rich(with(field(4), "0 soldier nwh, 0 knight nwh, 0 catapult nwh, 1 camp neh"), A, 0);
    assert!(legal(&position, "attack").is_empty() && legal(&position, "throw").is_empty());
}
