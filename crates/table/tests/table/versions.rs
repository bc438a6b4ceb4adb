//! Tables go on under the version of the rules they were opened with.

use serde_json::json;
use tablier_rules::RulesVersion;
use tablier_table::{Input, LogEntry, Refusal, SeatSetup, Table, Time};

use crate::kept::{ANNA, BRUNO, FIRST, setup};
use crate::toy::TOY;

/// A table of the toy game that was opened under this version, with Bruno in the other seat.
fn opened(rules: RulesVersion) -> Table {
    let mut setup = setup("nim", json!({}), &[SeatSetup::Host, SeatSetup::Open]);
    setup.rules = rules;
    let input =
        Input::Open { setup: Box::new(setup), host: ANNA, name: "Anna".to_owned(), seal: None };
    let mut table = Table::open(TOY, LogEntry::new(Time(0), input)).expect("it opens");
    let sits = Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None, seal: None };
    table.take(&LogEntry::new(Time(0), sits)).expect("a free seat");
    table
}

fn takes_four(table: &mut Table) -> Result<u64, Refusal> {
    let decision = table.decision_of(FIRST).expect("she begins");
    let by = tablier_table::Mover::Person(ANNA);
    let decide = Input::Decide { by, seat: FIRST, decision, mv: "take4".to_owned() };
    table.take(&LogEntry::new(Time(1), decide))
}

#[test]
fn an_open_table_goes_on_under_the_rules_it_began_with() {
    let mut old = opened(RulesVersion::FIRST);
    takes_four(&mut old).expect("it was allowed then");
    let record = old.record(tablier_rules::Viewer::Everything).expect("a record");
    assert_eq!(record.rules, Some(RulesVersion::FIRST));
    let mut new = opened(RulesVersion(2));
    assert!(takes_four(&mut new).is_err_and(|refusal| refusal.to_string().contains("take4")));
}

#[test]
fn a_table_of_rules_that_are_yet_to_come_is_refused_with_a_sentence() {
    let mut setup = setup("six", json!({}), &[SeatSetup::Host, SeatSetup::Open]);
    setup.rules = RulesVersion(7);
    let input =
        Input::Open { setup: Box::new(setup), host: ANNA, name: "Anna".to_owned(), seal: None };
    let refused = Table::open(tablier_games::RULEBOOKS, LogEntry::new(Time(0), input))
        .err()
        .expect("it is refused");
    assert!(refused.to_string().contains("up to version 1"), "{refused}");
}
