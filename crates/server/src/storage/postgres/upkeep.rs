//! How the tables of the database come to be, and change from version to version while nodes of both run.

use std::cmp::Ordering;

use sqlx::{Executor, PgPool};

use super::{Kept, StorageError, error};

/// A step from one version of the database to the next.
struct Migration {
    sql: &'static str,
    /// The oldest version of the program, by the number of steps it knows, that can go on beside it.
    oldest: usize,
}

const STEPS: [Migration; 4] = [
    Migration { sql: include_str!("schema.sql"), oldest: 1 },
    // An older program would let rated games end without rating anybody.
    Migration { sql: include_str!("ratings.sql"), oldest: 2 },
    Migration { sql: include_str!("jobs.sql"), oldest: 2 },
    Migration { sql: include_str!("fair.sql"), oldest: 2 },
];
/// One node at a time changes the database.
const LOCK: i64 = 0x7461_626c_6965_7201;

/// Refuses a database in which there is no salon of this version, without changing it.
pub async fn check_version(pool: &PgPool) -> Kept<()> {
    let there: bool = sqlx::query_scalar("select to_regclass('versions') is not null")
        .fetch_one(pool)
        .await
        .map_err(error)?;
    if !there {
        return Err(StorageError::Empty);
    }
    let version: i64 = sqlx::query_scalar("select coalesce(max(version), 0) from versions")
        .fetch_one(pool)
        .await
        .map_err(error)?;
    let found = usize::try_from(version).unwrap_or(usize::MAX);
    match found.cmp(&STEPS.len()) {
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(StorageError::Newer { found, known: STEPS.len() }),
        Ordering::Less => Err(StorageError::Other(format!(
            "the database is of an older version ({found}); open the salon once with this program, which brings it up to date"
        ))),
    }
}

/// Brings an older database up to date.
pub async fn migrate(pool: &PgPool) -> Kept<()> {
    let mut change = pool.begin().await.map_err(error)?;
    sqlx::query("select pg_advisory_xact_lock($1)")
        .bind(LOCK)
        .execute(&mut *change)
        .await
        .map_err(error)?;
    change
        .execute("create table if not exists versions (version bigint primary key, oldest bigint not null)")
        .await
        .map_err(error)?;
    let (version, oldest): (i64, i64) =
        sqlx::query_as("select coalesce(max(version), 0), coalesce(max(oldest), 0) from versions")
            .fetch_one(&mut *change)
            .await
            .map_err(error)?;
    if usize::try_from(oldest).unwrap_or(usize::MAX) > STEPS.len() {
        let found = usize::try_from(version).unwrap_or(usize::MAX);
        return Err(StorageError::Newer { found, known: STEPS.len() });
    }
    let done = usize::try_from(version).unwrap_or(usize::MAX).min(STEPS.len());
    for (number, step) in STEPS.iter().enumerate().skip(done) {
        change.execute(step.sql).await.map_err(error)?;
        sqlx::query("insert into versions (version, oldest) values ($1, $2)")
            .bind(number as i64 + 1)
            .bind(step.oldest as i64)
            .execute(&mut *change)
            .await
            .map_err(error)?;
    }
    change.commit().await.map_err(error)
}
