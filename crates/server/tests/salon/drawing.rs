//! The chance of a game, drawn by the people of a table over their own connections.

use serde_json::{Value, json};
use tablier_protocol::Act;
use tablier_rules::{Contribution, Fairness, FastRng, Language, Record, Seal, SeatSet};
use tablier_table::{Stage, Why};

use crate::harness::{Client, FIRST, SECOND, TestSalon, play_out};

fn contribution(byte: u8) -> Contribution {
    Contribution([byte; 32])
}

fn seal(byte: u8) -> Option<Seal> {
    Some(contribution(byte).seal())
}

fn opens(byte: u8) -> Act {
    Act::Contribute { contribution: contribution(byte) }
}

/// A table of SIX at which Anna has sealed 1 and Bruno 2, and nobody has opened anything.
async fn sealed(salon: &TestSalon, more: &[(&str, Value)]) -> (Client, Client, String) {
    let (anna, bruno) = (salon.person("Anna").await, salon.person("Bruno").await);
    let mut new = json!({ "game": "six", "places": ["host", "open"], "seal": seal(1) });
    more.iter().for_each(|(key, value)| new[*key] = value.clone());
    let table = anna.opens(salon, new).await;
    let (mut anna, mut bruno) = (anna.connects(salon).await, bruno.connects(salon).await);
    anna.follows(&table, 0).await;
    bruno.follows(&table, 0).await;
    let sits = Act::Sit { seat: None, seal: seal(2) };
    let v = bruno.does(&table, sits).await.expect("the seat is free");
    anna.until_version(v).await;
    bruno.until_version(v).await;
    (anna, bruno, table)
}

fn waits(client: &Client) -> SeatSet {
    client.sees().draw.as_ref().map_or(SeatSet::EMPTY, |draw| draw.waits)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_draw_the_chance_of_their_game_and_its_record_shows_it() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = sealed(&salon, &[]).await;
    let noted = anna.sees().commitment.clone();
    assert_eq!(anna.sees().view, Value::Null, "nothing is dealt yet");
    bruno.does(&table, opens(2)).await.expect("it is what he sealed");
    let v = anna.does(&table, opens(1)).await.expect("it is what she sealed");
    anna.until_version(v).await;
    bruno.until_version(v).await;
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(3)).await;
    let record = anna.person.get(&salon, &format!("/api/tables/{table}/record")).await.body;
    let record: Record = record.parse().expect("a record");
    let gave: Vec<_> = record.shares.iter().map(|share| share.contribution).collect();
    assert_eq!(gave, [Some(contribution(1)), Some(contribution(2))]);
    assert_eq!(record.fairness(Some(&noted)), Fairness::AsNoted);
    assert!(tablier_games::RULEBOOKS.get("six").expect("a game").load(&record).is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_waits_for_a_part_of_its_chance_is_shown_as_waiting_for_that_person() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = sealed(&salon, &[]).await;
    assert!(
        salon.person("Chloé").await.get(&salon, "/api/tables").await.json::<Value>()["open"]
            .as_array()
            .is_some_and(Vec::is_empty),
        "nobody can sit down any more"
    );
    let v = bruno.does(&table, opens(2)).await.expect("it is what he sealed");
    anna.until_version(v).await;
    assert_eq!(waits(&anna), SeatSet::only(FIRST));
    let own = |client: &Client| client.person.clone();
    for (person, expected) in [(own(&anna), true), (own(&bruno), false)] {
        let tables = person.get(&salon, "/api/me/tables").await.json::<Value>();
        assert_eq!(tables[0]["waits"], expected, "{tables}");
    }
    let early = anna.person.get(&salon, &format!("/api/tables/{table}/record")).await;
    assert_eq!(early.status, 404, "there is no game yet");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_sealed_survives_the_death_of_the_salon() {
    let mut salon = TestSalon::open().await;
    let (anna, mut bruno, table) = sealed(&salon, &[]).await;
    bruno.does(&table, opens(2)).await.expect("it is what he sealed");
    let anna = anna.person.clone();
    salon.kill();
    salon.start().await;
    let mut anna = anna.connects(&salon).await;
    anna.follows(&table, 0).await;
    assert_eq!(waits(&anna), SeatSet::only(FIRST));
    assert!(
        anna.does(&table, opens(3))
            .await
            .is_err_and(|why| why.text.get(Language::EN).contains("sealed"))
    );
    anna.does(&table, opens(1)).await.expect("it is what she sealed");
    anna.until_stage(Stage::Playing).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_open_runs_out_of_time_like_who_does_not_play() {
    let salon = TestSalon::open().await;
    let pace = json!({ "live": { "bank": 60, "increment": 0 } });
    let more = [("pace", pace), ("absence", json!("loses"))];
    let (mut anna, _bruno, table) = sealed(&salon, &more).await;
    anna.does(&table, opens(1)).await.expect("it is what she sealed");
    salon.watch.advance(61_000);
    anna.until_stage(Stage::Over).await;
    assert_eq!(anna.sees().why, Some(Why::TimeUp { seat: SECOND }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_knows_nothing_of_it_plays_as_before() {
    let salon = TestSalon::open().await;
    let (anna, bruno) = (salon.person("Anna").await, salon.person("Bruno").await);
    let new = json!({ "game": "six", "places": ["host", "open"], "seal": seal(1) });
    let table = anna.opens(&salon, new).await;
    let (mut anna, mut bruno) = (anna.connects(&salon).await, bruno.connects(&salon).await);
    anna.follows(&table, 0).await;
    bruno.follows(&table, 0).await;
    // The very text that programs send since the first version.
    let act = r#"{"do":"sit","seat":null}"#;
    bruno.sends(&format!(r#"{{"ask":"act","table":"{table}","id":"old","act":{act}}}"#)).await;
    bruno.until_version(2).await;
    assert_eq!(bruno.sees().stage, Stage::Gathering, "what it knows: not yet");
    anna.does(&table, opens(1)).await.expect("it is what she sealed");
    bruno.until_stage(Stage::Playing).await;
    anna.until_stage(Stage::Playing).await;
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(4)).await;
    let record = bruno.person.get(&salon, &format!("/api/tables/{table}/record")).await.body;
    assert!(record.contains("\nshare 1: none\n"), "{record}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_game_is_drawn_anew() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = sealed(&salon, &[]).await;
    bruno.does(&table, opens(2)).await.expect("it is what he sealed");
    let v = anna.does(&table, opens(1)).await.expect("it is what she sealed");
    bruno.until_version(v).await;
    anna.until_version(v).await;
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(5)).await;
    anna.does(&table, Act::Again { yes: true, seal: seal(3) }).await.expect("it is over");
    bruno.does(&table, Act::Again { yes: true, seal: seal(4) }).await.expect("it is over");
    while anna.sees().next.is_none() {
        anna.next().await;
    }
    let next = anna.sees().next.clone().expect("another table");
    anna.follows(&next, 0).await;
    assert_eq!(waits(&anna), [FIRST, SECOND].into_iter().collect());
    anna.does(&next, opens(3)).await.expect("it is what she sealed");
    bruno.does(&next, opens(4)).await.expect("it is what he sealed");
    anna.until_stage(Stage::Playing).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_with_a_sentence() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    for bad in ["", "00", &"x".repeat(64), &"0".repeat(63)] {
        let new = json!({ "game": "six", "places": ["host", "open"], "seal": bad });
        let answer = anna.post(&salon, "/api/tables", new).await;
        assert!((400..500).contains(&answer.status), "{bad}: {}", answer.status);
    }
    let (mut anna, _bruno, table) = sealed(&salon, &[]).await;
    let act =
        |text: String| format!(r#"{{"ask":"act","table":"{table}","id":"bad","act":{text}}}"#);
    anna.sends(&act(r#"{"do":"contribute","contribution":"00"}"#.to_owned())).await;
    let refused = anna.until(|tell| match tell {
        tablier_protocol::ServerMessage::Refused { failure, .. } => Some(failure),
        _ => None,
    });
    assert!(!refused.await.text.is_blank());
}
