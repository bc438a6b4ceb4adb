//! How the game goes on once a pawn was laid: pawns are taken, somebody plays again, or the turn passes.

use super::evaluation::WIN;
use super::search::{Search, TURN};
use super::state::State;
use super::window::{INFINITE, Window};
use crate::{Bits, GOAL, MAX_TURNS, bit, is_aligned, shift, takings};

/// What playing again costs, and what a Stop costs: little, and nothing at the end.
const REPEAT: i32 = 1;
const ANSWER: i32 = 1;

/// Why the plate was pushed, which decides how the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// After a red pawn.
    Red,
    /// After a stop pawn in the own turn.
    Stop,
    /// By the other player, who said Stop.
    Answer,
}

impl Search<'_, '_> {
    /// The plate was pushed: whoever pushed takes what stands in line.
    pub fn pushed(
        &mut self,
        state: &State,
        why: Why,
        took: bool,
        depth: i32,
        window: Window,
    ) -> i32 {
        if !is_aligned(state.visible(&self.ground, state.corner)) {
            return self.after(state, why, took, depth, window);
        }
        if why == Why::Answer {
            -self.take(state, why, took, depth, window.turned())
        } else {
            self.take(state, why, took, depth, window)
        }
    }

    /// The value for the one who takes.
    fn take(&mut self, state: &State, why: Why, took: bool, depth: i32, window: Window) -> i32 {
        let from = self.takes.len();
        let shift = shift(state.corner);
        let list = &mut self.takes;
        takings(state.visible(&self.ground, state.corner), state.red << shift, shift, |holes| {
            list.push(holes.iter().map(bit).sum());
        });
        let mut best = -INFINITE;
        for index in from..self.takes.len() {
            let next = self.taking(state, self.takes[index], why);
            let narrow = window.above(best);
            let value = match next {
                None => WIN - i32::from(state.turns),
                Some(next) if why == Why::Answer => {
                    -self.pushed(&next, why, true, depth, narrow.turned())
                }
                Some(next) => self.pushed(&next, why, true, depth, narrow),
            };
            best = best.max(value);
            let won = best >= WIN - i32::from(state.turns);
            if best >= window.high || won || self.thinking.is_over() {
                break;
            }
        }
        self.takes.truncate(from);
        // With vigilance nobody is made to claim.
        if self.ground.vigilance && depth > 0 && best < window.high && !self.thinking.is_over() {
            let narrow = window.above(best);
            best = best.max(if why == Why::Answer {
                -self.after(state, why, took, depth, narrow.turned())
            } else {
                self.after(state, why, took, depth, narrow)
            });
        }
        best
    }

    /// After these pawns were taken; nothing if that wins.
    pub fn taking(&self, state: &State, pawns: Bits, why: Why) -> Option<State> {
        let taker = if why == Why::Answer { state.other() } else { state.own() };
        let mut next = *state;
        next.red &= !pawns;
        next.taken[taker] += pawns.count_ones() as u8;
        next.since = self.path.len() as u16;
        next.echo = 0;
        (next.taken[taker] < GOAL).then_some(next)
    }

    /// All was taken, or there was nothing to take.
    pub fn after(
        &mut self,
        state: &State,
        why: Why,
        took: bool,
        depth: i32,
        window: Window,
    ) -> i32 {
        match why {
            Why::Red if took => {
                let next = State { repeat: true, anew: false, ..*state };
                self.turn(&next, less(depth, REPEAT), window)
            }
            Why::Red => self.pass(state, false, depth, window),
            Why::Stop => self.pass(state, true, depth, window),
            Why::Answer => self.turn(state, less(depth, ANSWER), window),
        }
    }

    /// The turn passes.
    pub fn pass(&mut self, state: &State, barred: bool, depth: i32, window: Window) -> i32 {
        let (next, over) = self.passed(state, barred);
        if over {
            return standing_at_end(state);
        }
        let listed = next.supply == 0;
        if listed {
            self.path.push(next.stand());
        }
        let value = -self.turn(&next, (depth - TURN).max(0), window.turned());
        if listed {
            self.path.pop();
        }
        value
    }

    /// The start of the next turn, and whether the game is over.
    pub fn passed(&self, state: &State, barred: bool) -> (State, bool) {
        let mut next = *state;
        next.turns += 1;
        next.mover ^= 1;
        next.barred = barred;
        next.repeat = false;
        next.anew = false;
        let mut times = 1;
        if next.supply == 0 {
            let stand = next.stand();
            let past = &self.path[usize::from(next.since)..];
            // Rule: the players move in turn, so every second position has the same player to move.
            times += past.iter().rev().skip(1).step_by(2).filter(|&&other| other == stand).count();
            if times == 2 {
                next.echo ^= stand;
            }
        }
        (next, times >= 3 || next.turns >= MAX_TURNS)
    }
}

fn less(depth: i32, cost: i32) -> i32 {
    if depth > 0 { (depth - cost).max(0) } else { depth }
}

/// What a finished game is worth: more pawns win.
pub(super) fn standing_at_end(state: &State) -> i32 {
    let [own, other] = [state.taken[state.own()], state.taken[state.other()]];
    let win = WIN - i32::from(state.turns) - 1;
    match own.cmp(&other) {
        std::cmp::Ordering::Less => -win,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => win,
    }
}
