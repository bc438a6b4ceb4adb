//! Who sits where: how a table is opened, filled, left and begun again.

use serde_json::{Value, json};
use tablier_rules::{Language, Level, Viewer};
use tablier_table::{Absence, Input, LogEntry, Mover, SeatSetup, Stage, Table, Time, Why};

use crate::kept::{ANNA, BRUNO, CHLOE, FIRST, Kept, SECOND, setup};

#[test]
fn a_game_begins_by_itself_when_nobody_is_missing() {
    let mut kept = Kept::open(setup("six", json!({}), &[SeatSetup::Host, SeatSetup::Open]));
    assert_eq!(kept.table.stage(), Stage::Gathering);
    assert_eq!(kept.table.snapshot(ANNA, Viewer::Seat(FIRST), Time(0)).view, Value::Null);
    kept.takes(Input::Sit {
        person: BRUNO,
        name: "Bruno".to_owned(),
        seat: Some(SECOND),
        seal: None,
    });
    assert_eq!(kept.table.stage(), Stage::Playing);
    let late = Input::Sit { person: CHLOE, name: "Chloé".to_owned(), seat: None, seal: None };
    assert!(kept.refuses(late).contains("begun"));
}

#[test]
fn a_table_needs_as_many_places_as_the_game_has_seats() {
    let input = Input::Open {
        setup: Box::new(setup(
            "disx",
            json!({ "players": 3 }),
            &[SeatSetup::Host, SeatSetup::Open],
        )),
        host: ANNA,
        name: "Anna".to_owned(),
        seal: None,
    };
    let refused = Table::open(tablier_games::RULEBOOKS, LogEntry::new(Time(0), input))
        .err()
        .map(|error| error.to_string());
    assert!(refused.is_some_and(|text| text.contains("3 seats")));
}

#[test]
fn only_the_host_fills_open_seats_with_machines() {
    let mut kept = Kept::open(setup("six", json!({}), &[SeatSetup::Host, SeatSetup::Open]));
    let fill = |person| Input::Fill { person, seat: SECOND, level: Some(Level::Expert) };
    assert!(kept.refuses(fill(BRUNO)).contains("opened the table"));
    kept.takes(fill(ANNA));
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert_eq!(kept.table.chairs()[1].machine(), Some(Level::Expert));
}

#[test]
fn who_leaves_is_replaced_and_may_come_back_or_loses_as_was_settled() {
    let mut kept = Kept::six();
    kept.takes(Input::Leave { person: ANNA });
    let [(FIRST, Level::Confirmed, decision)] = kept.table.for_machines()[..] else {
        panic!("a machine plays on");
    };
    kept.takes(Input::Return { person: ANNA });
    assert!(kept.table.for_machines().is_empty());
    // What the machine decided in the meantime comes too late.
    let mv = "0,0".to_owned();
    let late = Input::Decide { by: Mover::Machine, seat: FIRST, decision, mv };
    assert!(kept.refuses(late).contains("gone on"));
    kept.plays(ANNA, FIRST, "0,0");

    let mut kept = Kept::six_with(|setup| setup.absence = Absence::Loses);
    kept.takes(Input::Leave { person: BRUNO });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!(end.why, Why::Left { seat: SECOND });
}

#[test]
fn a_rematch_needs_everybody_and_happens_once() {
    let mut kept = Kept::six();
    let again = |person| Input::Again { person, yes: true, seal: None };
    assert!(kept.refuses(again(ANNA)).contains("after"));
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    kept.takes(again(ANNA));
    assert!(!kept.table.all_want_again());
    kept.takes(again(BRUNO));
    assert!(kept.table.all_want_again());
    assert!(kept.table.rematch().is_some());
    kept.takes(Input::Next { table: "another".to_owned() });
    assert!(kept.refuses(again(ANNA)).contains("once"));
}

#[test]
fn who_has_another_name_is_called_so_at_the_table_and_in_the_next_game() {
    let mut kept = Kept::six();
    let v = kept.table.version();
    let rename = |person, name: &str| Input::Rename { person, name: name.to_owned() };
    kept.takes(rename(BRUNO, "Zoé"));
    assert_eq!(kept.table.names()[1].get(Language::EN), "Zoé");
    // Programs that know no such event are told of none: the name stands in the snapshot.
    let update = kept.table.update(ANNA, Viewer::Seat(FIRST), v, Time(0));
    assert!(update.told.iter().all(|told| told.what.is_none()), "{:?}", update.told);
    assert_eq!(update.snapshot.chairs[1].name.get(Language::EN), "Zoé");
    assert!(kept.refuses(rename(CHLOE, "Anna")).contains("Nobody has a name"));
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    let next = kept.table.next_game(
        tablier_rules::ChanceVersion::SEED,
        tablier_rules::Seed(1),
        tablier_rules::Salt("salt".to_owned()),
    );
    let is_sitting = |input: &Input| matches!(input, Input::Sit { name, .. } if name == "Zoé");
    assert!(next.iter().any(is_sitting), "{next:?}");
}

#[test]
fn who_plays_several_seats_is_called_by_the_colours_whatever_the_name() {
    let mut kept = Kept::open(setup("six", json!({}), &[SeatSetup::Host, SeatSetup::Host]));
    let names = kept.table.names().to_vec();
    let rename = Input::Rename { person: ANNA, name: "Zoé".to_owned() };
    assert!(kept.refuses(rename).contains("Nobody has a name"));
    assert_eq!(kept.table.names(), names);
}
