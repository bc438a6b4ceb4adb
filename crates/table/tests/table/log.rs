//! What is kept of a table.

use serde_json::json;
use tablier_rules::Viewer;
use tablier_search::Level;
use tablier_table::{Entry, Input, Pace, Place, Setup, Table, Time, Wish};

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
    let log: Vec<Entry> = serde_json::from_str(&text).expect("and back");
    let rebuilt = Table::rebuild(log).expect("a log is taken in again");
    for viewer in Viewer::all(2) {
        let (now, person) = (Time(kept.now + 500), ANNA);
        assert_eq!(rebuilt.snapshot(person, viewer, now), kept.table.snapshot(person, viewer, now));
        assert_eq!(rebuilt.told(viewer, 0), kept.table.told(viewer, 0));
    }
}

#[test]
fn a_table_is_not_read_under_other_rules_than_its_own() {
    let setup = Setup { rules: 99, ..setup("six", json!({}), &[Place::Host, Place::Host]) };
    let input = Input::Open { setup: Box::new(setup), host: ANNA, name: "Anna".to_owned() };
    let refused = Table::open(Entry::new(Time(0), input)).err().map(|refusal| refusal.to_string());
    assert!(refused.is_some_and(|text| text.contains("version 99")));
}

#[test]
fn a_record_names_people_and_machines_in_no_language() {
    let places = [Place::Host, Place::Machine(Level::Expert)];
    let kept = Kept::open(setup("six", json!({ "first": 0 }), &places));
    let record = kept.table.record(Viewer::Spectator).expect("it has begun");
    assert_eq!(record.players, [(FIRST, "Anna".to_owned()), (SECOND, "Machine 4".to_owned())]);
    assert_eq!((record.seed, record.salt), (None, None));
}
