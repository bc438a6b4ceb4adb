//! Every game of the registry passes the conformance suite, with every combination of its options.

use serde_json::Value;
use tablier_games::{Visitor, slugs, visit};
use tablier_rules::conformance::{Effort, check_game, check_schema};
use tablier_rules::{Game, Seed, options_from_json};

/// So many games for each game of the registry, shared out over its option sets, but at least two each.
const GAMES: u64 = 48;

struct Conformance;

impl Visitor for Conformance {
    type Output = ();

    fn visit<G: Game>(self) {
        check_schema::<G>().unwrap_or_else(|broken| panic!("{broken}"));
        let sets = G::schema().combinations();
        let games = (GAMES / sets.len() as u64).max(2);
        let mut guessed = false;
        for set in sets {
            let options =
                options_from_json::<G>(&Value::Object(set)).expect("the schema offers it");
            for seed in 0..games {
                let seen = check_game::<G>(&options, Seed(seed), Effort::default());
                guessed |= seen.unwrap_or_else(|broken| panic!("{broken}")).guessed;
            }
        }
        assert_eq!(
            guessed,
            G::about().hidden,
            "{}: About says whether seats have secrets",
            G::SLUG
        );
    }
}

#[test]
fn every_game_keeps_the_contract() {
    std::thread::scope(|scope| {
        for slug in slugs() {
            scope.spawn(move || visit(slug, Conformance).expect("the registry knows its slugs"));
        }
    });
}
