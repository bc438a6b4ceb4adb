//! Views are read as serde would read them.

use serde::{Deserialize, Serialize};
use tablier_rules::Seat;
use tablier_rules::conformance::twins::{agree_on_all, views};

use crate::{Abraxas, Hole, Sheet, View};

#[derive(Serialize, Deserialize)]
struct TwinView {
    sheet: Sheet,
    sheet_number: Option<u8>,
    free: bool,
    vigilance: bool,
    first: Seat,
    mover: Seat,
    decider: Option<Seat>,
    stage: TwinPhase,
    plate: Option<TwinCorner>,
    pawns: Vec<TwinPlace>,
    stops: [Vec<Hole>; 2],
    stops_left: [u8; 2],
    taken: [u8; 2],
    supply: u8,
    turns: u8,
    barred: bool,
    repeat: bool,
    anew: bool,
    took: bool,
    stop_laid: bool,
    laid: Option<Hole>,
    from: Option<Hole>,
    history: Vec<TwinStand>,
    ending: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinPhase {
    Place,
    Lay,
    Relay,
    Answer,
    LayStop,
    Push,
    PushOrStay,
    Take,
    Over,
}

#[derive(Serialize, Deserialize)]
enum TwinCorner {
    #[serde(rename = "nw")]
    NorthWest,
    #[serde(rename = "sw")]
    SouthWest,
    #[serde(rename = "se")]
    SouthEast,
    #[serde(rename = "ne")]
    NorthEast,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinPlace {
    Supply,
    Hole(Hole),
    Hand,
    Taken(Seat),
}

#[derive(Serialize, Deserialize)]
struct TwinStand {
    red: u64,
    plate: TwinCorner,
    barred: bool,
}

#[test]
fn views_are_read_as_by_their_twin() {
    agree_on_all::<View, TwinView>(views::<Abraxas>());
}
