//! Whoever is kept out of the salon keeps nobody waiting there.

use tablier_table::{Input, PersonId, Stage};

use super::asker::Asker;
use super::{MOST_OWN, Tables};
use crate::lock::lock;
use crate::storage::{Kept, Listing};

impl Tables {
    /// A person leaves every table: those that gather have a free seat again, at those that are being played what was settled for
    /// absence happens, and no next game waits for them. A table of another node is left there.
    pub async fn leave_tables(&self, person: PersonId) -> Kept<()> {
        for sheet in self.ground.storage.list(Listing::Of(person), MOST_OWN).await? {
            let table = sheet.card.table;
            let input = match sheet.card.stage {
                // Refused where the person only opened it.
                Stage::Gathering | Stage::Drawing | Stage::Playing => Input::Leave { person },
                Stage::Over if self.wants_again(&table, person) => {
                    Input::Again { person, yes: false, seal: None }
                }
                Stage::Over => continue,
            };
            self.input(&table, input, None, Asker::Nobody).await;
        }
        Ok(())
    }

    /// Whether a person wants to play again at a table in memory: others can only agree where it is.
    fn wants_again(&self, table: &str, person: PersonId) -> bool {
        let slot = self.known(table);
        let live = slot.as_ref().and_then(|slot| slot.live.get());
        live.is_some_and(|live| {
            lock(live).table.chairs().iter().any(|chair| chair.is_of(person) && chair.again)
        })
    }
}
