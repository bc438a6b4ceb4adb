//! A database that says a change is kept when it is on the disk, and not before.

use sqlx::postgres::{PgPool, PgPoolOptions};

use super::{Kept, StorageError, WAITS, error};

/// How many connections a node has at most.
const CONNECTIONS: u32 = 12;
/// What must be on: what a crash of the computer leaves of the database rests on both.
const SETTINGS: [&str; 2] = ["fsync", "full_page_writes"];

/// What is asked of a database before anything is entrusted to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Durability {
    /// It keeps what it says it keeps.
    #[default]
    Demanded,
    /// Nothing: whoever runs the salon has been told what may be lost.
    AsItIs,
}

/// Connections on which a commit is on the disk before it counts, whatever is usual at this server. What waits for more, as
/// `remote_apply` does for replicas, stays as it is.
pub async fn connect(url: &str) -> Kept<PgPool> {
    const RAISE: &str = "select set_config('synchronous_commit', 'on', false)
        where current_setting('synchronous_commit') not in ('on', 'remote_apply')";
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(WAITS)
        .after_connect(|connection, _| {
            Box::pin(async move { sqlx::query(RAISE).execute(connection).await.map(drop) })
        })
        .connect(url)
        .await
        .map_err(error)
}

/// Refuses a database that may be unreadable, or lack something it said was kept, after its computer fails.
pub async fn demand(pool: &PgPool) -> Kept<()> {
    for setting in SETTINGS {
        let value: String = sqlx::query_scalar("select current_setting($1)")
            .bind(setting)
            .fetch_one(pool)
            .await
            .map_err(error)?;
        if value == "off" {
            return Err(StorageError::Forgetful(setting));
        }
    }
    Ok(())
}
