//! A little of what fuzzing does, the same every time.

use tablier_fuzzing::{Mutator, TARGETS, play, seeds};

/// Every target is given its seeds, and so many texts made of them.
fn holds(name: &str, texts: usize) {
    let (_, target) = TARGETS.iter().find(|(known, _)| *known == name).expect("a target");
    let seeds = seeds(name);
    seeds.iter().for_each(|seed| target(&String::from_utf8_lossy(seed)));
    let mut mutator = Mutator::new(seeds, 1);
    for number in 0..texts {
        let text = mutator.next_text();
        let held = std::panic::catch_unwind(|| target(&text));
        assert!(held.is_ok(), "{name}: text {number} broke a promise: {text:?}");
    }
}

#[test]
fn any_text_is_a_record_or_refused() {
    holds("record", 800);
}

#[test]
fn the_referee_answers_whatever_is_sent() {
    holds("referee", 400);
}

#[test]
fn a_table_takes_in_or_refuses_whatever_happens() {
    holds("table", 300);
}

#[test]
fn any_options_start_a_game_or_are_refused() {
    holds("options", 100);
}

#[test]
fn any_text_is_a_sheet_or_refused() {
    holds("sheet", 1_000);
}

#[test]
fn random_games_of_every_kind_come_to_an_end() {
    let moves: usize = (0..300).map(|number| play(number).moves).sum();
    assert!(moves > 0);
}
