//! A table without its log: what the lobby shows, and what else has to be known of it.

use tablier_protocol::Card;
use tablier_table::{Audience, PersonId, Sitter};

use super::Live;
use crate::storage::Sheet;

impl Live {
    /// The table without reading its log.
    pub(super) fn sheet(&self) -> Sheet {
        let table = &self.table;
        let waits = table.awaited();
        let sitting = table.chairs().iter().filter_map(|chair| match chair.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        });
        let mut people: Vec<PersonId> = sitting.chain([table.host()]).collect();
        people.sort_unstable();
        people.dedup();
        Sheet {
            card: Card::of(&self.name, table),
            public: table.setup().audience == Audience::Everybody,
            deadline: table.deadline(),
            // Where nobody plays, machines wait until somebody watches.
            machine: self.is_played() && !table.for_machines().is_empty(),
            waits,
            people,
        }
    }
}
