//! The decision itself: every plan is looked at one turn deeper after the other, until the work is used up.

use super::course::Why;
use super::evaluation::{MAX_EVALUATION, WIN};
use super::plan::{Next, Plan};
use super::search::{LATE, Search, TURN};
use super::state::State;
use super::step::LaidPawn;
use super::window::{INFINITE, Window};
use crate::Move;

/// What was decided.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    pub moves: Vec<Move>,
    /// For the player who decides.
    pub value: i32,
    /// How many turns ahead were looked at completely.
    pub depth: i32,
}

/// What a plan is worth, and what it would be worth if the other did not answer.
type Worth = (i32, i32);

impl Search<'_, '_> {
    /// Decides between plans, of which there is at least one. `sign` is 1 if the decider is the mover and -1 otherwise.
    pub fn decide(&mut self, mut plans: Vec<Plan>, sign: i32, deepest: i32) -> Decision {
        let mut decision = Decision { moves: plans[0].moves.clone(), value: 0, depth: 0 };
        for depth in 1..=deepest {
            let worths = self.iteration(&plans, sign, depth * TURN);
            let Some(&most) = worths.iter().max() else { break };
            let mut order: Vec<usize> = (0..worths.len()).collect();
            order.sort_by_key(|&index| std::cmp::Reverse(worths[index]));
            decision.moves.clone_from(&plans[order[0]].moves);
            decision.value = most.0;
            if worths.len() < plans.len() {
                break;
            }
            decision.depth = depth;
            // The best so far is looked at first next time; the others keep their order.
            plans = order.into_iter().map(|index| plans[index].clone()).collect();
            let settled =
                most.0 > MAX_EVALUATION || worths.iter().all(|worth| worth.0 < -MAX_EVALUATION);
            if settled || self.thinking.is_over() {
                break;
            }
        }
        decision
    }

    /// What each plan is worth, those worse than the best only roughly; fewer if the work is used up before the end.
    fn iteration(&mut self, plans: &[Plan], sign: i32, depth: i32) -> Vec<Worth> {
        let mut worths: Vec<Worth> = Vec::with_capacity(plans.len());
        // Red pawns the other may answer are compared with each other, since the answer is the same to all of them.
        let (mut best, mut best_red, mut stopped) = (-INFINITE, -INFINITE, None);
        for (index, plan) in plans.iter().enumerate() {
            let asked = plan.asked();
            let low = if asked.is_some() { best_red } else { best };
            let value = self.compared(&plan.next, sign, depth, index, low);
            let worth = match (asked, stopped) {
                (None, _) => value,
                (Some(_), Some(left)) => value.min(left),
                (Some(state), None) => {
                    let left = self.answered(&state, depth, Window::FULL);
                    value.min(*stopped.insert(left))
                }
            };
            if self.thinking.is_over() {
                // Unfinished: what was found before still holds.
                break;
            }
            if asked.is_some() {
                best_red = best_red.max(value);
            }
            best = best.max(worth);
            worths.push((worth, value));
        }
        worths
    }

    fn compared(&mut self, next: &Next, sign: i32, depth: i32, index: usize, low: i32) -> i32 {
        let glance = Window { low, high: low + 1 };
        if low == -INFINITE {
            return self.value(next, sign, depth, Window::FULL);
        }
        if self.habits.selective && depth > TURN && index >= LATE {
            let less = if index >= 2 * LATE { (2 * TURN).min(depth - TURN) } else { TURN };
            let value = self.value(next, sign, depth - less, glance);
            if value <= low || self.thinking.is_over() {
                return value;
            }
        }
        let value = self.value(next, sign, depth, glance);
        if value <= low || self.thinking.is_over() {
            return value;
        }
        self.value(next, sign, depth, Window { low, high: INFINITE })
    }

    /// What a plan is worth to the decider.
    pub fn value(&mut self, next: &Next, sign: i32, depth: i32, window: Window) -> i32 {
        let window = if sign < 0 { window.turned() } else { window };
        let value = match *next {
            Next::Begin(state) => self.turn(&state, depth, window),
            Next::Step(state, step) => match step.kind {
                LaidPawn::End => self.pass(&state, false, depth, window),
                LaidPawn::Red => self.red(&state, step, depth, window),
                LaidPawn::Stop => self.own_stop(&state, step, depth, window),
            },
            Next::Answer(state, step) => self.answer(&state, step, depth, window),
            Next::Go(state) => {
                let mut best = -INFINITE;
                for corner in self.ground.pushes(state.corner) {
                    let pushed = State { corner, ..state };
                    let why = Why::Red;
                    best = best.max(self.pushed(&pushed, why, false, depth, window.above(best)));
                }
                best
            }
            Next::Pushed(state, why, took) => self.pushed(&state, why, took, depth, window),
            Next::After(state, why, took) => self.after(&state, why, took, depth, window),
            Next::Take(state, pawns, why) => match self.taking(&state, pawns, why) {
                None => sign * (WIN - i32::from(state.turns)),
                Some(next) => self.pushed(&next, why, true, depth, window),
            },
        };
        sign * value
    }
}
