//! What a browser does for the chance of a game, as its tables tell it.

use tablier_rules::{ChanceVersion, Salt, Seed};
use tablier_table::{Input, LogEntry, PersonId, SeatSetup, Table, Time};

use super::*;

const ANNA: PersonId = PersonId(1);
const BRUNO: PersonId = PersonId(2);

fn contribution(byte: u8) -> Contribution {
    Contribution([byte; 32])
}

/// Anna's table, at which she has sealed something.
fn table(seal: Option<Seal>) -> Table {
    let new = tablier_protocol::NewTable {
        game: "six".to_owned(),
        options: Default::default(),
        places: vec![SeatSetup::Host, SeatSetup::Open],
        pace: Default::default(),
        absence: Default::default(),
        audience: Default::default(),
        rated: false,
        seal,
    };
    let setup =
        new.with(tablier_games::RULEBOOKS, ChanceVersion::DRAWN, Seed(1), Salt("salt".to_owned()));
    let name = "Anna".to_owned();
    let open = Input::Open { setup: Box::new(setup), host: ANNA, name, seal };
    Table::open(tablier_games::RULEBOOKS, LogEntry::new(Time(0), open)).unwrap()
}

fn seen(table: &Table, person: PersonId) -> Snapshot {
    let snapshot = table.snapshot(person, table.viewer(person, None), Time(0));
    crate::json::read(&crate::json::write(&snapshot).unwrap()).unwrap()
}

fn takes(table: &mut Table, input: Input) {
    table.take(&LogEntry::new(Time(1), input)).unwrap();
}

fn bruno_sits(table: &mut Table, seal: Option<Seal>) {
    takes(table, Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None, seal });
}

#[test]
fn what_was_sealed_here_is_opened_when_everybody_is_there_and_not_before() {
    let mut own = Contributions::default();
    let seal = own.keep(contribution(1));
    let mut table = table(Some(seal));
    assert_eq!(own.at(&seen(&table, ANNA)), DrawTask::Nothing);
    bruno_sits(&mut table, Some(contribution(2).seal()));
    assert_eq!(own.at(&seen(&table, ANNA)), DrawTask::Open(contribution(1)));
    takes(&mut table, Input::Contribute { person: ANNA, contribution: contribution(1) });
    assert_eq!(own.at(&seen(&table, ANNA)), DrawTask::Nothing);
    takes(&mut table, Input::Contribute { person: BRUNO, contribution: contribution(2) });
    assert_eq!(own.at(&seen(&table, ANNA)), DrawTask::Nothing, "the game is on");
}

#[test]
fn another_device_seals_anew_while_there_is_time_and_says_where_it_is_when_there_is_none() {
    let (mut phone, laptop) = (Contributions::default(), Contributions::default());
    let mut table = table(Some(phone.keep(contribution(1))));
    assert_eq!(laptop.at(&seen(&table, ANNA)), DrawTask::Seal);
    bruno_sits(&mut table, None);
    assert_eq!(laptop.at(&seen(&table, ANNA)), DrawTask::Elsewhere);
    assert_eq!(phone.at(&seen(&table, ANNA)), DrawTask::Open(contribution(1)));
}

#[test]
fn who_only_looks_on_has_nothing_to_do() {
    let table = table(Some(contribution(1).seal()));
    assert_eq!(Contributions::default().at(&seen(&table, BRUNO)), DrawTask::Nothing);
}

#[test]
fn only_so_many_are_kept() {
    let mut own = Contributions::default();
    let seals: Vec<Seal> = (0..=KEPT as u8).map(|byte| own.keep(contribution(byte))).collect();
    assert_eq!(own.sealed(seals[0]), None);
    assert!(seals[1..].iter().all(|&seal| own.sealed(seal).is_some()));
    let written = crate::json::write(&own).unwrap();
    assert_eq!(crate::json::read::<Contributions>(&written).unwrap(), own);
}
