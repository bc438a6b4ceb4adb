//! Time runs for whoever decides.

use tablier_rules::{Seat, Viewer};
use tablier_search::Level;
use tablier_table::{Input, Pace, Time};

use crate::kept::{ANNA, BRUNO, FIRST, Kept, SECOND};

#[test]
fn time_runs_for_whoever_decides_and_every_decision_adds_some() {
    let live = Pace::Live { bank: 60, increment: 5 };
    let mut kept = Kept::six_with(|setup| setup.pace = live);
    let left = |kept: &Kept, seat: Seat| {
        kept.table.snapshot(ANNA, Viewer::Spectator, Time(kept.now)).chairs[seat.index()].left
    };
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
