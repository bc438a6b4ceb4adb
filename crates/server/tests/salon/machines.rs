//! Machines whose minds have a fault, and machines that somebody else keeps busy: nobody waits for them for ever.

use std::sync::{Arc, Mutex};

use serde_json::json;
use tablier_rules::{Advice, FastRng, Level};
use tablier_search::{NoAdvice, Player};
use tablier_server::{Chance, Chooser};
use tablier_table::Stage;

use crate::harness::crowd::{
    Gate, a_weak_machine_answers, challenger, guest_with_ten_tables, only_machines,
    the_other_comes_next,
};
use crate::harness::{SECOND, TestSalon, generous};
use crate::hostile::figure;

/// A mind that knows no way out.
fn helpless(_: &str, player: Player) -> Result<Advice, NoAdvice> {
    panic!("{player:?} has a fault that a test put there")
}

/// A person plays against a machine of level 4 with this mind, to the end of the game.
async fn plays_to_the_end(
    mind: impl Fn(&str, Player) -> Result<Advice, NoAdvice> + Send + Sync + 'static,
) {
    let chooser = Chooser::Given(Arc::new(mind));
    let mut salon = TestSalon { chooser, ..TestSalon::closed(generous(), Chance::System) };
    salon.start().await;
    let anna = salon.person("Anna").await;
    let places = json!(["host", { "machine": Level::Expert }]);
    let new = json!({ "game": "disx", "options": { "first": 0 }, "places": places });
    let table = anna.opens(&salon, new).await;
    let mut anna = anna.connects(&salon).await;
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

async fn house_with(gate: &Gate) -> TestSalon {
    let chooser = gate.chooser();
    let mut salon = TestSalon { chooser, ..TestSalon::closed(generous(), Chance::System) };
    salon.start().await;
    salon
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_weak_machine_answers_although_the_strong_ones_of_a_guest_never_come_to_an_end() {
    let gate = Gate::default();
    a_weak_machine_answers(&house_with(&gate).await, &gate).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_little_does_not_wait_behind_all_that_a_guest_asked_for() {
    let gate = Gate::default();
    // Here what is to be decided waits as soon as what led to it is kept.
    the_other_comes_next(&house_with(&gate).await, &gate, async |_| {}).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nobody_sits_or_watches_nothing_is_thought_about_until_somebody_watches() {
    let gate = Gate::default();
    let salon = house_with(&gate).await;
    let guest = salon.person_from(2, "Avide").await;
    let unseen = guest.opens(&salon, only_machines(Level::Beginner)).await;
    // Whatever was queued before is thought about before.
    let (mut anna, table) = challenger(&salon, Level::Beginner).await;
    anna.until_decides().await;
    assert!(!gate.until_asked(1).contains(&unseen));
    let mut guest = guest.connects(&salon).await;
    let seen = guest.follows(&unseen, 0).await.snapshot.v;
    guest.until_version(seen + 3).await;
    // Nobody watches any more: what is thought about now is thought to its end, and nothing after it.
    guest.socket.close(None).await.expect("it closes");
    while guest.hears().await.is_some() {}
    anna.moves(&table, &mut FastRng::new(6)).await;
    anna.until_decides().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_guest_who_goes_away_had_queued_is_forgotten() {
    let gate = Gate::default();
    let salon = house_with(&gate).await;
    let mut guest = guest_with_ten_tables(&salon).await;
    gate.until_asked(1);
    guest.socket.close(None).await.expect("it closes");
    while guest.hears().await.is_some() {}
    while figure(&salon, "machines_waiting").await > 0 {}
    gate.lets_through(1);
    let (mut anna, table) = challenger(&salon, Level::Master).await;
    assert_eq!(gate.until_asked(2)[1], table);
    gate.lets_through(1_000);
    anna.until_decides().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_decisions_wait_is_a_figure() {
    let gate = Gate::default();
    let salon = house_with(&gate).await;
    let _guest = guest_with_ten_tables(&salon).await;
    while figure(&salon, "machines_waiting").await < 9 {}
    while figure(&salon, "machines_longest_wait_microseconds").await == 0 {}
    gate.lets_through(1);
    while figure(&salon, "machines_begun_total").await < 2 {}
    assert!(figure(&salon, "machines_waited_microseconds_total").await > 0);
}
