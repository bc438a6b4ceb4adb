//! A game passes the conformance suite, with every combination of its options.

use serde_json::Value;
use tablier_rules::conformance::{Effort, check_game, check_schema};
use tablier_rules::{Seed, Show, options_from_json};

use crate::Folder;
use crate::length;

/// So many games, shared out over the option sets, but at least two each.
const GAMES: u64 = 48;

/// Slug, texts, options and versions are what [`Show::about`], `Game::schema` and `Game::VERSIONS` say.
pub fn what_it_says_of_itself_is_true<G: Show>(_: &Folder) {
    check_schema::<G>().unwrap_or_else(|broken| panic!("{broken}"));
}

/// Random games keep every promise of the contract.
pub fn it_keeps_the_contract_with_every_option<G: Show>(_: &Folder) {
    length::games_end::<G>();
    let sets = G::schema().combinations();
    let games = (GAMES / sets.len() as u64).max(2);
    let (mut guessed, mut secrets) = (false, false);
    for set in sets {
        let options = options_from_json::<G>(&Value::Object(set)).expect("the schema offers it");
        for seed in 0..games {
            let seen = check_game::<G>(&options, Seed(seed), Effort::default());
            let seen = seen.unwrap_or_else(|broken| panic!("{broken}"));
            guessed |= seen.guessed;
            secrets |= seen.secrets;
        }
    }
    let slug = G::SLUG;
    assert_eq!(
        secrets,
        G::HIDDEN,
        "{slug}: seats have secrets from each other, or not\nto be mended: Game::view (does it show what a seat must not know?) or Game::HIDDEN"
    );
    assert_eq!(
        guessed,
        !G::OPEN,
        "{slug}: there is something to guess, or not\nto be mended: Game::CHANCE"
    );
}
