//! `tablier backup` and `tablier restore`: a salon into a file and out of it again, while it is open.

use std::path::{Path, PathBuf};

use clap::Args;
use tablier_server::{Sqlite, StorageError};

use crate::out::{Failure, Out};

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
/// Everything that happened since the backup is gone. A salon that is open on the database notices within a few seconds
/// and goes on with what was restored; its clients come along by themselves.
#[derive(Args)]
#[command(after_help = "Example:\n  tablier restore friday.db --database salon.db")]
pub struct Restore {
    /// A file made by `tablier backup`
    file: PathBuf,
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
    fn file(&self) -> Result<&Path, Failure> {
        if self.database.to_string_lossy().starts_with("postgres") {
            return Err(Failure::new(
                "this salon is kept in PostgreSQL: save and restore it with pg_dump and pg_restore.",
            ));
        }
        Ok(&self.database)
    }
}

/// Saves it.
pub fn save(arguments: &Backup, out: &mut Out) -> Result<(), Failure> {
    let (from, to) = (arguments.kept.file()?, &arguments.file);
    there(from)?;
    if to.exists() {
        return Err(Failure::new(format!("{} exists already; choose another file.", to.display())));
    }
    block_on(Sqlite::backup(from, to))?;
    out.line(format!("{} is saved in {}.", from.display(), to.display()))
}

/// Restores it.
pub fn restore(arguments: &Restore, out: &mut Out) -> Result<(), Failure> {
    let (from, to) = (&arguments.file, arguments.kept.file()?);
    there(from)?;
    block_on(Sqlite::restore(to, from))?;
    out.line(format!("{} is as it was saved in {}.", to.display(), from.display()))
}

fn there(file: &Path) -> Result<(), Failure> {
    if file.is_file() {
        return Ok(());
    }
    Err(Failure::new(format!("there is no file {}.", file.display())))
}

fn block_on(work: impl Future<Output = Result<(), StorageError>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("nothing can be started: {error}.")))?;
    runtime.block_on(work).map_err(|error| Failure::new(format!("{error}.")))
}
