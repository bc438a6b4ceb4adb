//! The same games in other crates, played through their own interfaces with our generator of random numbers.
//!
//! `board-game` ships a connect four. `minimax` defines a trait for games and ships none in its library, so the game
//! is written here for that trait. Neither has hex. Each draws its moves as its own playouts do: `minimax` from a list
//! of all moves, `board-game` by counting and skipping; ours by [`random_move`](tablier_rules::Game::random_move).

#[cfg(feature = "peers")]
mod board_game;
#[cfg(feature = "peers")]
mod minimax;

use crate::measure::Batch;

/// Connect four in other crates, by their names.
#[cfg(feature = "peers")]
pub(crate) fn connect_four() -> Vec<(&'static str, Batch)> {
    vec![("board-game 0.8", board_game::connect_four()), ("minimax 0.6", minimax::connect_four())]
}

/// Without other crates there is nothing to compare with.
#[cfg(not(feature = "peers"))]
pub(crate) fn connect_four() -> Vec<(&'static str, Batch)> {
    Vec::new()
}
