//! How tables come to be.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use tablier_protocol::{Failure, NewTable};
use tablier_rules::{Salt, Seed, text};
use tablier_table::{Entry, Input, PersonId, Stage, Table};

use super::{MOST_OWN, Salon};
use crate::asker::{Asker, not_kept};
use crate::company::Claim;
use crate::fair;
use crate::live::{Live, Owned, Slot};
use crate::lock::lock;
use crate::sentences::{closing, no_table, not_read, too_fast};
use crate::storage::{Listing, Sheet};
use crate::work::Taken;

/// How long the name of a table is: enough that nobody finds one by guessing.
const NAME: usize = 16;

impl Salon {
    /// Opens a table. Gives its name once it is kept.
    pub async fn open(&self, new: NewTable, host: PersonId) -> Result<String, Failure> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(closing());
        }
        self.take("openings", host, &self.openings, self.rules.openings).await.map_err(too_fast)?;
        self.make_room_for(host).await?;
        let name = self.people.name(host);
        let setup = new.with(Seed(self.chance.number()), Salt(self.chance.word(22)));
        if setup.rated {
            self.note_origin(host).await;
        }
        self.open_with(vec![Input::Open { setup: Box::new(setup), host, name }]).await
    }

    /// A few tables of a person may wait for others. Where there are more, the oldest goes to which nobody came.
    async fn make_room_for(&self, host: PersonId) -> Result<(), Failure> {
        let most = self.rules.waiting_tables;
        let own = self.storage.list(Listing::Of(host), MOST_OWN).await.map_err(|error| {
            self.health.heard(&error);
            not_read()
        })?;
        let is_waiting = |sheet: &&Sheet| sheet.card.stage == Stage::Gathering;
        let waiting: Vec<&Sheet> = own.iter().filter(is_waiting).collect();
        if waiting.len() < most {
            return Ok(());
        }
        let mut alone: Vec<&Sheet> =
            waiting.into_iter().filter(|sheet| sheet.people == [host]).collect();
        alone.sort_by_key(|sheet| sheet.card.last);
        let Some(oldest) = alone.first() else {
            return Err(Failure::new(text!(
                "Vous attendez déjà à {most} tables ; jouez d'abord à l'une d'elles.",
                "You wait at {most} tables already; play at one of them first."
            )));
        };
        let reason = text!("Une autre table l'a remplacée.", "Another table took its place.");
        self.input(&oldest.card.table, Input::Close { reason }, None, Asker::Nobody).await;
        Ok(())
    }

    /// Opens a table with its first inputs.
    async fn open_with(&self, inputs: Vec<Input>) -> Result<String, Failure> {
        let name = self.chance.word(NAME);
        let at = self.watch.now();
        let mut entries = inputs.into_iter().map(|input| Entry::new(at, input));
        let Some(entry) = entries.next() else { return Err(no_table()) };
        if let Input::Open { setup, .. } = &entry.input {
            fair::check(setup)?;
        }
        let table = Table::open(entry.clone()).map_err(Failure::from)?;
        let owned = match &self.nodes {
            Some(nodes) => match nodes.company.claim(&name).await {
                Ok(Claim::Mine { lease, .. }) => Owned::By(lease),
                Ok(Claim::Theirs(_)) | Err(_) => return Err(not_kept()),
            },
            None => Owned::Alone,
        };
        let (sender, kept) = tokio::sync::oneshot::channel();
        let mut live = Live::new(name.clone(), table, owned);
        let slot = Arc::new(Slot::new(&name, entry.at));
        self.send(live.opened(&slot, &entry, Asker::Here(sender)));
        for entry in entries {
            match live.take(&slot, &entry, Asker::Nobody) {
                Taken::In(work) => self.send(work),
                Taken::Refused(failure, _) => return Err(failure),
            }
        }
        drop(slot.live.set(Mutex::new(live)));
        lock(&self.tables).insert(name.clone(), Arc::clone(&slot));
        self.figures.opened_total.up();
        kept.await.unwrap_or_else(|_| Err(not_kept()))?;
        Ok(name)
    }

    /// All want to play again: the next table is opened with the same people in the same seats.
    pub(super) async fn play_again(&self, name: &str, slot: &Arc<Slot>) {
        let Some(live) = slot.live.get() else { return };
        let (seed, salt) = (Seed(self.chance.number()), Salt(self.chance.word(22)));
        let inputs = lock(live).table.next_game(seed, salt);
        match self.open_with(inputs).await {
            Ok(table) => {
                Box::pin(self.input(name, Input::Next { table }, None, Asker::Nobody)).await;
            }
            Err(failure) => {
                tracing::error!(table = name, why = failure.text.en, "no next game");
                lock(live).could_not_open_next();
            }
        }
    }
}
