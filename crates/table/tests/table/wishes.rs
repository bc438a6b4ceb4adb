//! What players ask of each other, and how a game ends before its end.

use serde_json::json;
use tablier_rules::{Level, Message, Record, Viewer};
use tablier_table::{Input, Mover, SeatSetup, Why, Wish};

use crate::kept::{ANNA, BRUNO, FIRST, Kept, SECOND, setup};

#[test]
fn ones_own_last_decision_is_taken_back_freely_until_somebody_else_decides() {
    let mut kept = Kept::six();
    let undo = |person, seat| Input::Ask { person, seat, wish: Wish::Undo };
    kept.plays(ANNA, FIRST, "0,0");
    kept.takes(undo(ANNA, FIRST));
    assert_eq!(kept.moves(), 0);
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    // Now Bruno has to agree.
    kept.takes(undo(ANNA, FIRST));
    assert_eq!(kept.moves(), 2);
    let draw = Input::Ask { person: BRUNO, seat: SECOND, wish: Wish::Draw };
    assert!(kept.refuses(draw).contains("still waiting"));
    kept.answers(BRUNO, SECOND, true);
    assert_eq!(kept.moves(), 0);
}

#[test]
fn a_machine_always_lets_one_take_back() {
    let places = [SeatSetup::Host, SeatSetup::Machine(Level::Beginner)];
    let mut kept = Kept::open(setup("six", json!({ "first": 0 }), &places));
    kept.plays(ANNA, FIRST, "0,0");
    let [(seat, Level::Beginner, decision)] = kept.table.for_machines()[..] else {
        panic!("the machine has to decide");
    };
    let mv = "0,1".to_owned();
    kept.takes(Input::Decide { by: Mover::Machine, seat, decision, mv });
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo });
    assert_eq!(kept.moves(), 0);
}

#[test]
fn a_draw_needs_both_and_a_resignation_one() {
    let mut kept = Kept::six();
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Draw });
    kept.answers(BRUNO, SECOND, true);
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!(end.why, Why::Agreed);
    assert!(end.places.is_some_and(|places| places.iter().all(|place| place.rank == 1)));

    let mut kept = Kept::six();
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!(end.places.map(|places| places[SECOND].rank), Some(1));
    assert_eq!(end.places.map(|places| places[FIRST].rank), Some(2));
}

#[test]
fn a_record_says_who_won_where_the_rules_did_not() {
    let ended = |input: Input| {
        let mut kept = Kept::six();
        kept.takes(input);
        let record = kept.table.record(Viewer::Spectator).expect("it has begun");
        let read: Record = record.to_string().parse().expect("a record");
        assert_eq!((read.result.as_ref(), &read), (None, &record));
        record.others
    };
    let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let resigned = ended(Input::Resign { person: ANNA, seat: FIRST });
    assert_eq!(resigned, [header("Ended", "resigned"), header("Places", "2 1")]);
    let closed = ended(Input::Close { reason: Message::words("Good night.") });
    assert_eq!(closed, [header("Ended", "closed")]);
}

#[test]
fn a_closed_table_tells_why_and_has_no_winner() {
    let mut kept = Kept::six();
    let reason = Message::words("Good night.");
    kept.takes(Input::Close { reason: reason.clone() });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!((&end.why, end.places), (&Why::Closed { reason }, None));
    let after = kept.decide(ANNA, FIRST, "0,0");
    assert!(kept.refuses(after).contains("over"));
    assert!(kept.refuses(Input::Again { person: ANNA, yes: true, seal: None }).contains("closed"));
}
