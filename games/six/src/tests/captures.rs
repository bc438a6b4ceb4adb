//! The option of the later edition.

use super::*;

#[test]
fn with_captures_a_tile_may_be_lifted_even_if_that_splits_the_group() {
    let position = moving("0,0 1,0 2,0", "3,0", true);
    assert_eq!(legal(&position), ["^0,0", "^1,0", "^2,0"]);
}

#[test]
fn only_the_biggest_part_stays_and_the_others_leave_before_the_tile_is_laid() {
    let mut position = moving("0,0 1,0 2,0", "3,0 4,0", true);
    play(&mut position, "^1,0");
    let view = position.view(Viewer::Spectator);
    assert_eq!(view.phase, Phase::Laying);
    let red: Vec<_> = view.tiles[0].iter().flatten().copied().collect();
    assert_eq!(red, cells("2,0"), "the tile on 0,0 is gone, the one from 1,0 in the hand");
    assert!(
        !legal(&position).contains(&"-1,0".to_owned()),
        "nothing can be laid beside a captured tile"
    );
}

#[test]
fn parts_are_compared_without_the_tile_in_the_hand_and_in_a_tie_the_mover_chooses() {
    let mut position = moving("0,0 1,0 2,0", "", true);
    play(&mut position, "^1,0");
    assert_eq!(position.view(Viewer::Spectator).phase, Phase::Keeping);
    assert_eq!(legal(&position), ["=0,0", "=2,0"]);
    assert!(position.clone().play(RED, "0,1".parse().unwrap()).is_err(), "first the choice");
    play(&mut position, "=2,0");
    assert_eq!(position.board.lying().len(), 1);
    assert_eq!(position.view(Viewer::Spectator).phase, Phase::Laying);
}

#[test]
fn the_own_cell_is_barred_with_captures_too() {
    let mut position = moving("0,0 1,0 2,0", "3,0 4,0", true);
    play(&mut position, "^1,0");
    assert!(!legal(&position).contains(&"1,0".to_owned()));
}

/// Six tiles of each side, and some more in a tail that can be cut off.
fn six_each(tail_red: &str, tail_black: &str) -> Six {
    let red = format!("0,0 1,0 0,1 2,1 3,0 4,0 {tail_red}");
    let black = format!("0,2 1,2 2,2 0,3 1,1 2,0 {tail_black}");
    moving(&red, &black, true)
}

#[test]
fn a_side_with_fewer_than_six_tiles_after_laying_loses() {
    // Lifting 5,0 cuts off the black tile on 6,0, which is one of six.
    let mut position = moving("0,0 1,0 0,1 2,1 3,0 4,0 5,0", "0,2 1,2 2,2 0,3 1,1 6,0", true);
    play(&mut position, "^5,0 2,-1");
    let outcome = position.outcome().expect("black has five tiles left");
    assert_eq!((outcome.ranks(), outcome.ending), (vec![1, 2], "too-few"));
}

#[test]
fn both_sides_below_six_are_a_draw() {
    let mut position = moving("0,0 1,0 0,1 2,1 3,0 5,0 4,0", "0,2 1,2 2,2 0,3 1,1 6,0", true);
    position.board.lift(Tile::new(0, 0));
    play(&mut position, "^4,0 4,-1");
    let outcome = position.outcome().expect("red has five, black has five");
    assert!(outcome.is_draw());
    assert_eq!(outcome.ending, "too-few");
}

#[test]
fn six_tiles_are_enough() {
    let mut position = six_each("", "");
    play(&mut position, "^4,0 3,-1");
    assert!(!position.is_over());
}

#[test]
fn with_captures_nobody_ever_passes() {
    let position = moving("1,0", "0,0 2,0 3,0", true);
    assert_eq!(legal(&position), ["^1,0"]);
}

#[test]
fn captures_are_off_by_default() {
    assert!(!Options::default().capture);
}
