//! Alpha-beta over whole turns: the strong opponent of every game that offers [`Evaluate`], and a search for states of their own
//! ([`State`]). Knows no game, no clock and no thread.
//!
//! ```text
//!   AlphaBeta: a view ──▶ a move          (levels)
//!       │
//!   Line: positions of a Game with Evaluate ──┐
//!   a fast state of a game's own ─────────────┴─▶ State ──▶ Search: decide (deepening) ──▶ value (search) ──▶ table, order
//! ```
//!
//! All that a game adds to its rules is one `impl Evaluate`, and a `&AlphaBeta` where its mind is named: connect four of the bench does
//! it in twenty lines (`crates/bench/src/connect_four/evaluation.rs`).

mod deepening;
mod evaluate;
mod order;
mod position;
mod score;
mod search;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod window;

use tablier_rules::Seat;

pub use deepening::Decision;
pub use evaluate::Evaluate;
pub use score::{LIKELY, MAX_EVALUATION, SURE, WIN, chance, is_proven};
pub use search::{Habits, Search};
pub use state::{End, Horizon, Listing, Scope, State, TURN};
pub use window::Window;

use crate::{Blur, Choice, Mind, Sampling, Thinking};
use position::Line;

/// The mind of a game that offers an evaluation: it looks ahead whole turns, and says 1 or 0 only where that is proven.
#[derive(Clone, Copy, Debug, Default)]
pub struct AlphaBeta;

/// How many positions each level may make.
const NODES: [u64; 6] = [400, 2_500, 15_000, 80_000, 500_000, u64::MAX];
/// How many turns ahead it looks at most.
const DEEPEST: [i32; 6] = [1, 2, 4, 60, 60, 60];
/// How wrong it judges, in advantages that win three games of four. The best err a little too, or whoever has beaten them once could
/// win the same game for ever.
const BLUR: [f32; 6] = [2.0, 1.0, 0.4, 0.15, 0.03, 0.0];
/// How much it remembers.
const TABLE_BITS: [u32; 6] = [8, 10, 13, 15, 18, 20];

impl<G: Evaluate> Mind<G> for AlphaBeta {
    fn choose(&self, view: &G::View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<G::Move> {
        if !G::OPEN {
            return Mind::<G>::choose(&Sampling, view, seat, thinking);
        }
        let strength = thinking.strength();
        thinking.allow(strength.of(NODES));
        let habits = Habits {
            selective: true,
            blur: Blur::new(thinking.seed(), strength.of(BLUR) * G::LEAD as f32),
            preference: G::LEAD / 2,
            table_bits: strength.of(TABLE_BITS),
            deepest: strength.of(DEEPEST),
        };
        let mut line = Line::new(G::resample(view, thinking.rng()), seat);
        let found =
            Search::new(&mut line, thinking, habits).decide().expect("a decider has a turn");
        let Decision { turn, score, .. } = found;
        Choice { mv: turn.mv, then: turn.then, value: chance(score, G::LEAD) }
    }

    /// The evaluation; what is won or lost is worth more than anything it says.
    fn standing(&self, position: &G, seat: Seat) -> f32 {
        match position.outcome() {
            None => position.evaluate(seat).clamp(-MAX_EVALUATION, MAX_EVALUATION) as f32,
            Some(end) if end.winners() == position.team(seat) => WIN as f32,
            Some(end) if end.winners().contains(seat) => 0.0,
            Some(_) => -WIN as f32,
        }
    }
}
