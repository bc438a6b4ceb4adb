//! Views are read as serde would read them.

use serde::{Deserialize, Serialize};
use tablier_rules::conformance::twins::{agree_on_all, views};
use tablier_rules::{PerSeat, Seat};

use crate::{DisX, View};

#[derive(Serialize, Deserialize)]
struct TwinView {
    players: u8,
    quick: bool,
    first: Seat,
    turn: Seat,
    to_lay: u8,
    paid: u8,
    over: bool,
    bank: u8,
    hands: PerSeat<u8>,
    posts: [[u8; 6]; 6],
}

#[test]
fn views_are_read_as_by_their_twin() {
    agree_on_all::<View, TwinView>(views::<DisX>());
}
