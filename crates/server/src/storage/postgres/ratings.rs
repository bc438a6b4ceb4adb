//! How strong people are, in the database.

/// What a node holds while it changes ratings.
const LOCK: i64 = 0x7461_626c_6965_7202;

/// Ratings follow from those before: one node at a time changes them, until its change is kept or given up.
pub async fn alone(change: &mut sqlx::PgConnection) -> Kept<()> {
    let wait = sqlx::query("select pg_advisory_xact_lock($1)").bind(LOCK);
    wait.execute(change).await.map(drop).map_err(error)
}

crate::storage::ratings::ratings!(sqlx::PgConnection);
