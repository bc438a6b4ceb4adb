//! The first phase.

use super::*;

#[test]
fn the_first_tile_is_the_origin() {
    assert_eq!(legal(&start(2)), ["0,0"]);
}

#[test]
fn the_first_tile_is_asked_for() {
    let game = Match::<Six>::new(options(2, false, 0), Seed(1)).unwrap();
    assert_eq!(game.moves().len(), 0, "the game begins when somebody lays");
}

#[test]
fn a_later_tile_shares_a_side_with_a_tile_of_either_colour() {
    let mut position = start(2);
    play(&mut position, "0,0 1,0");
    let beside: Vec<_> = legal(&position);
    assert_eq!(beside, ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,1", "2,-1", "2,0"]);
    let refused = position.play(RED, Move::Lay(Hex::new(3, 0))).unwrap_err();
    assert!(refused.to_string().contains("share a side"), "{refused}");
}

#[test]
fn players_lay_one_tile_a_turn_clockwise() {
    let mut position = Six::start(&options(4, false, 2), Seed(1)).unwrap();
    for expected in [2, 3, 0, 1, 2, 3] {
        assert_eq!(position.turn(), Seat::new(expected));
        let cell = position.board.rim()[0];
        position.play(position.turn(), Move::Lay(cell)).unwrap();
    }
}
