//! What the write-ahead log holds is put into the file beside the writer: nobody waits for a move while thousands of pages are
//! written. Only what came meanwhile, which is little, the writer puts there itself, between two commits; then the log begins anew.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::Mutex;

use super::{Kept, error};

/// After so many inputs the log is put into the file.
const INPUTS: usize = 1_000;

/// When that is done, and what of it is left to the writer.
pub struct Checkpoints {
    path: PathBuf,
    /// Inputs since it was last begun.
    inputs: AtomicUsize,
    /// Held while it is done.
    running: Arc<Mutex<()>>,
    /// Whether only what came meanwhile is left to do.
    is_nearly_done: Arc<AtomicBool>,
}

impl Checkpoints {
    /// Of the file at this path, in which nothing was written yet.
    pub fn of(path: &Path) -> Checkpoints {
        Checkpoints {
            path: path.to_owned(),
            inputs: AtomicUsize::new(0),
            running: Arc::default(),
            is_nearly_done: Arc::default(),
        }
    }

    /// So many inputs more are kept, by this writer.
    pub async fn kept(&self, inputs: usize, writer: &mut SqliteConnection) {
        if self.is_nearly_done.swap(false, Ordering::Relaxed) {
            finish(writer).await;
        }
        if self.inputs.fetch_add(inputs, Ordering::Relaxed) + inputs < INPUTS {
            return;
        }
        let Ok(running) = Arc::clone(&self.running).try_lock_owned() else { return };
        self.inputs.store(0, Ordering::Relaxed);
        let (path, is_nearly_done) = (self.path.clone(), Arc::clone(&self.is_nearly_done));
        tokio::spawn(async move {
            match beside(&path).await {
                Ok(()) => is_nearly_done.store(true, Ordering::Relaxed),
                // The writer does it by itself when the log has grown long.
                Err(error) => tracing::warn!(%error, "the log could not be put into the file"),
            }
            drop(running);
        });
    }

    /// Waits until nothing of it is being done.
    pub async fn rest(&self) {
        drop(self.running.lock().await);
    }
}

/// Puts what the log holds now into the file.
async fn beside(path: &Path) -> Kept<()> {
    // Somebody may have put another file there, which stays as it is.
    let own = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", "0");
    let mut connection = SqliteConnection::connect_with(&own).await.map_err(error)?;
    let done =
        sqlx::query("pragma wal_checkpoint(passive)").execute(&mut connection).await.map(drop);
    let closed = connection.close().await;
    done.and(closed).map_err(error)
}

/// Puts the rest there, if nobody is in the way: otherwise it is done the next time.
async fn finish(writer: &mut SqliteConnection) {
    if let Err(error) = sqlx::query("pragma wal_checkpoint(passive)").execute(writer).await {
        tracing::warn!(%error, "the rest of the log could not be put into the file");
    }
}

#[cfg(test)]
mod tests {
    use super::super::upkeep::{migrate, options};
    use super::*;

    async fn note(writer: &mut SqliteConnection, key: u32) {
        let insert = sqlx::query("insert into notes (key, value) values (?, 'x')");
        insert.bind(key.to_string()).execute(writer).await.expect("it is kept");
    }

    /// How many pages the log has, and how many of them are in the file.
    async fn pages(writer: &mut SqliteConnection) -> (i64, i64) {
        // None is put there by asking.
        let asked = sqlx::query_as::<_, (i64, i64, i64)>("pragma wal_checkpoint(noop)");
        let (_, log, put) = asked.fetch_one(writer).await.expect("it is known");
        (log, put)
    }

    #[tokio::test]
    async fn the_log_is_put_into_the_file_beside_the_writer_and_begins_anew() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("salon.db");
        let own = options(&path).create_if_missing(true).pragma("wal_autocheckpoint", "0");
        let mut writer = SqliteConnection::connect_with(&own).await.expect("a file");
        migrate(&mut writer).await.expect("a salon");
        let checkpoints = Checkpoints::of(&path);
        for key in 0..50 {
            note(&mut writer, key).await;
        }
        checkpoints.kept(INPUTS - 1, &mut writer).await;
        checkpoints.rest().await;
        let (log, put) = pages(&mut writer).await;
        assert!(log > 50 && put == 0, "too few were kept: {put} of {log}");
        checkpoints.kept(1, &mut writer).await;
        checkpoints.rest().await;
        assert_eq!(pages(&mut writer).await, (log, log));
        // What came meanwhile the writer puts there itself.
        note(&mut writer, 50).await;
        checkpoints.kept(1, &mut writer).await;
        let (log, put) = pages(&mut writer).await;
        assert_eq!(log, put);
        note(&mut writer, 51).await;
        assert!(pages(&mut writer).await.0 < 10, "it begins anew");
    }
}
