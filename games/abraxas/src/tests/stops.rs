//! Stop pawns, in the own turn and in the other's repeat.

use super::repeats::after_taking;
use super::*;

#[test]
fn on_the_own_turn_a_stop_pawn_is_laid_instead_of_a_red_one() {
    let mut position = pawns("");
    play(&mut position, "d4*");
    assert_eq!((position.supply, view(&position).stops_left), (24, [2, 3]));
    assert_eq!(legal(&position), ["push", "stay"], "push or do not push, freely");
    assert_eq!(position.forced(), None);
}

#[test]
fn without_a_push_nothing_is_taken_and_the_turn_passes() {
    let mut position = pawns("a1 b1 c1 d1");
    play(&mut position, "h8* stay");
    assert_eq!((position.decider, position.taken), (JADE, [0, 0]));
    assert_eq!(position.plate.corner(), Corner::SouthWest);
}

#[test]
fn a_push_after_a_stop_pawn_takes_as_usual_but_the_turn_passes_all_the_same() {
    let mut position = pawns("a1 b1 c1 d1");
    play(&mut position, "h8* push");
    assert_eq!((position.phase, position.decider), (Phase::Take, AMBER));
    play(&mut position, "xc1");
    assert_eq!((position.taken, position.decider), ([1, 0], JADE));
    assert_eq!((position.phase, position.repeat), (Phase::Lay, false));
}

#[test]
fn the_next_player_may_not_answer_with_a_stop_pawn_in_the_whole_turn() {
    let mut position = pawns("a1 b1 c1");
    play(&mut position, "h8* stay");
    assert!(!may_lay_stop(&position));
    assert!(refusal(&position, "g8*").contains("answer a stop pawn with a stop pawn"));
    play(&mut position, "d1 push xb1");
    assert_eq!(position.decider, JADE);
    assert!(!may_lay_stop(&position), "nor in a repeat of that turn");
    play(&mut position, "b1 go push xb1 end");
    assert!(may_lay_stop(&position), "but the player after that may");
}

#[test]
fn the_barred_player_may_be_stopped() {
    let mut position = pawns("a1 b1 c1");
    play(&mut position, "h8* stay d1 push xb1 b1");
    assert_eq!((position.phase, position.decider), (Phase::Answer, AMBER));
}

#[test]
fn after_each_laying_of_a_repeat_the_other_is_asked() {
    let mut position = after_taking();
    play(&mut position, "b1");
    assert_eq!(position.deciders(), SeatSet::only(JADE));
    assert_eq!(legal(&position), ["stop", "go"]);
    play(&mut position, "go push xb1 b1");
    assert_eq!(position.deciders(), SeatSet::only(JADE), "again in the next repeat");
}

#[test]
fn the_first_laying_of_a_turn_cannot_be_stopped() {
    let mut position = pawns("a1 b1 c1");
    play(&mut position, "d1");
    assert_eq!(position.deciders(), SeatSet::only(AMBER));
}

#[test]
fn without_stop_pawns_nobody_is_asked() {
    let mut position = after_taking();
    position.used[1] = 3;
    play(&mut position, "b1");
    assert_eq!((position.phase, position.decider), (Phase::Push, AMBER));
}

#[test]
fn a_stop_takes_the_pawn_back_and_the_stopper_lays_a_stop_pawn() {
    let mut position = after_taking();
    let supply = position.supply;
    play(&mut position, "b1 stop");
    assert_eq!((position.supply, position.decider), (supply, JADE));
    assert!(!position.plate.full().contains("b1".parse().unwrap()));
    let holes = legal(&position);
    assert!(holes.iter().all(|mv| mv.ends_with('*')) && holes.contains(&"b1*".to_owned()));
    assert_eq!(holes.len(), 64 - 3);
    play(&mut position, "b1*");
    assert_eq!(legal(&position), ["push", "stay"]);
    assert_eq!(view(&position).stops_left, [3, 2]);
}

#[test]
fn after_a_stop_the_mover_plays_the_repeat_anew_or_ends_the_turn() {
    let mut position = after_taking();
    play(&mut position, "b1 stop b1* stay");
    assert_eq!((position.decider, position.mover, position.turns), (AMBER, AMBER, 0));
    assert_eq!(words_legal(&position), ["end"]);
    let mut ended = position.clone();
    play(&mut ended, "end");
    assert_eq!((ended.decider, ended.turns), (JADE, 1));
    assert!(may_lay_stop(&ended), "the stopper is not the one who is barred");
    play(&mut position, "e1");
    assert_eq!(position.decider, AMBER, "not asked again: one Stop for each repeat");
    play(&mut position, "push");
    assert_eq!((position.decider, position.turns), (JADE, 1), "a Stop is not a turn");
}

#[test]
fn the_repeat_after_a_stop_is_played_without_a_stop_pawn() {
    let mut position = after_taking();
    assert!(may_lay_stop(&position));
    play(&mut position, "b1 stop h8* stay");
    assert!(!may_lay_stop(&position));
    assert!(refusal(&position, "g8*").contains("answer a stop pawn"));
}

#[test]
fn the_repeat_after_that_can_be_stopped_and_stop_pawns_are_free_again() {
    let mut position = after_taking();
    play(&mut position, "b1 stop h8* stay b1 push xb1");
    assert_eq!(position.decider, AMBER);
    assert!(may_lay_stop(&position), "the bar was for the repeat that followed at once");
    play(&mut position, "b1");
    assert_eq!(position.deciders(), SeatSet::only(JADE));
}

#[test]
fn the_stopper_may_push_and_take_as_usual_and_gets_no_repeat() {
    let mut paying = after_taking();
    // Put a fourth pawn in line where Amber does not look.
    paying.plate.put(20, "b1".parse().unwrap());
    play(&mut paying, "h7 stop h8* push");
    assert_eq!((paying.phase, paying.decider), (Phase::Take, JADE));
    play(&mut paying, "xc1");
    assert_eq!((paying.taken, paying.decider, paying.mover), ([1, 1], AMBER, AMBER));
    assert_eq!(words_legal(&paying), ["end"]);
}

#[test]
fn in_an_own_repeat_a_stop_pawn_may_be_laid_and_the_turn_then_passes() {
    let mut position = after_taking();
    play(&mut position, "h8*");
    assert_eq!((position.phase, position.decider), (Phase::PushOrStay, AMBER));
    play(&mut position, "push");
    assert_eq!((position.decider, position.turns), (JADE, 1));
    assert!(!may_lay_stop(&position), "and the next player may not answer it");
}

#[test]
fn a_stop_pawn_is_not_stopped() {
    let mut position = after_taking();
    play(&mut position, "h8*");
    assert_eq!(position.deciders(), SeatSet::only(AMBER));
}

#[test]
fn three_stop_pawns_each_and_no_more() {
    let mut position = pawns("");
    play(&mut position, "a8* stay a1 push b8* stay b2 push c8* stay c1 push");
    assert_eq!(view(&position).stops_left, [0, 3]);
    assert!(!may_lay_stop(&position));
    assert!(refusal(&position, "d8*").contains("no stop pawns left"));
}

#[test]
fn stop_pawns_stay_to_the_end() {
    let options = Options { sheet: 5, ..Options::default() };
    for seed in 0..30 {
        let mut position = Abraxas::start(&options, Seed(seed)).unwrap();
        let mut rng = FastRng::new(seed);
        let mut laid: [Vec<Hole>; 2] = Default::default();
        while let Some(seat) = position.deciders().first() {
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.apply(seat, mv);
            let now = view(&position).stops;
            let kept = (0..2).all(|seat| now[seat].starts_with(&laid[seat]));
            assert!(kept, "seed {seed}");
            laid = now;
        }
    }
}
