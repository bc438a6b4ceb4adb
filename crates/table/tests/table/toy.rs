//! A game that is in no registry: a table is handed its games, and asks nobody else for them.

use serde_json::json;
use tablier_games::RULEBOOKS;
use tablier_rules::{Level, RulebookOf as Rules, Rulebooks, Seal, Seat, Viewer};
use tablier_table::{Input, LogEntry, Mover, SeatSetup, Stage, Story, Table, Time};

use crate::kept::{ANNA, FIRST, SECOND, setup};
use crate::nim::Nim;

/// The toy game alone.
pub static TOY: Rulebooks = Rulebooks::new(&[&Rules::<Nim<false>>::new()]);

/// Anna against a machine.
fn opening(game: &str) -> LogEntry {
    let setup = setup(game, json!({}), &[SeatSetup::Host, SeatSetup::Machine(Level::Beginner)]);
    let (name, seal): (_, Option<Seal>) = ("Anna".to_owned(), None);
    LogEntry::new(Time(0), Input::Open { setup: Box::new(setup), host: ANNA, name, seal })
}

/// Whoever decides makes the first move there is.
fn next_move(table: &Table) -> Option<LogEntry> {
    let seat: Seat = table.deciders().first()?;
    let by = if seat == FIRST { Mover::Person(ANNA) } else { Mover::Machine };
    let decision = table.decision_of(seat)?;
    let mv = table.game()?.legal(seat).first()?.clone();
    Some(LogEntry::new(Time(1), Input::Decide { by, seat, decision, mv }))
}

#[test]
fn a_game_from_elsewhere_is_played_to_its_end_and_once_more() {
    let mut log = vec![opening("nim")];
    let mut table = Table::open(TOY, log[0].clone()).expect("it was handed");
    let mut moved = Vec::new();
    while let Some(entry) = next_move(&table) {
        moved.extend(table.deciders().first());
        table.take(&entry).expect("a legal move");
        log.push(entry);
    }
    assert_eq!(table.stage(), Stage::Over);
    assert!(moved.contains(&FIRST) && moved.contains(&SECOND), "person and machine both moved");
    let rebuilt = Table::rebuild(TOY, log).expect("its log tells it again");
    assert_eq!(rebuilt.snapshot(ANNA, Viewer::Everything, Time(2)), {
        table.snapshot(ANNA, Viewer::Everything, Time(2))
    });
    let record = table.record(Viewer::Everything).expect("a record").to_string();
    assert!(Story::read(TOY, &record).is_some() && Story::read(RULEBOOKS, &record).is_none());
    let setup = table.setup();
    let next = table.next_game(setup.chance, setup.seed, setup.salt.clone());
    let next = next.into_iter().next().expect("the game is over");
    assert!(Table::open(TOY, LogEntry::new(Time(3), next)).is_ok());
}

#[test]
fn a_table_knows_no_game_but_those_it_was_handed() {
    let refused = |rulebooks, game| {
        Table::open(rulebooks, opening(game)).err().expect("it was not handed").to_string()
    };
    assert_eq!(refused(TOY, "six"), "There is no game “six”; there are: nim.");
    assert!(refused(RULEBOOKS, "nim").starts_with("There is no game “nim”; there are: six, "));
}
