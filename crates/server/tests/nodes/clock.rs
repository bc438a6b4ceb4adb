//! With several nodes one clock counts, that of the database, whatever their own computers believe.

use std::time::Instant;

use serde_json::json;
use tablier_rules::FastRng;
use tablier_server::{Chance, Watch};
use tablier_table::Stage;

use crate::common::{SharedSalon, rules};
use crate::harness::TestSalon;

const HOUR: i64 = 3_600_000;
const BANK: u64 = 600_000;

/// A node whose computer's clock is wrong by so many milliseconds.
async fn wrong_by(salon: &SharedSalon, milliseconds: i64) -> TestSalon {
    let (shared, watch) = (Some(salon.database()), Watch::wrong_by(milliseconds));
    let mut node = TestSalon { shared, watch, ..TestSalon::closed(rules(), Chance::System) };
    node.start().await;
    node
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gains_or_loses_by_nodes_whose_clocks_differ() {
    let salon = SharedSalon::new();
    let begun = Instant::now();
    let mut fast = wrong_by(&salon, HOUR).await;
    let slow = wrong_by(&salon, -HOUR).await;
    let (anna, bruno) = (fast.person("Anna").await, slow.person("Bruno").await);
    let new = json!({ "game": "six", "options": { "first": 0 }, "places": ["host", "open"],
        "pace": { "live": { "bank": 600, "increment": 0 } }, "absence": "loses" });
    let table = anna.opens(&fast, new).await;
    let (mut anna, mut bruno) = (anna.connects(&fast).await, bruno.connects(&slow).await);
    anna.follows(&table, 0).await;
    bruno.follows(&table, 0).await;
    bruno
        .does(&table, tablier_protocol::Act::Sit { seat: None, seal: None })
        .await
        .expect("a seat");
    let mut rng = FastRng::new(3);
    for _ in 0..3 {
        anna.moves(&table, &mut rng).await;
        bruno.moves(&table, &mut rng).await;
    }
    // The slow one takes the table over from the fast one.
    fast.kill();
    let mut anna = anna.person.connects(&slow).await;
    anna.follows(&table, 0).await;
    anna.moves(&table, &mut rng).await;
    let spent = u64::try_from(begun.elapsed().as_millis()).expect("not for ever");
    let seen = anna.follows(&table, 0).await.snapshot;
    assert_eq!(seen.stage, Stage::Playing);
    for chair in seen.chairs {
        let left = chair.left.expect("there is a clock");
        assert!(left <= BANK && left + spent >= BANK, "{left} left after {spent}");
    }
}
