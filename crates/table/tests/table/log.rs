//! What is kept of a table.

use serde_json::json;
use tablier_rules::{Level, Viewer};
use tablier_table::{Input, Law, LogEntry, Pace, SeatSetup, Table, Time, Wish};

use crate::kept::{ANNA, BRUNO, FIRST, Kept, SECOND, setup};

#[test]
fn a_table_is_what_its_log_made_of_it() {
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Live { bank: 60, increment: 5 });
    for (number, mv) in ["0,0", "0,1", "1,0", "1,1"].into_iter().enumerate() {
        kept.now += 3_000;
        let (person, seat) = if number % 2 == 0 { (ANNA, FIRST) } else { (BRUNO, SECOND) };
        kept.plays(person, seat, mv);
    }
    kept.takes(Input::Leave { person: BRUNO });
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo });
    let text = serde_json::to_string(&kept.log).expect("a log is JSON");
    let log: Vec<LogEntry> = serde_json::from_str(&text).expect("and back");
    let rebuilt = Table::rebuild(tablier_games::RULEBOOKS, log).expect("a log is taken in again");
    for viewer in Viewer::all(2) {
        let (now, person) = (Time(kept.now + 500), ANNA);
        assert_eq!(rebuilt.snapshot(person, viewer, now), kept.table.snapshot(person, viewer, now));
        assert_eq!(rebuilt.told(viewer, 0), kept.table.told(viewer, 0));
    }
}

#[test]
fn a_table_whose_log_names_no_law_is_of_the_first_and_one_of_a_law_to_come_is_refused() {
    let log = Kept::six().log;
    let named = serde_json::to_string(&log).expect("a log is JSON");
    let law = format!("\"law\":{},", serde_json::to_string(&Law::NEWEST).expect("a number"));
    assert!(named.contains(&law), "new tables name their law: {named}");
    let rebuilt = |text: &str| {
        let log: Vec<LogEntry> = serde_json::from_str(text).expect("and back");
        Table::rebuild(tablier_games::RULEBOOKS, log)
    };
    let before = rebuilt(&named.replace(&law, "")).expect("a log from before");
    assert_eq!(before.setup().law, Law::FIRST);
    let refused = rebuilt(&named.replace(&law, "\"law\":99,")).err().expect("nobody knows it");
    assert!(refused.to_string().contains("law 99"), "{refused}");
}

#[test]
fn a_record_names_people_and_machines_in_no_language() {
    let places = [SeatSetup::Host, SeatSetup::Machine(Level::Expert)];
    let kept = Kept::open(setup("six", json!({ "first": 0 }), &places));
    let record = kept.table.record(Viewer::Spectator).expect("it has begun");
    assert_eq!(record.players, [(FIRST, "Anna".to_owned()), (SECOND, "Machine 4".to_owned())]);
    assert_eq!((record.seed, record.salt), (None, None));
}
