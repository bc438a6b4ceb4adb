//! The position to think about goes through every move as the rules do.

use super::super::stacks::{LIGHT, one_by_one};
use super::*;

#[test]
fn every_move_of_random_games_leads_to_the_same_position() {
    for (number, options) in option_sets().enumerate() {
        for seed in 0..60 {
            let mut position = DisX::start(&options, Seed(seed)).unwrap();
            let mut rng = FastRng::new(seed ^ number as u64);
            let mut own = state(&position);
            while let Some(seat) = position.deciders().single() {
                assert_eq!(own.mover(), seat.index());
                let mv = position.random_move(seat, &mut rng, &mut Vec::new());
                position.apply(seat, mv);
                let post = 1 << mv.post().index();
                match mv {
                    Move::Lay(_) => own.lay(post),
                    Move::Explode(_) => assert_eq!(own.explode(post), post),
                }
                if own.to_lay == 0 && own.stacks.ripe() == 0 && !own.is_over() {
                    own.pass_on();
                }
                assert_eq!(own, state(&position), "seed {seed} {options:?} {mv}");
            }
            assert!(own.is_over());
        }
    }
}

#[test]
fn posts_that_explode_in_one_stroke_do_as_one_after_the_other() {
    let mut rng = FastRng::new(5);
    for round in 0..4_000 {
        let bank = 1 + rng.below(12) as u8;
        let seen = random_position(&mut rng, 2, 0, bank);
        let before = State::of(&seen);
        let (mut at_once, mut in_turn) = (before, before);
        let stroke = at_once.explode(before.ripe() & LIGHT);
        for post in one_by_one(stroke) {
            assert!(!in_turn.is_over(), "round {round}");
            in_turn.explode(post);
        }
        assert_eq!(at_once, in_turn, "round {round} {seen:?}");
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut seen = std::collections::HashMap::new();
    for seed in 0..40 {
        random_game(&Options::default(), seed, |position| {
            let own = state(position);
            assert_eq!(*seen.entry(own.hash()).or_insert(own), own, "seed {seed}");
        });
    }
}
