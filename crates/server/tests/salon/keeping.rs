//! What is acknowledged is kept.

use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tablier_protocol::Act;
use tablier_rules::FastRng;
use tablier_server::{Faults, Rules, Sqlite};
use tablier_table::{Stage, Why};

use crate::harness::{Client, TestSalon};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_after_the_power_failed() {
    let mut salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let mut rng = FastRng::new(11);
    for _ in 0..3 {
        anna.moves(&table, &mut rng).await;
        let v = bruno.moves(&table, &mut rng).await;
        anna.until_version(v).await;
    }
    let before = anna.sees().clone();
    let (anna, bruno) = (anna.person.clone(), bruno.person.clone());
    salon.kill();
    salon.start().await;
    let (mut anna, mut bruno) = (anna.connects(&salon).await, bruno.connects(&salon).await);
    let update = anna.follows(&table, before.v).await;
    bruno.follows(&table, 0).await;
    assert!(update.told.is_empty());
    assert_eq!(update.snapshot, before);
    anna.moves(&table, &mut rng).await;
    bruno.moves(&table, &mut rng).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_takes_up_after_a_restart_what_it_had_to_decide() {
    let mut salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let places = json!(["host", { "machine": 5 }]);
    let new = json!({ "game": "six", "options": { "first": 1 }, "places": places });
    let table = anna.opens(&salon, new).await;
    salon.kill();
    salon.start().await;
    let mut anna = anna.connects(&salon).await;
    anna.follows(&table, 0).await;
    anna.until_decides().await;
    assert_eq!(anna.sees().moves, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_nobody_follows_are_put_away_and_come_back_as_they_were() {
    let mut salon = TestSalon::open().await;
    salon.close().await;
    salon.rules = Rules { tables_in_memory: 1, ..salon.rules };
    salon.start().await;
    let (mut anna, mut bruno, first) = salon.six().await;
    let v = anna.moves(&first, &mut FastRng::new(2)).await;
    bruno.until_version(v).await;
    let before = bruno.sees().clone();
    let bruno = bruno.person.clone();
    drop(anna);
    for _ in 0..5 {
        let table = bruno.opens(&salon, json!({ "game": "six", "places": ["host", "open"] })).await;
        assert_ne!(table, first);
    }
    // The housekeeping comes by.
    salon.watch.advance(10_000);
    let mut bruno = bruno.connects(&salon).await;
    assert_eq!(bruno.follows(&first, before.v).await.snapshot.view, before.view);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_people_play_restores_the_salon_while_they_play() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let mut rng = FastRng::new(4);
    anna.moves(&table, &mut rng).await;
    let v = bruno.moves(&table, &mut rng).await;
    anna.until_version(v).await;
    let saved = anna.sees().clone();
    let file = salon.folder.path().join("backup.db");
    Sqlite::backup(&salon.database(), &file).await.expect("it is saved");
    let v = anna.moves(&table, &mut rng).await;
    bruno.until_version(v).await;
    Sqlite::restore(tablier_games::RULEBOOKS, &salon.database(), &file, Faults::Refused)
        .await
        .expect("it is restored");
    salon.watch.advance(5_000);
    // Whoever follows the table is shown what was saved, and goes on from there.
    while bruno.sees().v != saved.v {
        bruno.next().await;
    }
    while anna.sees().v != saved.v {
        anna.next().await;
    }
    assert_eq!(anna.sees().view, saved.view);
    anna.moves(&table, &mut rng).await;
    bruno.moves(&table, &mut rng).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_for_the_time_since_a_backup_that_is_restored() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = against_the_clock(&salon).await;
    let file = salon.folder.path().join("copy.db");
    Sqlite::backup(&salon.database(), &file).await.expect("it is saved");
    let mut rng = FastRng::new(5);
    salon.watch.advance(30_000);
    let v = anna.moves(&table, &mut rng).await;
    bruno.until_version(v).await;
    salon.watch.advance(50_000);
    Sqlite::restore(tablier_games::RULEBOOKS, &salon.database(), &file, Faults::Refused)
        .await
        .expect("it is restored");
    salon.watch.advance(5_000);
    // All of that has not happened: the first has her minute again, but for what the salon was open in between.
    while anna.sees().moves > 0 {
        anna.next().await;
    }
    assert_eq!(anna.sees().stage, Stage::Playing);
    assert!(anna.sees().chairs[0].left > Some(50_000), "{:?}", anna.sees().chairs[0]);
    anna.moves(&table, &mut rng).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_knows_more_than_there_is_is_told_everything_anew() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let v = anna.moves(&table, &mut FastRng::new(5)).await;
    let update = anna.follows(&table, v + 7).await;
    assert_eq!((update.told[0].v, update.snapshot.v), (1, v));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_salon_restores_nothing() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let file = salon.folder.path().join("nonsense.db");
    std::fs::write(&file, "not a database").expect("a file");
    assert!(
        Sqlite::restore(tablier_games::RULEBOOKS, &salon.database(), &file, Faults::Refused)
            .await
            .is_err()
    );
    anna.does(&table, Act::Say { text: "toujours là".to_owned() }).await.expect("it is there");
}

/// Two people at a table of SIX, each with a minute for the whole game; the first is to move.
async fn against_the_clock(salon: &TestSalon) -> (Client, Client, String) {
    let new = json!({
        "game": "six", "options": { "first": 0 }, "places": ["host", "open"],
        "pace": { "live": { "bank": 60, "increment": 0 } }, "absence": "loses",
    });
    let (mut anna, bruno, table) = salon.table_of_two(new).await;
    anna.until_decides().await;
    (anna, bruno, table)
}

/// Somebody else keeps the database locked meanwhile, for longer than the salon waits.
async fn while_locked<T>(salon: &TestSalon, meanwhile: impl Future<Output = T>) -> T {
    let options = SqliteConnectOptions::new().filename(salon.database());
    let mut other = SqliteConnection::connect_with(&options).await.expect("the file is there");
    let locked = other.begin_with("begin immediate").await.expect("it can be locked");
    let found = meanwhile.await;
    locked.rollback().await.expect("it can be unlocked");
    found
}

async fn sees_that_time_is_up(client: &mut Client) {
    client.until_stage(Stage::Over).await;
    assert!(matches!(client.sees().why, Some(Why::TimeUp { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_could_not_be_kept_did_not_happen_and_the_game_and_its_clock_go_on() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = against_the_clock(&salon).await;
    let before = anna.sees().clone();
    let mv = anna.some_move(&mut FastRng::new(3));
    let refused = while_locked(&salon, anna.does(&table, mv.clone())).await;
    let refused = refused.expect_err("it cannot be kept");
    assert!(refused.again && !refused.late, "{refused:?}");
    let shown = anna.follows(&table, before.v).await.snapshot;
    assert_eq!((shown.v, shown.view), (before.v, before.view));
    let v = anna.does(&table, mv).await.expect("now it is kept");
    bruno.until_version(v).await;
    salon.watch.advance(61_000);
    sees_that_time_is_up(&mut bruno).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_runs_on_at_a_table_that_was_read_again_after_a_loss() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = against_the_clock(&salon).await;
    let said = while_locked(&salon, async {
        // The time of the first is up while nothing can be kept.
        salon.watch.advance(61_000);
        anna.does(&table, Act::Say { text: "euh".to_owned() }).await
    });
    assert!(said.await.is_err_and(|refused| refused.again));
    sees_that_time_is_up(&mut bruno).await;
}
