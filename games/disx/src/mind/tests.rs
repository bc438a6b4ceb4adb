//! What the mind takes for the rules is the rules, and what it calls best is best: checked against the game itself.

mod fitting;
mod orders;
mod search;
mod state;

use tablier_rules::{FastRng, Game, Rng, Seat, Seed, Viewer};

use super::state::State;
use crate::{DisX, Move, Options, View};

/// What everybody sees.
fn view(position: &DisX) -> View {
    position.view(Viewer::Seat(Seat::new(0)))
}

/// Every set of options with who begins by lot.
fn option_sets() -> impl Iterator<Item = Options> {
    (2..=4).flat_map(|players| [false, true].map(|quick| Options { players, quick, first: None }))
}

/// Plays one game at random, and shows every position on the way.
fn random_game(options: &Options, seed: u64, mut look: impl FnMut(&DisX)) {
    let mut position = DisX::start(options, Seed(seed)).unwrap();
    let mut rng = FastRng::new(seed);
    while let Some(seat) = position.deciders().single() {
        look(&position);
        let mv = position.random_move(seat, &mut rng, &mut Vec::new());
        position.apply(seat, mv);
    }
    look(&position);
}

/// A position with tokens at random, on which the next explosion may well be the last: all tokens laid but `to_lay`.
fn random_position(rng: &mut FastRng, players: u8, to_lay: u8, bank: u8) -> View {
    let options = Options { players, ..Options::default() };
    let mut seen = view(&DisX::start(&options, Seed(rng.next_u64())).unwrap());
    let dense = rng.below(4);
    for tokens in seen.posts.as_flattened_mut() {
        *tokens = [0, 1, 2, 3, 3, 3][rng.below(3 + dense)];
    }
    for _ in 0..1 + rng.below(3) {
        seen.posts[rng.below(6)][rng.below(6)] = 4;
    }
    for seat in Seat::all(players.into()) {
        seen.hands[seat] = rng.below(8) as u8;
    }
    seen.hands[seen.turn] += to_lay;
    View { to_lay, bank, ..seen }
}

/// The positions in which the turn of who decides can end, each as often as there are ways to it but by each board only
/// once: every sequence of moves, over the game alone. Nothing if there are more than `most` positions on the way.
fn all_ends(start: &DisX, most: usize) -> Option<Vec<DisX>> {
    let mover = start.deciders().single()?;
    let (mut open, mut ends) = (vec![*start], Vec::new());
    let mut seen: std::collections::HashSet<([[u8; 6]; 6], u8, u8)> = Default::default();
    while let Some(position) = open.pop() {
        let mut moves: Vec<Move> = Vec::new();
        position.legal_moves(mover, &mut moves);
        for mv in moves {
            let mut next = position;
            next.apply(mover, mv);
            let View { posts, bank, to_lay, .. } = view(&next);
            let begins = to_lay == 3 && next.deciders().single() != Some(mover);
            if !seen.insert((posts, bank, to_lay + u8::from(begins) * 8)) {
                continue;
            }
            if next.deciders().single() == Some(mover) {
                open.push(next);
            } else {
                ends.push(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(ends)
}

fn state(position: &DisX) -> State {
    State::of(&view(position))
}
