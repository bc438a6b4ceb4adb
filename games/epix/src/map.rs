//! The maps: which provinces there are, of what kind, which touch, and how they are drawn. Read from the files in
//! `maps/` and checked against what the rules say of every map. Knows no units.
//!
//! ```text
//! players 4
//! province nw castle:0 2.1,1.9
//! edge nw nwh
//! shape nw 0,0 4,0 4,3.6 0,3.8
//! wall 1,1 2,2 2,1
//! ```

mod parse;

#[cfg(test)]
pub(super) use parse::MapError;

use std::sync::LazyLock;

use tablier_geometry::Point;
use tablier_rules::Seat;

use super::province::{PROVINCES, Province, Provinces};

/// What a province is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Terrain {
    /// The castle of a seat.
    Castle(Seat),
    /// One of the two other provinces of a seat's realm.
    Realm(Seat),
    /// Kilimandjora.
    Mountain,
    /// Lochmess.
    Lake,
    /// Broceland.
    Forest,
    /// Stonange.
    Stones,
    /// Anything else.
    Plain,
}

/// A province as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Land {
    pub(super) province: Province,
    pub(super) terrain: Terrain,
    /// Where its units gather.
    pub(super) center: Point,
    pub(super) shape: Vec<Point>,
}

/// A map.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Map {
    pub(super) players: usize,
    /// In the order of the file.
    pub(super) lands: Vec<Land>,
    /// What cannot be entered.
    pub(super) walls: Vec<Vec<Point>>,
    pub(super) castles: Provinces,
    /// Lochmess, Broceland and Stonange, where they are.
    pub(super) paying: Provinces,
    castle: [Province; 4],
    realm: [Provinces; 4],
    near: [Provinces; PROVINCES],
    within_two: [Provinces; PROVINCES],
}

impl Map {
    /// The map for so many players.
    pub(super) fn of(players: usize) -> &'static Map {
        static MAPS: LazyLock<[Map; 3]> = LazyLock::new(|| {
            [
                include_str!("../maps/two.txt"),
                include_str!("../maps/three.txt"),
                include_str!("../maps/four.txt"),
            ]
            .map(|file| Map::parse(file).unwrap_or_else(|error| panic!("a map of ours: {error}")))
        });
        &MAPS[players - 2]
    }

    /// The provinces that touch this one.
    #[inline]
    pub(super) fn near(&self, province: Province) -> Provinces {
        self.near[province.index()]
    }

    /// The provinces at distance one or two.
    #[inline]
    pub(super) fn within_two(&self, province: Province) -> Provinces {
        self.within_two[province.index()]
    }

    /// The castle of a seat.
    #[inline]
    pub(super) fn castle(&self, seat: Seat) -> Province {
        self.castle[seat.index()]
    }

    /// The two provinces round the castle of a seat.
    #[inline]
    pub(super) fn realm(&self, seat: Seat) -> Provinces {
        self.realm[seat.index()]
    }

    /// A province of this map.
    pub(super) fn land(&self, province: Province) -> Option<&Land> {
        self.lands.iter().find(|land| land.province == province)
    }
}
