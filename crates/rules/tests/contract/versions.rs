//! A rule that was corrected: what began before goes on as it began, what begins now is under the new one.

use serde_json::Value;
use tablier_rules::conformance::{Effort, check_game, check_schema};
use tablier_rules::*;

use crate::nim::{Nim, NoOptions};

type Toy = Nim<false>;

const OLD: RulesVersion = RulesVersion::FIRST;
const NEW: RulesVersion = RulesVersion(2);

fn rulebook() -> impl Rulebook {
    RulebookOf::<Toy>::new()
}

fn record(rules: &str) -> Record {
    let text = format!("game: nim\n{rules}seed: 1\n\n1. take4 2. take1 3. take4\n");
    text.parse().expect("a record")
}

#[test]
fn a_game_of_two_versions_keeps_the_contract_under_both() {
    check_schema::<Toy>().unwrap_or_else(|broken| panic!("{broken}"));
    let effort = Effort { one_in: 1, longest: 20 };
    check_game::<Toy>(&NoOptions {}, Seed(1), effort).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn a_position_that_forgets_its_version_is_noticed() {
    let broken = check_schema::<Nim<true>>().expect_err("it is noticed").to_string();
    assert!(broken.contains("Game::version"), "{broken}");
}

#[test]
fn the_same_seed_is_another_game_under_each_version() {
    let first = Seat::new(0);
    let under = |rules| rulebook().deal(rules, &Value::Null, Seed(1).into()).expect("it is known");
    assert_eq!(under(OLD).legal(first).len(), 4);
    assert_eq!(under(NEW).legal(first).len(), 3);
    let begun = rulebook().start(&Value::Null, Seed(1)).expect("a new one");
    assert_eq!(begun.legal(first).len(), 3, "what begins now is under the newest");
    assert!(under(NEW).play(first, "take4").is_err());
}

#[test]
fn what_may_be_done_follows_from_a_view_of_any_version() {
    let game = rulebook().deal(OLD, &Value::Null, Seed(1).into()).expect("it is known");
    let (first, view) = (Seat::new(0), game.view(Viewer::Seat(Seat::new(0))));
    assert_eq!(rulebook().legal(&view, first).map(|moves| moves.len()), Ok(4));
    let look =
        AnyLook { viewer: Viewer::Seat(first), gesture: &[], last: None, format: Format::Wide };
    assert_eq!(rulebook().scene(&view, &look).map(|scene| scene.controls.len()), Ok(4));
}

#[test]
fn a_record_replays_under_the_version_it_names_and_without_one_under_the_first() {
    for rules in ["rules: 1\n", ""] {
        let game = rulebook().load(&record(rules)).expect("it was legal then");
        assert_eq!(game.outcome().map(|end| end.ranks()), Some(vec![1, 2]));
        assert_eq!(game.record_for(Viewer::Everything).rules, Some(OLD), "it stays of its version");
    }
    let refused = rulebook().load(&record("rules: 2\n")).err().expect("four are too many now");
    assert!(refused.to_string().contains("take4"), "{refused}");
}

#[test]
fn a_version_nobody_knows_is_refused_with_a_sentence() {
    for rules in ["rules: 3\n", "rules: 0\n"] {
        let refused = rulebook().load(&record(rules)).err().expect("it is unknown").to_string();
        assert!(refused.contains("up to version 2"), "{refused}");
    }
}
