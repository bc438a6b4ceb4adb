//! Which steps there are, the promising ones first.

use super::evaluation::phases;
use super::ground::Ground;
use super::state::State;
use super::step::MindStep;
use super::survey::{Lines, Survey, survey};
use crate::{Bits, Corner, is_aligned, shift};

/// A step and how promising it is.
pub(super) type Ranked = (i32, MindStep);

/// What a step that takes pawns begins with.
pub(super) const TAKES: i32 = 1_000_000;
/// What a stop pawn that meets a threat begins with.
pub(super) const MEETS: i32 = 300_000;
/// Below this a step gives something away, or seems to have no purpose.
pub(super) const DULL: i32 = -50_000;

/// How often steps turned out well, by [`MindStep::index`], for each player.
pub(super) type Merits = [Vec<i32>; 2];

/// Goes through the holes one by one.
pub(super) fn each(mut holes: Bits, mut with: impl FnMut(u32)) {
    while holes != 0 {
        with(holes.trailing_zeros());
        holes &= holes - 1;
    }
}

/// Adds all red pawns that may be laid, with their pushes.
pub(super) fn list_red(
    ground: &Ground,
    state: &State,
    known: &Survey,
    merits: &Merits,
    steps: &mut Vec<Ranked>,
) {
    if state.supply > 0 {
        return list_red_from(ground, state, known, merits, None, state.free_holes(), steps);
    }
    each(state.red, |from| {
        let mut lifted = *state;
        lifted.red &= !(1 << from);
        let known = survey(ground, &lifted);
        // Rule: not the hole it came from.
        list_red_from(ground, &lifted, &known, merits, Some(from), state.free_holes(), steps);
    });
}

fn list_red_from(
    ground: &Ground,
    state: &State,
    known: &Survey,
    merits: &Merits,
    from: Option<u32>,
    holes: Bits,
    steps: &mut Vec<Ranked>,
) {
    for push in ground.pushes(state.corner) {
        let here = known[push as usize];
        let [next, then, ..] = phases(ground, push, known);
        let standing = next.aligned || next.threats != 0;
        each(holes, |to| {
            let has = |bits: Bits| bits >> to & 1 != 0;
            let step = match from {
                Some(from) => MindStep::relay(from, to, push),
                None => MindStep::red(to, push),
            };
            let mut rank = merits[state.own()][step.index()];
            if here.aligned || has(here.threats) {
                rank += TAKES;
            }
            if has(next.threats) {
                rank -= 150_000;
            } else if !standing && has(next.builders) {
                rank -= 100_000;
            } else if has(then.builders) {
                rank += 30_000;
            }
            steps.push((rank, step));
        });
    }
}

/// Adds all stop pawns that may be laid by this player, with a push or without, ranked by what the other one could take
/// next.
pub(super) fn list_stops(
    ground: &Ground,
    state: &State,
    known: &Survey,
    merits: &[i32],
    steps: &mut Vec<Ranked>,
) {
    let stay = [None].into_iter();
    for push in stay.chain(ground.pushes(state.corner).map(Some)) {
        let corner = push.unwrap_or(state.corner);
        let [next, then, ..] = phases(ground, corner, known);
        let takes = push.is_some_and(|push| known[push as usize].aligned);
        let standing = next.aligned || next.threats != 0;
        each(state.free_holes(), |to| {
            let has = |bits: Bits| bits >> to & 1 != 0;
            let step = MindStep::stop(to, push);
            let mut rank = merits[step.index()];
            if takes {
                rank += TAKES / 2;
            }
            if !standing {
                rank -= 60_000;
                if has(then.threats) {
                    rank += 20_000;
                }
            } else if has(next.breakers) {
                // Covering a dot may break several lines at once.
                rank += match remaining(ground, state, corner, to) {
                    0 => MEETS,
                    left => MEETS / 3 - left * 5_000,
                };
            } else {
                rank -= 160_000;
            }
            steps.push((rank, step));
        });
    }
}

/// In how many holes a pawn would still take after a stop pawn was laid in this one and the plate lies in that corner.
fn remaining(ground: &Ground, state: &State, corner: Corner, to: u32) -> i32 {
    let blocked = State { blue: state.blue | 1 << to, ..*state };
    let [next, ..] = phases(ground, corner, &survey(ground, &blocked));
    if next.aligned { 10 } else { next.threats.count_ones().min(10) as i32 }
}

/// Adds the steps that take pawns with the next push; if not all of them, then those that matter most.
pub(super) fn list_takes(
    ground: &Ground,
    state: &State,
    known: &Survey,
    all: bool,
    steps: &mut Vec<Ranked>,
) {
    for push in ground.pushes(state.corner) {
        let here = known[push as usize];
        let [next, ..] = phases(ground, push, known);
        let some = |holes: Bits| {
            // Where any hole will do, one that helps nobody stands for all.
            let quiet = holes & !(next.builders | next.threats);
            let quiet = if quiet == 0 { holes } else { quiet };
            if all || !here.aligned {
                holes
            } else {
                holes & here.threats | quiet & quiet.wrapping_neg()
            }
        };
        if state.supply > 0 {
            let holes = if here.aligned { some(state.free_holes()) } else { here.threats };
            each(holes, |to| steps.push((0, MindStep::red(to, push))));
        } else if here.aligned || here.threats != 0 {
            let before = steps.len();
            each(state.red, |from| {
                if all || steps.len() < before + RELAYS {
                    let holes = some(relay_takes(ground, state, from, push, &here));
                    each(holes, |to| steps.push((0, MindStep::relay(from, to, push))));
                }
            });
        }
    }
}

/// So many ways to relay a pawn are enough where not all matter.
const RELAYS: usize = 6;

/// Where the pawn lifted from a hole completes an alignment.
fn relay_takes(ground: &Ground, state: &State, from: u32, push: Corner, here: &Lines) -> Bits {
    let mut lifted = *state;
    lifted.red &= !(1 << from);
    let shift = shift(push);
    let visible = lifted.visible(ground, push);
    if is_aligned(visible) {
        return state.free_holes();
    }
    let mut takes = 0;
    each(here.threats, |to| {
        if is_aligned(visible | 1 << (to + shift)) {
            takes |= 1 << to;
        }
    });
    takes
}
