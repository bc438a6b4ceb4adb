//! A salon into a file of its own, while everything goes on.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::files::Part;
use super::identity::{Identity, check_integrity, identify, refuse_others};
use super::upkeep::{options, out_of_use};
use super::{Kept, Sqlite, StorageError, error, refuse_orphan};

impl Sqlite {
    /// Writes all that is kept here into a new file, while everything goes on. The file is whole or not there.
    pub async fn backup(path: &Path, to: &Path) -> Kept<()> {
        if to.exists() {
            return Err(StorageError::Exists(to.to_owned()));
        }
        refuse_orphan(path)?;
        refuse_others(path).await?;
        let mut from = SqliteConnection::connect_with(&options(path)).await.map_err(error)?;
        let saved = save(&mut from, to).await;
        from.close().await.map_err(error)?;
        saved
    }
}

/// The same through a connection that is open.
pub async fn save(from: &mut SqliteConnection, to: &Path) -> Kept<()> {
    let Identity::Salon { .. } = identify(from).await? else { return Err(StorageError::Empty) };
    let part = Part::new(to)?;
    write_into(from, part.path()).await?;
    read_back(part.path()).await?;
    match part.put(to) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            Err(StorageError::Exists(to.to_owned()))
        }
        put => Ok(put?),
    }
}

/// Writes everything as it is at one moment into an empty file.
pub async fn write_into(from: &mut SqliteConnection, to: &Path) -> Kept<()> {
    let to = to.to_string_lossy().into_owned();
    sqlx::query("vacuum into ?").bind(to).execute(from).await.map(drop).map_err(error)
}

/// Refuses a file that is not a sound salon from its first page to its last. It is not written to.
pub async fn read_back(path: &Path) -> Kept<()> {
    let mut file = SqliteConnection::connect_with(&untouched(path)).await.map_err(error)?;
    let found = match identify(&mut file).await {
        Ok(Identity::Salon { .. }) => check_integrity(&mut file).await,
        Ok(Identity::Empty) => Err(StorageError::Empty),
        Err(error) => Err(error),
    };
    // What was found counts.
    let _ = file.close().await;
    found
}

/// A file nobody writes to, opened so that it stays as it is and nothing is put beside it.
pub fn untouched(path: &Path) -> SqliteConnectOptions {
    out_of_use(path).read_only(true).immutable(true)
}
