//! Views are read as serde would read them.

use serde::{Deserialize, Serialize};
use tablier_geometry::Hex;
use tablier_rules::Seat;
use tablier_rules::conformance::twins::{agree_on_all, views};

use crate::{Six, View};

#[derive(Serialize, Deserialize)]
struct TwinView {
    players: u8,
    capture: bool,
    first: Seat,
    turn: Seat,
    stage: TwinPhase,
    tiles: [Vec<Option<Hex>>; 2],
    left: [u8; 2],
    hand: Option<TwinHand>,
    phase_2_moves: usize,
    history: Vec<u64>,
    winner: Option<u8>,
    ending: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct TwinHand {
    colour: u8,
    number: u8,
    from: Hex,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinPhase {
    Placing,
    Lifting,
    Keeping,
    Laying,
    Over,
}

#[test]
fn views_are_read_as_by_their_twin() {
    agree_on_all::<View, TwinView>(views::<Six>());
}
