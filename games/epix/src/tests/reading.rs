//! Views are read as serde would read them.

use serde::{Deserialize, Serialize};
use tablier_rules::conformance::twins::{agree_on_all, read, views};
use tablier_rules::{Seat, SeatSet};

use crate::action::{ActionCard, Picks};
use crate::board::{Board, Spot};
use crate::cards::{Card, Cards};
use crate::position::Open;
use crate::province::Province;
use crate::{Epix, View};

#[derive(Serialize, Deserialize)]
struct TwinOpen {
    players: u8,
    advanced: bool,
    began: Seat,
    first: Seat,
    season: u8,
    phase: TwinPhase,
    turn: Seat,
    waiting: SeatSet,
    gold: [u8; 4],
    board: Board,
    lots: [Option<TwinLot>; 5],
    cards: [Cards; 4],
    shown: SeatSet,
    action: Option<TwinAction>,
    left: Picks,
    acted: u16,
    strolled: u16,
    rode: u16,
    spared: SeatSet,
    fight: Option<TwinFight>,
    clash: Option<TwinClash>,
    skipped: bool,
    taken: Option<(Seat, Province)>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinPhase {
    Preliminary,
    Auction,
    Give,
    Choice,
    Order,
    Recruit,
    March,
    Stake,
    Answer,
    Between,
    Over,
}

#[derive(Serialize, Deserialize)]
struct TwinLot {
    card: Card,
    bidder: Option<Seat>,
    gold: u8,
    marker: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinAction {
    Recruit,
    Tax,
    Move,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinSpot {
    At(Province),
    Reserve,
    Marker,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinUnit {
    Soldier,
    Knight,
    Camp,
    Catapult,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinFoe {
    Unit(TwinUnit),
    Garrison,
    Everything,
}

#[derive(Serialize, Deserialize)]
struct TwinFight {
    defender: Seat,
    kind: TwinUnit,
    from: Province,
    target: Province,
    foe: TwinFoe,
}

#[derive(Serialize, Deserialize)]
struct TwinClash {
    attacker: Seat,
    fight: TwinFight,
    stake: u8,
    named: [u8; 3],
    won: bool,
}

/// The twin of a view says nothing of who plays: that is checked beside it.
#[derive(Serialize, Deserialize)]
struct TwinView {
    open: Open,
    bids: [Option<u8>; 4],
    picks: [Option<Picks>; 4],
    stake: Option<u8>,
}

fn parts(of: &str) -> impl Iterator<Item = String> {
    let views = views::<Epix>();
    let parts: Vec<String> = views
        .iter()
        .map(|view| serde_json::from_str::<serde_json::Value>(view).expect("JSON"))
        .map(|view| view.pointer(of).expect("a part of the view").to_string())
        .collect();
    parts.into_iter()
}

#[test]
fn what_lies_open_is_read_as_by_its_twin() {
    agree_on_all::<Open, TwinOpen>(parts("/open"));
}

#[test]
fn places_of_pieces_and_cards_are_read_as_by_their_twins() {
    agree_on_all::<Spot, TwinSpot>(parts("/open/board/0/0").chain(parts("/open/board/0/9")));
    agree_on_all::<ActionCard, TwinAction>(
        ["\"recruit\"", "\"tax\"", "\"move\""].map(str::to_owned),
    );
}

#[test]
fn a_view_is_read_as_by_its_twin_where_it_speaks_of_its_players() {
    let mut agreed = 0;
    for view in views::<Epix>() {
        let own = read::<View>(&view).expect("a view");
        assert_eq!(own, read::<TwinView>(&view).expect("its twin"));
        agreed += 1;
    }
    assert!(agreed > 10, "{agreed}");
    let spoilt = views::<Epix>().swap_remove(0).replacen("\"began\":0", "\"began\":7", 1);
    let spoilt = spoilt.replacen("\"began\":1", "\"began\":7", 1);
    let why = read::<View>(&spoilt).expect_err("nobody sits there");
    assert_eq!(why, "open: it speaks of a seat where nobody plays");
}
