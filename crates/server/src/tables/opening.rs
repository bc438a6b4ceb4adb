//! How tables come to be.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use tablier_protocol::{Code, Failure, NewTable, messages};
use tablier_rules::{ChanceVersion, Language, Salt, Seed};
use tablier_table::{Input, LogEntry, PersonId, Stage, Table};

use super::asker::{Asker, not_kept};
use super::fair;
use super::live::Live;
use super::slot::Slot;
use super::work::Taken;
use super::{MOST_OWN, Tables};
use crate::lock::lock;
use crate::sentences::{closing, no_table, not_read, too_fast};
use crate::storage::{Listing, Sheet};

/// How long the name of a table is: enough that nobody finds one by guessing.
const NAME: usize = 16;

/// A table that can be opened.
struct Laid {
    entry: LogEntry,
    table: Table,
}

impl Tables {
    /// Opens a table. Gives its name once it is kept.
    pub async fn open(&self, new: NewTable, host: PersonId) -> Result<String, Failure> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(closing());
        }
        let name = self.people.connected.name(host);
        let (seed, salt) = (Seed(self.ground.chance.number()), Salt(self.ground.chance.word(22)));
        let seal = new.seal;
        let setup = new.with(self.ground.rulebooks, ChanceVersion::DRAWN, seed, salt);
        let rated = setup.rated;
        // What is refused costs nothing: neither an opening nor a table that waits.
        let laid = self.lay(Input::Open { setup: Box::new(setup), host, name, seal })?;
        let replaced = self.room_for(host).await?;
        self.take("openings", host, &self.people.openings, self.ground.rules.openings)
            .await
            .map_err(too_fast)?;
        if let Some(table) = replaced {
            let reason = messages::table_replaced();
            self.input(&table, Input::Close { reason }, None, Asker::Nobody).await;
        }
        if rated {
            self.note_origin(host).await;
        }
        self.open_laid(laid, Vec::new()).await
    }

    /// A few tables of a person may wait for others. Where there are more, gives the oldest to which nobody came: it has to go.
    async fn room_for(&self, host: PersonId) -> Result<Option<String>, Failure> {
        let most = self.ground.rules.waiting_tables;
        let own = self.ground.storage.list(Listing::Of(host), MOST_OWN).await.map_err(|error| {
            self.ground.health.heard(&error);
            not_read()
        })?;
        let is_waiting = |sheet: &&Sheet| sheet.card.stage == Stage::Gathering;
        let waiting: Vec<&Sheet> = own.iter().filter(is_waiting).collect();
        if waiting.len() < most {
            return Ok(None);
        }
        let mut alone: Vec<&Sheet> =
            waiting.into_iter().filter(|sheet| sheet.people == [host]).collect();
        alone.sort_by_key(|sheet| sheet.card.last);
        let Some(oldest) = alone.first() else {
            return Err(Failure::new(Code::TooManyOpen, messages::too_many_open(most)));
        };
        Ok(Some(oldest.card.table.clone()))
    }

    /// The table that this input opens, which nobody knows of yet, or why it cannot be opened.
    fn lay(&self, open: Input) -> Result<Laid, Failure> {
        if let Input::Open { setup, .. } = &open {
            fair::check(self.ground.rulebooks, setup)?;
        }
        let entry = LogEntry::new(self.ground.watch.now(), open);
        let table = Table::open(self.ground.rulebooks, entry.clone()).map_err(Failure::from)?;
        Ok(Laid { entry, table })
    }

    /// Opens a table with what happens there first.
    async fn open_laid(
        &self,
        Laid { entry, table }: Laid,
        then: Vec<Input>,
    ) -> Result<String, Failure> {
        let name = self.ground.chance.word(NAME);
        let at = entry.at;
        let owned = self.hosting.own_new(&name).await?;
        let (sender, kept) = tokio::sync::oneshot::channel();
        let mut live = Live::new(name.clone(), table, owned);
        let slot = Arc::new(Slot::new(&name, at));
        self.send(&slot, live.opened(&entry, Asker::Here(sender)));
        for input in then {
            match live.take(&LogEntry::new(at, input), Asker::Nobody) {
                Taken::In(work) => self.send(&slot, work),
                Taken::Refused(failure, _) => return Err(failure),
            }
        }
        drop(slot.live.set(Mutex::new(live)));
        lock(&self.slots).insert(name.clone(), Arc::clone(&slot));
        self.ground.figures.opened_total.up();
        kept.await.unwrap_or_else(|_| Err(not_kept()))?;
        Ok(name)
    }

    /// All want to play again: the next table is opened with the same people in the same seats.
    pub(crate) async fn play_again(&self, name: &str, slot: &Arc<Slot>) {
        let Some(live) = slot.live.get() else { return };
        let (seed, salt) = (Seed(self.ground.chance.number()), Salt(self.ground.chance.word(22)));
        let mut inputs = lock(live).table.next_game(ChanceVersion::DRAWN, seed, salt).into_iter();
        let laid = inputs.next().ok_or_else(no_table).and_then(|open| self.lay(open));
        let opened = match laid {
            Ok(laid) => self.open_laid(laid, inputs.collect()).await,
            Err(failure) => Err(failure),
        };
        match opened {
            Ok(table) => {
                Box::pin(self.input(name, Input::Next { table }, None, Asker::Nobody)).await;
            }
            Err(failure) => {
                tracing::error!(table = name, why = failure.text.get(Language::EN), "no next game");
                lock(live).could_not_open_next();
            }
        }
    }
}
