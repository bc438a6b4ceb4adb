//! Forced wins are forced, and none is overlooked: every turn of both sides was looked at to be sure.

use super::super::proof::Proof;
use super::*;
use crate::{Strength, Thinking};

#[path = "../../../tests/six/exhaust.rs"]
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

#[test]
fn wins_in_three_turns_are_all_found() {
    let mut won = 0;
    for seed in 0..30 {
        let mut rng = FastRng::new(seed);
        play((2, false), 100 + seed, |position| {
            if rng.below(3) == 0 {
                won += usize::from(check(position, 3, &format!("seed {seed}")));
            }
            view(position).phase_2_moves < 20
        });
    }
    assert!(won > 30, "{won}");
}

#[test]
fn wins_in_five_turns_are_all_found_while_placing() {
    let mut won = 0;
    for seed in 0..12 {
        let mut rng = FastRng::new(seed);
        play((2, false), 200 + seed, |position| {
            if rng.below(3) == 0 {
                won += usize::from(check(position, 5, &format!("seed {seed}")));
            }
            view(position).left[0] > 3
        });
    }
    assert!(won > 10, "{won}");
}
