//! When the supply is empty.

use super::*;

/// Fourteen pawns without neighbours, ten taken, none in the supply.
pub(super) fn empty_supply() -> Abraxas {
    with_taken(pawns("a1 c1 e1 g1 b3 d3 f3 h3 a5 c5 e5 g5 b7 d7"), [5, 5])
}

#[test]
fn the_player_lifts_any_red_pawn_and_lays_it_in_another_free_hole() {
    let mut position = empty_supply();
    assert_eq!(position.supply, 0);
    let moves = legal(&position);
    assert_eq!(moves.iter().filter(|mv| mv.starts_with('^')).count(), 14);
    assert!(refusal(&position, "b1").contains("supply is empty"));
    assert!(refusal(&position, "^b1").contains("no red pawn"));
    play(&mut position, "^a1");
    assert_eq!(view(&position).pawns[0], PawnPlace::Hand);
    assert_eq!(legal(&position).len(), 64 - 14, "every free hole but its own");
    assert!(refusal(&position, "a1").contains("another hole"));
    play(&mut position, "a2");
    assert_eq!(view(&position).pawns[0], PawnPlace::Hole("a2".parse().unwrap()), "the same pawn");
    assert_eq!(legal(&position), ["push"], "this counts as laying");
}

#[test]
fn while_there_is_a_supply_nothing_is_lifted() {
    assert!(refusal(&pawns("a1"), "^a1").contains("only once the supply is empty"));
}

#[test]
fn stop_pawns_remain_usable() {
    let mut position = empty_supply();
    assert!(may_lay_stop(&position));
    play(&mut position, "h8* stay");
    assert_eq!(position.decider, JADE);
}

#[test]
fn a_lifted_pawn_is_laid_before_anything_else() {
    let mut position = empty_supply();
    play(&mut position, "^a1");
    for mv in ["h8*", "^c1", "push", "end"] {
        assert!(refusal(&position, mv).contains("pawn in your hand"), "{mv}");
    }
}

#[test]
fn a_stopped_move_puts_the_pawn_back() {
    let mut position = with_taken(pawns("a1 b1 c1 a4 c4 e4 g4 b6 d6 f6 h6 a8 c8 e8"), [5, 5]);
    play(&mut position, "^a8 d1 push xb1");
    let before = view(&position);
    play(&mut position, "^a4 b1 stop");
    let after = view(&position);
    assert_eq!(after.pawns, before.pawns);
    assert_eq!((after.supply, after.from, after.laid), (0, None, None));
    play(&mut position, "b1* stay ^a4 b2 push");
    assert_eq!(position.decider, JADE);
}

#[test]
fn the_last_pawn_of_the_supply_is_still_laid() {
    let mut position = with_taken(pawns("a1 c1 e1 g1 b3 d3 f3 h3 a5 c5 e5 g5 b7"), [5, 5]);
    play(&mut position, "d7 push");
    assert_eq!(position.supply, 0);
    assert!(legal(&position).iter().any(|mv| mv == "^d7"));
}
