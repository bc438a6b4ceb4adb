//! The mind of ABRAXAS: it looks ahead turn by turn, and through whole runs of repeated play.

mod course;
mod evaluation;
mod ground;
mod memory;
mod order;
mod plan;
mod quiet;
mod root;
mod run;
mod search;
mod state;
mod step;
mod survey;
mod window;

#[cfg(test)]
mod tests;

use tablier_rules::{Game, Seat, Viewer};
use tablier_search::{Blur, Choice, Mind, Minded, Thinking};

use crate::{Abraxas, Move, View};
use ground::Ground;
use plan::plans;
use search::{Habits, Search};

/// Plays ABRAXAS.
#[derive(Clone, Copy, Debug, Default)]
pub struct AbraxasMind;

/// How many positions each level may look at.
const NODES: [u64; 6] = [2_000, 4_000, 6_000, 20_000, 1_000_000, u64::MAX];
/// How many turns ahead it looks at most.
const DEEPEST: [i32; 6] = [1, 1, 1, 3, 64, 64];
/// How wrong it judges, in hundredths of a pawn.
const BLUR: [f32; 6] = [480.0, 220.0, 80.0, 60.0, 4.0, 0.0];
/// How much it remembers.
const TABLE_BITS: [u32; 6] = [10, 12, 14, 17, 19, 20];

impl Minded for Abraxas {
    fn mind() -> &'static dyn Mind<Abraxas> {
        &AbraxasMind
    }
}

impl Mind<Abraxas> for AbraxasMind {
    fn choose(&self, view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
        let strength = thinking.strength();
        thinking.allow(strength.of(NODES));
        let ground = Ground::of(view);
        let plans = plans(&ground, view);
        let blur = Blur::new(thinking.seed(), strength.of(BLUR));
        let habits = Habits { selective: true, blur };
        let mut search = Search::new(ground, thinking, habits, strength.of(TABLE_BITS));
        search.path = view.history.iter().map(state::past).collect();
        let sign = if view.mover == seat { 1 } else { -1 };
        let decision = search.decide(plans, sign, strength.of(DEEPEST));
        let mut moves = decision.moves.into_iter();
        let mv = moves.next().expect("a plan has a move");
        Choice { mv, then: moves.collect(), value: chance(decision.value) }
    }

    fn standing(&self, position: &Abraxas, seat: Seat) -> f32 {
        let view = position.view(Viewer::Spectator);
        let taken = |seat: Seat| f32::from(view.taken[seat.index()]);
        taken(seat) - taken(seat.next(2))
    }
}

/// What a value promises: 1 a win.
fn chance(value: i32) -> f32 {
    let value = value as f32;
    0.5 + 0.5 * value / (300.0 + value.abs())
}
