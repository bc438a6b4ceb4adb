//! The search state against the rules, and the search against plain minimax.

mod minimax;
mod proofs;
mod rules;

use tablier_rules::{FastRng, Game, Rng, Seat, Seed, Viewer};

use super::root::Root;
use super::state::State;
use super::turn::Turn;
use crate::{Move, Options, Six, View};

/// Every combination of options that changes the rules.
const VARIANTS: [(u8, bool); 4] = [(2, false), (2, true), (4, false), (4, true)];

fn view(position: &Six) -> View {
    position.view(Viewer::Seat(Seat::new(0)))
}

fn mover(position: &Six) -> Seat {
    position.deciders().first().expect("the game goes on")
}

fn legal(position: &Six) -> Vec<Move> {
    let mut moves = Vec::new();
    if let Some(seat) = position.deciders().first() {
        position.legal_moves(seat, &mut moves);
    }
    moves
}

/// The position after some moves, if they are all legal before the end.
fn after(position: &Six, moves: &[Move]) -> Six {
    let mut position = position.clone();
    for &mv in moves {
        let seat = mover(&position);
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{mv}: {refused}"));
    }
    position
}

/// A game in which every turn is a random one of the few that look best, so that figures come up. Calls `look` before each
/// turn until it says no.
fn play(variant: (u8, bool), seed: u64, mut look: impl FnMut(&Six) -> bool) {
    let (players, capture) = variant;
    let options = Options { players, capture, first: None };
    let mut position = Six::start(&options, Seed(seed)).unwrap();
    let mut rng = FastRng::new(seed);
    while position.outcome().is_none() && look(&position) {
        let root = Root::new(&view(&position));
        let few = if rng.below(3) == 0 { root.turns.len() } else { root.turns.len().min(12) };
        let turn = root.turns[rng.below(few)].turn;
        position = after(&position, &root.moves(turn));
    }
}

/// The other side's turn in the same position.
fn handed_over(position: &Six) -> Six {
    let mut view = view(position);
    view.turn = view.turn.next(view.players.into());
    Six::resample(&view, &mut FastRng::new(0))
}

/// All whole turns, as moves, with the positions they lead to, by the rules alone.
fn whole_turns(position: &Six) -> Vec<(Vec<Move>, Six)> {
    let colour = mover(position);
    let mut done = Vec::new();
    let mut open = vec![(Vec::new(), position.clone())];
    while let Some((moves, position)) = open.pop() {
        for mv in legal(&position) {
            let mut next = position.clone();
            next.apply(mover(&position), mv);
            let mut moves: Vec<Move> = moves.clone();
            moves.push(mv);
            let goes_on = next.deciders().contains(colour);
            if goes_on { open.push((moves, next)) } else { done.push((moves, next)) }
        }
    }
    done
}

/// Whether the side to move can complete a figure.
fn can_complete(position: &Six) -> bool {
    whole_turns(position).iter().any(|(_, next)| is_figure(next))
}

/// Whether the game ended with a figure.
fn is_figure(position: &Six) -> bool {
    let ending = view(position).ending;
    ending.is_some_and(|ending| ["line", "triangle", "ring"].contains(&&ending[..]))
}

fn turns(state: &State) -> Vec<Turn> {
    let mut list = Vec::new();
    super::turns::list(state, &mut list);
    list.into_iter().map(|guess| guess.turn).collect()
}
