//! Repetition and the hundred moves.

use super::*;

/// Red and black each move a tile there and back: after four turns the position is the same again.
const SHUFFLE: &str = "^0,0 0,1 ^3,0 3,-1 ^0,1 0,0 ^3,-1 3,0";

fn shuffling() -> Six {
    moving("0,0 1,0 1,1 2,1 0,2 1,2", "3,0 2,0 3,1 4,1 4,0 5,0", false)
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw_and_the_opening_position_is_the_first() {
    let mut position = shuffling();
    play(&mut position, SHUFFLE);
    assert!(!position.is_over(), "second occurrence");
    play(&mut position, SHUFFLE);
    let outcome = position.outcome().expect("third occurrence");
    assert!(outcome.is_draw());
    assert_eq!(outcome.ending, "repetition");
    assert_eq!(position.phase_2_moves(), 8);
}

fn key_of(position: &Six) -> u64 {
    position.history.keys()[0]
}

#[test]
fn a_position_is_the_same_up_to_translation() {
    let here = moving("0,0 1,0 1,1", "2,0", false);
    let there = moving("40,-7 41,-7 41,-6", "42,-7", false);
    assert_eq!(key_of(&here), key_of(&there));
}

#[test]
fn rotations_reflections_and_exchanged_colours_differ() {
    let here = moving("0,0 1,0 1,1", "2,0", false);
    let turned = moving("0,0 0,1 -1,2", "0,2", false);
    let mirrored = moving("0,0 0,1 1,1", "0,2", false);
    let exchanged = moving("2,0", "0,0 1,0 1,1", false);
    for other in [turned, mirrored, exchanged] {
        assert_ne!(key_of(&here), key_of(&other));
    }
}

#[test]
fn the_colour_to_move_is_part_of_a_position_but_not_the_seat() {
    let board = moving("0,0 1,0", "2,0", false).board;
    let key = |colour| {
        let mut history = History::default();
        history.add(&board, colour);
        history.keys()[0]
    };
    assert_ne!(key(0), key(1));
    assert_eq!(colour_of(Seat::new(1)), colour_of(Seat::new(3)));
}

#[test]
fn a_hundred_moves_of_phase_2_without_a_figure_are_a_draw() {
    let mut position = shuffling();
    // Only the count is of interest here: other positions than those that will come up stand in its place.
    position.history = History::from_keys((0..100).collect());
    assert_eq!(position.phase_2_moves(), 99);
    play(&mut position, "^0,0 0,1");
    let outcome = position.outcome().unwrap();
    assert!(outcome.is_draw());
    assert_eq!(outcome.ending, "hundred-moves");
}

#[test]
fn a_figure_on_the_hundredth_move_wins() {
    let mut position = moving("0,0 1,0 2,0 3,0 4,0 4,1", "0,1 1,1", false);
    position.history = History::from_keys((0..100).collect());
    play(&mut position, "^4,1 5,0");
    assert_eq!(position.outcome().unwrap().ending, "line");
}
