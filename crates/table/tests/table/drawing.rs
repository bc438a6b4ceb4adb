//! Chance that nobody chooses alone: sealed while people gather, opened when everybody is there, and no way to begin again.

use serde_json::{Value, json};
use tablier_rules::{
    ChanceVersion, Contribution, Fairness, Level, Record, Seal, Seat, SeatSet, Seed, Viewer,
};
use tablier_table::{Absence, Input, Pace, PersonId, SeatSetup, Setup, Stage, Table, Time, Why};

use crate::kept::{ANNA, BRUNO, CHLOE, FIRST, Kept, SECOND, setup};

/// A table of SIX for two at which the chance is drawn, and the lot says who begins.
pub fn drawn() -> Setup {
    let setup = setup("six", json!({}), &[SeatSetup::Host, SeatSetup::Open]);
    Setup { chance: ChanceVersion::DRAWN, ..setup }
}

pub fn contribution(byte: u8) -> Contribution {
    Contribution([byte; 32])
}

pub fn seal(byte: u8) -> Option<Seal> {
    Some(contribution(byte).seal())
}

pub fn sits(person: PersonId, seal: Option<Seal>) -> Input {
    Input::Sit { person, name: format!("Person {}", person.0), seat: None, seal }
}

pub fn opens(person: PersonId, byte: u8) -> Input {
    Input::Contribute { person, contribution: contribution(byte) }
}

/// Anna has sealed 1 and Bruno 2, and both are there.
pub fn full(setup: Setup) -> Kept {
    let mut kept = Kept::open_sealed(setup, seal(1));
    kept.takes(sits(BRUNO, seal(2)));
    kept
}

fn waits(kept: &Kept) -> SeatSet {
    let snapshot = kept.table.snapshot(ANNA, Viewer::Spectator, Time(kept.now));
    snapshot.draw.map_or(SeatSet::EMPTY, |draw| draw.waits)
}

fn record_at_the_end(kept: &mut Kept) -> Record {
    if kept.table.stage() == Stage::Playing {
        kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    }
    kept.table.record(Viewer::Everything).expect("it is over")
}

#[test]
fn the_game_begins_when_both_have_opened_what_they_sealed() {
    let mut kept = full(drawn());
    assert_eq!(kept.table.stage(), Stage::Drawing);
    assert_eq!(waits(&kept), [FIRST, SECOND].into_iter().collect());
    kept.takes(opens(BRUNO, 2));
    assert_eq!(waits(&kept), SeatSet::only(FIRST));
    assert_eq!(kept.table.awaited(), [ANNA]);
    kept.takes(opens(ANNA, 1));
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert!(kept.table.decision_of(kept.table.deciders().single().unwrap()).is_some());
}

#[test]
fn for_clients_that_know_no_more_it_gathers_until_the_game_begins_and_nothing_is_shown() {
    let kept = full(drawn());
    let snapshot = kept.table.snapshot(ANNA, Viewer::Seat(FIRST), Time(0));
    let json = serde_json::to_value(&snapshot).unwrap();
    assert_eq!((&json["stage"], &json["view"]), (&json!("gathering"), &Value::Null));
    assert!(kept.table.record(Viewer::Seat(FIRST)).is_none());
    assert!(kept.table.deciders().is_empty());
}

#[test]
fn the_record_tells_what_everybody_gave_and_is_dealt_from_it() {
    let mut kept = full(drawn());
    kept.takes(opens(ANNA, 1));
    kept.takes(opens(BRUNO, 2));
    let record = record_at_the_end(&mut kept);
    let given: Vec<_> = record.shares.iter().map(|share| share.contribution).collect();
    assert_eq!(given, [Some(contribution(1)), Some(contribution(2))]);
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!(read.fairness(Some(kept.table.commitment())), Fairness::AsNoted);
    let replayed = tablier_games::RULEBOOKS.get("six").unwrap().load(&read).unwrap();
    assert_eq!(
        replayed.view(Viewer::Spectator),
        kept.table.game().unwrap().view(Viewer::Spectator)
    );
}

#[test]
fn a_table_is_the_same_when_its_log_is_read_again() {
    let mut kept = full(drawn());
    let rebuilt = |kept: &Kept| Table::rebuild(tablier_games::RULEBOOKS, kept.log.clone()).unwrap();
    assert_eq!(rebuilt(&kept).stage(), Stage::Drawing);
    for input in [opens(ANNA, 1), opens(BRUNO, 2)] {
        kept.takes(input);
        let shown = |table: &Table| table.snapshot(ANNA, Viewer::Seat(FIRST), Time(0));
        assert_eq!(shown(&rebuilt(&kept)), shown(&kept.table));
        let text = serde_json::to_string(&kept.log).unwrap();
        let log: Vec<tablier_table::LogEntry> = serde_json::from_str(&text).unwrap();
        assert_eq!(log, kept.log);
    }
}

#[test]
fn who_gives_nothing_is_noted_and_nobody_waits_for_them() {
    let mut kept = Kept::open_sealed(drawn(), seal(1));
    kept.takes(sits(BRUNO, None));
    assert_eq!(waits(&kept), SeatSet::only(FIRST));
    kept.takes(opens(ANNA, 1));
    let record = record_at_the_end(&mut kept);
    assert!(record.to_string().contains("\nshare 1: none\n"), "{record}");

    let mut kept = Kept::open_sealed(drawn(), None);
    kept.takes(sits(BRUNO, None));
    assert_eq!(kept.table.stage(), Stage::Playing);
    let record = record_at_the_end(&mut kept);
    assert!(tablier_games::RULEBOOKS.get("six").unwrap().load(&record).is_ok());
}

#[test]
fn machines_give_nothing_and_who_plays_several_seats_gives_once() {
    let places = [SeatSetup::Host, SeatSetup::Machine(Level::Amateur), SeatSetup::Host];
    let three = setup("disx", json!({ "players": 3 }), &places);
    let mut kept = Kept::open_sealed(Setup { chance: ChanceVersion::DRAWN, ..three }, seal(1));
    assert_eq!(waits(&kept), SeatSet::only(FIRST));
    kept.takes(opens(ANNA, 1));
    let snapshot = kept.table.snapshot(ANNA, Viewer::Spectator, Time(0));
    assert_eq!((kept.table.stage(), snapshot.draw), (Stage::Playing, None));
    kept.takes(Input::Close { reason: Default::default() });
    let record = kept.table.record(Viewer::Everything).unwrap();
    assert_eq!(record.shares.iter().map(|share| share.seat).collect::<Vec<_>>(), [FIRST]);
}

#[test]
fn only_what_was_sealed_can_be_opened_and_once() {
    let mut kept = full(drawn());
    assert!(kept.refuses(opens(ANNA, 2)).contains("not what you had sealed"));
    assert!(kept.refuses(opens(CHLOE, 1)).contains("sit there"));
    kept.takes(opens(ANNA, 1));
    assert!(kept.refuses(opens(ANNA, 1)).contains("open already"));
    kept.takes(opens(BRUNO, 2));
    assert!(kept.refuses(opens(BRUNO, 2)).contains("when all seats are taken"));
    let mut early = Kept::open_sealed(drawn(), seal(1));
    assert!(early.refuses(opens(ANNA, 1)).contains("when all seats are taken"));
}

#[test]
fn another_device_may_seal_anew_until_everybody_is_there() {
    let mut kept = Kept::open_sealed(drawn(), seal(1));
    let reseals = |person, byte| Input::Seal { person, seal: contribution(byte).seal() };
    kept.takes(reseals(ANNA, 3));
    assert!(kept.refuses(reseals(BRUNO, 2)).contains("no seat"));
    kept.takes(sits(BRUNO, seal(2)));
    assert!(kept.refuses(reseals(BRUNO, 4)).contains("begun"));
    assert!(kept.refuses(opens(ANNA, 1)).contains("not what you had sealed"));
    kept.takes(opens(ANNA, 3));
}

#[test]
fn who_gets_up_before_takes_their_seal_along() {
    let mut kept = Kept::open_sealed(setup_for_three(), seal(1));
    kept.takes(sits(BRUNO, seal(2)));
    kept.takes(Input::Leave { person: BRUNO });
    kept.takes(sits(CHLOE, seal(3)));
    kept.takes(Input::Remove { person: ANNA, seat: SECOND });
    let snapshot = kept.table.snapshot(ANNA, Viewer::Spectator, Time(0));
    assert_eq!(snapshot.draw.unwrap().shares.len(), 1);
}

fn setup_for_three() -> Setup {
    let places = [SeatSetup::Host, SeatSetup::Open, SeatSetup::Open];
    let three = setup("disx", json!({ "players": 3 }), &places);
    Setup { chance: ChanceVersion::DRAWN, ..three }
}

#[test]
fn who_does_not_open_counts_as_left_by_their_own_clock() {
    let pace = Pace::Live { bank: 60, increment: 0 };
    let mut kept = full(Setup { pace, ..drawn() });
    kept.now = 1_000;
    kept.takes(opens(ANNA, 1));
    assert_eq!(kept.table.deadline(), Some(Time(60_000)), "Bruno's time runs");
    kept.now = 30_000;
    assert!(kept.refuses(Input::TimeUp).contains("time left"));
    kept.now = 60_000;
    assert!(kept.refuses(opens(BRUNO, 2)).contains("time is up"));
    kept.takes(Input::TimeUp);
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert_eq!(kept.table.chairs()[1].stand_in, Some(Level::Confirmed));
    assert!(kept.refuses(Input::Return { person: BRUNO }).contains("without your part"));
    let left = |seat: Seat| {
        kept.table.snapshot(ANNA, Viewer::Spectator, Time(60_000)).chairs[seat.index()].left
    };
    assert_eq!(left(FIRST), Some(59_000), "what she needed, and no more");
}

#[test]
fn by_days_there_are_as_many_for_it_as_for_a_move_and_without_a_clock_the_table_waits() {
    let mut kept = full(Setup { pace: Pace::Days { days: 2 }, ..drawn() });
    assert_eq!(kept.table.deadline(), Some(Time(2 * 86_400_000)));
    kept.now = 86_400_000;
    kept.takes(opens(ANNA, 1));
    kept.takes(opens(BRUNO, 2));
    let beginner = kept.table.deciders().single().unwrap();
    let snapshot = kept.table.snapshot(ANNA, Viewer::Spectator, Time(kept.now));
    assert_eq!(snapshot.chairs[beginner.index()].left, Some(2 * 86_400_000), "all days again");

    let kept = full(drawn());
    assert_eq!(kept.table.deadline(), None);
}

#[test]
fn where_leaving_loses_so_does_leaving_while_chance_is_drawn() {
    let mut kept = full(Setup { absence: Absence::Loses, ..drawn() });
    kept.takes(opens(ANNA, 1));
    kept.takes(Input::Leave { person: BRUNO });
    assert_eq!(kept.table.end_of_game().unwrap().why, Why::Left { seat: SECOND });
    let record = record_at_the_end(&mut kept);
    assert!(record.to_string().contains(" unopened\n"), "{record}");
    assert!(tablier_games::RULEBOOKS.get("six").unwrap().load(&record).is_ok());
}

#[test]
fn who_waits_for_all_others_may_still_get_up_and_the_seat_is_free() {
    let loses = || Setup { absence: Absence::Loses, ..drawn() };
    let mut kept = full(loses());
    kept.takes(opens(BRUNO, 2));
    // Anna, who opened the table, does not come; Bruno would rather not wait.
    kept.takes(Input::Leave { person: BRUNO });
    assert_eq!(kept.table.stage(), Stage::Gathering);
    kept.takes(sits(CHLOE, seal(3)));
    assert_eq!(
        waits(&kept),
        [FIRST, SECOND].into_iter().collect(),
        "what Anna sealed still counts"
    );
    // Anna comes, and Chloé does not: another may have her seat. What Anna opened is of no use any more, so she seals anew.
    kept.takes(opens(ANNA, 1));
    kept.takes(Input::Remove { person: ANNA, seat: SECOND });
    assert_eq!(kept.table.stage(), Stage::Gathering);
    assert!(kept.refuses(sits(CHLOE, seal(3))).contains("others"));
    kept.takes(Input::Seal { person: ANNA, seal: contribution(4).seal() });
    kept.takes(sits(BRUNO, seal(5)));
    kept.takes(opens(BRUNO, 5));
    kept.takes(opens(ANNA, 4));
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert_eq!(
        Table::rebuild(tablier_games::RULEBOOKS, kept.log.clone()).unwrap().stage(),
        Stage::Playing
    );
}

#[test]
fn no_clock_runs_for_anybody_when_people_gather_again() {
    let mut kept = full(Setup { pace: Pace::Live { bank: 60, increment: 0 }, ..drawn() });
    kept.takes(opens(BRUNO, 2));
    kept.now = 20_000;
    kept.takes(Input::Leave { person: BRUNO });
    assert_eq!(kept.table.deadline(), None);
}

#[test]
fn who_leaves_while_chance_is_drawn_may_come_back_until_it_is() {
    let mut kept = full(setup_for_three());
    kept.takes(sits(CHLOE, seal(3)));
    kept.takes(opens(CHLOE, 3));
    kept.takes(Input::Leave { person: BRUNO });
    assert_eq!(waits(&kept), SeatSet::only(FIRST));
    kept.takes(Input::Return { person: BRUNO });
    kept.takes(opens(BRUNO, 2));
    kept.takes(opens(ANNA, 1));
    assert_eq!(kept.table.chairs()[1].stand_in, None);
    // Whoever has opened comes and goes as at every table.
    kept.takes(Input::Leave { person: BRUNO });
    kept.takes(Input::Return { person: BRUNO });
}

#[test]
fn a_rated_game_that_is_left_when_the_other_has_opened_counts() {
    let pace = Pace::Live { bank: 60, increment: 0 };
    let rated = || Setup { rated: true, pace, ..drawn() };
    let mut kept = full(rated());
    kept.takes(Input::Leave { person: BRUNO });
    assert_eq!(kept.table.stage(), Stage::Gathering, "nobody could know anything");
    let mut kept = full(rated());
    kept.takes(opens(ANNA, 1));
    kept.takes(Input::Leave { person: BRUNO });
    let ranks = kept.table.rated_sides().expect("it counts");
    assert_eq!(ranks.iter().map(|side| side.rank).collect::<Vec<_>>(), [1, 2]);
    let mut kept = full(rated());
    kept.takes(opens(ANNA, 1));
    kept.takes(Input::Leave { person: ANNA });
    assert_eq!(kept.table.stage(), Stage::Gathering, "she has kept nothing back");
}

#[test]
fn the_next_game_is_drawn_from_what_was_sealed_with_the_wish_for_it() {
    let mut kept = full(drawn());
    kept.takes(opens(ANNA, 1));
    kept.takes(opens(BRUNO, 2));
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    kept.takes(Input::Again { person: ANNA, yes: true, seal: seal(3) });
    kept.takes(Input::Again { person: BRUNO, yes: true, seal: None });
    let salt = tablier_rules::Salt("other".to_owned());
    let inputs = kept.table.next_game(ChanceVersion::DRAWN, Seed(8), salt);
    let entries = inputs.into_iter().map(|input| tablier_table::LogEntry::new(Time(0), input));
    let mut next = Table::rebuild(tablier_games::RULEBOOKS, entries).unwrap();
    assert_eq!(next.awaited(), [ANNA]);
    next.take(&tablier_table::LogEntry::new(Time(1), opens(ANNA, 3))).unwrap();
    assert_eq!(next.stage(), Stage::Playing);
}

#[test]
fn a_seed_alone_deals_as_before_whatever_clients_seal() {
    let plain = || setup("six", json!({}), &[SeatSetup::Host, SeatSetup::Open]);
    let mut kept = Kept::open_sealed(plain(), seal(1));
    kept.takes(sits(BRUNO, seal(2)));
    assert_eq!(kept.table.stage(), Stage::Playing);
    let record = record_at_the_end(&mut kept);
    assert_eq!((record.chance, record.shares.len()), (None, 0));
}

#[test]
fn a_table_of_an_older_law_or_of_a_way_to_come_is_refused() {
    let open = |setup: Setup| {
        let name = String::new();
        let input = Input::Open { setup: Box::new(setup), host: ANNA, name, seal: None };
        Table::open(tablier_games::RULEBOOKS, tablier_table::LogEntry::new(Time(0), input))
            .err()
            .map(|why| why.to_string())
    };
    let older = serde_json::from_value(json!(2)).unwrap();
    assert!(open(Setup { law: older, ..drawn() }).is_some_and(|why| why.contains("third law")));
    let unknown = ChanceVersion(3);
    assert!(open(Setup { chance: unknown, ..drawn() }).is_some_and(|why| why.contains("way 3")));
}
