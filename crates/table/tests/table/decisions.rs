//! Whose decision it is, and which one is answered.

use std::collections::HashMap;

use serde_json::json;
use tablier_rules::{FastRng, Rng, Seat, Seed, Viewer};
use tablier_table::{Input, Mover, SeatSetup, Setup, Stage, Wish};

use crate::kept::{ANNA, BRUNO, CHLOE, FIRST, Kept, SECOND, setup};

#[test]
fn a_move_of_somebody_else_is_refused() {
    let mut kept = Kept::six();
    let stolen = kept.decide(BRUNO, FIRST, "0,0");
    assert!(kept.refuses(stolen).contains("not yours"));
    kept.plays(ANNA, FIRST, "0,0");
    let watcher = kept.decide(CHLOE, SECOND, "0,1");
    assert!(kept.refuses(watcher).contains("not yours"));
}

#[test]
fn whoever_moves_out_of_turn_is_told_so() {
    let mut kept = Kept::six();
    let Input::Decide { decision, .. } = kept.decide(ANNA, FIRST, "0,0") else { panic!("a move") };
    for decision in [0, decision] {
        let mv = "0,0".to_owned();
        let early = Input::Decide { by: Mover::Person(BRUNO), seat: SECOND, decision, mv };
        assert_eq!(kept.refuses(early), "It is not your turn.");
    }
}

#[test]
fn a_late_click_is_never_another_move() {
    let mut kept = Kept::six();
    let first = kept.decide(ANNA, FIRST, "0,0");
    kept.takes(first.clone());
    assert!(kept.refuses(first).contains("gone on"));
    kept.plays(BRUNO, SECOND, "0,1");
    let stale = kept.decide(ANNA, FIRST, "1,0");
    kept.plays(ANNA, FIRST, "1,0");
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo });
    // The decision is there again, but under another number.
    assert!(kept.refuses(stale).contains("gone on"));
    kept.plays(ANNA, FIRST, "1,0");
}

#[test]
fn the_same_move_sent_again_is_not_made_twice() {
    let mut kept = Kept::six();
    let first = kept.decide(ANNA, FIRST, "0,0");
    let version = kept.takes_named(first.clone(), "click-1");
    assert_eq!(kept.takes_named(first.clone(), "click-1"), version);
    assert_eq!(kept.moves(), 1);
    // Nor when a whole game has gone by: an answer may be lost and asked for late.
    let mut rng = FastRng::new(5);
    let mut moves = 1;
    while kept.table.stage() == Stage::Playing {
        let game = kept.table.game().expect("a game");
        let seat = game.deciders().first().expect("somebody decides");
        let person = if seat == FIRST { ANNA } else { BRUNO };
        let mv = rng.choose(&game.legal(seat)).expect("a move").clone();
        moves += 1;
        kept.takes_named(kept.decide(person, seat, &mv), &format!("click-{moves}"));
    }
    assert!(moves > 64, "{moves} moves");
    assert_eq!(kept.takes_named(first, "click-1"), version);
    assert_eq!(kept.moves(), moves);
}

#[test]
fn nothing_else_sent_again_is_done_twice_either() {
    let mut kept = Kept::six();
    for (person, seat, mv) in [(ANNA, FIRST, "0,0"), (BRUNO, SECOND, "0,1")] {
        kept.plays(person, seat, mv);
    }
    let ask = Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo };
    kept.takes_named(ask.clone(), "undo");
    let say = Input::Say { person: ANNA, name: "Anna".to_owned(), text: "please".to_owned() };
    let said = kept.takes_named(say.clone(), "please");
    kept.answers(BRUNO, SECOND, true);
    assert_eq!(kept.moves(), 0);
    kept.plays(ANNA, FIRST, "0,0");
    kept.takes_named(ask, "undo");
    assert_eq!(kept.moves(), 1, "what was asked once is not taken back twice");
    let version = kept.table.version();
    assert_eq!(kept.takes_named(say, "please"), said);
    assert_eq!(kept.table.version(), version);
}

#[test]
fn an_illegal_move_is_refused_with_the_rules_own_words() {
    let mut kept = Kept::six();
    let far = kept.decide(ANNA, FIRST, "5,5");
    assert!(!kept.refuses(far).is_empty());
    let nonsense = kept.decide(ANNA, FIRST, "hello");
    assert!(kept.refuses(nonsense).contains("hello"));
}

#[test]
fn whoever_decides_at_once_with_others_keeps_the_number_of_the_decision() {
    let options = json!({ "players": 2, "first": 0 });
    let mut kept = Kept::open(setup("epix", options, &[SeatSetup::Host, SeatSetup::Open]));
    kept.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None, seal: None });
    kept.plays(ANNA, FIRST, "pass");
    kept.plays(BRUNO, SECOND, "pass");
    let decision = kept.table.decision_of(SECOND);
    kept.plays(ANNA, FIRST, "gold:3");
    assert_eq!(kept.table.decision_of(SECOND), decision, "Bruno was asked before");
    // Bruno learns that Anna has bid, not what.
    let told = serde_json::to_string(&kept.table.told(Viewer::Seat(SECOND), 0)).expect("JSON");
    assert!(!told.contains("gold:3"), "{told}");
    let bid = Input::Decide {
        by: Mover::Person(BRUNO),
        seat: SECOND,
        decision: decision.expect("Bruno has to bid"),
        mv: "gold:1".to_owned(),
    };
    kept.takes(bid);
}

#[test]
fn a_decision_is_known_by_its_number_also_when_a_forced_move_answered_it() {
    for seed in 0..40 {
        let two = [SeatSetup::Host, SeatSetup::Host];
        let setup = Setup { seed: Seed(seed), ..setup("epix", json!({}), &two) };
        let mut kept = Kept::open(setup);
        let mut rng = FastRng::new(seed);
        // For each decision of a seat: how often the seat had moved when it was asked.
        let mut asked: HashMap<(Seat, u64), usize> = HashMap::new();
        let mut moved = [0; 2];
        let mut counted = 0;
        loop {
            let deciders = kept.table.deciders();
            for seat in deciders.iter() {
                let decision = kept.table.decision_of(seat).expect("it is asked");
                let before = *asked.entry((seat, decision)).or_insert(moved[seat.index()]);
                assert_eq!(before, moved[seat.index()], "seed {seed}, decision {decision}");
            }
            let Some(seat) = deciders.iter().nth(rng.below(deciders.len().max(1))) else { break };
            let game = kept.table.game().expect("it is played");
            let mv = rng.choose(&game.legal(seat)).expect("there is a move").clone();
            kept.plays(ANNA, seat, &mv);
            let game = kept.table.game().expect("it is played");
            for number in counted..game.moves() {
                game.movers(number..number + 1).iter().for_each(|seat| moved[seat.index()] += 1);
            }
            counted = game.moves();
        }
        assert_eq!(kept.table.stage(), Stage::Over);
    }
}
