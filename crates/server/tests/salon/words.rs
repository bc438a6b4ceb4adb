//! What people read: as words in every language to whoever says nothing of itself, as keys to a client that has the catalogues.

use tablier_games::RULEBOOKS;
use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::{FastRng, Language, install};
use tablier_table::ToldEvent;

use crate::harness::{SECOND, TestSalon, move_once_each, request};

/// The words of the last move that a client was told of, and how they came.
fn told(heard: &[String]) -> (String, ServerMessage) {
    let last = heard.iter().rev().find(|text| text.contains("\"moved\"")).expect("a move");
    (last.clone(), serde_json::from_str(last).expect("a message"))
}

fn says(tell: &ServerMessage, language: Language) -> String {
    let ServerMessage::Table { update, .. } = tell else { panic!("{tell:?}") };
    let mut moves = update.told.iter().filter_map(|version| match &version.what {
        Some(ToldEvent::Moved { moves, .. }) => moves.last(),
        _ => None,
    });
    moves.next_back().expect("a move").text.get(language)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_of_the_first_version_is_told_words_and_one_of_the_second_keys() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let chloe = salon.person("Chloé").await;
    let origin = format!("http://{}", salon.address());
    let path = "/ws?protocol=2";
    let mut chloe = chloe.tries_to_connect_to(&salon, path, &origin).await.expect("it may");
    let ServerMessage::Welcome { protocol, .. } = chloe.next().await else {
        panic!("a welcome comes first")
    };
    assert_eq!(protocol, 2, "each is spoken to in its own version");
    install([&tablier_table::messages::CATALOGUE, &tablier_protocol::messages::CATALOGUE]);
    install(RULEBOOKS.catalogues());
    chloe.follows(&table, 0).await;
    move_once_each(&table, &mut anna, &mut bruno).await;
    let _ = anna.moves(&table, &mut FastRng::new(1)).await;
    let version = anna.sees().v;
    for client in [&mut bruno, &mut chloe] {
        client.until_version(version).await;
    }
    let (words, first) = told(&bruno.heard);
    let (keys, second) = told(&chloe.heard);
    assert!(words.contains("\"de\":\"") && !words.contains("\"say\""), "{words}");
    assert!(keys.contains("\"say\":\"six.") && !keys.contains("\"de\":\""), "{keys}");
    for language in Language::ALL {
        assert_eq!(says(&first, language), says(&second, language));
    }
    assert!(says(&second, Language::DE).contains("legt"), "{}", says(&second, Language::DE));
    // A refusal comes the same way.
    chloe
        .asks(ClientMessage::Act {
            table: table.clone(),
            id: "a1".to_owned(),
            act: Act::Resign { seat: SECOND },
        })
        .await;
    let refused = chloe
        .until(|tell| match tell {
            ServerMessage::Refused { failure, .. } => Some(failure),
            _ => None,
        })
        .await;
    assert_eq!(refused.text.get(Language::DE), "Das ist nicht Ihr Platz.");
}

/// A page shows what is drawn on a box without opening it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_box_is_drawn_in_every_language_and_nothing_else_is() {
    let salon = TestSalon::open().await;
    let drawn = async |name: &str| {
        request(salon.address(), "GET", &format!("/covers/{name}"), &[], None).await
    };
    for slug in RULEBOOKS.slugs() {
        for language in Language::ALL {
            let cover = drawn(&format!("{slug}.{}.svg", language.tag())).await;
            assert_eq!((cover.status, cover.header("content-type")), (200, Some("image/svg+xml")));
            assert!(cover.body.starts_with("<svg") && cover.body.len() > 1_000, "{slug}");
        }
    }
    let [german, french] = [drawn("epix.de.svg").await, drawn("epix.fr.svg").await];
    assert_ne!(german.body, french.body, "what is written on the map can be read");
    for nothing in ["chess.de.svg", "six.xx.svg", "six.svg", "six.de.png", "..%2findex.html"] {
        assert_eq!(drawn(nothing).await.status, 404, "{nothing}");
    }
}
