//! Random play to the end, and counting the tree: the plainest uses of the contract.

use crate::{FastRng, Game, Outcome};

/// How a game played at random went.
#[derive(Clone, Copy, Debug)]
pub struct Playout {
    /// Its end.
    pub outcome: Outcome,
    /// How many moves were made.
    pub moves: usize,
}

/// Plays at random from `position` to the end. `scratch` is reused from game to game.
#[inline]
pub fn playout<G: Game>(mut position: G, rng: &mut FastRng, scratch: &mut Vec<G::Move>) -> Playout {
    let mut moves = 0;
    while let Some(seat) = position.deciders().first() {
        let mv = position.random_move(seat, rng, scratch);
        position.apply(seat, mv);
        moves += 1;
    }
    Playout { outcome: position.outcome().expect("a game where nobody decides is over"), moves }
}

/// The number of ways to make `depth` moves from `position`, forced moves included; where several seats decide at once
/// they answer in seat order.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let Some(seat) = position.deciders().first().filter(|_| depth > 0) else {
        return u64::from(depth == 0);
    };
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|mv| {
            let mut next = position.clone();
            next.apply(seat, mv);
            perft(&next, depth - 1)
        })
        .sum()
}
