//! What a file is: a salon of which version, empty, or somebody else's.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::{Kept, StorageError, error};

/// How the tables of the database are made, one step for each version of it.
pub const STEPS: [&str; 3] =
    [include_str!("schema.sql"), include_str!("ratings.sql"), include_str!("fair.sql")];

/// What the header of a salon's file says since there is such a mark (`application_id`): "Tabl".
pub const MARK: i64 = 0x5461_626c;
/// The tables of each version, by which a file from before the mark is known.
const TABLES: [&[&str]; 3] = [&FIRST, &WITH_RATINGS, &WITH_RATINGS];
const FIRST: [&str; 8] =
    ["cards", "log", "notes", "people", "recoveries", "sitters", "tables", "tokens"];
const WITH_RATINGS: [&str; 9] =
    ["cards", "log", "notes", "people", "ratings", "recoveries", "sitters", "tables", "tokens"];

/// What a file that can be read is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// There is nothing in it yet.
    Empty,
    Salon {
        /// The version of the database.
        version: usize,
        /// Whether it bears the mark.
        marked: bool,
    },
}

/// Refuses a file that holds something else, before anything is done to it. Whatever else is the matter with it shows later.
pub async fn refuse_others(path: &Path) -> Kept<()> {
    let plain = SqliteConnectOptions::new().filename(path).read_only(true);
    let Ok(mut file) = SqliteConnection::connect_with(&plain).await else { return Ok(()) };
    let found = identify(&mut file).await;
    // It was only looked at.
    let _ = file.close().await;
    match found {
        Err(error @ (StorageError::NoSalon | StorageError::Newer { .. })) => Err(error),
        _ => Ok(()),
    }
}

/// What the file is; refuses one that holds something else, or a salon of a version to come.
pub async fn identify(file: &mut SqliteConnection) -> Kept<Identity> {
    let mark: i64 = number(file, "pragma application_id").await?;
    let version = usize::try_from(number(file, "pragma user_version").await?).unwrap_or(0);
    let tables: Vec<String> = sqlx::query_scalar(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .fetch_all(&mut *file)
    .await
    .map_err(error)?;
    let expected = version.checked_sub(1).and_then(|step| TABLES.get(step).copied());
    match (mark, version) {
        (0, 0) if tables.is_empty() => Ok(Identity::Empty),
        (MARK, newer) if newer > STEPS.len() => {
            Err(StorageError::Newer { found: newer, known: STEPS.len() })
        }
        (MARK | 0, _) if expected.is_some_and(|expected| tables == expected) => {
            Ok(Identity::Salon { version, marked: mark == MARK })
        }
        _ => Err(StorageError::NoSalon),
    }
}

async fn number(file: &mut SqliteConnection, pragma: &'static str) -> Kept<i64> {
    sqlx::query_scalar(pragma).fetch_one(file).await.map_err(error)
}

/// Refuses a file in which SQLite finds something amiss.
pub async fn check_integrity(file: &mut SqliteConnection) -> Kept<()> {
    check(file, "pragma integrity_check(5)").await
}

/// The same without comparing every index with its table.
pub async fn check_quickly(file: &mut SqliteConnection) -> Kept<()> {
    check(file, "pragma quick_check(5)").await
}

async fn check(file: &mut SqliteConnection, pragma: &'static str) -> Kept<()> {
    let found: Vec<String> = sqlx::query_scalar(pragma).fetch_all(file).await.map_err(error)?;
    match found.as_slice() {
        [ok] if ok == "ok" => Ok(()),
        found => {
            let lines: Vec<&str> = found.iter().flat_map(|text| text.lines()).collect();
            Err(StorageError::Damaged(lines.join("; ")))
        }
    }
}
