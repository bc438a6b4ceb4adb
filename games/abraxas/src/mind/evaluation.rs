//! How a position looks at the start of a turn, without looking ahead: a weighted sum of what can be counted.

use super::ground::Ground;
use super::state::State;
use super::survey::{Lines, Survey};
use crate::{Bits, Corner};

/// A won game, less the number of its last turn. Far above every judgement.
pub(super) const WIN: i32 = 20_000;
/// The largest judgement of a game that is not over.
pub(super) const MAX_EVALUATION: i32 = 15_000;

/// How many things are counted beside the stop pawns.
pub(super) const COUNT: usize = 32;

/// What each is worth to the player to move, in hundredths of a pawn: fitted to how games went on.
const WEIGHTS: [i32; COUNT] = [
    3, -36, 5, 1, 99, // pawns, their squares, barred
    -5, // own threats now
    87, -17, -267, 43, 63, // the other's threats next
    132, -4, -204, -111, -209, // own threats after that
    40, -20, 52, -2, // the other's after that
    1, -1, 1, -1, // builders
    0, -86, -2, 1, // own quiet holes
    0, -23, 7, 0, // the other's quiet holes
];

/// What the stop pawns left are worth: first without and then with something to take now; by the mover's and the other's.
const STOPS: [[[i32; 4]; 4]; 2] = [
    [
        [-526, -806, -822, -828],
        [284, -112, -331, -508],
        [431, -81, -190, -434],
        [538, 173, 159, -179],
    ],
    [[874, 80, -347, -520], [865, 83, -38, -327], [975, 292, 135, -168], [874, 400, 219, -39]],
];

/// The lines at each of the next four pushes.
pub(super) fn phases(ground: &Ground, corner: Corner, survey: &Survey) -> [Lines; 4] {
    let at = |turns: usize| survey[(corner as usize + turns) % 4];
    if !ground.free {
        return [at(1), at(2), at(3), at(4)];
    }
    let both = |one: Lines, two: Lines| Lines {
        threats: one.threats | two.threats,
        breakers: one.breakers | two.breakers,
        builders: one.builders | two.builders,
        aligned: one.aligned || two.aligned,
    };
    let (next, then) = (both(at(1), at(3)), both(at(2), at(4)));
    [next, then, next, then]
}

/// What can be counted, from the side of the player to move.
pub(super) fn counts(ground: &Ground, state: &State, survey: &Survey) -> [i32; COUNT] {
    let (own, other) = (state.own(), state.other());
    let taken = [own, other].map(|player| i32::from(state.taken[player]));
    let stops = [own, other].map(|player| i32::from(state.stops[player]));
    let lines = phases(ground, state.corner, survey);
    let few = |bits: Bits| bits.count_ones().min(4) as i32;
    let some = |lines: &Lines| i32::from(lines.threats != 0 || lines.aligned);
    let [now, next, then, last] = &lines;
    let all_free = state.free_holes();
    let quiet = |lines: &Lines| (all_free & !(lines.builders | lines.threats)).count_ones() as i32;
    let (own_quiet, other_quiet) = (quiet(next), quiet(then));
    let at_most = |count: i32, limit: i32| i32::from(count <= limit);
    let left = |player: usize, count: i32| i32::from(stops[player] == count);
    [
        taken[0],
        taken[1],
        taken[0] * taken[0],
        taken[1] * taken[1],
        i32::from(state.barred),
        few(now.threats),
        some(next),
        few(next.threats),
        some(next) * i32::from(state.barred),
        some(next) * left(0, 1),
        some(next) * left(0, 2),
        some(then),
        few(then.threats),
        some(then) * left(1, 0),
        some(then) * left(1, 1),
        some(then) * left(1, 2),
        some(last),
        few(last.threats),
        some(last) * left(0, 0),
        some(last) * left(0, 1),
        now.builders.count_ones() as i32,
        next.builders.count_ones() as i32,
        then.builders.count_ones() as i32,
        last.builders.count_ones() as i32,
        at_most(own_quiet, 5),
        at_most(own_quiet, 10),
        at_most(own_quiet, 20),
        own_quiet,
        at_most(other_quiet, 5),
        at_most(other_quiet, 10),
        at_most(other_quiet, 20),
        other_quiet,
    ]
}

/// Which of the values of the stop pawns counts: whether there is something to take now, and how many are left.
pub(super) fn stop_pawns(ground: &Ground, state: &State, survey: &Survey) -> [usize; 3] {
    let now = phases(ground, state.corner, survey)[0];
    let takes = usize::from(now.aligned || now.threats != 0);
    [takes, usize::from(state.stops[state.own()]), usize::from(state.stops[state.other()])]
}

/// How it looks for the player to move.
pub(super) fn evaluation(ground: &Ground, state: &State, survey: &Survey) -> i32 {
    let counts = counts(ground, state, survey);
    let sum: i32 = counts.iter().zip(WEIGHTS).map(|(count, weight)| count * weight).sum();
    let [takes, own, other] = stop_pawns(ground, state, survey);
    (sum + STOPS[takes][own][other]).clamp(-MAX_EVALUATION, MAX_EVALUATION)
}
