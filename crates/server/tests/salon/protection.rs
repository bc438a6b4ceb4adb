//! What a salon does not put up with.

use serde_json::{Value, json};
use tablier_protocol::{Act, Tell};
use tablier_server::{Allowance, Rules, Sqlite, Storage};

use crate::harness::{ADMIN, FIRST, House, request};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_pages_neither_connect_nor_act_in_the_name_of_a_guest() {
    let house = House::open().await;
    let anna = house.person("Anna").await;
    assert!(anna.tries_to_connect(&house, "https://elsewhere.example").await.is_err());
    assert!(anna.tries_to_connect(&house, "null").await.is_err());
    let headers = [("Cookie", anna.token.as_str()), ("Origin", "https://elsewhere.example")];
    let body = json!({ "name": "Autre" }).to_string();
    let refused = request(house.address(), "POST", "/api/me", &headers, Some(&body)).await;
    assert_eq!(refused.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_forbids_what_pages_could_be_abused_for() {
    let house = House::open().await;
    for path in ["/", "/api/games", "/api/nothing", "/health", "/metrics", "/missing.js"] {
        let answer = request(house.address(), "GET", path, &[], None).await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'self'"), "{path}: {}", answer.head);
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_with_a_sentence_and_nothing_of_it_is_said_back() {
    let house = House::open().await;
    let (mut anna, _bruno, table) = house.six().await;
    for nonsense in ["", "{", "[]", "\"zzmarker\"", r#"{"ask":"zzmarker"}"#, r#"{"ask":"lobby"}"#] {
        anna.sends(nonsense).await;
        let refused = anna
            .until(|tell| match tell {
                Tell::Refused { id: None, failure } => Some(failure),
                _ => None,
            })
            .await;
        assert!(!refused.text.is_blank() && !refused.text.en.contains("zzmarker"));
    }
    for body in [
        "{}",
        "[1]",
        r#"{"game":"zzmarker","places":[]}"#,
        r#"{"game":"six","places":["zzmarker"]}"#,
    ] {
        let headers = [("Cookie", anna.person.token.as_str())];
        let answer = request(house.address(), "POST", "/api/tables", &headers, Some(body)).await;
        assert!((400..500).contains(&answer.status), "{}", answer.body);
        assert!(answer.json::<Value>()["text"]["fr"].is_string());
    }
    anna.does(&table, Act::Resign { seat: FIRST }).await.expect("the connection still works");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_is_not_read() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = house.six().await;
    anna.sends(&"x".repeat(100_000)).await;
    while anna.hears().await.is_some() {}
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    let headers = [("Cookie", bruno.person.token.as_str())];
    let answer = request(house.address(), "POST", "/api/me", &headers, Some(&long)).await;
    assert_eq!(answer.status, 413);
    bruno.does(&table, Act::Say { text: "x".repeat(501) }).await.expect_err("too long");
    bruno.does(&table, Act::Say { text: "x".repeat(500) }).await.expect("just right");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_too_much_is_asked_to_wait() {
    let few = Allowance { burst: 3, per_minute: 60 };
    let house = House::with(Rules { acts: few, openings: few, ..Rules::default() }).await;
    let (mut anna, _bruno, table) = house.six().await;
    // They have just chosen their names.
    house.watch.advance(60_000);
    let mut refused = 0;
    for _ in 0..6 {
        let said = anna.does(&table, Act::Say { text: "encore".to_owned() }).await;
        refused += usize::from(said.is_err_and(|failure| failure.again));
    }
    assert_eq!(refused, 3);
    house.watch.advance(1_000);
    anna.does(&table, Act::Say { text: "merci".to_owned() }).await.expect("there is room again");
    let new = json!({ "game": "six", "places": ["host", "open"] });
    for _ in 0..3 {
        drop(anna.person.post(&house, "/api/tables", new.clone()).await);
    }
    assert_eq!(anna.person.post(&house, "/api/tables", new).await.status, 503);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_and_figures_are_there_to_be_read() {
    let house = House::open().await;
    let (_anna, _bruno, _table) = house.six().await;
    assert_eq!(request(house.address(), "GET", "/health", &[], None).await.body, "ok\n");
    let figures = request(house.address(), "GET", "/metrics", &[], None).await.body;
    assert!(figures.contains("tablier_websockets 2\n"), "{figures}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_for_the_health_often_does_not_write_often() {
    let house = House::open().await;
    let written = async || {
        let storage = Sqlite::open(&house.database()).await.expect("the database");
        storage.note("tried").await.expect("it can be read")
    };
    assert_eq!(request(house.address(), "GET", "/health", &[], None).await.body, "ok\n");
    let before = written().await;
    house.watch.advance(999);
    assert_eq!(request(house.address(), "GET", "/health", &[], None).await.body, "ok\n");
    assert_eq!(written().await, before);
    house.watch.advance(1);
    assert_eq!(request(house.address(), "GET", "/health", &[], None).await.body, "ok\n");
    assert_ne!(written().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_may_be_kept_for_the_administrator() {
    let mut house = House::open().await;
    house.close().await;
    house.private_metrics = true;
    house.start().await;
    let bearer = format!("Bearer {ADMIN}");
    let metrics = async |headers: &[(&str, &str)]| {
        request(house.address(), "GET", "/metrics", headers, None).await.status
    };
    assert_eq!(metrics(&[]).await, 403);
    assert_eq!(metrics(&[("Authorization", "Bearer x")]).await, 403);
    assert_eq!(metrics(&[("Authorization", &bearer)]).await, 200);
}
