//! Machines whose minds have a fault: nobody waits for them for ever.

use std::sync::{Arc, Mutex};

use serde_json::json;
use tablier_rules::FastRng;
use tablier_search::{Advice, Level, NoAdvice, Player};
use tablier_server::{Chance, Minds};
use tablier_table::Stage;

use crate::harness::{House, SECOND, generous};

/// A mind that knows no way out.
fn helpless(_: &str, player: Player) -> Result<Advice, NoAdvice> {
    panic!("{player:?} has a fault that a test put there")
}

/// A person plays against a machine of level 4 with this mind, to the end of the game.
async fn plays_to_the_end(
    mind: impl Fn(&str, Player) -> Result<Advice, NoAdvice> + Send + Sync + 'static,
) {
    let minds = Minds::Given(Arc::new(mind));
    let mut house = House { minds, ..House::closed(generous(), Chance::System) };
    house.start().await;
    let anna = house.person("Anna").await;
    let places = json!(["host", { "machine": Level::Expert }]);
    let new = json!({ "game": "disx", "options": { "first": 0 }, "places": places });
    let table = anna.opens(&house, new).await;
    let mut anna = anna.connects(&house).await;
    anna.follows(&table, 0).await;
    let mut rng = FastRng::new(5);
    while anna.sees().stage != Stage::Over {
        anna.until_decides().await;
        if anna.sees().decision.is_some() {
            anna.moves(&table, &mut rng).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_to_its_end_although_every_mind_breaks_off() {
    plays_to_the_end(helpless).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_to_its_end_although_no_mind_gives_a_move() {
    plays_to_the_end(|_, _| Err(NoAdvice::NothingToDecide(SECOND))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_to_its_end_although_a_mind_wants_what_is_not_allowed() {
    let nonsense = || Advice { mv: "nonsense".to_owned(), then: Vec::new(), value: 1.0 };
    plays_to_the_end(move |_, _| Ok(nonsense())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn simpler_players_are_asked_after_one_that_broke_off() {
    let asked: Arc<Mutex<Vec<Player>>> = Arc::default();
    let heard = Arc::clone(&asked);
    plays_to_the_end(move |table, player| {
        heard.lock().unwrap().push(player);
        helpless(table, player)
    })
    .await;
    let asked = asked.lock().unwrap();
    let (expert, beginner) = (Player::Level(Level::Expert), Player::Level(Level::Beginner));
    assert_eq!(asked[..4], [expert, expert, beginner, Player::Random]);
    assert_eq!(asked[4], expert, "the next decision begins with the machine of the table");
}
