//! The positions of the second phase, so that a repetition is noticed. Two positions are the same if their tiles are,
//! up to translation, and the same colour is to move.

use tablier_geometry::Hex;
use tablier_rules::mix;

use super::board::Board;

/// Keys of the positions after each turn of the second phase, the opening one first.
///
/// A key is a 64-bit hash; among the at most 101 positions of a game two different ones share a key with a probability
/// of less than one in 10^15.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct History(Vec<u64>);

impl History {
    pub fn from_keys(keys: Vec<u64>) -> History {
        History(keys)
    }

    pub fn keys(&self) -> &[u64] {
        &self.0
    }

    /// Adds a position and tells how often it has stood so far, this time included.
    pub fn add(&mut self, board: &Board, colour_to_move: usize) -> usize {
        if self.0.is_empty() {
            self.0.reserve(104);
        }
        let key = key(board, colour_to_move);
        self.0.push(key);
        self.0.iter().filter(|&&other| other == key).count()
    }
}

fn key(board: &Board, colour_to_move: usize) -> u64 {
    let (mut q, mut r) = (i16::MAX, i16::MAX);
    for tile in board.lying() {
        let cell = board.place(tile);
        q = q.min(cell.q);
        r = r.min(cell.r);
    }
    board.lying().fold(colour_to_move as u64, |key, tile| {
        let cell = board.place(tile);
        key.wrapping_add(tile_key(Hex::new(cell.q - q, cell.r - r), tile.colour()))
    })
}

/// What one tile adds to the key of a position, which begins with the colour to move: the tile of this colour lies so many
/// steps from the least `q` and the least `r` of all tiles. Sums wrap around.
#[inline]
pub fn tile_key(from_corner: Hex, colour: usize) -> u64 {
    let place = (from_corner.q as u64) << 16 | from_corner.r as u64;
    mix(place << 1 | colour as u64 | 1 << 63)
}
