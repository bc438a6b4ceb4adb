//! What stands at the head of requests and answers.

use serde_json::{Value, json};
use tablier_protocol::Me;
use tablier_server::{Allowance, Chance, Rules};
use tokio::io::AsyncWriteExt as _;

use super::raw::rest_of;
use crate::harness::{Answer, TestSalon, generous, knock, request, request_from};

/// All cookies an answer sets: the name, the token, and the rest.
fn cookies(answer: &Answer) -> Vec<(String, String, String)> {
    let lines = answer.head.lines().filter_map(|line| line.split_once(": "));
    let set = lines.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let parts = |cookie: &str| {
        let (pair, rest) = cookie.split_once(';').expect("a cookie has attributes");
        let (name, token) = pair.split_once('=').expect("a cookie has a value");
        (name.to_owned(), token.to_owned(), rest.to_owned())
    };
    set.map(|(_, cookie)| parts(cookie)).collect()
}

async fn behind_a_proxy() -> TestSalon {
    let mut salon =
        TestSalon { behind_proxy: true, ..TestSalon::closed(generous(), Chance::System) };
    salon.start().await;
    salon
}

async fn me(salon: &TestSalon, cookie: &str) -> Answer {
    let headers = [("X-Forwarded-Proto", "https"), ("Cookie", cookie)];
    request(salon.address(), "GET", "/api/me", &headers, None).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_tls_a_neighbour_cannot_put_a_cookie_in_the_place_of_ones_own() {
    let salon = behind_a_proxy().await;
    let answer = me(&salon, "").await;
    let set = cookies(&answer);
    let (_, token, rest) =
        set.iter().find(|(name, ..)| name == "__Host-tablier").expect("it is set");
    assert!(rest.contains("Secure") && rest.contains("Path=/") && !rest.contains("Domain"));
    let own: Me = answer.json();
    let stranger = cookies(&me(&salon, "").await).swap_remove(0).1;
    let both = format!("tablier={stranger}; __Host-tablier={token}");
    assert_eq!(me(&salon, &both).await.json::<Me>().person, own.person);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_with_the_cookie_of_an_earlier_version_stays_who_they_are() {
    let salon = behind_a_proxy().await;
    let anna = salon.person("Anna").await;
    let answer = me(&salon, &anna.token).await;
    assert_eq!(answer.json::<Me>().name, "Anna");
    let set = cookies(&answer);
    let old = set.iter().find(|(name, ..)| name == "tablier").expect("the old one is set anew");
    assert!(old.2.contains("Max-Age=0"), "and gone at once");
    let new = set.iter().find(|(name, ..)| name == "__Host-tablier").expect("the new one is set");
    let again = me(&salon, &format!("{}={}", new.0, new.1)).await;
    assert_eq!(again.json::<Me>().name, "Anna");
    assert!(cookies(&again).is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_of_an_earlier_version_finds_its_token_behind_tls_too() {
    let salon = behind_a_proxy().await;
    let answer = me(&salon, "").await;
    let given = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
    let token = given.and_then(|pair| pair.strip_prefix("tablier=")).expect("where it was");
    let bearer = format!("Bearer {token}");
    let headers = [("X-Forwarded-Proto", "https"), ("Authorization", bearer.as_str())];
    let again = request(salon.address(), "GET", "/api/me", &headers, None).await;
    assert_eq!(again.json::<Me>().person, answer.json::<Me>().person);
    assert!(cookies(&again).is_empty(), "which would say that the token is not known");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_too_much_is_told_when_to_come_back() {
    let few = Allowance { burst: 3, per_minute: 6 };
    let (requests, newcomers) = (Allowance { burst: 30, ..few }, few);
    let salon = TestSalon::with(Rules { requests, newcomers, acts: few, ..generous() }).await;
    let anna = salon.person("Anna").await;
    for _ in 0..2 {
        assert_eq!(anna.post(&salon, "/api/me/recovery", json!({})).await.status, 200);
    }
    let acts = anna.post(&salon, "/api/me/recovery", json!({})).await;
    let ask = async || request_from(2, salon.address(), "GET", "/api/me", &[], None).await;
    for _ in 0..3 {
        assert_eq!(ask().await.status, 200);
    }
    let newcomer = ask().await;
    let mut request = ask().await;
    while request.body.contains("new people") {
        request = ask().await;
    }
    for refused in [acts, newcomer, request] {
        assert_eq!((refused.status, refused.header("retry-after")), (429, Some("10")));
        assert_eq!(refused.json::<Value>()["wait"], 10_000, "{}", refused.body);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_the_salon_connects_to_the_salon_and_to_nothing_else() {
    let salon = TestSalon::open().await;
    let answer = request(salon.address(), "GET", "/", &[], None).await;
    let policy = answer.header("content-security-policy").expect("a policy");
    let connects = policy.split(';').find_map(|part| part.trim().strip_prefix("connect-src "));
    assert_eq!(connects, Some("'self'"));
}

/// The answer to a request that begins like this.
async fn asks(salon: &TestSalon, head: &str) -> String {
    let mut stream = knock(2, salon.address()).await;
    let request = format!("{head}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("the salon reads");
    rest_of(&mut stream).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_names_the_salon_once() {
    let salon = TestSalon::open().await;
    let named = [
        "GET /api/me HTTP/1.1\r\nHost: salon\r\n",
        "GET /api/me HTTP/1.1\r\nHost: [::1]:7777\r\n",
        "GET /api/me HTTP/1.0\r\nHost: salon\r\n",
        "GET http://salon:80/api/me HTTP/1.1\r\nHost: Salon:80\r\n",
    ];
    for head in named {
        let answer = asks(&salon, head).await;
        assert!(answer.contains(" 200 "), "{head}: {answer}");
    }
    let misnamed = [
        "GET /api/me HTTP/1.1\r\n",
        "GET /api/me HTTP/1.0\r\n",
        "GET /api/me HTTP/1.1\r\nHost: salon\r\nHost: elsewhere.example\r\n",
        "GET /api/me HTTP/1.1\r\nHost:\r\n",
        "GET /api/me HTTP/1.1\r\nHost: a, b\r\n",
        "GET /api/me HTTP/1.1\r\nHost: a b\"<>\r\n",
        "GET http://elsewhere.example/api/me HTTP/1.1\r\nHost: salon\r\n",
    ];
    for head in misnamed {
        let answer = asks(&salon, head).await;
        assert!(
            answer.contains(" 400 ") && answer.contains("in the header Host"),
            "{head}: {answer}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_tells_nobody_whether_a_private_table_exists() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let new = json!({ "game": "six", "places": ["host", "open"], "audience": "nobody" });
    let private = anna.opens(&salon, new).await;
    let code = async |table: &str| {
        request_from(2, salon.address(), "GET", &format!("/api/tables/{table}/code.svg"), &[], None)
            .await
    };
    let made_up = "abcdefghijklmnop";
    assert_eq!(made_up.len(), private.len());
    let (real, other) = (code(&private).await, code(made_up).await);
    assert_eq!((real.status, other.status), (200, 200));
    assert_eq!(code("no%20name").await.status, 404);
}
