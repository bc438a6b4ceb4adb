//! One salon at a time on a file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

use super::files::with;
use crate::storage::{Kept, StorageError};

/// As long as this is there no other salon opens on the file. The lock goes with the process, however that ends.
#[derive(Debug)]
pub struct Held(Option<File>);

impl Held {
    /// Takes the file, unless a salon has it. The lock is on a file beside it: closing the database's own file anywhere in a
    /// process would let go of SQLite's locks.
    pub fn take(path: &Path) -> Kept<Held> {
        let name = with(path, ".lock");
        let file = match OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .mode(0o600)
            .open(&name)
        {
            Ok(file) => file,
            // A salon that cannot be written to can still be looked at.
            Err(error)
                if matches!(
                    error.kind(),
                    ErrorKind::StorageFull | ErrorKind::ReadOnlyFilesystem
                ) =>
            {
                tracing::warn!(file = %name.display(), %error, "nothing keeps a second salon from opening");
                return Ok(Held(None));
            }
            Err(error) => return Err(StorageError::Other(format!("{}: {error}", name.display()))),
        };
        match file.try_lock() {
            Ok(()) => Ok(Held(Some(file))),
            Err(TryLockError::WouldBlock) => Err(StorageError::Held),
            // Some file systems know no locks.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(file = %name.display(), %error, "nothing keeps a second salon from opening");
                Ok(Held(None))
            }
        }
    }

    /// Whether a second salon would be refused.
    pub fn is_sure(&self) -> bool {
        self.0.is_some()
    }
}
