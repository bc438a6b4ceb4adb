//! How the file is opened: to be written, to be looked at, where there is no room, and again after something went wrong.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{OnceLock, RwLock};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteLockingMode, SqlitePool, SqlitePoolOptions};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard};

use super::checkpoints::Checkpoints;
use super::files::{BESIDE, Found, Part, dated, keep_private, make_private, with};
use super::identity::{Identity, STEPS, check_integrity, identify, refuse_others};
use super::saving::{save, untouched, write_into};
use super::upkeep::{migrate, options, out_of_use, read_epoch};
use super::wal::damage;
use super::{Kept, Sqlite, Storage, StorageError, error};
use crate::lock::{read, write};

impl Sqlite {
    /// Opens the file, or makes it. Where there is no room on the disk it is opened for reading until there is.
    pub async fn open(path: &Path) -> Kept<Sqlite> {
        refuse_orphan(path)?;
        let damage = damage(path);
        if path.exists() {
            refuse_others(path).await?;
            keep_private(path);
        } else {
            // Another may have been faster.
            let _ = make_private(path);
        }
        let opened = match Sqlite::open_to_write(path).await {
            Ok(writer) => Sqlite::of(path, for_writing(path), writer, for_reading(path)).await?,
            Err(StorageError::Full) => Sqlite::open_without_room(path).await?,
            Err(error) => return Err(error),
        };
        Ok(Sqlite { damage, ..opened })
    }

    /// Nothing can be written: what is there can be looked at.
    async fn open_without_room(path: &Path) -> Kept<Sqlite> {
        tracing::error!(
            file = %path.display(),
            "the disk is full: the salon is open for reading only, until there is room"
        );
        let nothing = SqliteConnectOptions::new().in_memory(true);
        let mut writer = SqliteConnection::connect_with(&nothing).await.map_err(error)?;
        migrate(&mut writer).await?;
        let opened = Sqlite::of(path, for_writing(path), writer, nothing).await?;
        *write(&opened.readers) = pool_without_room(path);
        opened.full.store(true, Ordering::Relaxed);
        // Whether anything can be seen shows at once.
        opened.note("epoch").await?;
        Ok(opened)
    }

    async fn open_to_write(path: &Path) -> Kept<SqliteConnection> {
        let mut writer = SqliteConnection::connect_with(&for_writing(path)).await.map_err(error)?;
        migrate(&mut writer).await?;
        Ok(writer)
    }

    /// Opens for writing what could only be read, if there is room now.
    async fn open_again(&self, writer: &mut SqliteConnection) -> Kept<()> {
        // It may have the file for itself.
        let readers = read(&self.readers).clone();
        readers.close().await;
        let mut fresh = match Sqlite::open_to_write(&self.path).await {
            Ok(fresh) => fresh,
            Err(error) => {
                *write(&self.readers) = pool_without_room(&self.path);
                return Err(error);
            }
        };
        self.epoch.store(read_epoch(&mut fresh).await?, Ordering::Relaxed);
        *writer = fresh;
        *write(&self.readers) = pool(for_reading(&self.path));
        *write(&self.found) = Found::now(&self.path);
        self.full.store(false, Ordering::Relaxed);
        tracing::info!(file = %self.path.display(), "there is room on the disk again");
        Ok(())
    }

    /// Looks at a salon, open or not, or at a backup, without changing anything.
    pub async fn look_at(path: &Path) -> Kept<Sqlite> {
        refuse_orphan(path)?;
        let plain = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut file = SqliteConnection::connect_with(&plain).await.map_err(error)?;
        let Identity::Salon { version, .. } = identify(&mut file).await? else {
            return Err(StorageError::Empty);
        };
        check_integrity(&mut file).await?;
        if version == STEPS.len() {
            return Sqlite::of(path, plain.clone(), file, plain).await;
        }
        // An older one is brought up to date elsewhere.
        let copy = Part::new(path)?;
        write_into(&mut file, copy.path()).await?;
        let newer = out_of_use(copy.path());
        let mut file = SqliteConnection::connect_with(&newer).await.map_err(error)?;
        migrate(&mut file).await?;
        let sqlite = Sqlite::of(copy.path(), newer.clone(), file, newer).await?;
        Ok(Sqlite { _copy: Some(copy), ..sqlite })
    }

    async fn of(
        path: &Path,
        writing: SqliteConnectOptions,
        mut writer: SqliteConnection,
        reading: SqliteConnectOptions,
    ) -> Kept<Sqlite> {
        let epoch = AtomicU64::new(read_epoch(&mut writer).await?);
        Ok(Sqlite {
            found: RwLock::new(Found::now(path)),
            path: path.to_owned(),
            writing,
            writer: Mutex::new(writer),
            readers: RwLock::new(pool(reading)),
            epoch,
            full: AtomicBool::new(false),
            checkpoints: Checkpoints::of(path),
            rescued: OnceLock::new(),
            damage: None,
            _copy: None,
        })
    }

    /// After a change that failed: a full disk ends a change on its own, and the connection cannot be relied on any more.
    pub(super) async fn mend<T>(&self, writer: &mut SqliteConnection, done: Kept<T>) -> Kept<T> {
        // A file that somebody took away is only there as long as it is open.
        if done.is_err() && read(&self.found).is_still_there() {
            match SqliteConnection::connect_with(&self.writing).await {
                Ok(fresh) => *writer = fresh,
                Err(error) => tracing::error!(%error, "the database cannot be opened again"),
            }
        }
        done
    }

    /// Refuses to go on where the file was deleted or replaced by hand; what is kept is written into a new one, once.
    pub(super) async fn still_there(&self, writer: &mut SqliteConnection) -> Kept<()> {
        if read(&self.found).is_still_there() {
            return Ok(());
        }
        if let Some(rescued) = self.rescued.get() {
            return Err(StorageError::Gone(rescued.clone()));
        }
        let to = dated(&self.path, "rescued");
        let saved = save(writer, &to).await;
        if let Err(error) = &saved {
            tracing::error!(file = %to.display(), %error, "what is kept could not be written elsewhere");
        }
        let rescued = saved.is_ok().then_some(to);
        if rescued.is_some() {
            // Beside any other file of the same name they would spoil it.
            read(&self.found).remove_what_is_beside();
        }
        let gone = StorageError::Gone(self.rescued.get_or_init(|| rescued).clone());
        tracing::error!(file = %self.path.display(), "{gone}");
        Err(gone)
    }

    pub(super) async fn writer(&self) -> Kept<MutexGuard<'_, SqliteConnection>> {
        let mut writer = self.writer.lock().await;
        self.still_there(&mut writer).await?;
        if self.full.load(Ordering::Relaxed) {
            self.open_again(&mut writer).await?;
        }
        Ok(writer)
    }

    pub(super) async fn reader(&self) -> Kept<PoolConnection<sqlx::Sqlite>> {
        let readers = read(&self.readers).clone();
        readers.acquire().await.map_err(error)
    }
}

/// Refuses a file that is not there, or empty, beside a log that is not: SQLite would throw the log away.
pub fn refuse_orphan(path: &Path) -> Kept<()> {
    let log = with(path, BESIDE[0]);
    let length = |path: &Path| fs::metadata(path).map_or(0, |found| found.len());
    if length(path) == 0 && length(&log) > 0 { Err(StorageError::Orphaned(log)) } else { Ok(()) }
}

/// Every move writes a page of its table and a page of the list of tables: those in use stay at hand. They are put back into the file
/// beside the writer, who does it alone only where the log has grown very long.
fn for_writing(path: &Path) -> SqliteConnectOptions {
    options(path).pragma("cache_size", "-16384").pragma("wal_autocheckpoint", "64000")
}

fn for_reading(path: &Path) -> SqliteConnectOptions {
    options(path).read_only(true)
}

fn pool(options: SqliteConnectOptions) -> SqlitePool {
    pool_of(2, options)
}

/// A way to read the file without writing anything beside it: what is in its log can only be seen by one who has it alone.
fn pool_without_room(path: &Path) -> SqlitePool {
    if fs::metadata(with(path, BESIDE[0])).is_ok_and(|log| log.len() > 0) {
        pool_of(1, options(path).locking_mode(SqliteLockingMode::Exclusive))
    } else {
        pool(untouched(path))
    }
}

fn pool_of(most: u32, options: SqliteConnectOptions) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(most)
        .min_connections(0)
        .idle_timeout(Duration::from_secs(60))
        .connect_lazy_with(options)
}
