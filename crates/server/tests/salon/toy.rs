//! A game that is in no registry: a salon is handed its games, and knows no other.

#[path = "../../../rules/tests/contract/nim.rs"]
mod nim;

use serde_json::{Value, json};
use tablier_protocol::Act;
use tablier_rules::{Level, RulebookOf, Rulebooks};
use tablier_search::{Minded, Minds};
use tablier_server::{Chance, Chooser};
use tablier_table::Stage;

use self::nim::Nim;
use crate::harness::{FIRST, TestSalon, generous, request};

impl Minded for Nim<false> {}

static TOY: Rulebooks = Rulebooks::new(&[&RulebookOf::<Nim<false>>::new()]);
static TOY_MINDS: Minds = Minds::new(&[&RulebookOf::<Nim<false>>::new()]);

/// What is said of any other game, as JSON writes it.
const UNKNOWN: &str = "There is no game “six”; there are: nim.";

/// A salon of the toy game alone.
async fn salon() -> TestSalon {
    let chooser = Chooser::Minds(TOY_MINDS);
    let closed = TestSalon::closed(generous(), Chance::System);
    let mut salon = TestSalon { rulebooks: TOY, chooser, ..closed };
    salon.start().await;
    salon
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_from_elsewhere_is_played_with_a_machine_to_its_end() {
    let mut salon = salon().await;
    let anna = salon.person("Anna").await;
    let places = json!(["host", { "machine": Level::Beginner }]);
    let table = anna.opens(&salon, json!({ "game": "nim", "places": places })).await;
    let mut anna = anna.connects(&salon).await;
    anna.follows(&table, 0).await;
    loop {
        anna.until_decides().await;
        let seen = anna.sees();
        if seen.stage == Stage::Over {
            break;
        }
        let rules = TOY.get("nim").expect("it was handed");
        let mv = rules.legal(&seen.view, FIRST).expect("a view")[0].clone();
        let decision = seen.decision.expect("she decides");
        let v = anna.does(&table, Act::Decide { seat: FIRST, decision, mv }).await;
        anna.until_version(v.expect("it is legal")).await;
    }
    assert!(anna.sees().places.is_some());
    // What is kept of it is read again.
    salon.close().await;
    salon.start().await;
    let mut anna = anna.person.connects(&salon).await;
    assert_eq!(anna.follows(&table, 0).await.snapshot.stage, Stage::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_salon_with_one_game_shows_and_opens_no_other() {
    let salon = salon().await;
    let games: Value = request(salon.address(), "GET", "/api/games", &[], None).await.json();
    let slugs: Vec<&Value> = games.as_array().expect("a list").iter().map(|g| &g["slug"]).collect();
    assert_eq!(slugs, ["nim"]);
    let anna = salon.person("Anna").await;
    let new = json!({ "game": "six", "places": ["host", "open"] });
    let refused = anna.post(&salon, "/api/tables", new).await;
    assert!(refused.body.contains(UNKNOWN), "{} {}", refused.status, refused.body);
    let ranked = request(salon.address(), "GET", "/api/ratings/six", &[], None).await;
    assert!(ranked.status == 404 && ranked.body.contains(UNKNOWN), "{}", ranked.body);
}
