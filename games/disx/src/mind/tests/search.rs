//! Looking ahead finds what plain minimax finds, over the game alone.

use tablier_search::{Blur, Strength, Thinking};

use super::super::judge::JUDGE;
use super::super::lookahead::{Lookahead, Sight};
use super::super::turns::Breadth;
use super::*;

/// Everything, as far as that can be.
const EVERYTHING: Breadth = Breadth {
    seeds: None,
    ordered: usize::MAX,
    boards: 100_000,
    ends: usize::MAX,
    kept: usize::MAX,
};

/// How much of what a board promises counts.
const CAUTION: i32 = 16;

/// What a position is worth to the hero so many turns ahead, all others being against it.
fn minimax(position: &DisX, hero: usize, turns: u32) -> i32 {
    let own = state(position);
    if own.is_over() || turns == 0 {
        return JUDGE.worth(&own, hero, CAUTION);
    }
    let ends = all_ends(position, usize::MAX).expect("no limit");
    let values = ends.iter().map(|end| minimax(end, hero, turns - 1));
    let best = if own.mover() == hero { values.max() } else { values.min() };
    best.expect("a turn has an end")
}

fn looked_ahead(position: &DisX, hero: usize, depth: u32) -> i32 {
    let mut never = || false;
    let mut thinking = Thinking::new(Strength::Full, 1, &mut never);
    let (now, later, blur) = (EVERYTHING, EVERYTHING, Blur::new(1, 0.0));
    let sight = Sight { now, later, depth, caution: CAUTION, blur, widens: false };
    Lookahead::new(hero, &JUDGE, sight, &mut thinking).look(&state(position)).turns[0].value
}

#[test]
fn the_best_end_of_a_turn_is_that_of_plain_minimax() {
    let mut rng = FastRng::new(2);
    for round in 0..300 {
        let (players, to_lay) = (2 + rng.below(3) as u8, rng.below(2) as u8);
        let bank = 1 + rng.below(20) as u8;
        let seen = random_position(&mut rng, players, to_lay, bank);
        let position = DisX::resample(&seen, &mut rng);
        let Some(_) = all_ends(&position, 1_500) else { continue };
        let hero = seen.turn.index();
        let expected = minimax(&position, hero, 1);
        assert_eq!(looked_ahead(&position, hero, 1), expected, "round {round} {seen:?}");
    }
}

#[test]
fn the_best_turn_with_the_answer_to_it_is_that_of_plain_minimax() {
    let mut rng = FastRng::new(3);
    let mut compared = 0;
    while compared < 6 {
        let players = 2 + rng.below(2) as u8;
        let bank = 2 + rng.below(6) as u8;
        let seen = random_position(&mut rng, players, 0, bank);
        let position = DisX::resample(&seen, &mut rng);
        let Some(ends) = all_ends(&position, 60) else { continue };
        if ends.len() > 3 || ends.iter().all(|end| end.deciders().is_empty()) {
            continue;
        }
        let hero = seen.turn.index();
        let expected = minimax(&position, hero, 2);
        assert_eq!(looked_ahead(&position, hero, 2), expected, "number {compared} {seen:?}");
        compared += 1;
    }
}
