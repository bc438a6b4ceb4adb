//! Time at the table, moved by hand.

use serde_json::json;
use tablier_protocol::Act;
use tablier_rules::FastRng;
use tablier_table::{Stage, Why};

use crate::harness::{FIRST, SECOND, TestSalon};

const LIVE: &str = r#"{"live":{"bank":60,"increment":5}}"#;

fn timed(absence: serde_json::Value) -> serde_json::Value {
    let pace: serde_json::Value = serde_json::from_str(LIVE).expect("a pace");
    json!({ "game": "six", "options": { "first": 0 }, "places": ["host", "open"], "pace": pace, "absence": absence })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_time_loses_where_that_was_settled() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, _) = salon.table_of_two(timed(json!("loses"))).await;
    anna.until_decides().await;
    salon.watch.advance(59_000);
    salon.watch.advance(2_000);
    bruno.until_stage(Stage::Over).await;
    assert_eq!(bruno.sees().why, Some(Why::TimeUp { seat: FIRST }));
    let places = bruno.sees().places.expect("there is a winner");
    assert_eq!(places[SECOND].rank, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_plays_on_for_who_runs_out_of_time_until_they_are_back() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.table_of_two(timed(json!({ "machine": 1 }))).await;
    anna.until_decides().await;
    salon.watch.advance(61_000);
    bruno.until_decides().await;
    assert!(bruno.sees().chairs[0].away);
    let v = anna.does(&table, Act::Return).await.expect("her seat is kept");
    bruno.until_version(v).await;
    assert!(!bruno.sees().chairs[0].away);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_for_the_time_the_salon_was_closed() {
    let mut salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.table_of_two(timed(json!("loses"))).await;
    let v = anna.moves(&table, &mut FastRng::new(1)).await;
    bruno.until_version(v).await;
    bruno.until_decides().await;
    salon.watch.advance(10_000);
    let (anna, bruno) = (anna.person.clone(), bruno.person.clone());
    // A graceful closing knows exactly when it was.
    salon.close().await;
    salon.watch.advance(3_600_000);
    salon.start().await;
    let mut bruno = bruno.connects(&salon).await;
    let update = bruno.follows(&table, v).await;
    assert_eq!(update.snapshot.stage, Stage::Playing);
    assert_eq!(update.snapshot.chairs[1].left, Some(50_000));
    salon.watch.advance(50_000);
    bruno.until_stage(Stage::Over).await;
    assert_eq!(bruno.sees().why, Some(Why::TimeUp { seat: SECOND }));
    drop(anna);
}

const HOUR: u64 = 3_600_000;

/// Waits until the table has taken in one thing more.
async fn hears_of_the_jump(client: &mut crate::harness::Client) {
    let v = client.sees().v;
    client.until_version(v + 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_hour_by_which_the_clock_is_set_forward_costs_nobody_anything() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, _) = salon.table_of_two(timed(json!("loses"))).await;
    anna.until_decides().await;
    salon.watch.advance(10_000);
    salon.watch.set_clock(HOUR as i64);
    hears_of_the_jump(&mut anna).await;
    assert_eq!(anna.sees().chairs[0].left, Some(50_000));
    salon.watch.advance(49_999);
    salon.watch.advance(1);
    bruno.until_stage(Stage::Over).await;
    assert_eq!(bruno.sees().why, Some(Why::TimeUp { seat: FIRST }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_goes_on_when_the_clock_is_set_back() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, _) = salon.table_of_two(timed(json!("loses"))).await;
    anna.until_decides().await;
    salon.watch.advance(10_000);
    salon.watch.set_clock(-(HOUR as i64));
    salon.watch.advance(50_000);
    bruno.until_stage(Stage::Over).await;
    assert_eq!(bruno.sees().why, Some(Why::TimeUp { seat: FIRST }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_salon_that_stands_still_charges_a_beat_and_not_more() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.table_of_two(timed(json!("loses"))).await;
    anna.until_decides().await;
    salon.watch.advance(45_000);
    salon.watch.stand_still(25_000);
    hears_of_the_jump(&mut anna).await;
    assert_eq!(anna.sees().stage, Stage::Playing);
    assert_eq!(anna.sees().chairs[0].left, Some(14_750));
    let v = anna.moves(&table, &mut FastRng::new(2)).await;
    bruno.until_version(v).await;
    assert_eq!(bruno.sees().chairs[0].left, Some(19_750), "with what the move brought");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_set_right_while_the_salon_was_closed_costs_nobody_anything() {
    for set in [-(HOUR as i64), HOUR as i64] {
        let mut salon = TestSalon::open().await;
        let (mut anna, bruno, table) = salon.table_of_two(timed(json!("loses"))).await;
        anna.until_decides().await;
        salon.watch.advance(10_000);
        salon.close().await;
        salon.watch.set_clock(set);
        salon.start().await;
        let mut anna = anna.person.connects(&salon).await;
        anna.follows(&table, 0).await;
        assert_eq!(anna.sees().chairs[0].left, Some(50_000), "set by {set}");
        salon.watch.advance(50_000);
        anna.until_stage(Stage::Over).await;
        drop(bruno);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_of_days_survives_a_host_that_sleeps_at_night() {
    let salon = TestSalon::open().await;
    let new = json!({ "game": "six", "options": { "first": 0 }, "places": ["host", "open"],
        "pace": { "days": { "days": 2 } }, "absence": "loses" });
    let (mut anna, mut bruno, _) = salon.table_of_two(new).await;
    anna.until_decides().await;
    // Four nights of twelve hours, of each of which a beat counts.
    for _ in 0..4 {
        salon.watch.advance(6 * HOUR);
        salon.watch.stand_still(12 * HOUR);
        hears_of_the_jump(&mut anna).await;
    }
    assert_eq!(anna.sees().chairs[0].left, Some(24 * HOUR - 1_000));
    salon.watch.advance(24 * HOUR);
    bruno.until_stage(Stage::Over).await;
}
