//! That games end, asked before anything is played that takes longer: a test that waits for an end that never comes says nothing.

use serde_json::Value;
use tablier_rules::conformance::Effort;
use tablier_rules::{FastRng, Game, Seed, options_from_json};

/// Plays some games at random with every combination of options, and fails where one does not end.
pub(crate) fn games_end<G: Game>() {
    let longest = Effort::default().longest;
    for set in G::schema().combinations() {
        let options = options_from_json::<G>(&Value::Object(set)).expect("a combination is fine");
        for seed in 0..4 {
            let mut position = G::start(&options, Seed(seed)).expect("a combination is fine");
            let (mut rng, mut moves) = (FastRng::new(seed), Vec::new());
            let mut made = 0;
            while let Some(seat) = position.deciders().first() {
                made += 1;
                assert!(
                    made <= longest,
                    "{}: every game ends, but one with {options:?} and seed {seed} passed {longest} moves\n\
                     to be mended: Game::apply or Game::outcome",
                    G::SLUG
                );
                let mv = position.random_move(seat, &mut rng, &mut moves);
                position.apply(seat, mv);
            }
        }
    }
}
