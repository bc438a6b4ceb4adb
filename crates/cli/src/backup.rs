//! `tablier backup` and `tablier restore`: a salon into a file and out of it again, while it is open.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use tablier_server::{Faults, NotRestored, Schedule, Sqlite, StorageError};

use crate::handed::Games;
use crate::kept::{missing, why, why_at};
use crate::messages;
use crate::out::{CommandFailure, Out};

/// Save the whole salon into a file, while it is open
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier backup friday.db\n  tablier backup friday.db --database /srv/salon.db"
)]
pub struct Backup {
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

/// Put a saved salon in the place of the present one, even while it is open
///
/// Only a sound backup is restored; anything else is refused and nothing is touched. What is replaced is kept in a file
/// beside the salon, and its name is told. A salon that is open on the database notices within a few seconds and goes on with
/// what was restored; its clients come along by themselves.
#[derive(Args)]
#[command(after_help = "Example:\n  tablier restore friday.db --database salon.db")]
pub struct Restore {
    /// A file made by `tablier backup`
    file: PathBuf,

    /// Restore also a backup in which the games of some tables cannot be read (`tablier check` tells which)
    #[arg(long)]
    despite_faults: bool,

    #[command(flatten)]
    kept: Kept,
}

#[derive(Args)]
struct Kept {
    /// Where the salon is kept
    #[arg(
        long,
        default_value = "salon.db",
        env = "TABLIER_DATABASE",
        hide_env_values = true,
        value_name = "FILE"
    )]
    database: PathBuf,
}

impl Kept {
    /// The file; a salon in PostgreSQL is saved by PostgreSQL.
    fn file(&self) -> Result<&Path, CommandFailure> {
        if self.database.to_string_lossy().starts_with("postgres") {
            return Err(CommandFailure::new(messages::backup_postgres()));
        }
        Ok(&self.database)
    }
}

/// Backups that an open salon makes by itself.
#[derive(Args)]
pub struct Backups {
    /// A folder into which the salon saves itself now and then; for a salon in a file
    #[arg(long, env = "TABLIER_BACKUP_FOLDER", value_name = "FOLDER")]
    backup_folder: Option<PathBuf>,

    /// How often, such as 30m, 12h or 1d
    #[arg(long, default_value = "1d", env = "TABLIER_BACKUP_EVERY", value_name = "TIME", value_parser = span)]
    backup_every: Duration,

    /// How many of these backups are kept; older ones are removed once a new one has been read back
    #[arg(long, default_value_t = 14, env = "TABLIER_BACKUPS_KEPT", value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    backups_kept: u32,
}

impl Backups {
    /// When and where, if at all.
    pub fn schedule(&self) -> Option<Schedule> {
        let folder = self.backup_folder.clone()?;
        Some(Schedule { folder, every: self.backup_every, kept: self.backups_kept as usize })
    }
}

/// A span of time as people write it: a number and s, m, h or d.
fn span(text: &str) -> Result<Duration, String> {
    let units = [('s', 1), ('m', 60), ('h', 3_600), ('d', 86_400)];
    let read = units.iter().find_map(|&(unit, seconds)| {
        let number: u64 = text.strip_suffix(unit)?.trim().parse().ok()?;
        number.checked_mul(seconds).filter(|&seconds| seconds > 0)
    });
    let read = read.ok_or("a span of time is a number and s, m, h or d, such as 12h");
    read.map(Duration::from_secs).map_err(str::to_owned)
}

/// Saves it.
pub fn save(arguments: &Backup, out: &mut Out) -> Result<(), CommandFailure> {
    let (from, to) = (arguments.kept.file()?, &arguments.file);
    there(from)?;
    run(Sqlite::backup(from, to))?.map_err(|error| match error {
        StorageError::Exists(_) => CommandFailure::new(messages::backup_exists(to.display())),
        error @ StorageError::Unwritten(..) => {
            CommandFailure::new(messages::nothing_saved(why(&error)))
        }
        error => CommandFailure::new(messages::nothing_saved(why_at(from.display(), &error))),
    })?;
    out.line(format!("{} is saved in {}.", from.display(), to.display()))
}

/// Restores it.
pub fn restore(arguments: &Restore, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let (from, to) = (&arguments.file, arguments.kept.file()?);
    there(from)?;
    let faults = if arguments.despite_faults { Faults::Accepted } else { Faults::Refused };
    let restored = run(Sqlite::restore(games.rulebooks, to, from, faults))?.map_err(|why| {
        let what = match why {
            NotRestored::Salon(StorageError::NoSalon) => messages::restore_no_salon(to.display()),
            NotRestored::Backup(error @ StorageError::Faulty(..)) => {
                messages::restore_despite(why_at(from.display(), &error))
            }
            NotRestored::Backup(error) => why_at(from.display(), &error),
            NotRestored::Salon(error) => why_at(to.display(), &error),
        };
        CommandFailure::new(messages::nothing_restored(what))
    })?;
    out.line(format!("{} is as it was saved in {}.", to.display(), from.display()))?;
    match restored.before {
        Some(before) => out.line(format!("What it was before is kept in {}.", before.display())),
        None => Ok(()),
    }
}

fn there(file: &Path) -> Result<(), CommandFailure> {
    if file.is_file() {
        return Ok(());
    }
    Err(CommandFailure::new(missing(file)))
}

fn run<T>(work: impl Future<Output = T>) -> Result<T, CommandFailure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| CommandFailure::new(messages::nothing_started(error)))?;
    Ok(runtime.block_on(work))
}
