//! Time runs for whoever decides.

use serde_json::json;
use tablier_rules::{Level, Seat, Viewer};
use tablier_table::{Input, Pace, SeatSetup, Time, Wish};

use crate::kept::{ANNA, BRUNO, FIRST, Kept, SECOND, setup};

#[test]
fn time_runs_for_whoever_decides_and_every_turn_adds_some() {
    let live = Pace::Live { bank: 60, increment: 5 };
    let mut kept = Kept::six_with(|setup| setup.pace = live);
    kept.now = 10_000;
    assert_eq!((left(&kept, FIRST), left(&kept, SECOND)), (Some(50_000), Some(60_000)));
    kept.plays(ANNA, FIRST, "0,0");
    kept.now = 40_000;
    assert_eq!((left(&kept, FIRST), left(&kept, SECOND)), (Some(55_000), Some(30_000)));
    assert_eq!(kept.table.deadline(), Some(Time(70_000)));
    assert!(kept.refuses(Input::TimeUp).contains("time left"));
    kept.now = 70_000;
    let too_late = kept.decide(BRUNO, SECOND, "0,1");
    assert!(kept.refuses(too_late).contains("time is up"));
    kept.takes(Input::TimeUp);
    assert_eq!(kept.table.chairs()[1].machine(), Some(Level::Confirmed));
}

#[test]
fn an_outage_costs_nobody_time() {
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Live { bank: 60, increment: 0 });
    kept.now = 100_000;
    kept.takes(Input::Outage { milliseconds: 95_000 });
    assert_eq!(kept.table.deadline(), Some(Time(155_000)));
    kept.plays(ANNA, FIRST, "0,0");
}

#[test]
fn days_are_whole_again_for_every_decision() {
    let day = 86_400_000;
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Days { days: 2 });
    kept.now = day;
    kept.plays(ANNA, FIRST, "0,0");
    assert_eq!(kept.table.deadline(), Some(Time(3 * day)));
    kept.now = 2 * day;
    kept.plays(BRUNO, SECOND, "0,1");
    assert_eq!(kept.table.deadline(), Some(Time(4 * day)));
}

fn left(kept: &Kept, seat: Seat) -> Option<u64> {
    kept.table.snapshot(ANNA, Viewer::Spectator, Time(kept.now)).chairs[seat.index()].left
}

#[test]
fn nobody_gains_time_by_taking_back() {
    let undo = Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo };
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Live { bank: 60, increment: 5 });
    for round in 1..=4 {
        kept.now += 3_000;
        kept.plays(ANNA, FIRST, "0,0");
        assert_eq!(left(&kept, FIRST), Some(65_000 - 3_000 * round));
        kept.takes(undo.clone());
        assert_eq!(left(&kept, FIRST), Some(60_000 - 3_000 * round));
    }
    let day = 86_400_000;
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Days { days: 2 });
    kept.now = day;
    kept.plays(ANNA, FIRST, "0,0");
    kept.now = day + 1_000;
    kept.takes(undo);
    assert_eq!(kept.table.deadline(), Some(Time(2 * day)));
    assert_eq!(left(&kept, SECOND), Some(2 * day));
    kept.plays(ANNA, FIRST, "0,0");
    assert_eq!(kept.table.deadline(), Some(Time(3 * day + 1_000)));
}

#[test]
fn a_turn_of_several_decisions_adds_time_once() {
    let mut setup = setup("disx", json!({ "first": 0 }), &[SeatSetup::Host, SeatSetup::Open]);
    setup.pace = Pace::Live { bank: 60, increment: 5 };
    let mut kept = Kept::open(setup);
    kept.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None, seal: None });
    for _ in 0..2 {
        let lay = kept.table.game().expect("a game").legal(FIRST)[0].clone();
        kept.plays(ANNA, FIRST, &lay);
        assert_eq!(left(&kept, FIRST), Some(60_000));
    }
    while kept.table.decision_of(FIRST).is_some() {
        let mv = kept.table.game().expect("a game").legal(FIRST)[0].clone();
        kept.plays(ANNA, FIRST, &mv);
    }
    assert_eq!(left(&kept, FIRST), Some(65_000));
}

#[test]
fn whoever_decides_at_once_with_others_is_too_late_when_their_own_time_is_up() {
    let mut setup =
        setup("epix", json!({ "players": 2, "first": 0 }), &[SeatSetup::Host, SeatSetup::Open]);
    setup.pace = Pace::Live { bank: 60, increment: 0 };
    let mut kept = Kept::open(setup);
    kept.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None, seal: None });
    kept.plays(ANNA, FIRST, "pass");
    kept.plays(BRUNO, SECOND, "pass");
    kept.now = 60_000;
    for (person, seat) in [(ANNA, FIRST), (BRUNO, SECOND)] {
        let bid = kept.decide(person, seat, "gold:0");
        assert!(kept.refuses(bid).contains("time is up"));
    }
}
