//! Tables to keep.

use serde_json::{Map, json};
use tablier_protocol::{Card, CardSeat};
use tablier_rules::Message;
use tablier_server::{Batch, Sheet, StoredEntry};
use tablier_table::{Pace, PersonId, Stage, Time};

/// A public table nobody sits at.
pub fn sheet(name: &str, stage: Stage, last: u64) -> Sheet {
    let seat =
        CardSeat { name: Message::words("Loutre 12"), taken: true, machine: None, rank: None };
    Sheet {
        card: Card {
            table: name.to_owned(),
            game: "six".to_owned(),
            options: Map::from_iter([("capture".to_owned(), json!(true))]),
            stage,
            seats: vec![seat],
            pace: Pace::default(),
            rated: false,
            moves: 7,
            last: Time(last),
            own: false,
            waits: false,
            deadline: None,
        },
        public: true,
        deadline: None,
        machine: false,
        people: Vec::new(),
        waits: Vec::new(),
    }
}

/// The same with these people, some of whom it waits for.
pub fn with_people(sheet: Sheet, people: &[u64], waits: &[u64]) -> Sheet {
    let ids = |numbers: &[u64]| numbers.iter().copied().map(PersonId).collect();
    Sheet { people: ids(people), waits: ids(waits), ..sheet }
}

/// An input of a table.
pub fn line(table: &str, number: u64, entry: &str) -> StoredEntry {
    StoredEntry { table: table.to_owned(), number, lease: None, entry: entry.to_owned() }
}

/// The first input of a table.
pub fn opened(sheet: Sheet) -> Batch {
    let line = line(&sheet.card.table, 1, "{}");
    Batch { lines: vec![line], sheets: vec![(sheet, true)], ..Batch::default() }
}
