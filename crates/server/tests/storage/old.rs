//! Databases of every version that was ever given to people open for ever.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use tablier_server::{Checked, Faults, Sqlite, Storage, check_all};
use tempfile::TempDir;

/// A salon as version 2 of the database left it: four tables, one of them finished and rated.
const SECOND: &[u8] = include_bytes!("old/version-2.db");
const TABLES: [(&str, usize); 4] = [
    ("WklP58li28ZkaYtN", 8),
    ("ihKImD26N7NfiIst", 1),
    ("kFNoWkyZEmZ7HE3y", 1),
    ("ltodD7Oy7GwK5llb", 6),
];

/// The same as version 3 left it: with a table of the second law, opened by somebody new.
const THIRD: &[u8] = include_bytes!("old/version-3.db");
const THIRD_TABLES: [(&str, usize); 5] = [
    ("JTZX1BYuE74HjXKb", 1),
    // It went on after the salon was opened again.
    ("WklP58li28ZkaYtN", 9),
    ("ihKImD26N7NfiIst", 1),
    ("kFNoWkyZEmZ7HE3y", 1),
    ("ltodD7Oy7GwK5llb", 6),
];

struct Old {
    folder: TempDir,
    file: PathBuf,
    /// What is in it: people, and tables with the lengths of their logs.
    people: u64,
    tables: &'static [(&'static str, usize)],
}

impl Old {
    fn new(bytes: &[u8], people: u64, tables: &'static [(&'static str, usize)]) -> Old {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("old.db");
        fs::write(&file, bytes).expect("a file");
        Old { folder, file, people, tables }
    }

    fn second() -> Old {
        Old::new(SECOND, 4, &TABLES)
    }

    /// The same before there were ratings.
    async fn first() -> Old {
        let old = Old::second();
        let options = SqliteConnectOptions::new().filename(&old.file);
        let mut file = SqliteConnection::connect_with(&options).await.expect("it opens");
        file.execute("drop table ratings; pragma user_version = 1").await.expect("changed");
        file.close().await.expect("closed");
        old
    }

    async fn all() -> [Old; 3] {
        [Old::first().await, Old::second(), Old::new(THIRD, 5, &THIRD_TABLES)]
    }
}

async fn is_all_there(old: &Old, file: &Path) {
    let storage = Arc::new(Sqlite::look_at(file).await.expect("it can be looked at"));
    let Checked { counted, faults } =
        check_all(tablier_games::RULEBOOKS, storage.clone()).await.expect("it can be read");
    assert_eq!(faults, Vec::<String>::new());
    assert_eq!((counted.people, counted.tables), (old.people, old.tables.len() as u64));
    for (table, inputs) in old.tables {
        assert_eq!(storage.log(table, 0).await.expect("a log").len(), *inputs);
    }
}

#[tokio::test]
async fn an_older_salon_opens_and_goes_on() {
    for old in Old::all().await {
        let storage = Sqlite::open(&old.file).await.expect("it opens");
        storage.set_note("alive", "5").await.expect("it is written");
        drop(storage);
        is_all_there(&old, &old.file).await;
    }
}

#[tokio::test]
async fn an_older_backup_is_restored_and_stays_as_it_is() {
    for old in Old::all().await {
        let before = fs::read(&old.file).expect("a backup");
        let salon = old.folder.path().join("salon.db");
        drop(Sqlite::open(&salon).await.expect("a new one"));
        let restored =
            Sqlite::restore(tablier_games::RULEBOOKS, &salon, &old.file, Faults::Refused)
                .await
                .expect("it is restored");
        is_all_there(&old, &salon).await;
        assert!(fs::read(&old.file).expect("a backup") == before, "it is as it was");
        assert!(restored.before.is_some_and(|kept| kept.exists()));
        // And where there was nothing before.
        let new = old.folder.path().join("new.db");
        let restored = Sqlite::restore(tablier_games::RULEBOOKS, &new, &old.file, Faults::Refused)
            .await
            .expect("it is restored");
        assert_eq!(restored.before, None);
        is_all_there(&old, &new).await;
    }
}

#[tokio::test]
async fn looking_at_an_older_backup_changes_nothing_and_leaves_nothing_beside_it() {
    // One of the newest version is no older one: it may be a salon that is open.
    let [first, second, _] = Old::all().await;
    for old in [first, second] {
        let before = fs::read(&old.file).expect("a backup");
        is_all_there(&old, &old.file).await;
        assert!(fs::read(&old.file).expect("a backup") == before, "it is as it was");
        let beside = fs::read_dir(old.folder.path()).expect("a folder").count();
        assert_eq!(beside, 1);
    }
}
