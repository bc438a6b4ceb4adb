//! Whether what is kept is sound: every log of every table is read as it would be if somebody came back to it.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use tablier_rules::{AnyMatch, Rulebooks};
use tablier_table::{Stage, Table};
use tokio::sync::mpsc;

use super::moving::{Portion, Row};
use super::{Kept, Moved, Sheet, Storage, StorageError, StoredEntry};

/// The table of one of these games that these entries make.
pub fn rebuild(rulebooks: Rulebooks, log: &[String]) -> Result<Table, String> {
    let mut entries = Vec::with_capacity(log.len());
    for entry in log {
        entries.push(serde_json::from_str(entry).map_err(|error| error.to_string())?);
    }
    Table::rebuild(rulebooks, entries).map_err(|refusal| refusal.to_string())
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How much there is.
    pub counted: Moved,
    /// What is wrong, a sentence each.
    pub faults: Vec<String>,
}

/// Reads everything of a salon of these games. What cannot even be read is an error; what can be read and makes no sense is a fault.
pub async fn check_all(rulebooks: Rulebooks, storage: Arc<dyn Storage>) -> Kept<Checked> {
    let (sender, mut receiver) = mpsc::channel(4);
    let sending = tokio::spawn(async move { storage.give(sender).await });
    let mut reader = Reader::new(rulebooks);
    let mut whole = false;
    while let Some(portion) = receiver.recv().await {
        match portion {
            Portion::Rows(rows) => {
                reader.found.counted.count(&rows);
                rows.into_iter().for_each(|row| reader.read(row));
                // Others have their turn.
                tokio::task::yield_now().await;
            }
            Portion::End => whole = true,
        }
    }
    match sending.await {
        Ok(done) => done?,
        Err(error) => return Err(StorageError::Other(error.to_string())),
    }
    if !whole {
        return Err(StorageError::Other("the reading was broken off".to_owned()));
    }
    Ok(reader.end())
}

/// A table as its row tells of it.
struct RowOfTable {
    stage: Stage,
    moves: usize,
    has_log: bool,
}

struct Reader {
    rulebooks: Rulebooks,
    found: Checked,
    tables: BTreeMap<String, RowOfTable>,
    /// The table whose log comes now, and as much of it as came; the number the next line must have.
    name: String,
    log: Vec<String>,
    next: u64,
}

impl Reader {
    fn new(rulebooks: Rulebooks) -> Reader {
        let (found, tables) = (Checked::default(), BTreeMap::new());
        Reader { rulebooks, found, tables, name: String::new(), log: Vec::new(), next: 0 }
    }

    fn read(&mut self, row: Row) {
        match row {
            Row::Sheet(sheet) => {
                let Sheet { card, .. } = *sheet;
                let told = RowOfTable { stage: card.stage, moves: card.moves, has_log: false };
                self.tables.insert(card.table, told);
            }
            Row::Line(StoredEntry { table, number, entry, .. }) => {
                if table != self.name {
                    self.end_log();
                    (self.name, self.next) = (table, 1);
                }
                if number != self.next {
                    self.fault(format!("input {} is missing", self.next));
                }
                self.next = number + 1;
                self.log.push(entry);
            }
            Row::Note { .. }
            | Row::Person { .. }
            | Row::Token { .. }
            | Row::Recovery { .. }
            | Row::Score(_) => {}
        }
    }

    fn fault(&mut self, what: impl Display) {
        self.found.faults.push(format!("table {}: {what}", self.name));
    }

    /// The log that came is whole: it must make the table that its row tells of.
    fn end_log(&mut self) {
        if self.log.is_empty() {
            return;
        }
        let made = rebuild(self.rulebooks, &std::mem::take(&mut self.log));
        let told = self.tables.get_mut(&self.name).map(|told| {
            told.has_log = true;
            (told.stage, told.moves)
        });
        match (made, told) {
            (Err(error), _) => self.fault(format_args!("its log makes no table: {error}")),
            (Ok(_), None) => self.fault("it has a log and nothing else"),
            (Ok(table), Some(told)) => {
                let began = table.has_begun();
                let moves = table.game().filter(|_| began).map_or(0, AnyMatch::moves);
                if (table.stage(), moves) != told {
                    self.fault("what the lobby shows of it is not what its log says");
                }
            }
        }
    }

    fn end(mut self) -> Checked {
        self.end_log();
        let without = self.tables.iter().filter(|(_, told)| !told.has_log).map(|(name, _)| name);
        let faults: Vec<String> =
            without.map(|name| format!("table {name}: its log is gone")).collect();
        self.found.faults.extend(faults);
        self.found
    }
}
