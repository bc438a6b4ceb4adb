//! People at different nodes notice nothing of it.

use serde_json::{Value, json};
use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::FastRng;
use tablier_server::{Allowance, Rules};
use tablier_table::Stage;

use crate::common::{SharedSalon, rules};
use crate::harness::{ADMIN, TestSalon, play_out, request};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_three_nodes_play_and_watch_one_game() {
    let salon = SharedSalon::new();
    let [one, two, three] = salon.nodes().await;
    let (anna, bruno) = (one.person("Anna").await, two.person("Bruno").await);
    let table = anna.opens(&one, six()).await;
    let mut chloe = three.person("Chloé").await.connects(&three).await;
    let (mut anna, mut bruno) = (anna.connects(&one).await, bruno.connects(&two).await);
    anna.follows(&table, 0).await;
    bruno.follows(&table, 0).await;
    chloe.follows(&table, 0).await;
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(7)).await;
    chloe.until_version(anna.sees().v).await;
    assert_eq!(chloe.sees().stage, Stage::Over);
    assert_eq!(chloe.sees().view, anna.sees().view);
    // What was said at one node is read at all.
    let path = format!("/api/tables/{table}/record");
    let records = [
        anna.person.get(&one, &path).await.body,
        anna.person.get(&two, &path).await.body,
        anna.person.get(&three, &path).await.body,
    ];
    assert!(records.iter().all(|record| *record == records[0]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_at_the_owner_is_refused_where_it_was_tried() {
    let salon = SharedSalon::new();
    let [one, two] = salon.nodes().await;
    let (anna, bruno) = (one.person("Anna").await, two.person("Bruno").await);
    let table = anna.opens(&one, six()).await;
    let mut bruno = bruno.connects(&two).await;
    bruno.follows(&table, 0).await;
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect_err("no seat is free");
    // The same act sent again is done once, wherever it is sent.
    let mut elsewhere = bruno.person.connects(&one).await;
    elsewhere.follows(&table, 0).await;
    let mut anna = anna.connects(&two).await;
    anna.follows(&table, 0).await;
    anna.until_decides().await;
    let mv = anna.some_move(&mut FastRng::new(1));
    let first = anna.does_as(&table, "once", mv.clone()).await;
    let mut anna = anna.person.connects(&one).await;
    assert_eq!(anna.does_as(&table, "once", mv).await, first);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_think_at_any_node() {
    let salon = SharedSalon::new();
    let [one, two] = salon.nodes().await;
    let anna = one.person("Anna").await;
    let table = anna.opens(&one, against_machine()).await;
    let mut anna = anna.connects(&two).await;
    anna.follows(&table, 0).await;
    let mut rng = FastRng::new(2);
    while anna.sees().stage != Stage::Over {
        anna.until_decides().await;
        if anna.sees().decision.is_some() {
            anna.moves(&table, &mut rng).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_and_who_is_there_are_the_same_at_all_nodes() {
    let salon = SharedSalon::new();
    let [one, two] = salon.nodes().await;
    let mut bruno = two.person("Bruno").await.connects(&two).await;
    bruno.asks(ClientMessage::Lobby { follow: true }).await;
    let anna = one.person("Anna").await;
    let table = anna.opens(&one, six()).await;
    let mut anna = anna.connects(&one).await;
    anna.follows(&table, 0).await;
    // The lobby is told once a second by a watch that is moved by hand.
    loop {
        salon.watch.advance(1_000);
        let shown = bruno.until(|tell| match tell {
            ServerMessage::Lobby(shown) => Some(shown),
            _ => None,
        });
        match tokio::time::timeout(std::time::Duration::from_millis(200), shown).await {
            Ok(shown) if shown.open.iter().any(|card| card.table == table) => break,
            _ => {}
        }
    }
    bruno.follows(&table, 0).await;
    let watching = |tell| match tell {
        ServerMessage::Presence(presence) if presence.here.len() == 1 && presence.watching == 1 => {
            Some(())
        }
        _ => None,
    };
    anna.until(watching).await;
    bruno.until(watching).await;
    // Whoever sits down watches no longer.
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
    let both = |tell| match tell {
        ServerMessage::Presence(presence) if presence.here.len() == 2 && presence.watching == 0 => {
            Some(())
        }
        _ => None,
    };
    anna.until(both).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_kept_out_is_kept_out_everywhere_and_a_restart_is_told_to_all() {
    let salon = SharedSalon::new();
    let [one, two] = salon.nodes().await;
    let mut anna = two.person("Anna").await.connects(&two).await;
    let mut bruno = two.person("Bruno").await.connects(&two).await;
    let restart = json!({ "seconds": 9, "text": { "fr": "Bientôt.", "en": "Soon." } });
    assert_eq!(administer(&one, "restart", restart).await, 204);
    let told = bruno.until(|tell| match tell {
        ServerMessage::Restart { milliseconds, .. } => Some(milliseconds),
        _ => None,
    });
    assert_eq!(told.await, 9_000);
    let path = format!("people/{}/ban", anna.person.id.0);
    let ban = json!({ "days": 3, "reason": "noise" });
    assert_eq!(administer(&one, &path, ban).await, 204);
    while anna.hears().await.is_some() {}
    assert_eq!(anna.person.get(&one, "/api/me").await.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_kept_out_leaves_the_tables_of_every_node() {
    let salon = SharedSalon::new();
    let [one, two] = salon.nodes().await;
    let (anna, bruno) = (two.person("Anna").await, two.person("Bruno").await);
    let table = anna.opens(&two, six()).await;
    let (mut anna, mut bruno) = (anna.connects(&two).await, bruno.connects(&two).await);
    anna.follows(&table, 0).await;
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
    anna.until_stage(Stage::Playing).await;
    let path = format!("people/{}/ban", bruno.person.id.0);
    assert_eq!(administer(&one, &path, json!({ "days": 3, "reason": "noise" })).await, 204);
    while !anna.sees().chairs[1].away {
        anna.next().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_nodes_together_allow_what_one_does() {
    let salon = SharedSalon::new();
    let few = Allowance { burst: 3, per_minute: 1 };
    let rules = Rules { openings: few, ..rules() };
    let (one, two) = (salon.node_with(rules).await, salon.node_with(rules).await);
    let anna = one.person("Anna").await;
    for node in [&one, &two, &one] {
        anna.opens(node, six()).await;
    }
    for node in [&one, &two] {
        assert_eq!(anna.post(node, "/api/tables", six()).await.status, 429);
    }
    salon.watch.advance(61_000);
    anna.opens(&two, six()).await;
}

pub fn six() -> Value {
    json!({ "game": "six", "options": { "first": 0 }, "places": ["host", "open"] })
}

pub fn against_machine() -> Value {
    json!({ "game": "six", "options": { "first": 0 }, "places": ["host", { "machine": 1 }] })
}

async fn administer(node: &TestSalon, path: &str, body: Value) -> u16 {
    let token = format!("Bearer {ADMIN}");
    let headers = [("Authorization", token.as_str())];
    let path = format!("/api/admin/{path}");
    request(node.address(), "POST", &path, &headers, Some(&body.to_string())).await.status
}
