//! Sets of tiles: each tile exists once, so a set is all there is to know of tiles without an order.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tablier_rules::reading::{self, FromJson, Json, Reader};

use super::tile::{TILES, Tile};

/// A set of tiles, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct TileSet(u128);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// The hundred tiles of the game.
    pub const ALL: TileSet = TileSet((1 << TILES) - 1);

    /// How many tiles are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no tile is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this tile is in it.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 != 0
    }

    /// The same set with this tile.
    #[must_use]
    #[inline]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile.index())
    }

    /// The tiles of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// Its tiles in the order of their names.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |&tile| self.contains(tile))
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, TileSet::with)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TileSet, D::Error> {
        reading::read(from)
    }
}

impl FromJson for TileSet {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> TileSet {
        Vec::<Tile>::from_json(json, reader).into_iter().collect()
    }
}
