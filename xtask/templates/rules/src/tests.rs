//! Every statement of the rules as a test that carries its name.

use tablier_rules::Seed;

use super::*;

/// The position after these cells, which the seats mark in turn.
fn after(cells: &str) -> Noughts {
    let options = Options { first: Some(Seat::new(0)) };
    let mut position = Noughts::start(&options, Seed(1)).unwrap();
    for cell in cells.split_whitespace() {
        let seat = position.deciders().single().unwrap();
        position.play(seat, cell.parse().unwrap()).unwrap();
    }
    position
}

#[test]
fn four_in_a_row_win() {
    let end = after("a1 a2 b1 b2 c1 c2 d1").outcome().unwrap();
    assert_eq!((end.winners(), end.ending), (SeatSet::only(Seat::new(0)), LINE));
}

#[test]
fn a_full_board_without_them_is_a_draw() {
    let end = after("c4 b1 c2 a2 b4 a1 b2 d3 c1 d1 d2 a4 a3 c3 b3 d4").outcome().unwrap();
    assert!(end.is_draw() && end.ending == FULL, "{end:?}");
}

#[test]
fn a_cell_is_marked_once() {
    assert!(after("b2").play(Seat::new(1), "b2".parse().unwrap()).is_err());
}
