//! The mind of DisX: it thinks in whole turns. Knows the rules by the view and by a copy of its own that is quick to think
//! with.

mod judge;
mod lookahead;
mod order;
mod plan;
mod stacks;
mod state;
mod turns;

#[cfg(test)]
mod tests;

use tablier_rules::{Game, Seat};
use tablier_search::{Blur, Choice, Mind, Minded, Strength, Thinking};

use crate::{DisX, Move, View};
use judge::{JUDGE, TOKEN};
use lookahead::{Lookahead, Sight};
use state::State;
use turns::Breadth;

/// Lays three tokens, and looks who gets the chain.
#[derive(Clone, Copy, Debug, Default)]
pub struct DisXMind;

impl Minded for DisX {
    fn mind() -> &'static dyn Mind<DisX> {
        &DisXMind
    }
}

impl Mind<DisX> for DisXMind {
    fn choose(&self, view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
        let state = State::of(view);
        let sight = sight(&state, thinking);
        let position = DisX::resample(view, thinking.rng());
        let found = Lookahead::new(seat.index(), &JUDGE, sight, thinking).look(&state);
        let turn = found.turns[0];
        let mut moves = plan::moves(&position, seat, &state, &found, &turn).into_iter();
        let mv = moves.next().expect("a turn begins with a move");
        let value = 0.5 + 0.5 * turn.value as f32 / (turn.value.abs() + 8 * TOKEN) as f32;
        Choice { mv, then: moves.collect(), value }
    }

    fn standing(&self, position: &DisX, seat: Seat) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let best = others.map(|other| position.hand(other)).max().unwrap_or(0);
        f32::from(position.hand(seat)) - f32::from(best)
    }
}

/// How far each strength looks.
fn sight(state: &State, thinking: &mut Thinking<'_>) -> Sight {
    let strength = thinking.strength();
    let nodes = strength.of([1, 1, 60, 1_000, 5_000, u64::MAX]);
    // Where only the order is left to choose there is less to think about.
    thinking.allow(if state.to_lay == 0 { nodes.div_ceil(4) } else { nodes });
    let blur = strength.of([5.0, 2.0, 0.7, 0.5, 0.1, 0.0]);
    Sight {
        now: Breadth {
            seeds: strength.of([Some(4), None, None, None, None, None]),
            ordered: strength.of([0, 40, 40, 40, 40, 40]),
            boards: 400,
            ends: 3,
            kept: strength.of([1, 1, 12, 24, 40, 40]),
        },
        later: Breadth {
            seeds: Some(strength.of([0, 0, 4, 4, 6, 6])),
            ordered: 0,
            boards: 0,
            ends: 0,
            kept: strength.of([0, 0, 8, 10, 12, 12]),
        },
        depth: strength.of([1, 1, 3, 9, 30, 30]),
        caution: strength.of([0, 10, 16, 16, 16, 16]),
        blur: Blur::new(thinking.seed(), blur * TOKEN as f32),
        widens: strength == Strength::Full,
    }
}
