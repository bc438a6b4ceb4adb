//! Everything at once, while two people play a game to its end.

use std::sync::Arc;

use serde_json::json;
use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::{FastRng, Rng};
use tablier_server::Rules;
use tablier_table::Stage;
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

use super::raw::{figure, send};
use crate::harness::{Client, FIRST, SECOND, TestSalon, knock, request_from};

/// How often each of them tries.
const ROUNDS: usize = 40;

/// A thousand half-open connections by command, a few hundred otherwise.
fn half_open() -> usize {
    std::env::var("TABLIER_HALF_OPEN").ok().and_then(|count| count.parse().ok()).unwrap_or(300)
}

/// Sends acts as fast as it can; every one is answered, most are refused.
async fn floods_acts(salon: Arc<TestSalon>, table: String) {
    let mut client = salon.person_from(2, "Acharné").await.connects(&salon).await;
    let mut refused = 0;
    for number in 0..10 * ROUNDS {
        let seat = if number % 2 == 0 { FIRST } else { SECOND };
        let act = Act::Decide { seat, decision: number as u64, mv: "0,0".to_owned() };
        refused += usize::from(client.does(&table, act).await.is_err());
    }
    assert_eq!(refused, 10 * ROUNDS);
}

/// Sends nonsense until it is thrown out or has had enough, again and again.
async fn sends_nonsense(salon: Arc<TestSalon>, table: String) {
    let mut rng = FastRng::new(7);
    for number in 0..ROUNDS / 4 {
        let name = format!("Casse {number}");
        let mut client = salon.person_from(3, &name).await.connects(&salon).await;
        let whole = serde_json::to_string(&ClientMessage::Follow {
            table: table.clone(),
            since: 0,
            viewer: None,
        });
        for _ in 0..ROUNDS {
            let mut text = whole.as_deref().expect("an ask").to_owned();
            text.truncate(rng.below(text.len()));
            client.sends(&text).await;
            client
                .until(|tell| matches!(tell, ServerMessage::Refused { id: None, .. }).then_some(()))
                .await;
        }
        client.sends(&"x".repeat(20_000)).await;
        while client.hears().await.is_some() {}
    }
}

/// Asks for pages, files and tables as fast as it can.
async fn floods_requests(salon: Arc<TestSalon>, table: String) {
    let record = format!("/api/tables/{table}/record");
    let paths = ["/", "/health", "/metrics", "/api/games", "/api/tables", "/../x.db", &record];
    let mut too_many = 0;
    for path in paths.iter().cycle().take(30 * ROUNDS) {
        let headers = [("Cookie", "tablier=forged"), ("Origin", "https://elsewhere.example")];
        let answer = request_from(4, salon.address(), "GET", path, &headers, None).await;
        too_many += usize::from(answer.status == 429);
        let answer = request_from(4, salon.address(), "POST", path, &headers, Some("{}")).await;
        assert!((400..500).contains(&answer.status), "{}", answer.head);
    }
    assert!(too_many > 0);
    // Its own limit, and nobody else's.
    let anybody = request_from(5, salon.address(), "GET", "/api/tables", &[], None).await;
    assert_eq!(anybody.status, 200);
}

/// Follows everything and reads nothing.
async fn reads_nothing(salon: Arc<TestSalon>, table: String) {
    let mut clients = Vec::new();
    for number in 0..ROUNDS {
        let name = format!("Paresse {number}");
        let mut client = salon.person_from(6, &name).await.connects(&salon).await;
        client.asks(ClientMessage::Follow { table: table.clone(), since: 0, viewer: None }).await;
        client.asks(ClientMessage::Lobby { follow: number % 2 == 0 }).await;
        clients.push(client);
    }
    std::future::pending::<()>().await;
}

/// Opens connections and leaves them half open.
async fn leaves_half_open(salon: Arc<TestSalon>, _: String) {
    let mut streams = Vec::new();
    for number in 0..half_open() {
        let from = 10 + u8::try_from(number % 200).expect("below 200");
        let mut stream = knock(from, salon.address()).await;
        let begun = [
            "",
            "GET",
            "GET / HTTP/1.1\r\nHost:",
            "POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        ];
        // It may have been closed in the meantime.
        drop(stream.write_all(begun[number % begun.len()].as_bytes()).await);
        streams.push(stream);
    }
    std::future::pending::<()>().await;
}

/// Opens tables until it may not, with machines that never come to an end of thinking.
async fn opens_tables(salon: Arc<TestSalon>, _: String) {
    let person = salon.person_from(7, "Avide").await;
    let new = json!({ "game": "disx", "places": ["host", { "machine": 5 }] });
    for _ in 0..ROUNDS {
        let answer = person.post(&salon, "/api/tables", new.clone()).await;
        assert!([201, 429].contains(&answer.status), "{}", answer.body);
    }
    for _ in 0..ROUNDS {
        send(
            7,
            salon.address(),
            &[b"POST /api/tables HTTP/1.1\r\n".to_vec(), vec![0xff; 5_000]].concat(),
        )
        .await;
    }
}

/// One move, as slowly as people make them.
async fn moves(
    salon: &TestSalon,
    table: &str,
    one: &mut Client,
    other: &mut Client,
    rng: &mut FastRng,
) {
    let version = one.sees().v.max(other.sees().v);
    one.until_version(version).await;
    other.until_version(version).await;
    if one.sees().stage == Stage::Playing {
        salon.watch.advance(200);
        let mover = if one.sees().decision.is_some() { one } else { other };
        mover.moves(table, rng).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_to_the_end_while_others_do_what_they_can() {
    let rules = Rules {
        connections_in_all: Rules::default().connections_in_all.max(2 * half_open()),
        ..Rules::default()
    };
    let salon = Arc::new(TestSalon::with(rules).await);
    let (mut anna, mut bruno, table) = salon.six().await;
    let mut ending = JoinSet::new();
    ending.spawn(floods_acts(Arc::clone(&salon), table.clone()));
    ending.spawn(sends_nonsense(Arc::clone(&salon), table.clone()));
    ending.spawn(floods_requests(Arc::clone(&salon), table.clone()));
    ending.spawn(opens_tables(Arc::clone(&salon), table.clone()));
    let mut staying = JoinSet::new();
    staying.spawn(reads_nothing(Arc::clone(&salon), table.clone()));
    staying.spawn(leaves_half_open(Arc::clone(&salon), table.clone()));
    let mut rng = FastRng::new(3);
    let mut acts = 0;
    while anna.sees().stage == Stage::Playing || !ending.is_empty() {
        // Every act is answered: whoever plays waits for it here.
        moves(&salon, &table, &mut anna, &mut bruno, &mut rng).await;
        acts += 1;
        if anna.sees().stage == Stage::Over {
            let Some(ended) = ending.join_next().await else { break };
            ended.expect("it is treated as it deserves");
        }
    }
    assert!(acts > 10 && anna.sees().places.is_some());
    assert_eq!(figure(&salon, "commits_failed_total").await, 0);
    bruno.until_stage(Stage::Over).await;
    staying.shutdown().await;
}
