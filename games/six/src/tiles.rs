//! The tiles of SIX, and sets of them. Knows no table.

/// Tiles of one colour in a two-player game; teams have one less.
pub(super) const TILES: usize = 19;

/// A tile: its colour and its number in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tile(u8);

impl Tile {
    #[inline]
    pub fn new(colour: usize, number: usize) -> Tile {
        Tile((colour * TILES + number) as u8)
    }

    #[inline]
    pub fn colour(self) -> usize {
        usize::from(self.0) / TILES
    }

    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0) % TILES
    }

    /// The tile that [`Tile::index`] gives this number for.
    #[inline]
    pub fn from_index(index: usize) -> Tile {
        Tile(index as u8)
    }

    /// A number for each tile of either colour.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tiles(u64);

impl Tiles {
    pub const EMPTY: Tiles = Tiles(0);

    /// All tiles of a colour.
    #[inline]
    pub fn of(colour: usize) -> Tiles {
        Tiles(((1 << TILES) - 1) << (colour * TILES))
    }

    /// Puts the tile of this index in, if there is one; otherwise the index means nothing.
    #[inline]
    pub fn add_if(&mut self, is_tile: bool, index: u8) {
        self.0 |= u64::from(is_tile) << (index % 64);
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn has(self, tile: Tile) -> bool {
        !self.and(tile.into()).is_empty()
    }

    #[inline]
    pub fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    #[inline]
    pub fn or(self, other: Tiles) -> Tiles {
        Tiles(self.0 | other.0)
    }

    #[inline]
    pub fn without(self, other: Tiles) -> Tiles {
        Tiles(self.0 & !other.0)
    }

    #[inline]
    pub fn first(self) -> Option<Tile> {
        (self.0 != 0).then(|| Tile(self.0.trailing_zeros() as u8))
    }

    /// The set without its first tile.
    #[inline]
    #[must_use]
    pub fn rest(self) -> Tiles {
        Tiles(self.0 & self.0.wrapping_sub(1))
    }
}

impl From<Tile> for Tiles {
    #[inline]
    fn from(tile: Tile) -> Tiles {
        Tiles(1 << tile.0)
    }
}

impl Iterator for Tiles {
    type Item = Tile;
    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let first = self.first();
        *self = self.rest();
        first
    }
}
