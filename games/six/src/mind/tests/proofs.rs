//! Forced wins are forced, and none is overlooked: every turn of both sides was looked at to be sure.

use tablier_search::{Strength, Thinking};

use super::super::proof::Proof;
use super::*;

#[path = "../../../tests/mind/exhaust.rs"]
#[expect(dead_code, reason = "the tests of the whole player use the rest")]
mod exhaust;

fn check(position: &Six, turns: u8, told: &str) -> bool {
    let mut never = || false;
    let mut thinking = Thinking::new(Strength::Full, 1, &mut never);
    let mut state = State::new(&view(position));
    let found = Proof::new(&mut state, &mut thinking, u64::MAX).win_in(turns).is_some();
    let plane = exhaust::Plane::new(&view(position)).expect("not far from the origin");
    assert_eq!(found, plane.wins_in(turns.into()), "{told}, {turns} turns: {:?}", view(position));
    found
}

/// Checks a third of the positions of random games that begin with this seed, and counts those that are won.
fn count_wins(first: u64, games: u64, turns: u8, goes_on: fn(&View) -> bool) -> usize {
    let mut won = 0;
    for seed in 0..games {
        let mut rng = FastRng::new(seed);
        play((2, false), first + seed, |position| {
            if rng.below(3) == 0 {
                won += usize::from(check(position, turns, &format!("seed {seed}")));
            }
            goes_on(&view(position))
        });
    }
    won
}

#[test]
fn wins_in_three_turns_are_all_found() {
    let won = count_wins(100, 30, 3, |view| view.phase_2_moves < 20);
    assert!(won > 30, "{won}");
}

#[test]
fn wins_in_five_turns_are_all_found_while_placing() {
    let won = count_wins(200, 12, 5, |view| view.left[0] > 3);
    assert!(won > 10, "{won}");
}
