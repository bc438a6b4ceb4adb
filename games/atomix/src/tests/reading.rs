//! Views are read as serde would read them.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tablier_geometry::Vertex;
use tablier_rules::conformance::twins::{agree_on_all, views};
use tablier_rules::{PerSeat, Seat};

use crate::cell::Lying;
use crate::reactors::Reactors;
use crate::tile::{TILES, Tile};
use crate::{Atomix, View};

#[derive(Serialize, Deserialize)]
struct TwinView {
    players: u8,
    first: Seat,
    turn: Seat,
    stage: TwinPhase,
    colours: PerSeat<Option<TwinColour>>,
    scores: PerSeat<i32>,
    #[serde(deserialize_with = "side_to_side")]
    reactors: Vec<String>,
    #[serde(deserialize_with = "few_lying")]
    laid: Vec<Lying>,
    #[serde(deserialize_with = "set")]
    discarded: Vec<Tile>,
    opening: Option<Tile>,
    #[serde(deserialize_with = "few_hands")]
    hands: Vec<TwinHand>,
    bag: u8,
    order: Option<FewTiles>,
    #[serde(deserialize_with = "set")]
    unseen: Vec<Tile>,
    chain: u8,
    pending: Option<TwinPoints>,
    paid: Option<TwinPaid>,
    last_round: bool,
}

fn side_to_side<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let written = Vec::<String>::deserialize(from)?;
    let centers: Result<Vec<Vertex>, _> = written.iter().map(|center| center.parse()).collect();
    let reactors = Reactors::from_centers(&centers.map_err(D::Error::custom)?);
    let reactors = reactors.ok_or_else(|| D::Error::custom("apart"))?;
    Ok(reactors.centers().iter().map(ToString::to_string).collect())
}

fn at_most<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    count: usize,
    from: D,
) -> Result<Vec<T>, D::Error> {
    let things = Vec::<T>::deserialize(from)?;
    if things.len() > count { Err(D::Error::custom("too many")) } else { Ok(things) }
}

fn few_lying<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Lying>, D::Error> {
    at_most(TILES, from)
}

fn few_hands<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<TwinHand>, D::Error> {
    at_most(tablier_rules::MAX_SEATS, from)
}

fn set<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Tile>, D::Error> {
    let mut tiles = Vec::<Tile>::deserialize(from)?;
    tiles.sort();
    tiles.dedup();
    Ok(tiles)
}

#[derive(Serialize)]
#[serde(transparent)]
struct FewTiles(Vec<Tile>);

impl<'de> Deserialize<'de> for FewTiles {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FewTiles, D::Error> {
        at_most(TILES, from).map(FewTiles)
    }
}

#[derive(Serialize)]
#[serde(transparent)]
struct TwinTiles(Vec<Tile>);

impl<'de> Deserialize<'de> for TwinTiles {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TwinTiles, D::Error> {
        at_most(crate::position::HAND, from).map(TwinTiles)
    }
}

#[derive(Serialize, Deserialize)]
struct TwinHand {
    count: u8,
    tiles: Option<TwinTiles>,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinColour {
    #[default]
    Blue,
    Green,
    Pink,
    Yellow,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TwinPhase {
    Choosing,
    Opening,
    Building,
    Playing,
    Over,
}

#[derive(Serialize, Deserialize)]
struct TwinPoints {
    value: u8,
    level: u8,
    fusions: u8,
    own_fusions: u8,
    nuclei: u8,
    own_nuclei: u8,
}

#[derive(Serialize, Deserialize)]
struct TwinPaid {
    seat: Seat,
    points: TwinPoints,
}

#[test]
fn views_are_read_as_by_their_twin() {
    agree_on_all::<View, TwinView>(views::<Atomix>());
}
