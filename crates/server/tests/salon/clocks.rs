//! Time at the table, moved by hand.

use serde_json::json;
use tablier_protocol::Act;
use tablier_rules::FastRng;
use tablier_table::{Stage, Why};

use crate::harness::{FIRST, House, SECOND};

const LIVE: &str = r#"{"live":{"bank":60,"increment":5}}"#;

fn timed(absence: serde_json::Value) -> serde_json::Value {
    let pace: serde_json::Value = serde_json::from_str(LIVE).expect("a pace");
    json!({ "game": "six", "options": { "first": 0 }, "places": ["host", "open"], "pace": pace, "absence": absence })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_time_loses_where_that_was_settled() {
    let house = House::open().await;
    let (mut anna, mut bruno, _) = house.table_of_two(timed(json!("loses"))).await;
    anna.until_decides().await;
    house.watch.advance(59_000);
    house.watch.advance(2_000);
    bruno.until_stage(Stage::Over).await;
    assert_eq!(bruno.sees().why, Some(Why::TimeUp { seat: FIRST }));
    let places = bruno.sees().places.expect("there is a winner");
    assert_eq!(places[SECOND].rank, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_plays_on_for_who_runs_out_of_time_until_they_are_back() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = house.table_of_two(timed(json!({ "machine": 1 }))).await;
    anna.until_decides().await;
    house.watch.advance(61_000);
    bruno.until_decides().await;
    assert!(bruno.sees().chairs[0].away);
    let v = anna.does(&table, Act::Return).await.expect("her seat is kept");
    bruno.until_version(v).await;
    assert!(!bruno.sees().chairs[0].away);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_for_the_time_the_salon_was_closed() {
    let mut house = House::open().await;
    let (mut anna, mut bruno, table) = house.table_of_two(timed(json!("loses"))).await;
    let v = anna.moves(&table, &mut FastRng::new(1)).await;
    bruno.until_version(v).await;
    bruno.until_decides().await;
    house.watch.advance(10_000);
    let (anna, bruno) = (anna.person.clone(), bruno.person.clone());
    // A graceful closing knows exactly when it was.
    house.close().await;
    house.watch.advance(3_600_000);
    house.start().await;
    let mut bruno = bruno.connects(&house).await;
    let update = bruno.follows(&table, v).await;
    assert_eq!(update.snapshot.stage, Stage::Playing);
    assert_eq!(update.snapshot.chairs[1].left, Some(50_000));
    house.watch.advance(50_000);
    bruno.until_stage(Stage::Over).await;
    assert_eq!(bruno.sees().why, Some(Why::TimeUp { seat: SECOND }));
    drop(anna);
}
