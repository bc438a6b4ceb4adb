//! A salon out of a backup. The backup is only read, what it replaces is kept under a name of its own first, and nothing is
//! touched before all of that is done.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::{Connection, Executor, SqliteConnection};
use tablier_rules::Rulebooks;

use super::files::{BESIDE, Part, dated, sync_folder, with};
use super::held::{Held, SoleUser};
use super::identity::{Identity, check_integrity, identify, refuse_others};
use super::saving::{read_back, save, write_into};
use super::upkeep::{migrate, options, out_of_use, read_epoch};
use super::{Kept, Sqlite, StorageError, error};
use crate::storage::check_all;

/// What became of what a backup replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Where it is kept; nothing if there was nothing before.
    pub before: Option<PathBuf>,
}

/// Whether a backup is restored in which some tables cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faults {
    /// No.
    Refused,
    /// It is: the rest of it is wanted.
    Accepted,
}

/// Why nothing was restored: what is the matter, and with which of the two files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRestored {
    Backup(StorageError),
    Salon(StorageError),
}

impl Sqlite {
    /// Puts what a backup of a salon of these games holds in the place of everything here. A salon that runs on the file notices and goes on with it.
    pub async fn restore(
        rulebooks: Rulebooks,
        path: &Path,
        from: &Path,
        faults: Faults,
    ) -> Result<Restored, NotRestored> {
        let file = |path: &Path| fs::metadata(path).ok().map(|found| (found.dev(), found.ino()));
        if file(path).is_some() && file(path) == file(from) {
            return Err(NotRestored::Backup(StorageError::Same));
        }
        let _alone = SoleUser::wait(path).map_err(NotRestored::Salon)?;
        let copy = Part::new(path).map_err(NotRestored::Salon)?;
        copy_into(&copy, from).await.map_err(NotRestored::Backup)?;
        if faults == Faults::Refused {
            refuse_faults(rulebooks, copy.path()).await.map_err(NotRestored::Backup)?;
        }
        Sqlite::put_back(path, copy).await.map_err(NotRestored::Salon)
    }

    async fn put_back(path: &Path, copy: Part) -> Kept<Restored> {
        if fs::metadata(path).map_or(0, |found| found.len()) == 0 {
            // Nothing is here, or nothing in it; perhaps what belonged to a file that is gone.
            return take_the_place(path, copy, dated(path, "before-restore")).await;
        }
        refuse_others(path).await?;
        let before = dated(path, "before-restore");
        let done = replace(path, &before, copy.path()).await;
        if done.is_err() {
            // Nothing was replaced, so it is there twice; no other restore goes on that could have made it.
            let _ = fs::remove_file(&before);
        }
        match done {
            Ok(()) => Ok(Restored { before: Some(before) }),
            // Nothing can be written into a file that is damaged, but all of it can be put aside.
            Err(StorageError::Damaged(_)) => take_the_place(path, copy, before).await,
            Err(error) => Err(error),
        }
    }
}

/// Refuses a salon with tables whose logs make no table.
async fn refuse_faults(rulebooks: Rulebooks, file: &Path) -> Kept<()> {
    let found = check_all(rulebooks, Arc::new(Sqlite::look_at(file).await?)).await?;
    match found.faults.split_first() {
        None => Ok(()),
        Some((first, more)) => Err(StorageError::Faulty(first.clone(), more.len())),
    }
}

/// Writes the salon of a backup into a file of its own, checked and brought up to date; the backup is only read.
async fn copy_into(copy: &Part, from: &Path) -> Kept<()> {
    if fs::metadata(from)?.len() == 0 {
        return Err(StorageError::Empty);
    }
    if fs::metadata(with(from, BESIDE[0])).is_ok_and(|log| log.len() > 0) {
        // Part of it is still in the log beside it: no backup of ours, but a salon all the same.
        refuse_others(from).await?;
        let mut open = SqliteConnection::connect_with(&options(from)).await.map_err(error)?;
        let written = write_into(&mut open, copy.path()).await;
        open.close().await.map_err(error)?;
        written?;
    } else {
        let mut to = File::options().write(true).open(copy.path())?;
        io::copy(&mut File::open(from)?, &mut to)?;
    }
    let mut file = SqliteConnection::connect_with(&out_of_use(copy.path())).await.map_err(error)?;
    let checked = check(&mut file).await;
    // What was found counts.
    let closed = file.close().await.map_err(error);
    checked.and(closed)
}

async fn check(file: &mut SqliteConnection) -> Kept<()> {
    let Identity::Salon { .. } = identify(file).await? else { return Err(StorageError::Empty) };
    check_integrity(file).await?;
    migrate(file).await?;
    read_epoch(file).await.map(drop)
}

/// Keeps what is here under another name, then writes what the copy holds over it, all or nothing. Nothing is added to it
/// meanwhile: an open salon waits.
async fn replace(path: &Path, before: &Path, copy: &Path) -> Kept<()> {
    let connect = async || SqliteConnection::connect_with(&options(path)).await.map_err(error);
    let (mut here, mut beside) = (connect().await?, connect().await?);
    migrate(&mut here).await?;
    let copy = copy.to_string_lossy().into_owned();
    sqlx::query("attach ? as backup").bind(copy).execute(&mut here).await.map_err(error)?;
    let mut change = here.begin_with("begin immediate").await.map_err(error)?;
    save(&mut beside, before).await?;
    let epoch = read_epoch(&mut change).await?;
    change.execute(include_str!("restore.sql")).await.map_err(error)?;
    sqlx::query("update notes set value = ? where key = 'epoch'")
        .bind((epoch + 1).to_string())
        .execute(&mut *change)
        .await
        .map_err(error)?;
    change.commit().await.map_err(error)?;
    beside.close().await.map_err(error)?;
    here.close().await.map_err(error)
}

/// Puts the copy where the salon is to be, and aside whatever is there or belonged to what was. No salon may be open on it.
async fn take_the_place(path: &Path, copy: Part, before: PathBuf) -> Kept<Restored> {
    // The lock is on the file, which goes; what belongs to none has none.
    let _held = fs::metadata(path)
        .is_ok_and(|found| found.len() > 0)
        .then(|| Held::take(path))
        .transpose()?;
    let mut aside = None;
    for ending in ["", BESIDE[0], BESIDE[1]] {
        let (from, to) = (with(path, ending), with(&before, ending));
        match fs::metadata(&from) {
            Ok(found) if found.len() == 0 => fs::remove_file(&from)?,
            Ok(_) => {
                fs::rename(&from, &to)?;
                aside.get_or_insert(to);
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error.into()),
        }
    }
    sync_folder(path)?;
    copy.put(path)?;
    read_back(path).await?;
    Ok(Restored { before: aside })
}
