//! Running to eleven, against trying everything.

use tablier_rules::{FastRng, Game, Seat};

use super::super::state::State;
use super::{is_laying, random_game, searching, view};
use crate::{Abraxas, GOAL, PawnPlace, View};

/// Whether `seat` wins before the turn passes, by trying everything. Nothing if that takes too long.
fn wins_within_turn(position: &Abraxas, seat: Seat, turn: u8, left: &mut u32) -> Option<bool> {
    *left = left.checked_sub(1)?;
    let seen = view(position);
    if seen.turns != turn {
        return Some(false);
    }
    if let Some(end) = position.outcome() {
        return Some(end.winners().contains(seat));
    }
    let decider = position.deciders().first().expect("it is not over");
    let mut moves = Vec::new();
    position.legal_moves(decider, &mut moves);
    for mv in moves {
        let mut next = position.clone();
        next.apply(decider, mv);
        let wins = wins_within_turn(&next, seat, turn, left)?;
        if wins == (decider == seat) {
            return Some(wins);
        }
    }
    Some(decider != seat)
}

/// The same position with more pawns taken by the mover, from the supply, so that so many are missing to eleven.
fn nearly_home(seen: &View, missing: u8) -> Option<View> {
    let mut near = seen.clone();
    let mover = seen.mover.index();
    let laid = seen.pawns.len() - usize::from(seen.supply);
    let more = (GOAL - missing).checked_sub(seen.taken[mover])?;
    near.supply = seen.supply.checked_sub(more)?;
    near.taken[mover] += more;
    near.pawns[laid..laid + usize::from(more)].fill(PawnPlace::Taken(seen.mover));
    Some(near)
}

#[test]
fn it_runs_to_eleven_exactly_where_trying_everything_does() {
    let (mut yes, mut no, mut asked) = (0, 0, 0);
    for number in 0..150 {
        random_game(number, |_, seen| {
            if !is_laying(seen) || seen.turns < 6 || seen.turns % 5 != number as u8 % 5 {
                return;
            }
            let missing = 1 + (seen.turns / 5 + number as u8) % 4;
            let Some(near) = nearly_home(seen, missing) else { return };
            let position = Abraxas::resample(&near, &mut FastRng::new(0));
            let mut left = 3_000;
            let Some(expected) = wins_within_turn(&position, near.mover, near.turns, &mut left)
            else {
                return;
            };
            let mut plenty = 1_000_000;
            let found = searching(&near, |search| search.runs_home(&State::of(&near), &mut plenty));
            assert_eq!(found, Some(expected), "game {number} after {} turns", near.turns);
            *(if expected { &mut yes } else { &mut no }) += 1;
            asked += u32::from(near.stops_left[near.mover.next(2).index()] > 0 && missing > 1);
        });
    }
    assert!(yes > 30 && no > 20 && asked > 10, "{yes} {no} {asked}");
}
