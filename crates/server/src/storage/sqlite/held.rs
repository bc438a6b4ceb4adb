//! One salon at a time on a file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::Path;

use super::files::folder_of;
use super::refuse_orphan;
use crate::storage::{Kept, StorageError};

/// As long as this is there no other salon opens on the file. The lock goes with the process, however that ends.
///
/// It is on the database's own file, so that it holds under every name the file has. SQLite's own locks are of another kind,
/// which closing a file lets go of: the file is open here until the salon is closed.
#[derive(Debug)]
pub struct Held(#[expect(dead_code, reason = "it is there to be held")] File);

impl Held {
    /// Takes the file, unless a salon has it; makes it where there is none.
    pub fn take(path: &Path) -> Kept<Held> {
        refuse_orphan(path)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false).mode(0o600);
        let file = match options.open(path) {
            // A salon that cannot be written to can still be looked at.
            Err(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => File::open(path),
            opened => opened,
        };
        let file = file.map_err(|error| match error.kind() {
            ErrorKind::StorageFull => StorageError::Full,
            _ => StorageError::Unwritten(path.to_owned(), error.to_string()),
        })?;
        if file.metadata().is_ok_and(|found| found.nlink() > 1) {
            return Err(StorageError::Linked);
        }
        match file.try_lock() {
            Ok(()) => Ok(Held(file)),
            Err(TryLockError::WouldBlock) => Err(StorageError::Held),
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "this file system knows no locks: nothing keeps a second salon from opening");
                Ok(Held(file))
            }
        }
    }
}

/// One restore at a time in a folder: each keeps what it replaces.
#[derive(Debug)]
pub struct SoleUser(#[expect(dead_code, reason = "it is there to be held")] File);

impl SoleUser {
    /// Waits until no other restore goes on there.
    pub fn wait(path: &Path) -> Kept<SoleUser> {
        let folder = File::open(folder_of(path))?;
        folder.lock()?;
        Ok(SoleUser(folder))
    }
}
