//! A whole turn of SIX: what the search decides at once, and the small decisions it consists of.

use tablier_geometry::Hex;

use crate::Move;

/// Tiles of one colour at most; the black ones are numbered from here.
pub const TILES: usize = 19;

/// A set of tiles, a bit for each.
pub type TileSet = u64;

/// The tiles of a set, one after the other.
pub fn each(tiles: TileSet) -> impl Iterator<Item = usize> {
    let mut left = tiles;
    std::iter::from_fn(move || {
        let first = (left != 0).then_some(left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        first
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The tile that is laid, from the reserve, the table or the hand; [`Turn::PASS`] has none.
    pub tile: u8,
    /// Where it goes.
    pub to: Hex,
    /// The tiles that leave the game.
    pub gone: TileSet,
}

impl Turn {
    /// The turn of a side whose every tile is pinned.
    pub const PASS: Turn = Turn { tile: u8::MAX, to: Hex::ORIGIN, gone: 0 };

    /// Lays a tile without taking any out of the game.
    pub const fn lay(tile: usize, to: Hex) -> Turn {
        Turn { tile: tile as u8, to, gone: 0 }
    }

    /// Whether nothing is laid.
    pub const fn is_pass(self) -> bool {
        self.tile == u8::MAX
    }
}

/// The small decisions of a turn: where the tile is lifted, which part is kept, where it is laid.
#[derive(Clone, Copy, Debug, Default)]
pub struct Decisions {
    /// Where the tile lies now.
    pub from: Option<Hex>,
    /// The lowest cell of the part that stays, where there is a choice.
    pub kept: Option<Hex>,
}

impl Decisions {
    /// The turn as moves.
    pub fn moves(self, turn: Turn) -> Vec<Move> {
        if turn.is_pass() {
            return vec![Move::Pass];
        }
        let lift = self.from.map(Move::Lift);
        let keep = self.kept.map(Move::Keep);
        lift.into_iter().chain(keep).chain([Move::Lay(turn.to)]).collect()
    }
}
