//! What was found out about states, so that it need not be found out again.

use super::evaluation::MAX_EVALUATION;
use super::search::Search;
use super::state::State;
use super::step::MindStep;
use super::window::Window;
use crate::MAX_TURNS;

/// So many turns before the last one, the number of the turn begins to matter.
const NEAR_END: u8 = MAX_TURNS - 40;

/// Marks the keys of states in which the other has just said Stop.
pub(super) const ANSWERED: u64 = 0x5bd1_e995_7b93_1f2d;

pub(super) fn key(state: &State) -> u64 {
    state.key(state.turns >= NEAR_END)
}

/// What was found out about a state.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    value: i16,
    depth: i16,
    bound: Bound,
    step: Option<MindStep>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

impl Known {
    fn settles(&self, state: &State, window: Window) -> Option<i32> {
        let value = from_end(i32::from(self.value), state);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= window.high,
            Bound::AtMost => value <= window.low,
        };
        settles.then_some(value)
    }
}

impl Search<'_, '_> {
    /// The value that was found before, if it settles the matter; and the step that was best.
    pub fn recall(
        &self,
        key: u64,
        state: &State,
        depth: i32,
        window: Window,
    ) -> (Option<i32>, Option<MindStep>) {
        match self.memory.get(key) {
            None => (None, None),
            Some(known) if i32::from(known.depth) < depth => (None, known.step),
            Some(known) if i32::from(known.depth) > depth && !self.habits.selective => {
                (None, known.step)
            }
            Some(known) => (known.settles(state, window), known.step),
        }
    }

    /// Keeps what was found, unless the search was broken off.
    pub fn remember(
        &mut self,
        key: u64,
        state: &State,
        depth: i32,
        window: Window,
        best: i32,
        step: Option<MindStep>,
    ) {
        if self.thinking.is_over() {
            return;
        }
        let bound = if best <= window.low {
            Bound::AtMost
        } else if best >= window.high {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        let value = from_here(best, state) as i16;
        let known = Known { value, depth: depth as i16, bound, step };
        self.memory.put(key, known, |_| true);
    }
}

/// Wins are counted from the end of the game; in memory, from the state.
fn from_here(value: i32, state: &State) -> i32 {
    wins_shifted(value, i32::from(state.turns))
}

fn from_end(value: i32, state: &State) -> i32 {
    wins_shifted(value, -i32::from(state.turns))
}

fn wins_shifted(value: i32, by: i32) -> i32 {
    if value > MAX_EVALUATION {
        value + by
    } else if value < -MAX_EVALUATION {
        value - by
    } else {
        value
    }
}
