//! What a salon does not put up with.

use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use tablier_protocol::{Act, ServerMessage};
use tablier_rules::Language;
use tablier_server::{Allowance, Chance, Rules, Sqlite, Storage};

use crate::harness::{ADMIN, Answer, FIRST, HOME, TestSalon, generous, request, request_from};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_pages_neither_connect_nor_act_in_the_name_of_a_guest() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    assert!(anna.tries_to_connect(&salon, "https://elsewhere.example").await.is_err());
    assert!(anna.tries_to_connect(&salon, "null").await.is_err());
    let headers = [("Cookie", anna.token.as_str()), ("Origin", "https://elsewhere.example")];
    let body = json!({ "name": "Autre" }).to_string();
    let refused = request(salon.address(), "POST", "/api/me", &headers, Some(&body)).await;
    assert_eq!(refused.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_forbids_what_pages_could_be_abused_for() {
    let salon = TestSalon::open().await;
    for path in ["/", "/api/games", "/api/nothing", "/health", "/metrics", "/missing.js"] {
        let answer = request(salon.address(), "GET", path, &[], None).await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'self'"), "{path}: {}", answer.head);
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_with_a_sentence_and_nothing_of_it_is_said_back() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    for nonsense in ["", "{", "[]", "\"zzmarker\"", r#"{"ask":"zzmarker"}"#, r#"{"ask":"lobby"}"#] {
        anna.sends(nonsense).await;
        let refused = anna
            .until(|tell| match tell {
                ServerMessage::Refused { id: None, failure } => Some(failure),
                _ => None,
            })
            .await;
        assert!(!refused.text.is_blank() && !refused.text.get(Language::EN).contains("zzmarker"));
    }
    for body in [
        "{}",
        "[1]",
        r#"{"game":"zzmarker","places":[]}"#,
        r#"{"game":"six","places":["zzmarker"]}"#,
    ] {
        let headers = [("Cookie", anna.person.token.as_str())];
        let answer = request(salon.address(), "POST", "/api/tables", &headers, Some(body)).await;
        assert!((400..500).contains(&answer.status), "{}", answer.body);
        assert!(answer.json::<Value>()["text"]["fr"].is_string());
    }
    anna.does(&table, Act::Resign { seat: FIRST }).await.expect("the connection still works");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_is_not_read() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    anna.sends(&"x".repeat(100_000)).await;
    while anna.hears().await.is_some() {}
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    let headers = [("Cookie", bruno.person.token.as_str())];
    let answer = request(salon.address(), "POST", "/api/me", &headers, Some(&long)).await;
    assert_eq!(answer.status, 413);
    bruno.does(&table, Act::Say { text: "x".repeat(501) }).await.expect_err("too long");
    bruno.does(&table, Act::Say { text: "x".repeat(500) }).await.expect("just right");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_too_much_is_asked_to_wait() {
    let few = Allowance { burst: 3, per_minute: 60 };
    let salon = TestSalon::with(Rules { acts: few, openings: few, ..Rules::default() }).await;
    let (mut anna, _bruno, table) = salon.six().await;
    // They have just chosen their names.
    salon.watch.advance(60_000);
    let mut refused = 0;
    for _ in 0..6 {
        let said = anna.does(&table, Act::Say { text: "encore".to_owned() }).await;
        refused += usize::from(said.is_err_and(|failure| failure.again));
    }
    assert_eq!(refused, 3);
    salon.watch.advance(1_000);
    anna.does(&table, Act::Say { text: "merci".to_owned() }).await.expect("there is room again");
    let new = json!({ "game": "six", "places": ["host", "open"] });
    for _ in 0..3 {
        drop(anna.person.post(&salon, "/api/tables", new.clone()).await);
    }
    let refused = anna.person.post(&salon, "/api/tables", new).await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("1")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_and_figures_are_there_to_be_read() {
    let salon = TestSalon::open().await;
    let (_anna, _bruno, _table) = salon.six().await;
    assert_eq!(request(salon.address(), "GET", "/health", &[], None).await.body, "ok\n");
    let figures = request(salon.address(), "GET", "/metrics", &[], None).await.body;
    assert!(figures.contains("tablier_websockets 2\n"), "{figures}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_for_the_health_often_does_not_write_often() {
    let salon = TestSalon::open().await;
    let written = async || {
        let storage = Sqlite::open(&salon.database()).await.expect("the database");
        storage.note("tried").await.expect("it can be read")
    };
    assert_eq!(request(salon.address(), "GET", "/health", &[], None).await.body, "ok\n");
    let before = written().await;
    salon.watch.advance(999);
    assert_eq!(request(salon.address(), "GET", "/health", &[], None).await.body, "ok\n");
    assert_eq!(written().await, before);
    salon.watch.advance(1);
    assert_eq!(request(salon.address(), "GET", "/health", &[], None).await.body, "ok\n");
    assert_ne!(written().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_may_be_kept_for_the_administrator() {
    let mut salon = TestSalon::open().await;
    salon.close().await;
    salon.private_metrics = true;
    salon.start().await;
    let bearer = format!("Bearer {ADMIN}");
    let metrics = async |headers: &[(&str, &str)]| {
        request(salon.address(), "GET", "/metrics", headers, None).await.status
    };
    assert_eq!(metrics(&[]).await, 403);
    assert_eq!(metrics(&[("Authorization", "Bearer x")]).await, 403);
    assert_eq!(metrics(&[("Authorization", &bearer)]).await, 200);
}

/// Announces a restart from 127.0.0.`from` with this token.
async fn administers(salon: &TestSalon, from: u8, token: &str) -> Answer {
    let bearer = format!("Bearer {token}");
    let headers = [("Authorization", bearer.as_str())];
    let body = json!({ "seconds": 9, "text": { "fr": "Bientôt.", "en": "Soon." } }).to_string();
    request_from(from, salon.address(), "POST", "/api/admin/restart", &headers, Some(&body)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_guesses_the_token_has_to_wait_and_the_administrator_elsewhere_does_not_notice() {
    let few = Allowance { burst: 3, per_minute: 6 };
    let salon = TestSalon::with(Rules { guesses: few, ..generous() }).await;
    const ATTACKER: u8 = 66;
    for _ in 0..3 {
        assert_eq!(administers(&salon, ATTACKER, "some guess").await.status, 403);
    }
    let refused = administers(&salon, ATTACKER, "one more guess").await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("10")));
    assert!(refused.json::<Value>()["again"] == true, "{}", refused.body);
    // Not even the right one helps before it is time: otherwise guessing would take no longer.
    assert_eq!(administers(&salon, ATTACKER, ADMIN).await.status, 429);
    salon.watch.advance(6_000);
    assert_eq!(administers(&salon, ATTACKER, ADMIN).await.header("retry-after"), Some("4"));
    // From elsewhere the right one is let in, however often.
    for _ in 0..10 {
        assert_eq!(administers(&salon, HOME, ADMIN).await.status, 204);
    }
    salon.watch.advance(4_000);
    assert_eq!(administers(&salon, ATTACKER, ADMIN).await.status, 204);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_at_the_address_of_the_administrator_does_not_lock_them_out() {
    let salon = TestSalon::open().await;
    let guesses_until_refused = async || {
        let mut guesses = 0;
        while administers(&salon, HOME, "some guess").await.status == 403 {
            guesses += 1;
        }
        guesses
    };
    assert_eq!(guesses_until_refused().await, 10);
    let refused = administers(&salon, HOME, ADMIN).await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("1")));
    salon.watch.advance(1_000);
    for _ in 0..10 {
        assert_eq!(administers(&salon, HOME, ADMIN).await.status, 204);
    }
    // The guest goes on as soon as it may, and is heard no more than once a second.
    assert_eq!(guesses_until_refused().await, 1);
    salon.watch.advance(999);
    assert_eq!(guesses_until_refused().await, 0);
    salon.watch.advance(1);
    assert_eq!(administers(&salon, HOME, ADMIN).await.status, 204);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_guesses_at_once_are_not_more_than_one_after_the_other() {
    let few = Allowance { burst: 3, per_minute: 6 };
    let salon = TestSalon::with(Rules { guesses: few, ..generous() }).await;
    let guesses = (0..20).map(|_| administers(&salon, HOME, "some guess"));
    let answers = futures_util::future::join_all(guesses).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 403).count(), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_shows_no_token_guesses_nothing_and_a_guest_is_no_administrator() {
    let few = Allowance { burst: 3, per_minute: 6 };
    let salon = TestSalon::with(Rules { guesses: few, ..generous() }).await;
    for _ in 0..10 {
        let body = Some("{}");
        let path = "/api/admin/restart";
        let cookie = format!("tablier={ADMIN}");
        let headers = [("Cookie", cookie.as_str())];
        assert_eq!(request(salon.address(), "POST", path, &headers, body).await.status, 403);
    }
    assert_eq!(administers(&salon, HOME, ADMIN).await.status, 204);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_token_that_is_kept_from_an_older_version_goes_on() {
    let mut salon = TestSalon { admin: false, ..TestSalon::closed(generous(), Chance::System) };
    salon.start().await;
    salon.close().await;
    // What an older version kept of the token "sesame".
    let hash = "d0c04f4b1951e4aeaaec8223ed2039e542f3aae805a6fa7f6d794e5afff5d272";
    let storage = Sqlite::open(&salon.database()).await.expect("the database");
    storage.set_note("admin", hash).await.expect("it can be written");
    drop(storage);
    salon.start().await;
    assert!(salon.server.as_ref().expect("it is open").new_admin_token().is_none());
    assert_eq!(administers(&salon, HOME, "sesame").await.status, 204);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sqlite_inside_is_not_an_old_one() {
    let mut connection = SqliteConnection::connect("sqlite::memory:").await.expect("SQLite");
    let version: String = sqlx::query_scalar("select sqlite_version()")
        .fetch_one(&mut connection)
        .await
        .expect("it has a version");
    let numbers: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
    assert!(numbers >= vec![3, 51], "{version}");
}
