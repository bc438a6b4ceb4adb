//! A whole salon out of the file, and into it.

use futures_util::TryStreamExt;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::mpsc;

use super::lists::sheet;
use super::ratings::put_score;
use super::{Sqlite, error, insert_lines, put_sheets};
use crate::storage::moving::{Moved, Portion, Row, TOGETHER};
use crate::storage::rows::{self, Read, int};
use crate::storage::{Kept, Sheet, StorageError, StoredEntry};

/// Everything, one table of the database after the other.
const PARTS: [(&str, Reader); 7] = [
    ("select * from notes where key <> 'epoch' order by key", rows::note),
    ("select * from people order by id", rows::person),
    ("select * from tokens order by hash", rows::token),
    ("select * from recoveries order by hash", rows::recovery),
    ("select * from tables join cards using (name) order by name", table),
    ("select * from log order by name, number", rows::line),
    ("select * from ratings order by name, seat", score),
];

type Reader = fn(&Given) -> Read<Row>;
type Given = sqlx::sqlite::SqliteRow;

fn table(row: &Given) -> Read<Row> {
    let sheet = sheet(row).map_err(|error| sqlx::Error::Protocol(error.to_string()))?;
    Ok(Row::Sheet(Box::new(sheet)))
}

fn score(row: &Given) -> Read<Row> {
    rows::score(row).map(Row::Score)
}

/// Sends everything as it is at one moment.
pub async fn give(sqlite: &Sqlite, to: mpsc::Sender<Portion>) -> Kept<()> {
    let mut writer = sqlite.writer.lock().await;
    let mut moment = writer.begin().await.map_err(error)?;
    for (sql, read) in PARTS {
        let mut rows = sqlx::query(sql).fetch(&mut *moment);
        loop {
            let mut some = Vec::with_capacity(TOGETHER);
            while some.len() < TOGETHER
                && let Some(row) = rows.try_next().await.map_err(error)?
            {
                some.push(read(&row).map_err(error)?);
            }
            if some.is_empty() {
                break;
            }
            if to.send(Portion::Rows(some)).await.is_err() {
                // Whoever receives has said why.
                return Ok(());
            }
        }
    }
    // Nobody may receive any more.
    let _ = to.send(Portion::End).await;
    moment.rollback().await.map_err(error)
}

/// Keeps everything that comes, in one change.
pub async fn receive(sqlite: &Sqlite, mut from: mpsc::Receiver<Portion>) -> Kept<Moved> {
    let mut writer = sqlite.writer.lock().await;
    let mut change = writer.begin_with("begin immediate").await.map_err(error)?;
    let full: bool = sqlx::query_scalar(
        "select exists (select 1 from people) or exists (select 1 from tables) or exists (select 1 from log)",
    )
    .fetch_one(&mut *change)
    .await
    .map_err(error)?;
    if full {
        return Err(StorageError::Taken);
    }
    let mut moved = Moved::default();
    loop {
        match from.recv().await {
            Some(Portion::Rows(rows)) => {
                moved.count(&rows);
                put(&mut change, rows).await?;
            }
            Some(Portion::End) => break,
            None => return Err(StorageError::Other("the reading was broken off".to_owned())),
        }
    }
    change.commit().await.map_err(error)?;
    Ok(moved)
}

async fn put(change: &mut SqliteConnection, rows: Vec<Row>) -> Kept<()> {
    let (mut sheets, mut lines): (Vec<(Sheet, bool)>, Vec<StoredEntry>) = (Vec::new(), Vec::new());
    for row in rows {
        let query = match row {
            Row::Sheet(sheet) => {
                sheets.push((*sheet, true));
                continue;
            }
            Row::Line(line) => {
                lines.push(line);
                continue;
            }
            Row::Score(score) => {
                put_score(change, &score).await?;
                continue;
            }
            Row::Note { key, value } => {
                sqlx::query("insert or replace into notes (key, value) values (?, ?)")
                    .bind(key)
                    .bind(value)
            }
            Row::Person { id, name, named, seen, banned_until, ban_reason } => sqlx::query(
                "insert into people (id, name, named, seen, banned_until, ban_reason) values (?, ?, ?, ?, ?, ?)",
            )
            .bind(int(id.0))
            .bind(name)
            .bind(named)
            .bind(int(seen.0))
            .bind(int(banned_until.0))
            .bind(ban_reason),
            Row::Token { hash, person } => {
                sqlx::query("insert into tokens (hash, person) values (?, ?)")
                    .bind(hash)
                    .bind(int(person.0))
            }
            Row::Recovery { hash, person, until } => {
                sqlx::query("insert into recoveries (hash, person, until) values (?, ?, ?)")
                    .bind(hash)
                    .bind(int(person.0))
                    .bind(int(until.0))
            }
        };
        query.execute(&mut *change).await.map_err(error)?;
    }
    put_sheets(change, &sheets).await?;
    if lines.is_empty() { Ok(()) } else { insert_lines(change, &lines).await }
}
