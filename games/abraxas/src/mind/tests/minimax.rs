//! Against plain minimax over the rules alone: equal values, with and without what is remembered.

use std::collections::BTreeMap;

use tablier_rules::{FastRng, Game, Seat};

use super::super::evaluation::WIN;
use super::super::search::TURN;
use super::super::state::State;
use super::super::survey::survey;
use super::super::window::Window;
use super::{is_laying, random_game, searching, view};
use crate::{Abraxas, GOAL, PawnPlace, View};

/// Plain minimax for one seat; where looking ahead ends, the position is judged as the search judges it.
struct Minimax {
    seat: Seat,
    judged: BTreeMap<u64, i32>,
    /// How many positions it may still look at.
    left: u32,
}

impl Minimax {
    /// Looks as deep as said. Nothing if it takes too long.
    fn value(&mut self, position: &Abraxas, depth: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let seen = view(position);
        if position.outcome().is_some() {
            let taken = |seat: Seat| seen.taken[seat.index()];
            let win = WIN - i32::from(seen.turns);
            return Some(match taken(self.seat).cmp(&taken(self.seat.next(2))) {
                std::cmp::Ordering::Less => -win,
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Greater => win,
            });
        }
        if is_laying(&seen) && depth == 0 {
            let sign = if seen.mover == self.seat { 1 } else { -1 };
            return Some(sign * self.judge(&seen));
        }
        let seat = position.deciders().first().expect("it is not over");
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let mut values = Vec::new();
        for mv in moves {
            let mut next = position.clone();
            next.apply(seat, mv);
            let after = view(&next);
            // A turn costs depth, and playing again a little of it.
            let cost = match (after.turns == seen.turns, is_laying(&after)) {
                (false, _) => TURN,
                (true, true) => 1,
                (true, false) => 0,
            };
            values.push(self.value(&next, (depth - cost).max(0))?);
        }
        let best = if seat == self.seat { values.iter().max() } else { values.iter().min() };
        best.copied()
    }

    fn judge(&mut self, seen: &View) -> i32 {
        let state = State::of(seen);
        *self.judged.entry(state.key(true)).or_insert_with(|| {
            searching(seen, |search| {
                let known = survey(&search.ground, &state);
                search.quiet(&state, &known, 0, Window::FULL)
            })
        })
    }
}

/// Compares the two; tells whether minimax came to an end.
fn agrees(position: &Abraxas, depth: i32, left: u32, number: u64) -> bool {
    let seen = view(position);
    let mut plain = Minimax { seat: seen.mover, judged: BTreeMap::new(), left };
    let Some(expected) = plain.value(position, depth) else { return false };
    let state = State::of(&seen);
    let found = searching(&seen, |search| search.turn(&state, depth, Window::FULL));
    assert_eq!(found, expected, "game {number} after {} turns, depth {depth}", seen.turns);
    true
}

#[test]
fn one_turn_ahead_it_finds_what_minimax_finds() {
    let (mut compared, mut repeats) = (0, 0);
    for number in 0..40 {
        random_game(number, |position, seen| {
            let alone = seen.stops_left[seen.mover.next(2).index()] == 0;
            let chosen =
                seen.turns == number as u8 % 6 || seen.repeat && alone && seen.turns % 4 == 0;
            if is_laying(seen) && chosen && agrees(position, TURN, 1_500, number) {
                compared += 1;
                repeats += u32::from(seen.repeat);
            }
        });
    }
    assert!(compared > 20 && repeats > 5, "{compared} {repeats}");
}

#[test]
fn where_the_other_may_say_stop_it_finds_what_minimax_finds() {
    let mut compared = 0;
    for number in 0..40 {
        random_game(number, |position, seen| {
            let asked =
                seen.repeat && !seen.anew && seen.stops_left[seen.mover.next(2).index()] > 0;
            let chosen = asked && is_laying(seen) && !seen.free && seen.supply > 0 && compared < 5;
            if chosen && agrees(position, 1, 50_000, number) {
                compared += 1;
            }
        });
    }
    assert!(compared >= 3, "{compared}");
}

#[test]
fn two_turns_ahead_it_finds_what_minimax_finds() {
    let mut compared = 0;
    for number in 0..24 {
        random_game(number, |_, seen| {
            if !is_laying(seen) || seen.turns != 2 + number as u8 % 3 {
                return;
            }
            // Without stop pawns there is little enough to try everything.
            let mut bare = seen.clone();
            bare.stops_left = [0; 2];
            let used = |hole: &str| hole.parse().expect("a hole");
            bare.stops =
                [["a1", "h1", "d4"].map(used).to_vec(), ["a8", "h8", "e5"].map(used).to_vec()];
            let taken = bare
                .stops
                .iter()
                .flatten()
                .any(|&hole| bare.pawns.contains(&PawnPlace::Hole(hole)));
            let position = Abraxas::resample(&bare, &mut FastRng::new(0));
            if !taken && agrees(&position, 2 * TURN, 12_000, number) {
                compared += 1;
            }
        });
    }
    assert!(compared > 2, "{compared}");
}

#[test]
fn near_the_end_it_finds_what_minimax_finds() {
    let mut compared = 0;
    for number in 0..40 {
        random_game(number, |position, seen| {
            let near = seen.taken.iter().all(|&taken| taken + 3 >= GOAL);
            if is_laying(seen) && near && agrees(position, TURN, 3_000, number) {
                compared += 1;
            }
        });
    }
    assert!(compared > 20, "{compared}");
}
