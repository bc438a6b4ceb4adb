//! A connection that is kept between questions: the pool asks the database whether a connection still works before it lends
//! it and again when it gets it back, which is two questions too many where one follows the other.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use sqlx::Connection as _;
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;

use super::error;
use crate::lock::lock;
use crate::storage::Kept;

/// A connection that worked so long ago is asked whether it still does.
const FRESH: Duration = Duration::from_millis(500);

/// Keeps a connection as long as it works.
#[derive(Default)]
pub struct Wire(Mutex<Option<(PoolConnection<sqlx::Postgres>, Instant)>>);

impl Wire {
    /// The connection that was put back, or one of the pool.
    pub async fn take(&self, pool: &PgPool) -> Kept<PoolConnection<sqlx::Postgres>> {
        let kept = lock(&self.0).take();
        if let Some((mut connection, worked)) = kept
            && (worked.elapsed() < FRESH || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        pool.acquire().await.map_err(error)
    }

    /// It works. One that does not is not put back; the pool looks after it.
    pub fn put_back(&self, connection: PoolConnection<sqlx::Postgres>) {
        *lock(&self.0) = Some((connection, Instant::now()));
    }
}
