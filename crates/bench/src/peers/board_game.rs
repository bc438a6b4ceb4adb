//! Random games of the `board-game` crate.

use std::hint::black_box;

use board_game::board::Board;
use board_game::games::connect4::Connect4;
use rand_core::{Error, RngCore};
use tablier_rules::{FastRng, Rng};

use crate::measure::Batch;

/// The connect four that the crate ships.
pub(super) fn connect_four() -> Batch {
    Box::new(|rng, games| (0..games).map(|_| playout(Connect4::default(), rng)).sum())
}

/// Plays as the crate itself does where it plays at random; gives the number of moves.
fn playout<B: Board>(mut board: B, rng: &mut FastRng) -> u64 {
    let mut moves = 0;
    while board.play_random_available_move(&mut Generator(rng)).is_ok() {
        moves += 1;
    }
    black_box(board.outcome());
    moves
}

/// Our generator as the crate takes them.
struct Generator<'a>(&'a mut FastRng);

impl RngCore for Generator<'_> {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }

    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.0.next_u64().to_le_bytes()[..chunk.len()]);
        }
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}
