//! What the deciding player can do at once, at every stage of a turn: the moves as they are written, and where they lead.

use super::course::Why;
use super::ground::Ground;
use super::order::each;
use super::state::State;
use super::step::{LaidPawn, MindStep};
use crate::{Bits, Corner, Hole, Move, Phase, View, bit, shift, takings};

/// Moves of one player up to where the other may decide, or something is forced.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub moves: Vec<Move>,
    pub next: Next,
}

/// How it goes on from there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next {
    /// The other player's turn begins, the plate being placed.
    Begin(State),
    /// The mover takes this step of the state.
    Step(State, MindStep),
    /// The other player says Stop and takes this step.
    Answer(State, MindStep),
    /// A red pawn lies, and the plate is pushed somewhere.
    Go(State),
    /// The plate was pushed, or pawns were taken since.
    Pushed(State, Why, bool),
    /// Nothing more is taken.
    After(State, Why, bool),
    /// These pawns are taken.
    Take(State, Bits, Why),
}

impl Plan {
    /// The state in which the other player is asked about it, if so.
    pub fn asked(&self) -> Option<State> {
        match self.next {
            Next::Step(state, step) if step.kind == LaidPawn::Red && state.is_answerable() => {
                Some(state)
            }
            _ => None,
        }
    }
}

/// All of them.
pub(super) fn plans(ground: &Ground, view: &View) -> Vec<Plan> {
    let state = State::of(view);
    let mut plans = Vec::new();
    let mut add = |moves: Vec<Move>, next: Next| plans.push(Plan { moves, next });
    let why = match view.decider {
        Some(decider) if decider != view.mover => Why::Answer,
        _ if view.stop_laid => Why::Stop,
        _ => Why::Red,
    };
    let lying = |at: Option<Hole>| at.map_or(0, bit);
    match view.phase {
        Phase::Place => {
            for corner in Corner::ALL {
                add(vec![Move::Place(corner)], Next::Begin(State { corner, ..state }));
            }
        }
        Phase::Lay => {
            for step in own_steps(ground, &state) {
                add(step.moves(ground, &state), Next::Step(state, step));
            }
        }
        Phase::Relay => {
            // The pawn in the hand is put back, as if it had not been lifted yet.
            let whole = State { red: state.red | lying(view.from), ..state };
            let lifted = whole.red & !state.red;
            for step in red_steps(ground, &whole) {
                if step.lifted().is_some_and(|from| lifted >> from & 1 != 0) {
                    add(step.moves(ground, &whole).split_off(1), Next::Step(whole, step));
                }
            }
        }
        Phase::Answer => {
            add(vec![Move::Go], Next::Go(state));
            let supply = state.supply + u8::from(view.from.is_none());
            let red = state.red & !lying(view.laid) | lying(view.from);
            let before = State { red, supply, ..state };
            for step in stop_steps(ground, &before) {
                let moves = [Move::Stop].into_iter().chain(step.moves(ground, &before));
                add(moves.collect(), Next::Answer(before, step));
            }
        }
        Phase::LayStop => {
            for step in stop_steps(ground, &state) {
                add(step.moves(ground, &state), Next::Answer(state, step));
            }
        }
        Phase::Push | Phase::PushOrStay => {
            for corner in ground.pushes(state.corner) {
                let pushed = Next::Pushed(State { corner, ..state }, why, false);
                add(vec![ground.written(state.corner, corner)], pushed);
            }
            if view.phase == Phase::PushOrStay {
                add(vec![Move::Stay], Next::After(state, why, false));
            }
        }
        Phase::Take => {
            let shift = shift(state.corner);
            takings(state.visible(ground, state.corner), state.red << shift, shift, |holes| {
                let pawns = holes.iter().map(bit).sum();
                add(vec![Move::Take(holes)], Next::Take(state, pawns, why));
            });
            if ground.vigilance {
                add(vec![Move::Done], Next::After(state, why, view.took));
            }
        }
        Phase::Over => {}
    }
    plans
}

/// Everything the player to lay something may do.
pub(super) fn own_steps(ground: &Ground, state: &State) -> Vec<MindStep> {
    let mut steps = red_steps(ground, state);
    if state.may_use_stop() {
        steps.extend(stop_steps(ground, state));
    }
    steps.extend(state.repeat.then_some(MindStep::END));
    steps
}

fn red_steps(ground: &Ground, state: &State) -> Vec<MindStep> {
    let mut steps = Vec::new();
    for push in ground.pushes(state.corner) {
        if state.supply > 0 {
            each(state.free_holes(), |to| steps.push(MindStep::red(to, push)));
        } else {
            each(state.red, |from| {
                each(state.free_holes(), |to| steps.push(MindStep::relay(from, to, push)));
            });
        }
    }
    steps
}

fn stop_steps(ground: &Ground, state: &State) -> Vec<MindStep> {
    let mut steps = Vec::new();
    for push in [None].into_iter().chain(ground.pushes(state.corner).map(Some)) {
        each(state.free_holes(), |to| steps.push(MindStep::stop(to, push)));
    }
    steps
}
