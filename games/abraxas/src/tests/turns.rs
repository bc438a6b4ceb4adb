//! Laying, pushing, and what is red.

use super::*;

#[test]
fn a_turn_is_one_red_pawn_and_a_push() {
    let mut position = pawns("");
    assert_eq!(legal(&position).len(), 128, "a red or a stop pawn in any hole");
    play(&mut position, "c4");
    assert_eq!(legal(&position), ["push"], "the push is mandatory");
    assert!(refusal(&position, "stay").contains("must push the plate"));
    play(&mut position, "push");
    assert_eq!((position.mover, position.turns), (JADE, 1));
    assert_eq!(position.supply, 23);
}

#[test]
fn a_pawn_goes_into_a_free_hole() {
    let mut position = pawns("c4");
    assert!(!legal(&position).contains(&"c4".to_owned()));
    assert!(refusal(&position, "c4").contains("already a pawn"));
    play(&mut position, "d4* stay");
    assert!(refusal(&position, "d4").contains("already a pawn"), "nor onto a stop pawn");
}

#[test]
fn the_arrows_run_counter_clockwise() {
    let mut position = position("", Corner::NorthWest, "");
    for (hole, corner) in [
        ("a1", Corner::SouthWest),
        ("c3", Corner::SouthEast),
        ("e5", Corner::NorthEast),
        ("g2", Corner::NorthWest),
    ] {
        play(&mut position, hole);
        assert_eq!(position.forced(), Some((position.decider, Move::Push)), "nobody is asked");
        play(&mut position, "push");
        assert_eq!(position.plate.corner(), corner);
    }
}

#[test]
fn with_free_pushing_the_pusher_chooses_any_direction_in_which_the_plate_can_move() {
    let free = Options { free: true, ..options(EMPTY) };
    let ways = [("nw", "push-e push-s"), ("sw", "push-n push-e"), ("se", "push-n push-w")];
    for (corner, ways) in ways.into_iter().chain([("ne", "push-s push-w")]) {
        let mut position = Abraxas::start(&free, Seed(1)).unwrap();
        play(&mut position, &format!("{corner} d4"));
        assert_eq!(legal(&position).join(" "), ways, "{corner}");
        assert_eq!(position.forced(), None);
        assert!(refusal(&position, "push").contains("which direction"));
    }
    let mut position = Abraxas::start(&free, Seed(1)).unwrap();
    play(&mut position, "nw d4 push-e");
    assert_eq!(position.plate.corner(), Corner::NorthEast);
    assert!(refusal(&pawns_pushed(), "push-n").contains("along its arrow"));
}

fn pawns_pushed() -> Abraxas {
    let mut position = pawns("");
    play(&mut position, "d4");
    position
}

#[test]
fn pawns_travel_with_the_plate() {
    let mut position = pawns("");
    play(&mut position, "c4");
    let before = position.plate.red_on_sheet();
    play(&mut position, "push");
    assert_eq!(position.plate.red_on_sheet(), before << 1, "one file to the right");
    assert_eq!(view(&position).pawns[0], PawnPlace::Hole("c4".parse().unwrap()));
}

/// The places that show red, by name.
fn red(position: &Abraxas) -> Vec<String> {
    let bits = position.plate.visible();
    let places = (0..90).filter(|place| bits >> place & 1 != 0).map(board::file_and_rank);
    places.map(|(file, rank)| format!("{}{}", char::from(b'a' + file), rank + 1)).collect()
}

#[test]
fn a_place_is_red_if_a_red_pawn_is_above_it_or_its_dot_is_not_covered() {
    // The plate lies at the bottom left: rank 9 and file i are outside.
    let mut position = position("b2 d4 e9 i5", Corner::SouthWest, "b2 c3");
    assert_eq!(red(&position), ["b2", "c3", "d4", "i5", "e9"]);
    play(&mut position, "d4* stay");
    assert_eq!(red(&position), ["b2", "c3", "i5", "e9"], "a blue pawn hides the dot under it");
}

#[test]
fn without_an_alignment_the_turn_passes() {
    let mut position = pawns("a1 b1");
    play(&mut position, "c1 push");
    assert_eq!((position.phase, position.decider), (Phase::Lay, JADE));
    assert_eq!(position.taken, [0, 0]);
}

#[test]
fn only_lines_standing_after_a_push_count() {
    // Three dots and the pawn make four before the push, but not after it.
    let mut position = position("b2 c2 d2", Corner::SouthWest, "");
    play(&mut position, "a2 push");
    assert_eq!((position.taken, position.decider), ([0, 0], JADE));
}

#[test]
fn a_line_counts_wherever_it_came_from() {
    // Amber leaves three dots and a pawn that meet only under Jade's push.
    let mut position = position("d2 e2 f2", Corner::NorthWest, "");
    play(&mut position, "b2 push");
    assert_eq!(position.decider, JADE, "nothing yet");
    play(&mut position, "a8 push xb2");
    assert_eq!(position.taken, [0, 1], "the pawn was Amber's");
}
