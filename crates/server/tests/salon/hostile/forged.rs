//! Requests in other people's names, from other pages, and for other people's files.

use serde_json::json;
use tablier_protocol::{Act, ClientMessage, Me, ServerMessage};
use tablier_rules::{FastRng, Viewer};
use tablier_server::{Allowance, Rules};
use tablier_table::Wish;

use super::raw::send;
use crate::harness::{FIRST, Person, SECOND, TestSalon, generous, request, request_from};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_not_ones_own_opens_nothing() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let secret = anna.token.strip_prefix("tablier=").expect("a token").to_owned();
    let (half, other) = secret.split_at(16);
    let forged = [
        "tablier=".to_owned(),
        "tablier=null".to_owned(),
        format!("tablier={half}"),
        format!("tablier={other}{half}"),
        format!("tablier={}", secret.to_lowercase() + "x"),
        format!("tablier={secret}' or '1'='1"),
        format!("tablier=\"{secret}\""),
        format!("Tablier={secret}"),
        format!("tablier={}", "x".repeat(9_000)),
    ];
    let new = json!({ "game": "six", "places": ["host", "open"] });
    for token in forged {
        let stranger = Person { token, ..anna.clone() };
        assert_eq!(stranger.post(&salon, "/api/tables", new.clone()).await.status, 401);
        assert_eq!(stranger.get(&salon, "/api/me/tables").await.status, 401);
        // Where anybody may come in, they are somebody else.
        assert_ne!(stranger.get(&salon, "/api/me").await.json::<Me>().person, anna.id);
        let origin = format!("http://{}", salon.address());
        let mut client = stranger.tries_to_connect(&salon, &origin).await.expect("a new guest");
        let ServerMessage::Welcome { me, .. } = client.next().await else { panic!("a welcome") };
        assert_ne!(me.person, anna.id);
    }
    for code in ["", "0", &secret, &"x".repeat(20)] {
        let body = json!({ "code": code }).to_string();
        let answer = request(salon.address(), "POST", "/api/recover", &[], Some(&body)).await;
        assert_eq!(answer.status, 403);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_do_nothing_at_a_table_but_watch() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let mut stranger = salon.person_from(2, "Intrus").await.connects(&salon).await;
    let seen = stranger.follows(&table, 0).await.snapshot;
    assert_eq!(seen.viewer, Viewer::Spectator);
    anna.until_decides().await;
    let Act::Decide { decision, mv, .. } = anna.some_move(&mut FastRng::new(1)) else {
        panic!("a move")
    };
    for seat in [FIRST, SECOND] {
        let acts = [
            Act::Decide { seat, decision, mv: mv.clone() },
            Act::Ask { seat, wish: Wish::Undo },
            Act::Ask { seat, wish: Wish::Draw },
            Act::Answer { seat, yes: true, request: None },
            Act::GoOn,
            Act::Hint { seat },
            Act::Remove { seat },
            Act::Ask { seat, wish: Wish::Pause },
            Act::Resign { seat },
            Act::Sit { seat: Some(seat), seal: None },
            Act::Fill { seat, level: None },
            Act::Leave,
            Act::Return,
            Act::Again { yes: true, seal: None },
        ];
        for act in acts {
            stranger.does(&table, act.clone()).await.expect_err(&format!("{act:?}"));
            let body = json!({ "id": "x1", "act": act });
            let path = format!("/api/tables/{table}/acts");
            let refused = stranger.person.post(&salon, &path, body).await;
            assert!([409, 422].contains(&refused.status), "{act:?}: {}", refused.body);
        }
        // Other eyes show no more.
        let viewer = Some(Viewer::Seat(seat));
        stranger.asks(ClientMessage::Follow { table: table.clone(), since: 0, viewer }).await;
        assert_eq!(stranger.follows(&table, 0).await.snapshot.viewer, Viewer::Spectator);
    }
    assert_eq!(anna.follows(&table, 0).await.snapshot.v, seen.v);
    anna.does(&table, Act::Decide { seat: FIRST, decision, mv }).await.expect("her own move");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_of_acts_are_short_whichever_way_they_come() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    anna.until_decides().await;
    let act = anna.some_move(&mut FastRng::new(1));
    let path = format!("/api/tables/{table}/acts");
    for id in ["", "a b", "é", "<b>", &"x".repeat(65), &"x".repeat(60_000)] {
        let refused = anna.person.post(&salon, &path, json!({ "id": id, "act": act })).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
    }
    let done = anna.person.post(&salon, &path, json!({ "id": "x".repeat(64), "act": act })).await;
    assert_eq!(done.status, 200, "{}", done.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_nobody_believes_its_headers() {
    let few = Allowance { burst: 20, per_minute: 60 };
    let salon = TestSalon::with(Rules { requests: few, ..generous() }).await;
    let headers = [("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "elsewhere.example")];
    let answer = request_from(2, salon.address(), "GET", "/api/me", &headers, None).await;
    assert!(!answer.header("set-cookie").expect("a cookie").contains("Secure"));
    for origin in ["http://elsewhere.example", "https://elsewhere.example"] {
        let headers = [headers[1], ("Origin", origin)];
        let answer =
            request_from(2, salon.address(), "POST", "/api/me", &headers, Some("{}")).await;
        assert_eq!(answer.status, 403);
    }
    let mut refused = 0;
    for number in 0..40 {
        let claimed = format!("10.0.0.{number}");
        let headers = [("X-Forwarded-For", claimed.as_str()), ("Forwarded", "for=10.9.9.9")];
        let answer = request_from(2, salon.address(), "GET", "/api", &headers, None).await;
        refused += usize::from(answer.status == 429);
    }
    assert_eq!(refused, 23);
    assert_eq!(request(salon.address(), "GET", "/api", &[], None).await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_only_what_the_proxy_itself_saw_counts() {
    let few = Allowance { burst: 20, per_minute: 60 };
    let mut salon = TestSalon::with(Rules { requests: few, ..generous() }).await;
    salon.close().await;
    salon.behind_proxy = true;
    salon.start().await;
    let mut refused = [0, 0];
    for number in 0..40 {
        let other = format!("10.0.0.{number}");
        // A proxy adds what it saw to the line of the client, or a line of its own.
        let told = [("10.9.9.9", other.as_str()), (other.as_str(), "10.9.9.9")];
        for (counted, (claimed, seen)) in refused.iter_mut().zip(told) {
            let headers = [("X-Forwarded-For", claimed), ("X-Forwarded-For", seen)];
            let answer = request(salon.address(), "GET", "/api", &headers, None).await;
            *counted += usize::from(answer.status == 429);
        }
    }
    assert_eq!(refused, [0, 20]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_path_leads_out_of_the_site() {
    let salon = TestSalon::open().await;
    let secret = salon.folder.path().join("secret.txt");
    std::fs::write(&secret, "zzmarker").expect("a file");
    let secret = secret.display().to_string();
    let up = "../".repeat(20);
    let paths = [
        secret.clone(),
        format!("/{secret}"),
        format!("/{up}{secret}"),
        format!("/{up}{secret}").replace("../", "%2e%2e/"),
        format!("/{up}{secret}").replace("../", "..%2f"),
        format!("/{up}{secret}").replace("../", "..\\"),
        format!("/{up}{secret}").replace("../", "....//"),
        format!("/index.html/{up}{secret}"),
        format!("/./{up}{secret}"),
        format!("/{up}{secret}%00.html"),
        format!("file://{secret}"),
        "/../Cargo.toml".to_owned(),
        "/../../Cargo.toml".to_owned(),
        "/../../crates/server/Cargo.toml".to_owned(),
        "/api/../../../Cargo.toml".to_owned(),
        "/api/tables/..%2f..%2fsalon.db/record".to_owned(),
    ];
    for path in paths {
        let answer = send(
            2,
            salon.address(),
            format!("GET {path} HTTP/1.1\r\nHost: salon\r\n\r\n").as_bytes(),
        )
        .await;
        assert!(!answer.contains("zzmarker") && !answer.contains("[package]"), "{path}: {answer}");
        assert!(!answer.contains("[workspace]") && !answer.contains("SQLite"), "{path}: {answer}");
        assert!(
            !answer.starts_with("HTTP/1.1 5") || answer.contains("cargo xtask start"),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_is_sent_becomes_a_header_of_an_answer() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let broken = "x\r\nSet-Cookie: zzmarker=1\r\n\r\n<script>";
    let refused = anna.post(&salon, "/api/me", json!({ "name": broken })).await;
    assert_eq!(refused.status, 422);
    assert!(!refused.head.contains("zzmarker"));
    let escaped = "x%0d%0aSet-Cookie:%20zzmarker=1";
    for path in [
        format!("/{escaped}"),
        format!("/api/{escaped}"),
        format!("/api/tables/{escaped}"),
        format!("/api/tables/{escaped}/record"),
        format!("/api/tables/x/picture.svg?language={escaped}"),
        format!("/api/tables/x?eyes={escaped}"),
        format!("/{escaped}.js"),
    ] {
        let answer = anna.get(&salon, &path).await;
        assert!(!answer.head.contains("zzmarker"), "{path}: {}", answer.head);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_that_are_none_are_answered_or_cut_off() {
    let salon = TestSalon::open().await;
    let token = salon.person("Anna").await.token;
    let post = |rest: &str| {
        format!(
            "POST /api/me HTTP/1.1\r\nHost: x\r\nCookie: {token}\r\nContent-Type: application/json\r\n{rest}"
        )
    };
    let chunks = format!("10000\r\n{}\r\n", "x".repeat(65_536)).repeat(20);
    let nonsense = [
        "\r\n\r\n\r\n".to_owned(),
        "\u{0}\u{1}\u{2}".repeat(1_000),
        "GET".to_owned(),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        "CONNECT elsewhere.example:443 HTTP/1.1\r\n\r\n".to_owned(),
        "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n".to_owned(),
        "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n".to_owned(),
        format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(100_000)),
        format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(1_000)),
        format!("GET / HTTP/1.1\r\nA: {}\r\n\r\n", "b".repeat(1_000_000)),
        format!("GET / HTTP/1.1\r\nRange: bytes={}\r\n\r\n", "0-1,".repeat(2_000)),
        post("Content-Length: -1\r\n\r\n{}"),
        post("Content-Length: 99999999999999999999\r\n\r\n{}"),
        post("Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}"),
        post(
            "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        ),
        post("Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx"),
        post(&format!("Transfer-Encoding: chunked\r\n\r\n{chunks}")),
        post(&format!("Content-Length: 60000\r\n\r\n{}", "[".repeat(60_000))),
        post("Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}"),
        post("Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n"),
    ];
    for text in nonsense {
        let shown: String = text.chars().take(120).collect();
        let answer = send(2, salon.address(), text.as_bytes()).await;
        assert!(
            !answer.starts_with("HTTP/1.1 5") || answer.contains("cargo xtask start"),
            "{shown}: {answer}"
        );
        assert!(!answer.contains("panicked"), "{shown}: {answer}");
    }
    assert_eq!(request(salon.address(), "GET", "/health", &[], None).await.body, "ok\n");
}
