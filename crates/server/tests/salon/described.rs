//! The description of the interface is true.

use serde_json::Value;
use tablier_protocol::Code;
use tablier_rules::Language;

use crate::harness::{TestSalon, request};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_is_described_is_there_and_the_other_way_round() {
    let salon = TestSalon::open().await;
    let described: Value = request(salon.address(), "GET", "/api", &[], None).await.json();
    let paths = described["paths"].as_object().expect("paths");
    let routes = include_str!("../../src/edge/http.rs").matches(".route(").count();
    // All but /health, /metrics, /ws, what is drawn on boxes and what a browser keeps of pages.
    assert_eq!(paths.len(), routes - 5);
    for (path, methods) in paths {
        let path =
            path.replace("{table}", "nowhere").replace("{person}", "0").replace("{game}", "six");
        for method in methods.as_object().expect("methods").keys() {
            let method = method.to_uppercase();
            let answer = request(salon.address(), &method, &path, &[], None).await;
            let text = &answer.body;
            assert!(answer.status != 405, "{method} {path}");
            assert!(
                answer.status != 404 || !text.contains("There is nothing here"),
                "{method} {path}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_are_described_in_any_language_there_may_be() {
    let salon = TestSalon::open().await;
    let described: Value = request(salon.address(), "GET", "/api", &[], None).await.json();
    let text = &described["components"]["schemas"]["Text"];
    assert_eq!(text["additionalProperties"]["type"], "string", "a language more needs no change");
    for language in [Language::DE, Language::EN, Language::FR] {
        assert_eq!(text["properties"][language.tag()]["type"], "string", "{text}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_code_that_a_salon_gives_is_described() {
    let salon = TestSalon::open().await;
    let described: Value = request(salon.address(), "GET", "/api", &[], None).await.json();
    let codes = &described["components"]["schemas"]["Failure"]["properties"]["code"]["enum"];
    let given = |code: &&Code| !matches!(code, Code::Unreachable | Code::Unknown);
    let given: Vec<&str> = Code::ALL.iter().filter(given).map(|code| code.word()).collect();
    assert_eq!(*codes, Value::from(given));
}
