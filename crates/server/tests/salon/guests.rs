//! People, and whoever runs the salon.

use serde_json::{Value, json};
use tablier_protocol::{Act, Failure, Lobby, Me, ServerMessage};
use tablier_rules::Language;
use tablier_table::{Stage, ToldEvent, Why};

use crate::harness::{ADMIN, Answer, HOME, Person, TestSalon, request};

/// What whoever runs the salon sends.
pub async fn as_host(salon: &TestSalon, path: &str, body: Value) -> Answer {
    let bearer = format!("Bearer {ADMIN}");
    let headers = [("Authorization", bearer.as_str())];
    request(salon.address(), "POST", path, &headers, Some(&body.to_string())).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_has_a_name_from_the_start_and_may_choose_another() {
    let salon = TestSalon::open().await;
    let answer = request(salon.address(), "GET", "/api/me", &[], None).await;
    let me: Me = answer.json();
    assert!(!me.named && !me.name.is_empty());
    let person = salon.person("Zoé").await;
    assert_eq!(person.get(&salon, "/api/me").await.json::<Me>().name, "Zoé");
    let refused = person.post(&salon, "/api/me", json!({ "name": "<script>" })).await;
    assert_eq!(refused.status, 422);
    assert!(!refused.body.contains("script"), "{}", refused.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_forgotten_a_month_after_the_last_visit_and_not_before() {
    let salon = TestSalon::open().await;
    let mut cookies = Vec::new();
    for _ in 0..3 {
        let answer = request(salon.address(), "GET", "/api/me", &[], None).await;
        let cookie = answer.header("set-cookie").and_then(|c| c.split(';').next());
        cookies.push(cookie.expect("a cookie").to_owned());
    }
    let is_known = async |guest: usize| {
        let headers = [("Cookie", cookies[guest].as_str())];
        request(salon.address(), "GET", "/api/me/tables", &headers, None).await.status == 200
    };
    let day = 86_400_000;
    salon.watch.advance(20 * day);
    assert!(is_known(1).await);
    let anna = salon.person("Anna").await;
    anna.opens(&salon, json!({ "game": "six", "places": ["host", "open"] })).await;
    salon.watch.advance(20 * day);
    // Tables that stand empty go in the same sweep, after the guests.
    let lobby = async || request(salon.address(), "GET", "/api/tables", &[], None).await;
    while !lobby().await.json::<Lobby>().open.is_empty() {
        salon.watch.advance(2_000);
    }
    assert!(!is_known(0).await && is_known(1).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_link_makes_another_device_the_same_person_once() {
    let salon = TestSalon::open().await;
    let person = salon.person("Zoé").await;
    let code = person.post(&salon, "/api/me/recovery", json!({})).await.json::<Value>();
    let body = code.to_string();
    let answer = request(salon.address(), "POST", "/api/recover", &[], Some(&body)).await;
    assert_eq!(answer.status, 204, "{}", answer.body);
    let token = answer.header("set-cookie").and_then(|c| c.split(';').next()).expect("a cookie");
    let other = Person { id: person.id, token: token.to_owned(), from: HOME };
    assert_eq!(other.get(&salon, "/api/me").await.json::<Me>().person, person.id);
    assert_ne!(other.token, person.token);
    let again = request(salon.address(), "POST", "/api/recover", &[], Some(&body)).await;
    assert_eq!(again.status, 403);
    let late = person.post(&salon, "/api/me/recovery", json!({})).await.json::<Value>();
    salon.watch.advance(3_600_000);
    let late = late.to_string();
    let late = request(salon.address(), "POST", "/api/recover", &[], Some(&late)).await;
    assert_eq!(late.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_shows_its_token_however_it_writes_bearer() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let token = anna.token.strip_prefix("tablier=").expect("a token");
    for scheme in ["Bearer", "bearer", "BEARER"] {
        let shown = format!("{scheme} {token}");
        let headers = [("Authorization", shown.as_str())];
        let answer = request(salon.address(), "GET", "/api/me", &headers, None).await;
        assert_eq!(answer.json::<Me>().person, anna.id, "{scheme}");
    }
    let headers = [("Authorization", token)];
    let answer = request(salon.address(), "GET", "/api/me", &headers, None).await;
    assert_ne!(answer.json::<Me>().person, anna.id, "without a scheme it is no token");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_administrator_closes_tables_removes_words_and_keeps_people_out() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let v = anna.does(&table, Act::Say { text: "oups".to_owned() }).await.expect("said");
    let unsay = format!("/api/admin/tables/{table}/unsay");
    assert_eq!(anna.person.post(&salon, &unsay, json!({ "version": v })).await.status, 403);
    assert_eq!(as_host(&salon, &unsay, json!({ "version": v })).await.status, 200);
    bruno.until_version(v + 1).await;
    let told = bruno.follows(&table, v - 1).await.told;
    assert!(matches!(&told[0].what, Some(ToldEvent::Said { text: None, .. })), "{told:?}");
    let close = format!("/api/admin/tables/{table}/close");
    let reason = json!({ "reason": { "fr": "Entretien.", "en": "Maintenance." } });
    assert_eq!(as_host(&salon, &close, reason).await.status, 200);
    anna.until_stage(Stage::Over).await;
    assert!(matches!(anna.sees().why, Some(Why::Closed { .. })));
    let ban = format!("/api/admin/people/{}/ban", bruno.person.id.0);
    let body = json!({ "days": 1, "reason": "Insultes" });
    assert_eq!(as_host(&salon, &ban, body).await.status, 204);
    while bruno.hears().await.is_some() {}
    assert_eq!(bruno.person.get(&salon, "/api/me").await.status, 403);
    salon.watch.advance(2 * 86_400_000);
    assert_eq!(bruno.person.get(&salon, "/api/me").await.status, 200);
}

async fn seen_by_host(salon: &TestSalon, path: &str) -> Answer {
    let bearer = format!("Bearer {ADMIN}");
    let headers = [("Authorization", bearer.as_str())];
    request(salon.address(), "GET", path, &headers, None).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_sees_the_number_a_ban_needs_wherever_a_person_is_seen() {
    let salon = TestSalon::open().await;
    let (mut anna, bruno, table) = salon.six().await;
    let mut guest = salon.person_from(2, "Grossier").await.connects(&salon).await;
    guest.follows(&table, 0).await;
    let v = guest.does(&table, Act::Say { text: "Oh !".to_owned() }).await.expect("said");
    anna.does(&table, Act::Say { text: "Hein ?".to_owned() }).await.expect("said");
    let people = seen_by_host(&salon, "/api/admin/people").await.json::<Value>();
    let of_guest = json!({
        "person": guest.person.id, "name": "Grossier", "address": "127.0.0.2", "windows": 1,
    });
    assert!(people.as_array().expect("a list").contains(&of_guest), "{people}");
    let path = format!("/api/admin/tables/{table}");
    let seen = seen_by_host(&salon, &path).await.json::<Value>();
    assert_eq!(seen["host"], json!(anna.person.id));
    let sits = json!({ "seat": 1, "person": bruno.person.id, "name": "Bruno" });
    assert_eq!(seen["seats"][1], sits);
    let word = &seen["words"][0];
    assert_eq!((&word["person"], &word["version"]), (&json!(guest.person.id), &json!(v)));
    assert_eq!((&word["text"], &word["plays"]), (&json!("Oh !"), &json!(false)));
    // Nobody else does.
    for path in ["/api/admin/people", &path] {
        assert_eq!(anna.person.get(&salon, path).await.status, 403);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_kept_out_reads_until_when_and_why() {
    let salon = TestSalon::open().await;
    let mut guest = salon.person("Grossier").await.connects(&salon).await;
    let ban = format!("/api/admin/people/{}/ban", guest.person.id.0);
    let body = json!({ "days": 7, "reason": "Insultes répétées" });
    assert_eq!(as_host(&salon, &ban, body).await.status, 204);
    let ServerMessage::Refused { id: None, failure } = guest.next().await else {
        panic!("it is told why")
    };
    assert_eq!(
        failure.text.get(Language::FR),
        "Le salon vous est fermé jusqu’au 8 janvier 1970. Motif\u{202f}: Insultes répétées"
    );
    assert!(!failure.again && guest.hears().await.is_none());
    // The page that comes back asks who it is, and reads the same.
    let origin = format!("http://{}", salon.address());
    assert!(guest.person.tries_to_connect(&salon, &origin).await.is_err());
    let refused = guest.person.get(&salon, "/api/me").await;
    assert_eq!((refused.status, refused.json::<Failure>()), (403, failure));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_that_the_host_removes_are_gone_from_every_page_that_is_open() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let new =
        json!({ "game": "disx", "options": { "players": 3 }, "places": ["host", "open", "open"] });
    let table = anna.opens(&salon, new).await;
    let mut guest = salon.person("Grossier").await.connects(&salon).await;
    let mut bruno = salon.person("Bruno").await.connects(&salon).await;
    guest.follows(&table, 0).await;
    bruno.follows(&table, 0).await;
    let v = guest.does(&table, Act::Say { text: "zzmarker".to_owned() }).await.expect("said");
    bruno.until_version(v).await;
    assert!(bruno.heard.iter().any(|heard| heard.contains("zzmarker")));
    // He heard it while he watched, and sits down.
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
    let unsay = format!("/api/admin/tables/{table}/unsay");
    assert_eq!(as_host(&salon, &unsay, json!({ "version": v })).await.status, 200);
    let removed = bruno
        .until(|tell| match tell {
            ServerMessage::Table { update, .. } => {
                update.told.into_iter().find_map(|told| match told.what {
                    Some(ToldEvent::Unsaid { version }) => Some(version),
                    _ => None,
                })
            }
            _ => None,
        })
        .await;
    assert_eq!(removed, v);
    for client in [&mut guest, &mut bruno] {
        client.heard.clear();
        client.follows(&table, 0).await;
        assert!(client.heard.iter().all(|heard| !heard.contains("zzmarker")));
    }
    let seen = seen_by_host(&salon, &format!("/api/admin/tables/{table}")).await;
    assert!(!seen.body.contains("zzmarker"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_announced_and_clients_are_told_when_it_comes() {
    let mut salon = TestSalon::open().await;
    let mut anna = salon.person("Anna").await.connects(&salon).await;
    let body = json!({ "seconds": 60, "text": { "fr": "Mise à jour.", "en": "Update." } });
    assert_eq!(as_host(&salon, "/api/admin/restart", body).await.status, 204);
    let ServerMessage::Restart { milliseconds: 60_000, .. } = anna.next().await else {
        panic!("the announcement comes")
    };
    salon.close().await;
    let Some(ServerMessage::Restart { milliseconds: 0, .. }) = anna.hears().await else {
        panic!("the closing is told")
    };
    assert!(anna.hears().await.is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_administrator_says_is_words_and_everybody_is_told_it_in_their_language() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let close = format!("/api/admin/tables/{table}/close");
    let no_words = [
        json!({}),
        json!([]),
        json!(["Bonsoir"]),
        json!(""),
        json!(" \u{202e}"),
        json!(7),
        json!({ "say": "zz.zz" }),
        json!({ "say": "rules.draw" }),
        json!({ "join": ["a", "b"], "between": " " }),
        json!({ "fr": "Bonsoir", "en": "" }),
        json!({ "fr": { "say": "rules.draw" } }),
    ];
    for text in no_words {
        let restart = json!({ "seconds": 60, "text": text });
        let closing = json!({ "reason": text });
        for (path, body) in [("/api/admin/restart", restart), (close.as_str(), closing)] {
            let refused = as_host(&salon, path, body).await;
            assert_eq!(refused.status, 422, "{path} {text}: {}", refused.body);
            assert!(refused.body.contains("“en”"), "{path} {text}: {}", refused.body);
        }
    }
    let body = json!({ "seconds": 60, "text": { "fr": "Mise à jour.", "en": "Update." } });
    assert_eq!(as_host(&salon, "/api/admin/restart", body).await.status, 204);
    anna.until(|tell| matches!(tell, ServerMessage::Restart { .. }).then_some(())).await;
    let heard = anna.heard.last().expect("the announcement");
    for words in [r#""de":"Update.""#, r#""en":"Update.""#, r#""fr":"Mise à jour.""#] {
        assert!(heard.contains(words), "{heard}");
    }
    let body = json!({ "reason": "Entretien." });
    assert_eq!(as_host(&salon, &close, body).await.status, 200);
    anna.until_stage(Stage::Over).await;
}
