//! The mind of SIX: alpha-beta over whole turns, on a state that knows of every line, triangle and ring how far it has
//! come. Knows no clock.

mod attacks;
mod plane;
mod proof;
mod root;
mod search;
mod state;
#[cfg(test)]
mod tests;
mod threats;
mod turn;
mod turns;
mod weights;

use tablier_rules::{Level, Seat};
use tablier_search::{Blur, Choice, Mind, Minded, Strength, Thinking};

use self::root::Root;
use self::search::{Manner, SURE};
use self::turn::Turn;
use crate::{Move, Six, View};

/// Plays SIX.
#[derive(Clone, Copy, Debug, Default)]
pub struct SixMind;

impl Minded for Six {
    fn mind() -> &'static dyn Mind<Six> {
        &SixMind
    }
}

impl Mind<Six> for SixMind {
    fn choose(&self, view: &View, _: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
        let mut root = Root::new(view);
        let (turn, value) = decide(&mut root, thinking);
        let mut moves = root.moves(turn).into_iter();
        let mv = moves.next().expect("a turn has a move");
        Choice { mv, then: moves.collect(), value: chance(value) }
    }
}

/// How likely a win is at this value; a draw is half a win.
fn chance(value: i32) -> f32 {
    let value = value.clamp(-SURE, SURE) as f32;
    0.5 + 0.5 * value / (value.abs() + 150.0)
}

/// The turn to take, and what it seems worth.
fn decide(root: &mut Root, thinking: &mut Thinking<'_>) -> (Turn, i32) {
    let strength = thinking.strength();
    thinking.allow(strength.of([200, 1_500, 8_000, 25_000, 300_000, u64::MAX]));
    // The best err a little too, or whoever has beaten them once could win the same game for ever.
    let blur = Blur::new(thinking.seed(), strength.of([60.0, 30.0, 10.0, 6.0, 2.0, 0.0]));
    if let Some(turn) = root.winning_turn() {
        return (turn, SURE);
    }
    if strength == Strength::Level(Level::Beginner) {
        return glance(root, blur);
    }
    let proof =
        strength.of([(0, 0), (1, 100), (3, 1_000), (5, 8_000), (5, 100_000), (5, 1_000_000)]);
    if let Some(turn) = root.forced_win(proof.0, proof.1, thinking) {
        return (turn, SURE);
    }
    let manner = Manner {
        widths: [0, 6, 12, 18, 30, 70],
        threats: strength.of([0, 0, 1, 2, 2, 2]),
        tricks: true,
        blur,
    };
    let deepest = strength.of([1, 1, 2, 30, 30, 30]);
    root.search(manner, deepest, strength.of([8, 10, 12, 16, 18, 20]), thinking)
}

/// The turn that looks best without a thought of the answer.
fn glance(root: &mut Root, blur: Blur) -> (Turn, i32) {
    let Root { state, turns, .. } = root;
    let look = |turn: Turn| {
        state.make(turn);
        let value = -state.value() + blur.at(state.key()) as i32;
        state.unmake();
        (turn, value)
    };
    let best = turns.iter().map(|guess| guess.turn).map(look).max_by_key(|&(_, value)| value);
    best.expect("a decider has a turn")
}
