//! Playing again after taking.

use super::*;

/// Amber has taken b1 from four pawns in a row and may play again.
pub(super) fn after_taking() -> Abraxas {
    let mut position = pawns("a1 b1 c1");
    play(&mut position, "d1 push xb1");
    position
}

#[test]
fn after_taking_the_player_may_play_again_or_end_the_turn() {
    let position = after_taking();
    assert_eq!((position.decider, position.turns), (AMBER, 0));
    assert_eq!(words_legal(&position), ["end"]);
    let mut ended = position.clone();
    play(&mut ended, "end");
    assert_eq!((ended.decider, ended.turns), (JADE, 1));
    assert!(!ended.repeat);
}

#[test]
fn without_taking_nobody_ends_the_turn_before_laying() {
    assert!(refusal(&pawns(""), "end").contains("only after taking"));
}

#[test]
fn refilling_the_gap_of_a_line_that_travels_pays_again_and_again() {
    let mut position = after_taking();
    for taken in 2..=5 {
        play(&mut position, "b1 go push xb1");
        assert_eq!((position.taken[0], position.decider), (taken, AMBER));
    }
    assert_eq!(position.turns, 0, "all in one turn");
}

#[test]
fn a_repeat_that_takes_nothing_ends_the_turn() {
    let mut position = after_taking();
    play(&mut position, "h8 go push");
    assert_eq!((position.decider, position.turns), (JADE, 1));
}
