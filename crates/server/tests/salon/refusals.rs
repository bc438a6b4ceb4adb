//! Whatever is wrong with a request, the answer is a sentence in every language.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tablier_protocol::{Act, Code, Failure, ServerMessage};
use tablier_rules::Language;
use tablier_table::Stage;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::harness::{ADMIN, Answer, FIRST, SECOND, TestSalon, request};

/// Checks that an answer is the refusal that is documented.
fn is_refusal(answer: &Answer, asked: &str) {
    let refused: Value = serde_json::from_str(&answer.body)
        .unwrap_or_else(|error| panic!("{asked}: {error}: {:?}", answer.body));
    let said = |language: Language| refused["text"][language.tag()].as_str().unwrap_or_default();
    let all_said = Language::ALL.into_iter().all(|language| !said(language).is_empty());
    assert!(all_said, "{asked}: {}", answer.body);
    let [de, en, fr] = [Language::DE, Language::EN, Language::FR].map(said);
    assert!(de != en && en != fr && fr != de, "{asked}: {}", answer.body);
    assert!(refused["late"] == false && refused["again"].is_boolean(), "{asked}: {}", answer.body);
    let code = Code::of(refused["code"].as_str().unwrap_or_default());
    assert_ne!(code, Code::Unknown, "{asked}: {}", answer.body);
    assert_eq!(code.status(), answer.status, "{asked}: {}", answer.body);
    assert_eq!(refused["again"], code.passes(), "{asked}: {}", answer.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_does_not_fit_is_refused_in_every_language() {
    let salon = TestSalon::open().await;
    let (anna, _bruno, table) = salon.six().await;
    let picture = format!("/api/tables/{table}/picture.svg");
    let wrong = [
        (format!("{picture}?move=zz"), 400),
        (format!("{picture}?move=-1"), 400),
        (format!("{picture}?language=xx"), 400),
        (format!("{picture}?dark=perhaps"), 400),
        ("/api/tables/%ff%fe".to_owned(), 404),
        ("/api/tables/%ff%fe/picture.svg".to_owned(), 404),
        ("/api/ratings/%ff".to_owned(), 404),
        ("/api/nowhere".to_owned(), 404),
        ("/ws".to_owned(), 400),
    ];
    for (path, status) in wrong {
        let answer = anna.person.get(&salon, &path).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
        is_refusal(&answer, &path);
    }
    let good = anna.person.get(&salon, &format!("{picture}?move=0&language=de&dark=true")).await;
    assert_eq!(good.status, 200, "{}", good.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_tells_refusals_apart_by_their_codes() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let code = |answer: &Answer| {
        let refused: Failure = serde_json::from_str(&answer.body).expect("a refusal");
        assert_eq!(answer.status, refused.code.status(), "{}", answer.body);
        refused.code
    };
    let person = &anna.person;
    for (path, expected) in [
        ("/api/tables/nowhere", Code::NoTable),
        ("/api/ratings/chess", Code::NoGame),
        ("/api/nowhere", Code::NothingHere),
        ("/api/admin/people", Code::AdminOnly),
        ("/ws", Code::WebsocketNeeded),
        ("/ws?protocol=99", Code::ProtocolUnknown),
    ] {
        assert_eq!(code(&person.get(&salon, path).await), expected, "{path}");
    }
    let new = |game: &str, pace: Value| json!({ "game": game, "options": {}, "places": ["host", "open"], "pace": pace });
    for (path, body, expected) in [
        ("/api/tables", new("chess", json!("free")), Code::GameRefuses),
        ("/api/tables", json!({ "game": 7 }), Code::BodyUnfit),
        (
            "/api/tables",
            new("six", json!({ "live": { "bank": 1, "increment": 0 } })),
            Code::BadPace,
        ),
        ("/api/me", json!({ "name": "" }), Code::BadName),
        ("/api/recover", json!({ "code": "nothing" }), Code::LinkExpired),
    ] {
        assert_eq!(code(&person.post(&salon, path, body).await), expected, "{path}");
    }
    // At the table too, by websocket.
    let decision = anna.follows(&table, 0).await.snapshot.decision.expect("she begins");
    let nonsense = |seat, decision| Act::Decide { seat, decision, mv: "99,99".into() };
    for (is_anna, act, expected) in [
        (true, nonsense(FIRST, decision), Code::GameRefuses),
        (true, nonsense(FIRST, decision + 9), Code::Unasked),
        (false, nonsense(FIRST, decision), Code::NotYours),
        (false, nonsense(SECOND, decision), Code::Late),
        (false, nonsense(SECOND, decision + 9), Code::NotYourTurn),
    ] {
        let client = if is_anna { &mut anna } else { &mut bruno };
        let refused = client.does(&table, act.clone()).await.expect_err("nobody can do that");
        assert_eq!(refused.code, expected, "{act:?}");
    }
    let sit = Act::Sit { seat: None, seal: None };
    assert_eq!(bruno.does(&table, sit).await.expect_err("he sits").code, Code::Begun);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_a_number_that_is_none() {
    let salon = TestSalon::open().await;
    let bearer = format!("Bearer {ADMIN}");
    let body = json!({ "days": 1, "reason": "x" }).to_string();
    for person in ["abc", "-1", "99999999999999999999999", "%ff"] {
        let path = format!("/api/admin/people/{person}/ban");
        let headers = [("Authorization", bearer.as_str())];
        let answer = request(salon.address(), "POST", &path, &headers, Some(&body)).await;
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        is_refusal(&answer, &path);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_of_another_kind_is_refused_and_told_which_are_taken() {
    let salon = TestSalon::open().await;
    for (method, path) in [("DELETE", "/api/me"), ("PUT", "/api/tables"), ("POST", "/health")] {
        let answer = request(salon.address(), method, path, &[], None).await;
        assert_eq!(answer.status, 405, "{method} {path}");
        assert!(answer.header("allow").is_some_and(|allow| allow.contains("GET")), "{path}");
        is_refusal(&answer, path);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_for_a_page_that_is_not_there_reads_so_in_their_language() {
    let salon = TestSalon::open().await;
    let reads = [
        ("de-CH,en;q=0.5", "Hier gibt es nichts.\n"),
        ("pt, fr", "Il n’y a rien ici.\n"),
        ("", "There is nothing here.\n"),
    ];
    for (language, said) in reads {
        let headers = [("Accept-Language", language)];
        let answer = request(salon.address(), "GET", "/nope.txt", &headers, None).await;
        assert_eq!((answer.status, answer.body.as_str()), (404, said));
        let answer = request(salon.address(), "POST", "/game/six", &headers, None).await;
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")));
        assert!(!answer.body.trim().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_version_of_the_protocol_that_the_salon_does_not_speak_is_refused_in_words() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let origin = format!("http://{}", salon.address());
    let unknown = ["abc", "", "-1", "2.0", "99999999999", "0", "3", "2&protocol=1"];
    for version in unknown {
        let path = format!("/ws?protocol={version}");
        let Err(Error::Http(answer)) = anna.tries_to_connect_to(&salon, &path, &origin).await
        else {
            panic!("{path}")
        };
        assert_eq!(answer.status(), 400, "{path}");
        let answer = anna.get(&salon, &path).await;
        assert_eq!(answer.status, 400, "{path}");
        is_refusal(&answer, &path);
    }
    for path in ["/ws", "/ws?protocol=1", "/ws?protocol=2", "/ws?bot=Gaston"] {
        assert!(anna.tries_to_connect_to(&salon, path, &origin).await.is_ok(), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_act_that_is_not_understood_is_refused_without_a_place_that_is_none() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let acts = [
        json!({ "do": "dance" }),
        json!({ "do": "resign", "seat": 9000 }),
        json!({ "do": "say", "text": {} }),
        json!({}),
    ];
    for act in acts {
        let ask = json!({ "ask": "act", "table": table, "id": "a1", "act": act });
        anna.sends(&ask.to_string()).await;
        let failure = anna.until(refused).await;
        for language in Language::ALL {
            let text = failure.text.get(language);
            assert!(!text.contains('0') && text.contains("/api"), "{act}: {text}");
        }
    }
    anna.sends("{\"ask\":").await;
    let failure = anna.until(refused).await;
    assert!(failure.text.get(Language::EN).contains("(character 7)"), "{failure:?}");
}

fn refused(tell: ServerMessage) -> Option<Failure> {
    match tell {
        ServerMessage::Refused { failure, .. } => Some(failure),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_that_nobody_has_been_asked_for_is_refused_and_is_not_late() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let decide = |seat, decision| Act::Decide { seat, decision, mv: "0,0".to_owned() };
    let now = anna.sees().decision.expect("she begins");
    let early = anna.does(&table, decide(FIRST, now + 50)).await.expect_err("not asked");
    assert!(!early.late && early.text.get(Language::EN).contains("yet"), "{early:?}");
    let turn = bruno.does(&table, decide(SECOND, now)).await.expect_err("not his turn");
    assert_eq!(turn.text.get(Language::EN), "It is not your turn.");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_back_of_a_request_shows_all_that_was_in_it() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let decision = anna.sees().decision.expect("she begins");
    let mv = "z\u{7}\n\u{202e}z".to_owned();
    let act = Act::Decide { seat: FIRST, decision, mv };
    let refused = anna.does(&table, act).await.expect_err("no move").text.get(Language::EN);
    assert!(refused.contains("z\u{fffd} \u{fffd}z"), "{refused:?}");
    let new = json!({ "game": "six", "options": { "a\u{202e}b": 1 }, "places": ["host", "open"] });
    let refused = anna.person.post(&salon, "/api/tables", new).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("a\u{fffd}b"), "{}", refused.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frame_that_is_no_message_closes_the_connection_with_its_code() {
    let salon = TestSalon::open().await;
    let text = OpCode::Data(Data::Text);
    let broken = [
        (Message::text("x".repeat(17_000)), CloseCode::Size),
        (
            Message::Frame(Frame::message(b"{\"ask\":\"\xff\"}".to_vec(), text, true)),
            CloseCode::Invalid,
        ),
        (Message::binary(vec![0; 10]), CloseCode::Unsupported),
    ];
    for (frame, code) in broken {
        let mut client = salon.person("Casse").await.connects(&salon).await;
        client.socket.send(frame).await.expect("the salon reads");
        let closed = loop {
            match client.socket.next().await {
                Some(Ok(Message::Close(closed))) => break closed,
                Some(Ok(_)) => {}
                other => panic!("{code}: {other:?}"),
            }
        };
        let closed = closed.expect("a code");
        assert_eq!(closed.code, code);
        assert!(!closed.reason.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_picture_of_a_game_that_was_resigned_waits_for_nobody() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let picture = format!("/api/tables/{table}/picture.svg?language=de");
    anna.does(&table, Act::Resign { seat: FIRST }).await.expect("resigned");
    anna.until_stage(Stage::Over).await;
    let seen = anna.person.get(&salon, &picture).await.body;
    assert!(seen.contains("Die Partie ist zu Ende.") && !seen.contains("Warten auf"), "{seen}");
}
