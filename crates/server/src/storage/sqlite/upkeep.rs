//! The care of the file: how it is opened, and brought up to date.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};

use super::identity::{Identity, MARK, STEPS, identify};
use super::{Kept, error};

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

/// How a file is opened that no salon uses: nothing stays beside it.
pub fn out_of_use(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Delete)
        .synchronous(SqliteSynchronous::Full)
}

/// Makes a salon of an empty file, and brings an older one up to date; what is no salon stays as it is.
pub async fn migrate(connection: &mut SqliteConnection) -> Kept<()> {
    let mut change = connection.begin_with("begin immediate").await.map_err(error)?;
    let (done, marked) = match identify(&mut change).await? {
        Identity::Empty => (0, false),
        Identity::Salon { version, marked } => (version, marked),
    };
    for step in &STEPS[done..] {
        change.execute(*step).await.map_err(error)?;
    }
    if done < STEPS.len() {
        let sql = format!("pragma user_version = {}", STEPS.len());
        change.execute(AssertSqlSafe(sql)).await.map_err(error)?;
    }
    if !marked {
        let sql = format!("pragma application_id = {MARK}");
        change.execute(AssertSqlSafe(sql)).await.map_err(error)?;
    }
    change.commit().await.map_err(error)?;
    if 0 < done && done < STEPS.len() {
        tracing::info!(from = done, to = STEPS.len(), "the database is brought up to date");
    }
    Ok(())
}

/// How often the salon was replaced from a backup.
pub async fn read_epoch(connection: &mut SqliteConnection) -> Kept<u64> {
    let epoch: String = sqlx::query_scalar("select value from notes where key = 'epoch'")
        .fetch_one(connection)
        .await
        .map_err(error)?;
    Ok(epoch.parse().unwrap_or(0))
}
