//! What a row of either database says.

use sqlx::Row as _;
use tablier_rules::Seat;
use tablier_table::{PersonId, Time};

use super::StoredEntry;
use super::moving::Row;
use crate::ratings::{Score, Shared, Strength, points};

/// What was read, or why it could not be.
pub type Read<T> = Result<T, sqlx::Error>;

/// A row whose columns are read by their names.
pub trait Columns {
    fn text(&self, column: &str) -> Read<String>;
    fn bytes(&self, column: &str) -> Read<Vec<u8>>;
    fn flag(&self, column: &str) -> Read<bool>;
    fn real(&self, column: &str) -> Read<f64>;
    fn number(&self, column: &str) -> Read<u64>;
}

macro_rules! columns {
    ($row:ty) => {
        impl Columns for $row {
            fn text(&self, column: &str) -> Read<String> {
                self.try_get(column)
            }

            fn bytes(&self, column: &str) -> Read<Vec<u8>> {
                self.try_get(column)
            }

            fn flag(&self, column: &str) -> Read<bool> {
                self.try_get(column)
            }

            fn real(&self, column: &str) -> Read<f64> {
                self.try_get(column)
            }

            fn number(&self, column: &str) -> Read<u64> {
                self.try_get(column).map(unsigned)
            }
        }
    };
}

#[cfg(feature = "postgres")]
columns!(sqlx::postgres::PgRow);
columns!(sqlx::sqlite::SqliteRow);

/// A number as databases have them.
pub fn int(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// And back.
pub fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// Until when somebody is kept out, and why; nothing where they never were.
pub fn banned((until, reason): (i64, String)) -> Option<(Time, String)> {
    (until > 0).then(|| (Time(unsigned(until)), reason))
}

pub fn note(row: &impl Columns) -> Read<Row> {
    Ok(Row::Note { key: row.text("key")?, value: row.text("value")? })
}

pub fn person(row: &impl Columns) -> Read<Row> {
    Ok(Row::Person {
        id: PersonId(row.number("id")?),
        name: row.text("name")?,
        named: row.flag("named")?,
        seen: Time(row.number("seen")?),
        banned_until: Time(row.number("banned_until")?),
        ban_reason: row.text("ban_reason")?,
    })
}

pub fn token(row: &impl Columns) -> Read<Row> {
    Ok(Row::Token { hash: row.bytes("hash")?, person: PersonId(row.number("person")?) })
}

pub fn recovery(row: &impl Columns) -> Read<Row> {
    let (hash, person) = (row.bytes("hash")?, PersonId(row.number("person")?));
    Ok(Row::Recovery { hash, person, until: Time(row.number("until")?) })
}

pub fn line(row: &impl Columns) -> Read<Row> {
    let (table, entry) = (row.text("name")?, row.text("entry")?);
    Ok(Row::Line(StoredEntry { table, number: row.number("number")?, lease: None, entry }))
}

pub fn score(row: &impl Columns) -> Read<Score> {
    let seat = u8::try_from(row.number("seat")?).ok().and_then(|seat| Seat::try_from(seat).ok());
    Ok(Score {
        table: row.text("name")?,
        seat: seat.ok_or_else(|| sqlx::Error::Protocol("there is no such seat".to_owned()))?,
        person: PersonId(row.number("person")?),
        game: row.text("game")?,
        strength: strength(row)?,
        gained: row.real("gained")?,
        shared: row.flag("shared")?,
        latest: row.flag("latest")?,
    })
}

pub fn strength(row: &impl Columns) -> Read<Strength> {
    let count = |column| row.number(column).map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let (games, met) = (count("games")?, count("met")?);
    Ok(Strength { mean: row.real("mean")?, spread: row.real("spread")?, games, met })
}

/// Somebody in a rated game that somebody from the same place played too.
pub fn shared(row: &impl Columns) -> Read<Shared> {
    let Score { table, game, person, gained, .. } = score(row)?;
    Ok(Shared { table, game, person, name: row.text("called")?, gained: points(gained) })
}

/// A person with a name and a strength.
pub fn ranked(row: &impl Columns) -> Read<(PersonId, String, Strength)> {
    Ok((PersonId(row.number("person")?), row.text("called")?, strength(row)?))
}
