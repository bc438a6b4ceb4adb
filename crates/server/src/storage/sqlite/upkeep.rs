//! The care of the file: how it is opened, brought up to date, saved and restored.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection, Executor, SqliteConnection};

use super::wal::unreadable_pages;
use super::{Kept, Sqlite, StorageError, error};

/// How the tables of the database are made, one step for each version of it.
const STEPS: [&str; 2] = [include_str!("schema.sql"), include_str!("ratings.sql")];

impl Sqlite {
    /// Writes all that is kept here into a new file, while everything goes on.
    pub async fn backup(path: &Path, to: &Path) -> Kept<()> {
        let mut from = SqliteConnection::connect_with(&options(path)).await.map_err(error)?;
        let to = to.to_string_lossy().into_owned();
        sqlx::query("vacuum into ?").bind(to).execute(&mut from).await.map_err(error)?;
        from.close().await.map_err(error)
    }

    /// Puts what a backup holds in the place of everything here. A salon that runs on the file notices and goes on with it.
    pub async fn restore(path: &Path, from: &Path) -> Kept<()> {
        // What is restored is looked at first: a file that is no salon must not empty one.
        let mut backup = SqliteConnection::connect_with(&options(from)).await.map_err(error)?;
        migrate(&mut backup).await?;
        let sound: String =
            sqlx::query_scalar("pragma quick_check").fetch_one(&mut backup).await.map_err(error)?;
        backup.close().await.map_err(error)?;
        if sound != "ok" {
            return Err(StorageError::Other(format!("the backup is damaged: {sound}")));
        }
        let mut into = Sqlite::open(path).await?.writer.into_inner();
        let from = from.to_string_lossy().into_owned();
        sqlx::query("attach ? as backup").bind(from).execute(&mut into).await.map_err(error)?;
        let mut change = into.begin_with("begin immediate").await.map_err(error)?;
        let epoch = read_epoch(&mut change).await?;
        change.execute(include_str!("restore.sql")).await.map_err(error)?;
        sqlx::query("update notes set value = ? where key = 'epoch'")
            .bind((epoch + 1).to_string())
            .execute(&mut *change)
            .await
            .map_err(error)?;
        change.commit().await.map_err(error)?;
        into.close().await.map_err(error)
    }
}

/// Says so if what was written last cannot be read.
pub fn warn_of_damage(path: &Path) {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    match unreadable_pages(Path::new(&log)) {
        Ok(0) => {}
        Ok(pages) => tracing::warn!(
            file = %log.display(),
            pages,
            "the end of the write-ahead log cannot be read, as after a power failure in mid-writing or a fault of the \
             disk: what it held is lost, everything before it is kept"
        ),
        Err(error) => {
            tracing::warn!(file = %log.display(), %error, "the write-ahead log cannot be looked at");
        }
    }
}

/// How the file is opened.
pub fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("cache_size", "-1024")
}

/// Brings an older database up to date.
pub async fn migrate(connection: &mut SqliteConnection) -> Kept<()> {
    let mut change = connection.begin_with("begin immediate").await.map_err(error)?;
    let version: i64 =
        sqlx::query_scalar("pragma user_version").fetch_one(&mut *change).await.map_err(error)?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    if done > STEPS.len() {
        let text = format!(
            "the database is of a newer version ({version}) than this program knows ({})",
            STEPS.len()
        );
        return Err(StorageError::Other(text));
    }
    for step in &STEPS[done..] {
        change.execute(*step).await.map_err(error)?;
    }
    if done < STEPS.len() {
        let sql = format!("pragma user_version = {}", STEPS.len());
        change.execute(sqlx::AssertSqlSafe(sql)).await.map_err(error)?;
    }
    change.commit().await.map_err(error)
}

/// How often the salon was replaced from a backup.
pub async fn read_epoch(connection: &mut SqliteConnection) -> Kept<u64> {
    let epoch: String = sqlx::query_scalar("select value from notes where key = 'epoch'")
        .fetch_one(connection)
        .await
        .map_err(error)?;
    Ok(epoch.parse().unwrap_or(0))
}
