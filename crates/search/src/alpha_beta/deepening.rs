//! Iterative deepening: all turns of the root, one turn deeper after the other, until the work is used up or nothing is left to find
//! out. Knows no game.

use super::order::Candidate;
use super::score::{INFINITE, SURE, is_proven, unseen};
use super::search::Search;
use super::state::{Scope, State, TURN};
use super::window::Window;

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision<T> {
    /// The turn to take.
    pub turn: T,
    /// What it is worth to whoever takes it.
    pub score: i32,
    /// How many turns ahead were looked at completely.
    pub depth: i32,
}

impl<S: State> Search<'_, '_, S> {
    /// Decides for the side that is to choose; nothing if it has no turn.
    pub fn decide(&mut self) -> Option<Decision<S::Turn>> {
        let complete = self.list(Scope::All, 0, 2 * TURN, 0);
        // What was left out may be worth as much.
        let floor = if complete { -INFINITE } else { unseen(0) };
        let mut candidates = self.take_list();
        let turn = candidates.first()?.turn.clone();
        let mut decision = Decision { turn, score: 0, depth: 0 };
        for depth in 1..=self.habits.deepest {
            self.open = !complete;
            let found = self.iteration(&mut candidates, depth * TURN);
            let Some(score) = found.map(|score| score.max(floor)) else { break };
            if score <= -SURE && self.state.sides() > 2 {
                // Lost if all others stand together, which they may not: what seemed best before still does.
                if depth == 1 {
                    decision.score = unseen(0);
                }
                break;
            }
            let turn = candidates[0].turn.clone();
            let finished = !self.thinking.is_over();
            decision = Decision { turn, score, depth: depth - i32::from(!finished) };
            if !finished || is_proven(score) || !self.open {
                break;
            }
        }
        Some(decision)
    }

    /// Looks at all turns so deeply and brings the best to the front: its score, or nothing if not even the first was looked at to
    /// the end.
    fn iteration(&mut self, candidates: &mut [Candidate<S::Turn>], depth: i32) -> Option<i32> {
        let mut best = None;
        for index in 0..candidates.len() {
            let window = Window { alpha: best.unwrap_or(-INFINITE), beta: INFINITE };
            let value = self.after(&candidates[index], index, depth, window, 0);
            if self.thinking.is_over() {
                break;
            }
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                // The latest improvement comes first next time, the others behind it.
                candidates[..=index].rotate_right(1);
            }
        }
        best
    }
}
