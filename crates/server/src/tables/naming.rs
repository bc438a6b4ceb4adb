//! What people are called, so that nobody at a table is taken for another.

use std::collections::HashSet;

use tablier_table::{Input, PersonId, Sitter, Stage};

use super::asker::Asker;
use super::{MOST_OWN, Tables};
use crate::lock::lock;
use crate::people::names::{distinct, shape};
use crate::storage::{Kept, Listing};

impl Tables {
    /// The name if a person may have it, else the first with a number that is free: the names of others who are connected, or sit
    /// at a table in memory that goes on, are taken. Whoever sleeps while a game by days goes on is somebody too.
    pub fn free_name(&self, person: PersonId, name: &str) -> String {
        let seated = self.shapes_at_tables(person);
        distinct(name, |name| {
            seated.contains(&shape(name)) || self.people.connected.is_taken(person, name)
        })
    }

    /// What is seen at a glance of the names of all others who sit at tables in memory that go on.
    fn shapes_at_tables(&self, except: PersonId) -> HashSet<String> {
        let mut names = HashSet::new();
        for slot in self.all() {
            let Some(live) = slot.live.get() else { continue };
            let live = lock(live);
            if live.table.stage() == Stage::Over {
                continue;
            }
            for chair in live.table.chairs() {
                if let (Sitter::Person(person), Some(name)) = (chair.sitter, &chair.name)
                    && person != except
                {
                    names.insert(name.clone());
                }
            }
        }
        names.iter().map(|name| shape(name)).collect()
    }

    /// A person has another name: the tables that go on hear of it.
    pub async fn rename_at_tables(&self, person: PersonId, name: &str) -> Kept<()> {
        for sheet in self.ground.storage.list(Listing::Of(person), MOST_OWN).await? {
            if sheet.card.stage == Stage::Over {
                continue;
            }
            let input = Input::Rename { person, name: name.to_owned() };
            // Refused where the person only opened it, or has no name there.
            self.input(&sheet.card.table, input, None, Asker::Nobody).await;
        }
        Ok(())
    }
}
