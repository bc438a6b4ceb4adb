//! Options of games, and the sheets of ABRAXAS.

use serde_json::{Value, json};
use tablier_games::RULEBOOKS;
use tablier_rules::{AnyMatch, FastRng, Rng, Rulebook, Seed};

use crate::record::look;

/// So many moves are made with options that are taken.
const MOVES: usize = 12;

/// Any JSON, and any line `key=value`, is taken as options or refused with a sentence by every game.
pub fn options(text: &str) {
    let given: Option<Value> = serde_json::from_str(text).ok();
    for rules in RULEBOOKS.iter() {
        if let Some(given) = &given {
            begin(rules, given);
        }
        let schema = rules.schema();
        for (key, value) in text.lines().take(20).filter_map(|line| line.split_once('=')) {
            match schema.read(key, value) {
                Ok(value) => begin(rules, &json!({ key: value })),
                Err(refused) => assert!(!refused.0.is_blank()),
            }
        }
    }
}

/// Any text is a sheet or refused with a sentence.
pub fn sheet(text: &str) {
    let rules = RULEBOOKS.get("abraxas").expect("it is a game of ours");
    begin(rules, &json!({ "custom_sheet": text }));
}

fn begin(rules: &dyn Rulebook, given: &Value) {
    let mut game = match rules.start(given, Seed(1)) {
        Ok(game) => game,
        Err(refused) => return assert!(!refused.0.is_blank()),
    };
    let whole = Value::Object(game.options());
    let again = rules.start(&whole, Seed(1)).expect("options that were taken are taken again");
    assert_eq!(Value::Object(again.options()), whole);
    go_on(&mut *game, MOVES, &mut FastRng::new(1));
    look(&*game);
}

fn go_on(game: &mut dyn AnyMatch, moves: usize, rng: &mut FastRng) {
    for _ in 0..moves {
        let Some(seat) = game.deciders().first() else { return };
        let legal = game.legal(seat);
        game.play(seat, &legal[rng.below(legal.len())]).expect("legal moves can be made");
    }
}
