//! What is read by lists of fields is what serde would read by itself: for every type there is a twin with derived readers, and both are given
//! the same, as it was written and spoilt in many ways.

mod samples;
mod twins;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tablier_rules as rules;
use tablier_rules::conformance::twins::{agree, agree_on_all, read};
use tablier_table as table;

macro_rules! twins_agree {
    ($($test:ident: $($of:ident)::+ $(<$with:ident>)?, $twin:ident;)+) => {$(
        #[test]
        fn $test() {
            agree_on_all::<$($of)::+$(<$with>)?, twins::$twin>(samples::of(stringify!($twin)));
        }
    )+};
}

twins_agree! {
    log_entries: table::LogEntry, LogEntry;
    inputs: table::Input, Input;
    movers: table::Mover, Mover;
    setups: table::Setup, Setup;
    places: table::SeatSetup, SeatSetup;
    absences: table::Absence, Absence;
    audiences: table::Audience, Audience;
    paces: table::Pace, Pace;
    stages: table::Stage, Stage;
    wishes: table::Wish, Wish;
    reasons_of_an_end: table::Why, Why;
    chairs: table::ChairShown, ChairShown;
    draws: table::DrawShown, DrawShown;
    snapshots: table::Snapshot, Snapshot;
    updates: table::Update, Update;
    told_versions: table::ToldVersion, ToldVersion;
    told_events: table::ToldEvent, ToldEvent;
    opened_chances: table::OpenedChance, OpenedChance;
    told_moves: rules::ToldMove, ToldMove;
    shares: rules::Share, Share;
    final_places: rules::FinalPlace, FinalPlace;
    viewers: rules::Viewer, Viewer;
    seals: rules::Seal, Hexadecimal;
    sets_of_seats: rules::SeatSet, Seats;
}

#[test]
fn old_logs_are_read_as_before() {
    let mut lines = samples::logs().into_iter().flatten();
    assert!(lines.all(|line| agree::<table::LogEntry, twins::LogEntry>(&line)));
}

#[test]
fn what_real_tables_tell_is_read_as_before() {
    assert!(samples::updates().iter().all(|update| agree::<table::Update, twins::Update>(update)));
}

#[test]
fn a_value_is_read_like_a_text() {
    samples::of("LogEntry").iter().for_each(|entry| same_of_value::<table::LogEntry>(entry));
    samples::of("Update").iter().for_each(|update| same_of_value::<table::Update>(update));
}

fn same_of_value<T: DeserializeOwned + Serialize>(text: &str) {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let borrowed = T::deserialize(&value).expect("read from what it borrows");
    let owned: T = serde_json::from_value(value).expect("read from what it takes");
    let [borrowed, owned] = [borrowed, owned].map(|read| serde_json::to_value(read).expect("JSON"));
    assert_eq!(Ok(&borrowed), read::<T>(text).as_ref());
    assert_eq!(borrowed, owned);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let says = |text: &str, words: &str| {
        let wrong = serde_json::from_str::<table::LogEntry>(text).expect_err(text);
        assert_eq!(wrong.to_string(), words, "{text}");
    };
    says(r#"{"at":1}"#, "input: it is missing");
    says(r#"{"at":"1","input":"time_up"}"#, "at: expected a whole number, found a text");
    says(r#"{"at":1,"at":2,"input":"time_up"}"#, "at: it is there twice");
    says(r#"{"at":1,"input":"sit"}"#, "input.sit: something belongs to it");
    says(r#"{"at":1,"input":{"time_up":1}}"#, "input.time_up: nothing belongs to it");
    says(
        r#"{"at":1,"input":{"resign":{"person":1,"seat":9}}}"#,
        "input.resign.seat: there is no seat 9: seats lie below 8",
    );
    says(
        r#"{"at":1,"input":{"fill":{"person":1,"seat":300}}}"#,
        "input.fill.seat: expected a whole number from 0 to 255",
    );
    says(
        r#"{"at":1,"input":{"ask":{"person":1,"seat":0,"wish":"tea"}}}"#,
        "input.ask.wish: unknown variant `tea`, expected one of `undo`, `draw`, `pause`",
    );
    let pace = serde_json::from_str::<table::Pace>(r#"{"days":{"days":1,"nights":2}}"#);
    assert_eq!(
        pace.expect_err("unknown").to_string(),
        "days: unknown field `nights`, expected one of `days`"
    );
}
