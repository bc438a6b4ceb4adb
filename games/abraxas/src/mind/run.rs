//! Whether the mover can run to eleven within this turn, whatever the other answers: a proof search over repeated play.
//! It must know nothing of how positions look; only the end counts.

use super::course::Why;
use super::order::{each, list_takes};
use super::search::Search;
use super::state::State;
use super::step::{LaidPawn, MindStep};
use super::survey::survey;
use crate::{Bits, bit, is_aligned, shift, takings};

/// Marks the keys of what this search remembers.
const RUN: u64 = 0x2545_f491_4f6c_dd1d;

impl Search<'_, '_> {
    /// Whether the player to lay something can win before the turn passes. Nothing if that takes more than `left` states.
    pub fn runs_home(&mut self, state: &State, left: &mut u32) -> Option<bool> {
        *left = left.checked_sub(1)?;
        let key = state.key(false) ^ RUN;
        if let Some(known) = self.runs.get(key) {
            return Some(known);
        }
        let known = survey(&self.ground, state);
        let from = self.steps.len();
        list_takes(&self.ground, state, &known, true, &mut self.steps);
        let mut found = Some(false);
        for index in from..self.steps.len() {
            let (_, step) = self.steps[index];
            let goes = self.step_runs_home(state, step, left);
            if goes == Some(true) || goes.is_none() {
                found = goes;
                break;
            }
        }
        self.steps.truncate(from);
        // The pawn is taken back after a Stop, so that is the same for every hole.
        if found == Some(true) && state.is_answerable() {
            found = self.survives_stop(state, left);
        }
        if found == Some(false) && state.may_use_stop() {
            found = self.own_stop_runs_home(state, left);
        }
        if let Some(found) = found {
            self.runs.put(key, found, |_| true);
        }
        found
    }

    fn step_runs_home(&mut self, state: &State, step: MindStep, left: &mut u32) -> Option<bool> {
        let mut next = match step.kind {
            LaidPawn::Red => state.with_red(step),
            LaidPawn::Stop | LaidPawn::End => state.with_stop(step, state.own(), 0),
        };
        next.corner = step.push.unwrap_or(next.corner);
        let why = if step.kind == LaidPawn::Red { Why::Red } else { Why::Stop };
        self.taker_runs_home(&next, why, false, left)
    }

    /// The mover takes, in the order that is best.
    fn taker_runs_home(
        &mut self,
        state: &State,
        why: Why,
        took: bool,
        left: &mut u32,
    ) -> Option<bool> {
        let goes_on = took && why == Why::Red;
        if !is_aligned(state.visible(&self.ground, state.corner)) {
            return if goes_on { self.runs_home(&again(state), left) } else { Some(false) };
        }
        for pawns in self.ways(state) {
            let goes = match self.taking(state, pawns, why) {
                None => Some(true),
                Some(next) => self.taker_runs_home(&next, why, true, left),
            };
            if goes != Some(false) {
                return goes;
            }
        }
        // With vigilance the rest may be left standing.
        if self.ground.vigilance && goes_on {
            return self.runs_home(&again(state), left);
        }
        Some(false)
    }

    /// Whether the mover wins within the turn though the other says Stop now.
    fn survives_stop(&mut self, state: &State, left: &mut u32) -> Option<bool> {
        let pushes = [None].into_iter().chain(self.ground.pushes(state.corner).map(Some));
        let mut steps = Vec::new();
        for push in pushes {
            each(state.free_holes(), |to| steps.push(MindStep::stop(to, push)));
        }
        for step in steps {
            let mut next = state.with_stop(step, state.other(), 0);
            next.anew = true;
            let goes = match step.push {
                None => self.runs_home(&next, left),
                Some(_) => self.survives_taking(&next, left),
            };
            if goes != Some(true) {
                return goes;
            }
        }
        Some(true)
    }

    /// The other takes after a Stop, in the order that is worst for the mover.
    fn survives_taking(&mut self, state: &State, left: &mut u32) -> Option<bool> {
        let aligned = is_aligned(state.visible(&self.ground, state.corner));
        if aligned {
            for pawns in self.ways(state) {
                let goes = match self.taking(state, pawns, Why::Answer) {
                    None => Some(false),
                    Some(next) => self.survives_taking(&next, left),
                };
                if goes != Some(true) {
                    return goes;
                }
            }
        }
        if aligned && !self.ground.vigilance { Some(true) } else { self.runs_home(state, left) }
    }

    /// A stop pawn that is laid in the own turn may win by what its push lines up.
    fn own_stop_runs_home(&mut self, state: &State, left: &mut u32) -> Option<bool> {
        let mut steps = Vec::new();
        for push in self.ground.pushes(state.corner) {
            if is_aligned(state.visible(&self.ground, push)) {
                each(state.free_holes(), |to| steps.push(MindStep::stop(to, Some(push))));
            }
        }
        for step in steps {
            let goes = self.step_runs_home(state, step, left);
            if goes != Some(false) {
                return goes;
            }
        }
        Some(false)
    }

    /// The sets of pawns that may be taken now.
    fn ways(&self, state: &State) -> Vec<Bits> {
        let shift = shift(state.corner);
        let mut ways = Vec::new();
        takings(state.visible(&self.ground, state.corner), state.red << shift, shift, |holes| {
            ways.push(holes.iter().map(bit).sum());
        });
        ways
    }
}

/// The mover plays again.
fn again(state: &State) -> State {
    State { repeat: true, anew: false, ..*state }
}
