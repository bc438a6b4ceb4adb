//! People, and whoever runs the salon.

use serde_json::{Value, json};
use tablier_protocol::{Act, Lobby, Me, Tell};
use tablier_table::{Stage, What, Why};

use crate::harness::{ADMIN, Answer, HOME, House, Person, request};

async fn as_host(house: &House, path: &str, body: Value) -> Answer {
    let bearer = format!("Bearer {ADMIN}");
    let headers = [("Authorization", bearer.as_str())];
    request(house.address(), "POST", path, &headers, Some(&body.to_string())).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_has_a_name_from_the_start_and_may_choose_another() {
    let house = House::open().await;
    let answer = request(house.address(), "GET", "/api/me", &[], None).await;
    let me: Me = answer.json();
    assert!(!me.named && !me.name.is_empty());
    let person = house.person("Zoé").await;
    assert_eq!(person.get(&house, "/api/me").await.json::<Me>().name, "Zoé");
    let refused = person.post(&house, "/api/me", json!({ "name": "<script>" })).await;
    assert_eq!(refused.status, 422);
    assert!(!refused.body.contains("script"), "{}", refused.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_forgotten_a_month_after_the_last_visit_and_not_before() {
    let house = House::open().await;
    let mut cookies = Vec::new();
    for _ in 0..3 {
        let answer = request(house.address(), "GET", "/api/me", &[], None).await;
        let cookie = answer.header("set-cookie").and_then(|c| c.split(';').next());
        cookies.push(cookie.expect("a cookie").to_owned());
    }
    let is_known = async |guest: usize| {
        let headers = [("Cookie", cookies[guest].as_str())];
        request(house.address(), "GET", "/api/me/tables", &headers, None).await.status == 200
    };
    let day = 86_400_000;
    house.watch.advance(20 * day);
    assert!(is_known(1).await);
    let anna = house.person("Anna").await;
    anna.opens(&house, json!({ "game": "six", "places": ["host", "open"] })).await;
    house.watch.advance(20 * day);
    // Tables that stand empty go in the same sweep, after the guests.
    let lobby = async || request(house.address(), "GET", "/api/tables", &[], None).await;
    while !lobby().await.json::<Lobby>().open.is_empty() {
        house.watch.advance(2_000);
    }
    assert!(!is_known(0).await && is_known(1).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_link_makes_another_device_the_same_person_once() {
    let house = House::open().await;
    let person = house.person("Zoé").await;
    let code = person.post(&house, "/api/me/recovery", json!({})).await.json::<Value>();
    let body = code.to_string();
    let answer = request(house.address(), "POST", "/api/recover", &[], Some(&body)).await;
    assert_eq!(answer.status, 204, "{}", answer.body);
    let token = answer.header("set-cookie").and_then(|c| c.split(';').next()).expect("a cookie");
    let other = Person { id: person.id, token: token.to_owned(), from: HOME };
    assert_eq!(other.get(&house, "/api/me").await.json::<Me>().person, person.id);
    assert_ne!(other.token, person.token);
    let again = request(house.address(), "POST", "/api/recover", &[], Some(&body)).await;
    assert_eq!(again.status, 403);
    let late = person.post(&house, "/api/me/recovery", json!({})).await.json::<Value>();
    house.watch.advance(3_600_000);
    let late = late.to_string();
    let late = request(house.address(), "POST", "/api/recover", &[], Some(&late)).await;
    assert_eq!(late.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_administrator_closes_tables_removes_words_and_keeps_people_out() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = house.six().await;
    let v = anna.does(&table, Act::Say { text: "oups".to_owned() }).await.expect("said");
    let unsay = format!("/api/admin/tables/{table}/unsay");
    assert_eq!(anna.person.post(&house, &unsay, json!({ "version": v })).await.status, 403);
    assert_eq!(as_host(&house, &unsay, json!({ "version": v })).await.status, 200);
    bruno.until_version(v + 1).await;
    let told = bruno.follows(&table, v - 1).await.told;
    assert!(matches!(&told[0].what, Some(What::Said { text: None, .. })), "{told:?}");
    let close = format!("/api/admin/tables/{table}/close");
    let reason = json!({ "reason": { "fr": "Entretien.", "en": "Maintenance." } });
    assert_eq!(as_host(&house, &close, reason).await.status, 200);
    anna.until_stage(Stage::Over).await;
    assert!(matches!(anna.sees().why, Some(Why::Closed { .. })));
    let ban = format!("/api/admin/people/{}/ban", bruno.person.id.0);
    let body = json!({ "days": 1, "reason": "Insultes" });
    assert_eq!(as_host(&house, &ban, body).await.status, 204);
    while bruno.hears().await.is_some() {}
    assert_eq!(bruno.person.get(&house, "/api/me").await.status, 403);
    house.watch.advance(2 * 86_400_000);
    assert_eq!(bruno.person.get(&house, "/api/me").await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_announced_and_clients_are_told_when_it_comes() {
    let mut house = House::open().await;
    let mut anna = house.person("Anna").await.connects(&house).await;
    let body = json!({ "seconds": 60, "text": { "fr": "Mise à jour.", "en": "Update." } });
    assert_eq!(as_host(&house, "/api/admin/restart", body).await.status, 204);
    let Tell::Restart { milliseconds: 60_000, .. } = anna.next().await else {
        panic!("the announcement comes")
    };
    house.close().await;
    let Some(Tell::Restart { milliseconds: 0, .. }) = anna.hears().await else {
        panic!("the closing is told")
    };
    assert!(anna.hears().await.is_none());
}
