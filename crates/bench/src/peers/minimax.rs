//! Random games under the `Game` trait of the `minimax` crate, with a connect four written for it.

use std::hint::black_box;

use minimax::{Game, Winner};
use tablier_rules::{FastRng, Rng};

use crate::measure::Batch;

/// Connect four under the trait of the crate.
pub(super) fn connect_four() -> Batch {
    let mut moves = Vec::new();
    Box::new(move |rng, games| {
        (0..games).map(|_| playout::<ConnectFour>(Position::default(), rng, &mut moves)).sum()
    })
}

/// Plays as the random playouts of the crate do: list the moves, choose one, apply it. Gives the number of moves.
fn playout<G: Game>(mut state: G::S, rng: &mut FastRng, moves: &mut Vec<G::M>) -> u64 {
    let mut made = 0;
    loop {
        moves.clear();
        if let Some(winner) = G::generate_moves(&state, moves) {
            black_box(winner);
            return made;
        }
        let mv = moves[rng.below(moves.len())];
        if let Some(next) = G::apply(&mut state, mv) {
            state = next;
        }
        made += 1;
    }
}

/// Seven bits a column, the seventh always empty.
const COLUMN: u32 = 7;
const COLUMNS: u32 = 7;
const ROWS: u32 = 6;

struct ConnectFour;

#[derive(Clone, Default)]
struct Position {
    /// The discs of the one who has just moved.
    just_moved: u64,
    occupied: u64,
}

impl Game for ConnectFour {
    type S = Position;
    type M = u8;

    #[inline]
    fn generate_moves(position: &Position, moves: &mut Vec<u8>) -> Option<Winner> {
        let winner = Self::get_winner(position);
        if winner.is_none() {
            // Pushed one by one: quicker here than extending by a filtered iterator.
            for column in 0..COLUMNS {
                if position.occupied >> (column * COLUMN + ROWS - 1) & 1 == 0 {
                    moves.push(column as u8);
                }
            }
        }
        winner
    }

    #[inline]
    fn apply(position: &mut Position, column: u8) -> Option<Position> {
        let bottom = 1 << (u32::from(column) * COLUMN);
        let landing = (position.occupied + bottom) & !position.occupied;
        position.just_moved = position.just_moved ^ position.occupied | landing;
        position.occupied |= landing;
        None
    }

    #[inline]
    fn get_winner(position: &Position) -> Option<Winner> {
        let discs = position.just_moved;
        let line = |step: u32| {
            let pairs = discs & discs >> step;
            pairs & pairs >> (2 * step)
        };
        if line(1) | line(COLUMN - 1) | line(COLUMN) | line(COLUMN + 1) != 0 {
            Some(Winner::PlayerJustMoved)
        } else if position.occupied.count_ones() == COLUMNS * ROWS {
            Some(Winner::Draw)
        } else {
            None
        }
    }
}
