//! Backups that the salon makes by itself while it is open.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tablier_rules::Rulebooks;
use tablier_table::Time;

use crate::dates::{seconds_of, stamp_of};
use crate::ground::Ground;
use crate::health::Backup;
use crate::storage::{Kept, Sqlite, StorageError, check_all};

/// One that failed is tried again after so long, or when the next is due.
const AGAIN: Duration = Duration::from_secs(600);
/// Whether one is due is looked at so often.
const LOOKS: Duration = Duration::from_secs(60);

/// Where backups go, how often, and how many stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    pub folder: PathBuf,
    /// How often.
    pub every: Duration,
    /// How many stay.
    pub kept: usize,
}

impl Schedule {
    /// Makes the folder unless it is there, and refuses one that cannot be written.
    pub fn prepare(&self) -> Result<(), String> {
        let folder = self.folder.display();
        let cannot = |error| format!("backups cannot be written to {folder}: {error}");
        // Not the folders above it: they may be where a disk is to be mounted that is missing.
        match fs::DirBuilder::new().mode(0o700).create(&self.folder) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(cannot(error)),
            _ => {}
        }
        let trial = self.folder.join(format!(".tablier-{}", std::process::id()));
        fs::write(&trial, "").and_then(|()| fs::remove_file(&trial)).map_err(cannot)
    }
}

/// Saves the salon in this file again and again.
pub async fn run(ground: Arc<Ground>, file: PathBuf, schedule: Schedule) {
    let names = Names::of(&file);
    let every = milliseconds(schedule.every);
    let newest = in_order(&schedule.folder, |name| names.made(name)).pop();
    if let Some((made, name)) = &newest {
        ground.figures.backup_last_success_seconds.set(made.0 / 1_000);
        ground.health.saved(Backup::Made(name.clone()));
    }
    let mut due = newest.map_or(Time(0), |(made, _)| made.after(every));
    loop {
        let now = ground.watch.now();
        if due > now {
            ground.watch.until(due.min(now.after(milliseconds(LOOKS)))).await;
            continue;
        }
        due = match names.save(ground.rulebooks, &file, &schedule, now).await {
            Ok(name) => {
                tracing::info!(backup = name, "saved");
                ground.figures.backup_last_success_seconds.set(now.0 / 1_000);
                ground.health.saved(Backup::Made(name));
                now.after(every)
            }
            Err(error) => {
                tracing::error!(folder = %schedule.folder.display(), %error, "no backup could be made");
                ground.figures.backups_failed_total.up();
                ground.health.heard(&error);
                ground.health.saved(Backup::Failed(error.to_string()));
                match error {
                    // Trying again soon would find the same.
                    StorageError::Faulty(..) => now.after(every),
                    _ => now.after(every.min(milliseconds(AGAIN))),
                }
            }
        };
    }
}

fn milliseconds(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

/// What the backups of a salon are called: after its file, with the moment.
struct Names {
    start: String,
}

impl Names {
    fn of(file: &Path) -> Names {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        Names { start: format!("{stem}-") }
    }

    fn name(&self, now: Time) -> String {
        format!("{}{}.db", self.start, stamp_of(now.0 / 1_000))
    }

    /// When a backup of this name was made.
    fn made(&self, name: &str) -> Option<Time> {
        let stamp = name.strip_prefix(&self.start)?.strip_suffix(".db")?;
        seconds_of(stamp).map(|seconds| Time(seconds * 1_000))
    }

    /// Saves the salon, and then removes what is too old.
    async fn save(
        &self,
        rulebooks: Rulebooks,
        file: &Path,
        schedule: &Schedule,
        now: Time,
    ) -> Kept<String> {
        let folder = &schedule.folder;
        // What a salon that was killed left half done.
        let parts = |name: &String| {
            name.split_once(".part-").is_some_and(|(whole, _)| self.made(whole).is_some())
        };
        names(folder).filter(parts).for_each(|part| remove(&folder.join(part)));
        let name = self.name(now);
        match Sqlite::backup(file, &folder.join(&name)).await {
            // One of the same second is as good.
            Ok(()) | Err(StorageError::Exists(_)) => {}
            Err(error) => return Err(error),
        }
        let storage = Arc::new(Sqlite::look_at(&folder.join(&name)).await?);
        if let Some(fault) = check_all(rulebooks, storage).await?.faults.first() {
            // One that is not sound is kept too, but displaces only its like.
            let faulty = format!("{}.faulty", folder.join(&name).display());
            fs::rename(folder.join(&name), faulty)?;
            keep_newest(folder, schedule.kept, |name| {
                name.strip_suffix(".faulty").and_then(|name| self.made(name))
            });
            return Err(StorageError::Faulty(fault.clone(), 0));
        }
        keep_newest(folder, schedule.kept, |name| self.made(name));
        Ok(name)
    }
}

/// The backups that are there, as far as this tells when they were made, oldest first.
fn in_order(folder: &Path, made: impl Fn(&str) -> Option<Time>) -> Vec<(Time, String)> {
    let mut all: Vec<(Time, String)> =
        names(folder).filter_map(|name| Some((made(&name)?, name))).collect();
    all.sort_unstable();
    all
}

/// Removes all of them but the newest.
fn keep_newest(folder: &Path, kept: usize, made: impl Fn(&str) -> Option<Time>) {
    let all = in_order(folder, made);
    let too_many = all.len().saturating_sub(kept);
    all.iter().take(too_many).for_each(|(_, old)| remove(&folder.join(old)));
}

fn names(folder: &Path) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().into_string().ok())
}

fn remove(file: &Path) {
    if let Err(error) = fs::remove_file(file) {
        tracing::warn!(file = %file.display(), %error, "an old backup could not be removed");
    }
}
