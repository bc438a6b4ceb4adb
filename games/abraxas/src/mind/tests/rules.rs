//! Against the rules themselves, on positions of random games.

use std::collections::BTreeSet;

use tablier_rules::Game;
use tablier_search::{Blur, Strength, Thinking};

use super::super::course::Why;
use super::super::ground::Ground;
use super::super::order::each;
use super::super::plan::{Next, plans};
use super::super::search::{Habits, Search};
use super::super::state::State;
use super::super::step::LaidPawn;
use super::super::survey::survey;
use super::{random_game, view};
use crate::{Bits, Corner, Move, is_aligned, shift};

#[test]
fn plans_are_all_that_is_legal_and_lead_where_the_rules_lead() {
    for number in 0..120 {
        random_game(number, |position, seen| {
            let ground = Ground::of(seen);
            let seat = position.deciders().first().expect("somebody decides");
            let mut legal = Vec::new();
            position.legal_moves(seat, &mut legal);
            let legal: BTreeSet<Move> = legal.into_iter().collect();
            let all = plans(&ground, seen);
            let first: BTreeSet<Move> = all.iter().map(|plan| plan.moves[0]).collect();
            assert_eq!(first, legal, "game {number}: {:?}", seen.phase);
            let mut never = || false;
            let mut thinking = Thinking::new(Strength::Full, 0, &mut never);
            let habits = Habits { selective: false, blur: Blur::new(0, 0.0) };
            let search = Search::new(ground, &mut thinking, habits, 4);
            // Following some of them to where the next player lays something.
            for plan in all.iter().step_by(1 + all.len() / 5) {
                let mut after = position.clone();
                for &mv in &plan.moves {
                    after.play(seat, mv).unwrap_or_else(|why| panic!("game {number}: {why}"));
                }
                let Some(state) = state_after(&search, &plan.next) else { continue };
                if after.outcome().is_none() {
                    assert_eq!(
                        plain(State::of(&view(&after))),
                        plain(state),
                        "game {number}: {plan:?}"
                    );
                }
            }
        });
    }
}

/// The state a plan leads to, where nothing is to be taken.
fn state_after(search: &Search<'_, '_>, next: &Next) -> Option<State> {
    let aligned = |state: &State| is_aligned(state.visible(&search.ground, state.corner));
    let vigilance = search.ground.vigilance;
    match *next {
        Next::Begin(state) | Next::Go(state) => Some(state),
        Next::Step(state, step) => match step.kind {
            LaidPawn::End => Some(search.passed(&state, false).0),
            LaidPawn::Stop => {
                let laid = state.with_stop(step, state.own(), 0);
                let settles = step.push.is_none() || !aligned(&laid) && !vigilance;
                settles.then(|| search.passed(&laid, true).0)
            }
            // The push is a move of its own, unless it was chosen together with the pawn.
            LaidPawn::Red if !search.ground.free || state.is_answerable() => {
                Some(state.with_red(step))
            }
            LaidPawn::Red => None,
        },
        Next::Answer(state, step) => {
            let mut laid = state.with_stop(step, state.other(), 0);
            laid.anew = true;
            (step.push.is_none() || !aligned(&laid) && !vigilance).then_some(laid)
        }
        Next::Pushed(state, why, _) => {
            (!aligned(&state) && !vigilance).then(|| end_of(search, state, why, false))
        }
        Next::After(state, why, took) => Some(end_of(search, state, why, took)),
        Next::Take(state, pawns, why) => {
            let taken = search.taking(&state, pawns, why)?;
            (!vigilance).then_some(())?;
            Some(if aligned(&taken) { taken } else { end_of(search, taken, why, true) })
        }
    }
}

fn end_of(search: &Search<'_, '_>, state: State, why: Why, took: bool) -> State {
    match why {
        Why::Red if took => State { repeat: true, anew: false, ..state },
        Why::Red => search.passed(&state, false).0,
        Why::Stop => search.passed(&state, true).0,
        Why::Answer => state,
    }
}

/// Without what a view does not tell in the same way.
fn plain(state: State) -> State {
    State { since: 0, echo: 0, ..state }
}

#[test]
fn threats_are_the_holes_where_a_pawn_lines_up_and_builders_those_where_it_makes_a_threat() {
    for number in 0..60 {
        random_game(number, |_, seen| {
            if seen.turns % 5 != 0 || seen.plate.is_none() {
                return;
            }
            let (ground, state) = (Ground::of(seen), State::of(seen));
            let found = survey(&ground, &state);
            for corner in Corner::ALL {
                let lines = found[corner as usize];
                let shift = shift(corner);
                let now = state.visible(&ground, corner);
                assert_eq!(lines.aligned, is_aligned(now), "game {number}");
                if lines.aligned {
                    continue;
                }
                let completing = |red: Bits, free: Bits| {
                    let mut holes = 0;
                    each(free, |to| {
                        if is_aligned(red | 1 << (to + shift)) {
                            holes |= 1 << to;
                        }
                    });
                    holes
                };
                let free = state.free_holes();
                assert_eq!(lines.threats, completing(now, free), "game {number}");
                let mut building = 0;
                each(free & !lines.threats, |to| {
                    let more = completing(now | 1 << (to + shift), free & !(1 << to));
                    if more & !lines.threats != 0 {
                        building |= 1 << to;
                    }
                });
                // A hole may add to a threat that stands already; only what makes a new one is told for sure.
                assert_eq!(building & !lines.builders, 0, "game {number}");
                if lines.threats == 0 {
                    assert_eq!(lines.builders, building, "game {number}");
                }
            }
        });
    }
}
