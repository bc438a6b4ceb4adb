//! Backups that the salon makes by itself.

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::{Connection as _, Executor as _, SqliteConnection};
use tablier_server::{Chance, Schedule, read_back};

use crate::harness::{HOME, TestSalon, generous, request_from};

const DAY: u64 = 86_400_000;

/// A salon that saves itself once a day and keeps two backups.
async fn saving() -> TestSalon {
    let mut salon = TestSalon::closed(generous(), Chance::System);
    let (folder, every) = (salon.folder.path().join("saved"), Duration::from_millis(DAY));
    salon.backups = Some(Schedule { folder, every, kept: 2 });
    salon.start().await;
    salon
}

async fn health(salon: &TestSalon) -> String {
    request_from(HOME, salon.address(), "GET", "/health", &[], None).await.body
}

/// Asks until the salon says something else of its health.
async fn until_changed(salon: &TestSalon, before: &str) -> String {
    loop {
        let now = health(salon).await;
        if now != before {
            return now;
        }
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file"));
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().into_string().expect("text")).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_salon_saves_itself_once_a_day_and_keeps_the_last_backups() {
    let salon = saving().await;
    let folder = salon.folder.path().join("saved");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("salon-of-somebody.db"), "").expect("a file that is none of ours");
    let mut said = until_changed(&salon, "ok\n").await;
    for day in 2..5 {
        salon.watch.advance(DAY);
        let now = until_changed(&salon, &said).await;
        assert!(now.starts_with("ok\nlast backup: salon-1970-01-0"), "day {day}: {now}");
        said = now;
    }
    let names = names(&folder);
    assert_eq!(
        names,
        ["salon-1970-01-03T00-16-40Z.db", "salon-1970-01-04T00-16-40Z.db", "salon-of-somebody.db"]
    );
    for name in &names[..2] {
        read_back(&folder.join(name)).await.expect("it is sound");
    }
    let figures = request_from(HOME, salon.address(), "GET", "/metrics", &[], None).await.body;
    let last = 3 * DAY / 1_000 + 1_000;
    assert!(
        figures.contains(&format!("tablier_backup_last_success_seconds {last}\n")),
        "{figures}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_that_fails_is_told_and_removes_no_older_one() {
    let mut salon = saving().await;
    let folder = salon.folder.path().join("saved");
    let said = until_changed(&salon, "ok\n").await;
    salon.watch.advance(DAY);
    let said = until_changed(&salon, &said).await;
    let before = names(&folder);
    assert_eq!(before.len(), 2);
    // Nothing more can be written there.
    let away = salon.folder.path().join("away");
    fs::rename(&folder, &away).expect("moved");
    fs::write(&folder, "not a folder").expect("a file");
    salon.watch.advance(DAY);
    let failed = until_changed(&salon, &said).await;
    assert!(failed.starts_with("ok\nthe last backup failed: "), "{failed}");
    assert_eq!(names(&away), before);
    // It is tried again before the next day, and a restart does not begin to count anew.
    fs::remove_file(&folder).expect("removed");
    fs::rename(&away, &folder).expect("moved back");
    salon.watch.advance(600_000);
    let said = until_changed(&salon, &failed).await;
    assert!(said.starts_with("ok\nlast backup: "), "{said}");
    let before = names(&folder);
    salon.close().await;
    salon.start().await;
    assert_eq!(until_changed(&salon, "ok\n").await, said, "it knows of the one before");
    assert_eq!(names(&folder), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_in_which_a_game_cannot_be_read_displaces_none_that_is_sound() {
    let salon = saving().await;
    let folder = salon.folder.path().join("saved");
    let mut said = until_changed(&salon, "ok\n").await;
    let sound = names(&folder);
    salon.six().await;
    // Something else than the salon spoils a row.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(salon.database());
    let mut other = SqliteConnection::connect_with(&options).await.expect("it opens");
    other.execute("update log set entry = '{' where number = 2").await.expect("spoilt");
    other.close().await.expect("closed");
    for _ in 0..4 {
        let before = names(&folder);
        salon.watch.advance(DAY);
        while names(&folder) == before || names(&folder).iter().any(|name| name.contains(".part-"))
        {
            tokio::task::yield_now().await;
        }
    }
    let mut faulty = names(&folder);
    faulty.retain(|name| name.ends_with(".faulty"));
    assert!((1..=2).contains(&faulty.len()), "{faulty:?}");
    assert!(sound.iter().all(|name| folder.join(name).exists()), "{sound:?}");
    while !said.contains("\ndamage: ") {
        said = health(&salon).await;
    }
    assert!(said.contains("the last backup failed: some of it cannot be read"), "{said}");
}
