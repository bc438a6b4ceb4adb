//! A database that says a change is kept when it is on the disk, and not before.

use sqlx::postgres::{PgPool, PgPoolOptions};

use super::{Kept, StorageError, WAITS, error};

/// How many connections a node has at most.
const CONNECTIONS: u32 = 12;
/// What must be on: what a crash of the computer leaves of the database rests on both.
const SETTINGS: [&str; 2] = ["fsync", "full_page_writes"];

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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use sqlx::Executor as _;
    use tablier_scratch_postgres::{Durable, ScratchPostgres};

    use super::*;
    use crate::Durability;
    use crate::storage::Postgres;

    async fn set(pool: &PgPool, sql: &'static str) {
        pool.execute(sql).await.expect("whoever owns the server may");
        pool.execute("select pg_reload_conf()").await.expect("it is told");
    }

    async fn opens(url: &str, durability: Durability) -> Kept<()> {
        Postgres::open(url, Duration::from_secs(5), durability).await.map(drop)
    }

    /// Waits until new connections find a setting so: a server reads its settings again when it gets round to it.
    async fn until(url: &str, setting: &str, value: &str) {
        loop {
            let pool = PgPoolOptions::new().connect(url).await.expect("connected");
            let query = sqlx::query_scalar("select current_setting($1)").bind(setting);
            let now: String = query.fetch_one(&pool).await.expect("a setting");
            if now == value {
                return;
            }
        }
    }

    #[tokio::test]
    async fn a_server_that_may_forget_is_refused_unless_somebody_says_so() {
        let postgres = ScratchPostgres::start(Durable::Yes).expect("a PostgreSQL");
        let database = postgres.database().expect("a database");
        let url = database.url.as_str();
        opens(url, Durability::Demanded).await.expect("it keeps what it says");
        let pool = connect(url).await.expect("connected");
        set(&pool, "alter system set full_page_writes = off").await;
        until(url, "full_page_writes", "off").await;
        let refused = opens(url, Durability::Demanded).await;
        assert_eq!(refused, Err(StorageError::Forgetful("full_page_writes")));
        opens(url, Durability::AsItIs).await.expect("somebody says so");
    }

    #[tokio::test]
    async fn a_commit_is_on_the_disk_whatever_is_usual_at_the_server() {
        let postgres = ScratchPostgres::start(Durable::Yes).expect("a PostgreSQL");
        let database = postgres.database().expect("a database");
        let pool = connect(&database.url).await.expect("connected");
        for (usual, ours) in [
            ("off", "on"),
            ("local", "on"),
            ("remote_write", "on"),
            ("remote_apply", "remote_apply"),
        ] {
            let set_usual = match usual {
                "off" => "alter system set synchronous_commit = off",
                "local" => "alter system set synchronous_commit = local",
                "remote_write" => "alter system set synchronous_commit = remote_write",
                _ => "alter system set synchronous_commit = remote_apply",
            };
            set(&pool, set_usual).await;
            until(&database.url, "synchronous_commit", usual).await;
            let pool = connect(&database.url).await.expect("connected");
            let found: String = sqlx::query_scalar("select current_setting('synchronous_commit')")
                .fetch_one(&pool)
                .await
                .expect("a setting");
            assert_eq!(found, ours, "where {usual} is usual");
        }
    }
}
