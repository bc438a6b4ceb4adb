//! Where a salon is kept. The log of each table is the truth; everything else about tables can be had from it again.

mod checking;
pub mod company;
mod database;
mod moving;
#[cfg(feature = "postgres")]
mod postgres;
mod ratings;
mod rows;
mod sqlite;

use std::path::PathBuf;
use std::{fmt, io};

use async_trait::async_trait;
use tablier_protocol::Card;
use tablier_table::{PersonId, Stage, Time};
use tokio::sync::mpsc;

pub use checking::{Checked, check_all, rebuild};
pub use database::{Database, Durability, Opened};
pub use moving::{Moved, Portion, move_all};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use sqlite::{Faults, Held, NotRestored, Restored, Sqlite, read_back};

use crate::ratings::{RatedGame, Score, Shared, Strength};

/// One input of a table, to be kept.
#[derive(Clone, Debug)]
pub struct StoredEntry {
    pub table: String,
    /// Its number in the log of the table, from 1.
    pub number: u64,
    /// The lease under which it was taken in, where several nodes share the salon.
    pub lease: Option<u64>,
    /// The entry as JSON.
    pub entry: String,
}

/// What is known of a table without reading its log.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The table as the lobby shows it.
    pub card: Card,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When somebody runs out of time.
    pub deadline: Option<Time>,
    /// Whether a machine is to decide.
    pub machine: bool,
    /// Who sits there, and who opened it.
    pub people: Vec<PersonId>,
    /// For whom of them it waits.
    pub waits: Vec<PersonId>,
}

/// Inputs of any number of tables that are kept together or not at all.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// The inputs, in order.
    pub lines: Vec<StoredEntry>,
    /// Each table they change, once, as it is afterwards; whether its card changed in more than the moves and the time.
    pub sheets: Vec<(Sheet, bool)>,
    /// The rated games that end with them.
    pub rated: Vec<RatedGame>,
}

/// A person as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    pub name: String,
    /// Whether the person chose it.
    pub named: bool,
    /// When the person was last noted to be there.
    pub seen: Time,
    /// Why the person may not come in, and until when.
    pub banned: Option<(Time, String)>,
}

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// The log of this table went on elsewhere.
    Overtaken,
    /// The whole salon was replaced from a backup.
    Replaced,
    /// The disk is full.
    Full,
    /// Somebody else keeps the database locked.
    Busy,
    /// A salon is kept here already.
    Taken,
    /// A salon is open on the file.
    Held,
    /// The file has several names.
    Linked,
    /// The file was deleted or replaced by hand while it was open; where all of it was written then.
    Gone(Option<PathBuf>),
    /// The file is not there, but the log SQLite keeps beside it is.
    Orphaned(PathBuf),
    /// A file cannot be written, and why.
    Unwritten(PathBuf, String),
    /// The file is something else.
    NoSalon,
    /// There is nothing in the file.
    Empty,
    /// A file is already there.
    Exists(PathBuf),
    /// A backup is to be restored into itself.
    Same,
    /// The database is of a version to come.
    Newer {
        /// Its version.
        found: usize,
        /// The newest this program knows.
        known: usize,
    },
    /// What is kept cannot be read as it was written.
    Damaged(String),
    /// Some tables cannot be read: the first, and how many more.
    Faulty(String, usize),
    /// It is in PostgreSQL, and the program was built without.
    NoPostgres,
    /// The database may forget what it said was kept.
    Forgetful(&'static str),
    /// Anything else.
    Other(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::Overtaken => f.write_str("the log of the table went on elsewhere"),
            StorageError::Replaced => f.write_str("the salon was restored from a backup"),
            StorageError::Full => f.write_str("the disk is full"),
            StorageError::Busy => f.write_str("the database is locked by another program"),
            StorageError::Taken => f.write_str("there is a salon here already"),
            StorageError::Linked => f.write_str(
                "the file has several names (hard links), under which SQLite would keep different logs; leave it one",
            ),
            StorageError::Held => f.write_str("a salon is open on this file; close it first"),
            StorageError::Gone(rescued) => {
                f.write_str("the file of the database was deleted or replaced by hand while the salon was open")?;
                match rescued {
                    Some(rescued) => write!(
                        f,
                        "; all that was kept is in {}: close the salon, put that file in the place of the other, and open it again",
                        rescued.display()
                    ),
                    None => f.write_str(", and what was kept could not be written elsewhere"),
                }
            }
            StorageError::Orphaned(log) => write!(
                f,
                "the file is not there, but its log {} is: somebody moved or deleted the file; put it back, or restore a backup \
                 (tablier restore), which puts the log aside",
                log.display()
            ),
            StorageError::Unwritten(path, why) => {
                write!(f, "{} cannot be written: {why}", path.display())
            }
            StorageError::NoSalon => f.write_str("this file is not a salon"),
            StorageError::Empty => f.write_str("there is no salon in this file: it is empty"),
            StorageError::Exists(path) => write!(f, "{} exists already", path.display()),
            StorageError::Same => f.write_str("the backup and the salon are the same file"),
            StorageError::Newer { found, known } => write!(
                f,
                "the database is of a newer version ({found}) than this program knows ({known})"
            ),
            StorageError::Damaged(what) => {
                write!(f, "the database is damaged (a backup can be restored): {what}")
            }
            StorageError::Faulty(first, more) => {
                write!(f, "some of it cannot be read: {first}")?;
                if *more > 0 {
                    write!(f, " (and {more} more)")?;
                }
                Ok(())
            }
            StorageError::NoPostgres => f.write_str(
                "this program was built without PostgreSQL; build it with the feature postgres, or name a file",
            ),
            StorageError::Forgetful(setting) => write!(
                f,
                "PostgreSQL runs with {setting} = off, so it may lose moves that were acknowledged when it or its computer \
                 fails; switch it on, or give --accept-data-loss to open the salon all the same"
            ),
            StorageError::Other(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for StorageError {}

impl From<io::Error> for StorageError {
    fn from(error: io::Error) -> StorageError {
        match error.kind() {
            io::ErrorKind::StorageFull => StorageError::Full,
            _ => StorageError::Other(error.to_string()),
        }
    }
}

/// Kept, or why not.
pub type Kept<T> = Result<T, StorageError>;

/// What tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Those the lobby shows that wait for people.
    Open,
    /// Those the lobby shows that are being played.
    Playing,
    /// Those of a person.
    Of(PersonId),
}

/// A place where a salon is kept.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// Keeps a batch durably, or nothing of it.
    async fn append(&self, batch: &Batch) -> Kept<()>;
    /// The log of a table after so many inputs, in order, each entry as JSON; empty if there is no such table.
    async fn log(&self, table: &str, after: u64) -> Kept<Vec<String>>;
    /// Some tables, latest first; those of a person with those that wait for the person first.
    async fn list(&self, listing: Listing, most: u32) -> Kept<Vec<Sheet>>;
    /// The tables of the lobby, latest first, with the people who sit there or opened them: much less than their sheets.
    async fn lobby(&self, stage: Stage, most: u32) -> Kept<Vec<(String, Vec<PersonId>)>>;
    /// The sheets of these tables, as they come.
    async fn sheets(&self, tables: &[String]) -> Kept<Vec<Sheet>>;
    /// The tables where time runs: when it is up, and when something last happened.
    async fn deadlines(&self) -> Kept<Vec<(String, Time, Time)>>;
    /// The tables where a machine is to decide.
    async fn machines(&self) -> Kept<Vec<String>>;

    /// How strong these people are at a game.
    async fn strengths(&self, game: &str, people: &[PersonId]) -> Kept<Vec<Strength>>;
    /// The strongest at a game with their names, those of whom little is known last.
    async fn strongest(&self, game: &str, most: u32) -> Kept<Vec<(PersonId, String, Strength)>>;
    /// What a rated game was for those who played it, by seat; empty before its end.
    async fn scores(&self, table: &str) -> Kept<Vec<Score>>;

    /// The latest to play rated games against somebody from the same place.
    async fn shared(&self, most: u32) -> Kept<Vec<Shared>>;
    /// Notes where somebody who plays a rated game came from.
    async fn came_from(&self, person: PersonId, origin: &str) -> Kept<()>;

    /// A new person with this token.
    async fn new_person(&self, name: &str, token: &[u8], now: Time) -> Kept<PersonId>;
    /// Whoever has this token.
    async fn person(&self, token: &[u8]) -> Kept<Option<Person>>;
    /// Another name for a person.
    async fn rename(&self, person: PersonId, name: &str) -> Kept<()>;
    /// Another token for a person.
    async fn add_token(&self, person: PersonId, token: &[u8], now: Time) -> Kept<()>;
    /// A word that can be turned into a token until then.
    async fn add_recovery(&self, person: PersonId, word: &[u8], until: Time) -> Kept<()>;
    /// Uses up such a word.
    async fn take_recovery(&self, word: &[u8], now: Time) -> Kept<Option<PersonId>>;
    /// Keeps a person out until then.
    async fn ban(&self, person: PersonId, until: Time, reason: &str) -> Kept<bool>;
    /// Until when a person is or was kept out, and why.
    async fn ban_of(&self, person: PersonId) -> Kept<Option<(Time, String)>>;
    /// Notes that a person is there.
    async fn saw(&self, person: PersonId, now: Time) -> Kept<()>;
    /// Throws away what nobody needs: people who never sat down and were not seen since then, words that are no longer good,
    /// what nodes that are gone left behind. Gives the number of people.
    async fn sweep(&self, guests_before: Time, now: Time) -> Kept<u64>;

    /// Something the salon has to remember about itself.
    async fn note(&self, key: &str) -> Kept<Option<String>>;
    /// Remembers it.
    async fn set_note(&self, key: &str, value: &str) -> Kept<()>;
    /// Sends everything that is kept, in portions.
    async fn give(&self, to: mpsc::Sender<Portion>) -> Kept<()>;
    /// Keeps everything that comes, where nothing was before.
    async fn receive(&self, from: mpsc::Receiver<Portion>) -> Kept<Moved>;
    /// What was wrong with what is kept when it was opened.
    fn damage(&self) -> Option<String> {
        None
    }
    /// Looks through all of it for damage, in its own time.
    async fn inspect(&self) -> Kept<()> {
        Ok(())
    }
    /// Nobody uses it any more: what is kept is in one place when this is done.
    async fn close(&self) {}
    /// Whether the salon was replaced from a backup since this was opened or last asked.
    async fn was_replaced(&self) -> Kept<bool>;
}

/// How a stage is stored.
fn stage_number(stage: Stage) -> i64 {
    match stage {
        Stage::Gathering => 0,
        // Nobody can sit down there any more.
        Stage::Drawing | Stage::Playing => 1,
        Stage::Over => 2,
    }
}
