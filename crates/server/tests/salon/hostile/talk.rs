//! Too many words, and too many tables.

use serde_json::json;
use tablier_protocol::{Act, Failure, Lobby};
use tablier_rules::Seat;
use tablier_server::{Allowance, Rules};
use tablier_table::Stage;

use crate::harness::{Client, Person, TestSalon, generous, request, request_from};

fn say(text: &str) -> Act {
    Act::Say { text: text.to_owned() }
}

/// How often this may be said before it is refused, and why it is then.
async fn until_refused(client: &mut Client, table: &str, text: &str) -> (usize, Failure) {
    for said in 0..10_000 {
        if let Err(failure) = client.does(table, say(text)).await {
            return (said, failure);
        }
    }
    panic!("it is never refused");
}

fn only_talk_is_limited() -> Rules {
    let Rules { words, talk, .. } = Rules::default();
    Rules { words, talk, ..generous() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_pours_out_words_has_to_wait_and_whoever_talks_does_not() {
    let salon = TestSalon::with(Rules::default()).await;
    let (mut anna, _bruno, table) = salon.six().await;
    let mut guest = salon.person_from(2, "Bavard").await.connects(&salon).await;
    guest.follows(&table, 0).await;
    let (said, why) = until_refused(&mut guest, &table, "encore").await;
    assert!(said <= 10, "{said}");
    assert!(why.again && why.wait.is_some_and(|wait| wait <= 2_000), "{why:?}");
    for word in ["Bonjour !", "Bien joué.", "Et maintenant ?", "Ah.", "À toi !"] {
        anna.does(&table, say(word)).await.expect("as people talk");
        salon.watch.advance(1_000);
    }
    salon.watch.advance(2_000);
    guest.does(&table, say("pardon")).await.expect("there is room again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_guests_of_one_address_write_little_and_an_honest_one_among_them_is_heard() {
    let salon = TestSalon::with(only_talk_is_limited()).await;
    let (_anna, _bruno, table) = salon.six().await;
    let long = "x".repeat(500);
    let mut kept = 0;
    for number in 0..60 {
        let guest = salon.person_from(2, &format!("Bavard {number}")).await;
        let mut guest = guest.connects(&salon).await;
        guest.follows(&table, 0).await;
        kept += until_refused(&mut guest, &table, &long).await.0 * long.len();
    }
    assert!(kept < 100_000, "{kept} bytes at once");
    let mut reader = salon.person_from(2, "Lectrice").await.connects(&salon).await;
    reader.follows(&table, 0).await;
    reader.does(&table, say("Belle partie !")).await.expect("she has her own share");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_at_one_table_is_bounded_and_watchers_do_not_silence_those_who_play() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let mut guest = salon.person_from(2, "Bavard").await.connects(&salon).await;
    guest.follows(&table, 0).await;
    let long = "€".repeat(500);
    let (said, why) = until_refused(&mut guest, &table, &long).await;
    assert!(said * long.len() < 256 << 10 && !why.again, "{said}: {why:?}");
    anna.does(&table, say("Enfin du calme.")).await.expect("there is room for those who play");
}

async fn open_tables(salon: &TestSalon) -> Vec<String> {
    let answer = request(salon.address(), "GET", "/api/tables", &[], None).await;
    answer.json::<Lobby>().open.into_iter().map(|card| card.table).collect()
}

fn gathering() -> serde_json::Value {
    json!({ "game": "six", "places": ["host", "open"] })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_and_fifty_tables_of_one_address_leave_room_for_those_of_others() {
    let waiting_tables = Rules::default().waiting_tables;
    let salon = TestSalon::with(Rules { waiting_tables, ..generous() }).await;
    let anna = salon.person("Anna").await.opens(&salon, gathering()).await;
    for number in 0..32 {
        let guest = salon.person_from(2, &format!("Avide {number}")).await;
        salon.watch.advance(1_000);
        for _ in 0..8 {
            guest.opens(&salon, gathering()).await;
        }
    }
    let open = open_tables(&salon).await;
    assert_eq!(open.len(), 60);
    assert!(open.contains(&anna));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_few_tables_of_a_person_wait_for_others_and_the_oldest_gives_way() {
    let salon = TestSalon::with(Rules { waiting_tables: 3, ..generous() }).await;
    let guest = salon.person_from(2, "Avide").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(guest.opens(&salon, gathering()).await);
        salon.watch.advance(1_000);
    }
    tables.reverse();
    assert_eq!(open_tables(&salon).await, tables[..3]);
    // Where somebody has come none gives way, and the sentence says what to do.
    let bruno = salon.person("Bruno").await;
    let three =
        json!({ "game": "disx", "options": { "players": 3 }, "places": ["host", "open", "open"] });
    let other = salon.person_from(3, "Chloé").await;
    for _ in 0..3 {
        let table = other.opens(&salon, three.clone()).await;
        sits(&salon, &bruno, &table).await;
    }
    let refused = other.post(&salon, "/api/tables", gathering()).await;
    assert_eq!(refused.status, 422, "{}", refused.body);
}

async fn sits(salon: &TestSalon, person: &Person, table: &str) {
    let act = json!({ "id": "sit", "act": Act::Sit { seat: None, seal: None } });
    let sat = person.post(salon, &format!("/api/tables/{table}/acts"), act).await;
    assert_eq!(sat.status, 200, "{}", sat.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_are_played_again_count_as_tables_that_are_opened() {
    let openings = Allowance { burst: 2, per_minute: 1 };
    let salon = TestSalon::with(Rules { openings, ..generous() }).await;
    let guest = salon.person_from(2, "Avide").await;
    let new = json!({ "game": "six", "places": ["host", "host"] });
    let first = guest.opens(&salon, new).await;
    let mut guest = guest.connects(&salon).await;
    guest.follows(&first, 0).await;
    guest.does(&first, Act::Resign { seat: Seat::new(0) }).await.expect("it may");
    guest.until_stage(Stage::Over).await;
    guest.does(&first, Act::Again { yes: true, seal: None }).await.expect("the second table");
    while guest.sees().next.is_none() {
        guest.next().await;
    }
    let next = guest.sees().next.clone().expect("the next game");
    guest.known = None;
    guest.follows(&next, 0).await;
    guest.does(&next, Act::Resign { seat: Seat::new(0) }).await.expect("it may");
    let why = guest.does(&next, Act::Again { yes: true, seal: None }).await.expect_err("a third");
    assert!(why.again && why.wait.is_some(), "{why:?}");
    let third = request_from(2, salon.address(), "GET", "/api/tables", &[], None).await;
    assert_eq!(third.status, 200);
}
