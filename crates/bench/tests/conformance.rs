//! The games of this crate keep the contract, though they are in no registry.

use tablier_bench::{ConnectFour, HexGame};
use tablier_rules::conformance::{Effort, check_game, check_schema};
use tablier_rules::{Seed, Show, options_from_json};

/// Random games of every combination of options.
const GAMES: u64 = 3;

#[track_caller]
fn assert_conforms<G: Show>() {
    check_schema::<G>().unwrap_or_else(|broken| panic!("{broken}"));
    for set in G::schema().combinations() {
        let options = options_from_json::<G>(&set.into()).expect("the schema offers them");
        for seed in 0..GAMES {
            check_game::<G>(&options, Seed(seed), Effort::default())
                .unwrap_or_else(|broken| panic!("{broken}"));
        }
    }
}

#[test]
fn connect_four_keeps_the_contract() {
    assert_conforms::<ConnectFour>();
}

#[test]
fn hex_keeps_the_contract() {
    assert_conforms::<HexGame>();
}
