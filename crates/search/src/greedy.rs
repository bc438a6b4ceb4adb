//! The greedy player: it looks at all it may do before somebody else decides, and takes what brings it the most.

use tablier_rules::{Game, Rng, Seat};

use crate::{Choice, Mind, Minded, Thinking};

/// How many positions of one turn it looks at.
const POSITIONS: usize = 4_000;

/// Chooses for `seat`. Nothing if the seat has nothing to decide.
pub fn greedy<G: Minded>(
    view: &G::View,
    seat: Seat,
    thinking: &mut Thinking<'_>,
) -> Option<Choice<G::Move>> {
    let position = G::resample(view, thinking.rng());
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    moves.sort_unstable();
    thinking.rng().shuffle(&mut moves);
    // Every move gets its share of the positions, so that the first ones do not take them all.
    let share = POSITIONS / moves.len().max(1);
    let mut best: Option<(f32, G::Move)> = None;
    for mv in moves {
        let mut turn = Turn { mind: G::mind(), seat, left: share };
        let value = turn.best_after(position.clone(), mv, thinking);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, mv));
        }
        if thinking.is_over() {
            break;
        }
    }
    best.map(|(_, mv)| Choice::of(mv))
}

struct Turn<G: Game> {
    mind: &'static dyn Mind<G>,
    seat: Seat,
    left: usize,
}

impl<G: Game> Turn<G> {
    /// The best standing the seat can reach with this move before somebody else decides.
    fn best_after(&mut self, mut position: G, mv: G::Move, thinking: &mut Thinking<'_>) -> f32 {
        position.apply(self.seat, mv);
        self.left = self.left.saturating_sub(1);
        let goes_on = thinking.goes_on() && self.left > 0;
        let standing = self.mind.standing(&position, self.seat);
        if !goes_on || position.deciders().single() != Some(self.seat) {
            return standing;
        }
        let mut moves = Vec::new();
        position.legal_moves(self.seat, &mut moves);
        let mut best = f32::NEG_INFINITY;
        for mv in moves {
            best = best.max(self.best_after(position.clone(), mv, thinking));
            if self.left == 0 {
                break;
            }
        }
        best
    }
}
