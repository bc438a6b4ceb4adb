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

struct Old {
    folder: TempDir,
    file: PathBuf,
}

impl Old {
    fn second() -> Old {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("old.db");
        fs::write(&file, SECOND).expect("a file");
        Old { folder, file }
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

    async fn both() -> [Old; 2] {
        [Old::first().await, Old::second()]
    }
}

async fn is_all_there(file: &Path) {
    let storage = Arc::new(Sqlite::look_at(file).await.expect("it can be looked at"));
    let Checked { counted, faults } = check_all(storage.clone()).await.expect("it can be read");
    assert_eq!(faults, Vec::<String>::new());
    assert_eq!((counted.people, counted.tables), (4, 4));
    for (table, inputs) in TABLES {
        assert_eq!(storage.log(table, 0).await.expect("a log").len(), inputs);
    }
}

#[tokio::test]
async fn an_older_salon_opens_and_goes_on() {
    for old in Old::both().await {
        let storage = Sqlite::open(&old.file).await.expect("it opens");
        storage.set_note("alive", "5").await.expect("it is written");
        drop(storage);
        is_all_there(&old.file).await;
    }
}

#[tokio::test]
async fn an_older_backup_is_restored_and_stays_as_it_is() {
    for old in Old::both().await {
        let before = fs::read(&old.file).expect("a backup");
        let salon = old.folder.path().join("salon.db");
        drop(Sqlite::open(&salon).await.expect("a new one"));
        let restored =
            Sqlite::restore(&salon, &old.file, Faults::Refused).await.expect("it is restored");
        is_all_there(&salon).await;
        assert!(fs::read(&old.file).expect("a backup") == before, "it is as it was");
        assert!(restored.before.is_some_and(|kept| kept.exists()));
        // And where there was nothing before.
        let new = old.folder.path().join("new.db");
        let restored =
            Sqlite::restore(&new, &old.file, Faults::Refused).await.expect("it is restored");
        assert_eq!(restored.before, None);
        is_all_there(&new).await;
    }
}

#[tokio::test]
async fn looking_at_an_older_backup_changes_nothing_and_leaves_nothing_beside_it() {
    for old in Old::both().await {
        let before = fs::read(&old.file).expect("a backup");
        is_all_there(&old.file).await;
        assert!(fs::read(&old.file).expect("a backup") == before, "it is as it was");
        let beside = fs::read_dir(old.folder.path()).expect("a folder").count();
        assert_eq!(beside, 1);
    }
}
