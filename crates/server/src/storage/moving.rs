//! A whole salon from one place to another.

use std::fmt;
use std::sync::Arc;

use tablier_table::{PersonId, Time};
use tokio::sync::mpsc;

use super::{Kept, Sheet, Storage, StorageError, StoredEntry};
use crate::ratings::Score;

/// How many rows travel together.
pub const TOGETHER: usize = 500;

/// Something that is kept, whatever the place.
#[derive(Debug)]
pub enum Row {
    /// What the salon remembers about itself.
    Note {
        /// What it is called.
        key: String,
        /// What it says.
        value: String,
    },
    Person {
        /// The number.
        id: PersonId,
        name: String,
        /// Whether the person chose it.
        named: bool,
        /// When the person was last seen to come in.
        seen: Time,
        /// Until when the person may not come in.
        banned_until: Time,
        /// Why.
        ban_reason: String,
    },
    /// What a person is known by.
    Token { hash: Vec<u8>, person: PersonId },
    /// A word that makes another device the same person.
    Recovery {
        hash: Vec<u8>,
        person: PersonId,
        /// Until when.
        until: Time,
    },
    /// A table.
    Sheet(Box<Sheet>),
    /// An input of a table.
    Line(StoredEntry),
    /// What a rated game was for one who played it.
    Score(Score),
}

/// What travels.
#[derive(Debug)]
pub enum Portion {
    /// Some rows.
    Rows(Vec<Row>),
    /// That was all: without this word nothing arrives.
    End,
}

/// How much was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    pub people: u64,
    pub tables: u64,
    /// Inputs of tables.
    pub inputs: u64,
}

impl Moved {
    /// Counts some rows.
    pub fn count(&mut self, rows: &[Row]) {
        for row in rows {
            match row {
                Row::Person { .. } => self.people += 1,
                Row::Sheet(_) => self.tables += 1,
                Row::Line(_) => self.inputs += 1,
                Row::Note { .. } | Row::Token { .. } | Row::Recovery { .. } | Row::Score(_) => {}
            }
        }
    }
}

impl fmt::Display for Moved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |number: u64, one: &str, more: &str| match number {
            1 => format!("1 {one}"),
            number => format!("{number} {more}"),
        };
        let people = number(self.people, "person", "people");
        let tables = number(self.tables, "table", "tables");
        write!(f, "{people}, {tables}, {}", number(self.inputs, "input", "inputs"))
    }
}

/// Moves everything to a place where nothing is yet. All arrives or nothing does, and what is left stays as it is.
pub async fn move_all(from: Arc<dyn Storage>, to: &dyn Storage) -> Kept<Moved> {
    let (sender, receiver) = mpsc::channel(4);
    let sending = tokio::spawn(async move { from.give(sender).await });
    let arrived = to.receive(receiver).await;
    match sending.await {
        Ok(Ok(())) => arrived,
        Ok(Err(error)) => Err(error),
        Err(_) => Err(StorageError::Other("the reading was broken off".to_owned())),
    }
}
