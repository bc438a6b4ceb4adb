//! A salon in one SQLite file: write-ahead log, every commit on the disk before it counts.

mod checkpoints;
mod files;
mod held;
mod identity;
mod lists;
mod moving;
mod opening;
mod ratings;
mod restoring;
mod saving;
mod upkeep;
mod wal;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{OnceLock, RwLock};

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{Connection, QueryBuilder, SqliteConnection};
use tablier_table::{PersonId, Stage, Time};
use tokio::sync::{Mutex, mpsc};

use self::checkpoints::Checkpoints;
use self::files::{Found, Part};
pub use self::held::Held;
use self::identity::check_quickly;
use self::opening::refuse_orphan;
pub use self::restoring::{Faults, NotRestored, Restored};
pub use self::saving::read_back;
use self::upkeep::read_epoch;
use super::rows::{banned, int, unsigned};
use super::{
    Batch, Kept, Listing, Moved, Person, Portion, Sheet, Storage, StorageError, StoredEntry,
    stage_number,
};
use crate::lock::read;
use crate::ratings::{Score, Shared, Strength};

/// How many rows one statement inserts.
const ROWS: usize = 500;

/// What SQLite says where there is no room for what it keeps beside its file (`SQLITE_IOERR_SHMSIZE`).
const NO_ROOM_BESIDE: u32 = 4874;

/// A salon in an SQLite file.
pub struct Sqlite {
    path: PathBuf,
    writing: SqliteConnectOptions,
    writer: Mutex<SqliteConnection>,
    readers: RwLock<SqlitePool>,
    /// How often the salon had been replaced from a backup when this last looked.
    epoch: AtomicU64,
    /// The files as they were found when they were opened.
    found: RwLock<Found>,
    /// Whether it could be opened for reading only, since the disk was full.
    full: AtomicBool,
    /// When its log is put into the file.
    checkpoints: Checkpoints,
    /// Where what is kept was written, since somebody took its file away.
    rescued: OnceLock<Option<PathBuf>>,
    /// What was wrong with it when it was opened.
    damage: Option<String>,
    /// The copy of an older salon this looks at instead of the salon itself.
    _copy: Option<Part>,
}

fn error(error: sqlx::Error) -> StorageError {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    let code = code.and_then(|code| code.parse::<u32>().ok());
    if code == Some(NO_ROOM_BESIDE) {
        return StorageError::Full;
    }
    // The primary result codes of SQLite, out of the extended ones.
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => StorageError::Busy,
        Some(11) => StorageError::Damaged(error.to_string()),
        Some(13) => StorageError::Full,
        Some(19) => StorageError::Overtaken,
        Some(26) => StorageError::NoSalon,
        _ => StorageError::Other(error.to_string()),
    }
}

fn numbers(people: &[PersonId]) -> String {
    people.iter().map(|person| person.0.to_string()).collect::<Vec<_>>().join(",")
}

async fn insert_lines(change: &mut SqliteConnection, lines: &[StoredEntry]) -> Kept<()> {
    for lines in lines.chunks(ROWS) {
        let mut insert = QueryBuilder::new("insert into log (name, number, entry) ");
        insert.push_values(lines, |mut row, line| {
            row.push_bind(&line.table).push_bind(int(line.number)).push_bind(&line.entry);
        });
        insert.build().persistent(false).execute(&mut *change).await.map_err(error)?;
    }
    Ok(())
}

async fn put_sheets(change: &mut SqliteConnection, sheets: &[(Sheet, bool)]) -> Kept<()> {
    for sheets in sheets.chunks(ROWS) {
        let mut put = QueryBuilder::new(
            "insert or replace into tables (name, stage, public, last, moves, deadline, machine, waits, people) ",
        );
        put.push_values(sheets, |mut row, (sheet, _)| {
            row.push_bind(&sheet.card.table)
                .push_bind(stage_number(sheet.card.stage))
                .push_bind(sheet.public)
                .push_bind(int(sheet.card.last.0))
                .push_bind(int(sheet.card.moves as u64))
                .push_bind(sheet.deadline.map(|at| int(at.0)))
                .push_bind(sheet.machine)
                .push_bind(numbers(&sheet.waits))
                .push_bind(numbers(&sheet.people));
        });
        put.build().persistent(false).execute(&mut *change).await.map_err(error)?;
    }
    for (sheet, _) in sheets.iter().filter(|(_, changed)| *changed) {
        let name = &sheet.card.table;
        sqlx::query("insert or replace into cards (name, card) values (?, ?)")
            .bind(name)
            .bind(serde_json::to_string(&sheet.card).unwrap_or_default())
            .execute(&mut *change)
            .await
            .map_err(error)?;
        sqlx::query("delete from sitters where name = ?")
            .bind(name)
            .execute(&mut *change)
            .await
            .map_err(error)?;
        for person in &sheet.people {
            sqlx::query("insert or ignore into sitters (person, name) values (?, ?)")
                .bind(int(person.0))
                .bind(name)
                .execute(&mut *change)
                .await
                .map_err(error)?;
        }
    }
    Ok(())
}

/// Keeps a batch, unless the salon was replaced since this epoch.
async fn append(writer: &mut SqliteConnection, batch: &Batch, epoch: u64) -> Kept<()> {
    let mut change = writer.begin_with("begin immediate").await.map_err(error)?;
    if read_epoch(&mut change).await? != epoch {
        return Err(StorageError::Replaced);
    }
    insert_lines(&mut change, &batch.lines).await?;
    put_sheets(&mut change, &batch.sheets).await?;
    ratings::rate(&mut change, &batch.rated).await?;
    change.commit().await.map_err(error)
}

async fn new_person(
    writer: &mut SqliteConnection,
    name: &str,
    token: &[u8],
    now: Time,
) -> Kept<PersonId> {
    let mut change = writer.begin_with("begin immediate").await.map_err(error)?;
    let id = sqlx::query("insert into people (name, seen) values (?, ?)")
        .bind(name)
        .bind(int(now.0))
        .execute(&mut *change)
        .await
        .map_err(error)?
        .last_insert_rowid();
    insert_token(&mut change, id, token).await?;
    change.commit().await.map_err(error)?;
    Ok(PersonId(unsigned(id)))
}

async fn add_token(
    writer: &mut SqliteConnection,
    person: PersonId,
    token: &[u8],
    now: Time,
) -> Kept<()> {
    let mut change = writer.begin_with("begin immediate").await.map_err(error)?;
    insert_token(&mut change, int(person.0), token).await?;
    sqlx::query("update people set seen = ? where id = ?")
        .bind(int(now.0))
        .bind(int(person.0))
        .execute(&mut *change)
        .await
        .map_err(error)?;
    change.commit().await.map_err(error)
}

async fn insert_token(change: &mut SqliteConnection, person: i64, token: &[u8]) -> Kept<()> {
    let insert = sqlx::query("insert into tokens (hash, person) values (?, ?)");
    insert.bind(token).bind(person).execute(change).await.map(drop).map_err(error)
}

#[async_trait]
impl Storage for Sqlite {
    async fn append(&self, batch: &Batch) -> Kept<()> {
        let mut writer = self.writer().await?;
        let done = append(&mut writer, batch, self.epoch.load(Ordering::Relaxed)).await;
        let done = self.mend(&mut writer, done).await;
        // What went into a file that is gone is not kept.
        done.and(self.still_there(&mut writer).await)?;
        self.checkpoints.kept(batch.lines.len(), &mut writer).await;
        Ok(())
    }

    async fn log(&self, table: &str, after: u64) -> Kept<Vec<String>> {
        sqlx::query_scalar("select entry from log where name = ? and number > ? order by number")
            .bind(table)
            .bind(int(after))
            .fetch_all(&mut *self.reader().await?)
            .await
            .map_err(error)
    }

    async fn list(&self, listing: Listing, most: u32) -> Kept<Vec<Sheet>> {
        lists::list(&mut *self.reader().await?, listing, most).await
    }

    async fn lobby(&self, stage: Stage, most: u32) -> Kept<Vec<(String, Vec<PersonId>)>> {
        lists::lobby(&mut *self.reader().await?, stage, most).await
    }

    async fn sheets(&self, tables: &[String]) -> Kept<Vec<Sheet>> {
        lists::sheets(&mut *self.reader().await?, tables).await
    }

    async fn deadlines(&self) -> Kept<Vec<(String, Time, Time)>> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as("select name, deadline, last from tables where deadline is not null")
                .fetch_all(&mut *self.reader().await?)
                .await
                .map_err(error)?;
        let read = |(name, at, last)| (name, Time(unsigned(at)), Time(unsigned(last)));
        Ok(rows.into_iter().map(read).collect())
    }

    async fn machines(&self) -> Kept<Vec<String>> {
        sqlx::query_scalar("select name from tables where machine = 1")
            .fetch_all(&mut *self.reader().await?)
            .await
            .map_err(error)
    }

    async fn strengths(&self, game: &str, people: &[PersonId]) -> Kept<Vec<Strength>> {
        let mut from = self.reader().await?;
        let mut strengths = Vec::with_capacity(people.len());
        for &person in people {
            strengths.push(ratings::strength(&mut from, game, person).await?);
        }
        Ok(strengths)
    }

    async fn strongest(&self, game: &str, most: u32) -> Kept<Vec<(PersonId, String, Strength)>> {
        let mut from = self.reader().await?;
        ratings::strongest(&mut from, game, most).await
    }

    async fn scores(&self, table: &str) -> Kept<Vec<Score>> {
        let mut from = self.reader().await?;
        ratings::scores(&mut from, table).await
    }

    async fn shared(&self, most: u32) -> Kept<Vec<Shared>> {
        let mut from = self.reader().await?;
        ratings::shared(&mut from, most).await
    }

    async fn came_from(&self, person: PersonId, origin: &str) -> Kept<()> {
        ratings::came_from(&mut *self.writer().await?, person, origin).await
    }

    async fn new_person(&self, name: &str, token: &[u8], now: Time) -> Kept<PersonId> {
        let mut writer = self.writer().await?;
        let done = new_person(&mut writer, name, token, now).await;
        self.mend(&mut writer, done).await
    }

    async fn person(&self, token: &[u8]) -> Kept<Option<Person>> {
        let row: Option<(i64, String, bool, i64, i64, String)> = sqlx::query_as(
            "select p.id, p.name, p.named, p.seen, p.banned_until, p.ban_reason
             from tokens t join people p on p.id = t.person where t.hash = ?",
        )
        .bind(token)
        .fetch_optional(&mut *self.reader().await?)
        .await
        .map_err(error)?;
        Ok(row.map(|(id, name, named, seen, until, reason)| Person {
            id: PersonId(unsigned(id)),
            name,
            named,
            seen: Time(unsigned(seen)),
            banned: banned((until, reason)),
        }))
    }

    async fn rename(&self, person: PersonId, name: &str) -> Kept<()> {
        let rename = sqlx::query("update people set name = ?, named = 1 where id = ?")
            .bind(name)
            .bind(int(person.0));
        rename.execute(&mut *self.writer().await?).await.map(drop).map_err(error)
    }

    async fn add_token(&self, person: PersonId, token: &[u8], now: Time) -> Kept<()> {
        let mut writer = self.writer().await?;
        let done = add_token(&mut writer, person, token, now).await;
        self.mend(&mut writer, done).await
    }

    async fn add_recovery(&self, person: PersonId, word: &[u8], until: Time) -> Kept<()> {
        let add = sqlx::query("insert into recoveries (hash, person, until) values (?, ?, ?)")
            .bind(word)
            .bind(int(person.0))
            .bind(int(until.0));
        add.execute(&mut *self.writer().await?).await.map(drop).map_err(error)
    }

    async fn take_recovery(&self, word: &[u8], now: Time) -> Kept<Option<PersonId>> {
        let mut writer = self.writer().await?;
        let taken: Option<(i64, i64)> =
            sqlx::query_as("delete from recoveries where hash = ? returning person, until")
                .bind(word)
                .fetch_optional(&mut *writer)
                .await
                .map_err(error)?;
        Ok(taken
            .filter(|(_, until)| unsigned(*until) >= now.0)
            .map(|(person, _)| PersonId(unsigned(person))))
    }

    async fn ban(&self, person: PersonId, until: Time, reason: &str) -> Kept<bool> {
        let ban = sqlx::query("update people set banned_until = ?, ban_reason = ? where id = ?")
            .bind(int(until.0))
            .bind(reason)
            .bind(int(person.0));
        let done = ban.execute(&mut *self.writer().await?).await.map_err(error)?;
        Ok(done.rows_affected() > 0)
    }

    async fn ban_of(&self, person: PersonId) -> Kept<Option<(Time, String)>> {
        let row = sqlx::query_as("select banned_until, ban_reason from people where id = ?")
            .bind(int(person.0))
            .fetch_optional(&mut *self.reader().await?)
            .await
            .map_err(error)?;
        Ok(row.and_then(banned))
    }

    async fn saw(&self, person: PersonId, now: Time) -> Kept<()> {
        let saw = sqlx::query("update people set seen = ? where id = ?")
            .bind(int(now.0))
            .bind(int(person.0));
        saw.execute(&mut *self.writer().await?).await.map(drop).map_err(error)
    }

    async fn sweep(&self, guests_before: Time, now: Time) -> Kept<u64> {
        let mut writer = self.writer().await?;
        let old = sqlx::query("delete from recoveries where until < ?").bind(int(now.0));
        old.execute(&mut *writer).await.map_err(error)?;
        // The last one stays, so that nobody gets a number that was somebody else's.
        let forget = sqlx::query(
            "delete from people where named = 0 and banned_until = 0 and seen < ?
             and id < (select max(id) from people)
             and not exists (select 1 from sitters where person = people.id)",
        )
        .bind(int(guests_before.0));
        Ok(forget.execute(&mut *writer).await.map_err(error)?.rows_affected())
    }

    async fn note(&self, key: &str) -> Kept<Option<String>> {
        sqlx::query_scalar("select value from notes where key = ?")
            .bind(key)
            .fetch_optional(&mut *self.reader().await?)
            .await
            .map_err(error)
    }

    async fn set_note(&self, key: &str, value: &str) -> Kept<()> {
        let set = sqlx::query("insert or replace into notes (key, value) values (?, ?)")
            .bind(key)
            .bind(value);
        let mut writer = self.writer().await?;
        set.execute(&mut *writer).await.map(drop).map_err(error)
    }

    fn damage(&self) -> Option<String> {
        self.damage.clone()
    }

    async fn inspect(&self) -> Kept<()> {
        check_quickly(&mut *self.reader().await?).await
    }

    async fn close(&self) {
        // What is in the log is put back into the file, and the log goes; unless somebody took the file away.
        let Ok(mut writer) = self.writer().await else { return };
        self.checkpoints.rest().await;
        let readers = read(&self.readers).clone();
        readers.close().await;
        let nothing = SqliteConnectOptions::new().in_memory(true);
        let Ok(nothing) = SqliteConnection::connect_with(&nothing).await else { return };
        if let Err(error) = std::mem::replace(&mut *writer, nothing).close().await {
            tracing::error!(%error, "the file could not be closed");
        }
    }

    async fn give(&self, to: mpsc::Sender<Portion>) -> Kept<()> {
        moving::give(self, to).await
    }

    async fn receive(&self, from: mpsc::Receiver<Portion>) -> Kept<Moved> {
        moving::receive(self, from).await
    }

    async fn was_replaced(&self) -> Kept<bool> {
        let now = read_epoch(&mut *self.writer().await?).await?;
        Ok(self.epoch.swap(now, Ordering::Relaxed) != now)
    }
}
