//! Where looking ahead ends: only steps that take pawns are followed, and the Stops that prevent them.

use super::course::standing_at_end;
use super::evaluation::{WIN, evaluation};
use super::memory::key;
use super::order::{each, list_takes};
use super::search::Search;
use super::state::State;
use super::step::MindStep;
use super::survey::Survey;
use super::window::{INFINITE, Window};
use crate::{Bits, Corner};

/// How many repeats are followed.
const BOTTOM: i32 = -3;
/// How many states a run to eleven may take.
const RUN: u32 = 200;

impl Search<'_, '_> {
    /// How it looks for the mover once nothing more is taken. The depth, not above 0, falls with every repeat.
    pub fn quiet(&mut self, state: &State, known: &Survey, depth: i32, window: Window) -> i32 {
        let mut best =
            if state.repeat { self.judge_end(state, known) } else { self.judge(state, known) };
        if best >= window.high || depth <= BOTTOM {
            return best;
        }
        let from = self.steps.len();
        list_takes(&self.ground, state, known, false, &mut self.steps);
        if self.steps.len() == from {
            return best;
        }
        let key = key(state);
        if let Some(value) = self.recall(key, state, depth, window).0 {
            self.steps.truncate(from);
            return value;
        }
        let win = WIN - i32::from(state.turns);
        if state.stops[state.other()] == 0 && self.runs_home(state, &mut RUN.clone()) == Some(true)
        {
            self.steps.truncate(from);
            return win;
        }
        let mut stopped = INFINITE;
        if state.is_answerable() {
            stopped = self.quiet_stop(state, known, depth, window.above(best));
        }
        for index in from..self.steps.len() {
            if stopped <= best.max(window.low) {
                break;
            }
            let (_, step) = self.steps[index];
            let value = self.red(state, step, depth - 1, window.above(best));
            best = best.max(value.min(stopped));
            if best >= window.high || best >= win || self.thinking.is_over() {
                break;
            }
        }
        self.steps.truncate(from);
        self.remember(key, state, depth, window, best, None);
        best
    }

    /// How it looks for the player to move.
    fn judge(&self, state: &State, known: &Survey) -> i32 {
        let judged = evaluation(&self.ground, state, known);
        judged + self.habits.blur.at(state.key(false)) as i32
    }

    /// How it looks for the mover if the turn ends here.
    fn judge_end(&self, state: &State, known: &Survey) -> i32 {
        match self.passed(state, false) {
            (_, true) => standing_at_end(state),
            (next, false) => -self.judge(&next, known),
        }
    }

    /// What the nearest Stops leave for the mover: those into the holes where a pawn would take.
    fn quiet_stop(&mut self, state: &State, known: &Survey, depth: i32, window: Window) -> i32 {
        let threats = |search: &Self, corner: Corner| -> Bits {
            let pushes = search.ground.pushes(corner);
            pushes.fold(0, |holes, push| holes | known[push as usize].threats)
        };
        let now = threats(self, state.corner);
        let from = self.steps.len();
        each(now, |to| self.steps.push((0, MindStep::stop(to, None))));
        for push in self.ground.pushes(state.corner) {
            let next = threats(self, push);
            let holes = if next == 0 { now & now.wrapping_neg() } else { next };
            each(holes, |to| self.steps.push((0, MindStep::stop(to, Some(push)))));
        }
        let mut worst = INFINITE;
        for index in from..self.steps.len() {
            let (_, step) = self.steps[index];
            let narrow = Window { low: window.low, high: window.high.min(worst) };
            worst = worst.min(self.answer(state, step, depth - 1, narrow));
            if worst <= window.low || self.thinking.is_over() {
                break;
            }
        }
        self.steps.truncate(from);
        // Nothing to lay it in: then it is not said.
        worst
    }
}
