//! How a salon wakes, says that it lives, reads again what was lost, and puts away what nobody needs.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use tablier_protocol::messages;

use tablier_protocol::Card;
use tablier_table::{Input, LogEntry, Time};

use super::asker::Asker;
use super::live::{Live, Owned};
use super::slot::Slot;
use super::work::Taken;
use super::{RETRY_DELAY, Tables};
use crate::lock::lock;
use crate::storage::{Listing, Sheet, StorageError};

/// Guests who never sat down are forgotten after so many milliseconds.
const GUESTS_FOR: u64 = 30 * 86_400_000;
/// A table of the lobby to which nobody came is closed after so many milliseconds.
const OPEN_FOR: u64 = 86_400_000;
/// So many such tables are looked at in one go.
const MOST_OPEN: u32 = 10_000;
/// For so many milliseconds the salon counts as sound after it has written.
const SOUND_FOR: u64 = 1_000;

impl Tables {
    /// Wakes as soon as the salon can write, and says whether it did: until then nothing goes on by itself.
    pub async fn try_to_wake(&self) -> Result<bool, StorageError> {
        match self.can_write().await {
            Ok(()) => self.wake().await.map(|()| true),
            Err(StorageError::Full) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// What goes on by itself goes on, as if the salon had never been closed.
    pub async fn wake(&self) -> Result<(), StorageError> {
        self.hosting.wake(self).await?;
        self.say_alive().await
    }

    /// What goes on at a table by itself goes on: time, and machines that are to decide.
    pub async fn take_up(&self, name: &str) {
        if let Ok(slot) = self.slot(name).await {
            self.hosting.take_up(self, &slot).await;
        }
    }

    /// Nobody at this table is charged for what the watch jumped over since something last happened there.
    pub(crate) fn settle(&self, slot: &Arc<Slot>, live: &mut Live) {
        if live.owned == Owned::Elsewhere || live.table.deadline().is_none() {
            return;
        }
        let milliseconds = self.ground.watch.jumped_since(live.table.last());
        let outage = LogEntry::new(self.ground.watch.now(), Input::Outage { milliseconds });
        if milliseconds > 0
            && let Taken::In(work) = live.take(&outage, Asker::Nobody)
        {
            self.send(slot, work);
        }
    }

    /// The watch jumped: the tables where time runs are told, before anything else can happen to what is known of it.
    pub(crate) async fn settle_all(&self) {
        tracing::warn!("the salon stood still, or its clock was set: nobody is charged for it");
        for table in self.timers.tables() {
            // One that cannot be read now is told when it is.
            let _ = self.with(&table, |slot, live| self.settle(slot, live)).await;
        }
    }

    /// Remembers that the salon is open now.
    pub async fn say_alive(&self) -> Result<(), StorageError> {
        self.ground.storage.set_note("alive", &self.ground.watch.now().0.to_string()).await
    }

    /// Whether the salon can write: what came of it a moment ago, however many ask.
    pub async fn can_write(&self) -> Result<(), StorageError> {
        let mut tried = self.tried.lock().await;
        let now = self.ground.watch.now();
        if let Some((_, written)) = tried.as_ref().filter(|(at, _)| now.since(*at) < SOUND_FOR) {
            return written.clone();
        }
        // Not when it was last open: a backup that is just being restored tells that itself.
        let written = self.ground.storage.set_note("tried", &now.0.to_string()).await;
        *tried = Some((now, written.clone()));
        written
    }

    /// Inputs of this table were lost: it is read again, and whoever follows it follows what is kept.
    pub(crate) async fn read_again(self: Arc<Self>, slot: Arc<Slot>) {
        {
            let mut tables = lock(&self.slots);
            if tables.get(&slot.name).is_some_and(|known| Arc::ptr_eq(known, &slot)) {
                tables.remove(&slot.name);
            }
        }
        let followers = slot.live.get().map(|live| lock(live).take_followers()).unwrap_or_default();
        // Where the storage cannot be read either, whoever follows the table waits until it can.
        while let Err(failure) = self.slot(&slot.name).await {
            if !failure.code.passes() || self.closing.load(Ordering::Relaxed) {
                break;
            }
            tokio::time::sleep(RETRY_DELAY).await;
        }
        for mailbox in followers {
            self.follow_again(&slot.name, &mailbox).await;
        }
        self.take_up(&slot.name).await;
    }

    /// The salon was restored from a backup: everything is read again.
    pub async fn start_over(self: &Arc<Self>) {
        let all: Vec<_> = lock(&self.slots).drain().map(|(_, slot)| slot).collect();
        self.timers.clear();
        all.iter().for_each(|slot| slot.broken.store(true, Ordering::SeqCst));
        // Before time goes on at the tables, so that nobody is charged for what passed since the backup.
        if let Err(error) = self.wake().await {
            tracing::error!(%error, "the restored salon could not be read");
        }
        for slot in all {
            Arc::clone(self).read_again(slot).await;
        }
    }

    /// Throws away what nobody needs: guests who never sat down, tables of the lobby to which nobody came.
    pub async fn sweep(&self) {
        let now = self.ground.watch.now();
        let before = Time(now.0.saturating_sub(GUESTS_FOR));
        match self.ground.storage.sweep(before, now).await {
            Ok(forgotten) => tracing::info!(forgotten, "guests who never sat down"),
            Err(error) => tracing::error!(%error, "guests could not be forgotten"),
        }
        let open =
            self.ground.storage.list(Listing::Open, MOST_OPEN).await.unwrap_or_else(|error| {
                tracing::error!(%error, "the open tables could not be read");
                Vec::new()
            });
        for Sheet { card: Card { table, last, .. }, .. } in open {
            let slot = self.known(&table);
            let live = slot.as_ref().and_then(|slot| slot.live.get());
            let is_followed = live.is_some_and(|live| lock(live).is_followed());
            if now.since(last) > OPEN_FOR && !is_followed {
                let reason = messages::nobody_came();
                self.input(&table, Input::Close { reason }, None, Asker::Nobody).await;
            }
        }
    }

    /// Puts tables away that nobody follows, so that no more than settled are in memory.
    pub fn put_away(self: &Arc<Self>) {
        self.forget_gone();
        let mut tables = lock(&self.slots);
        let most = self.ground.rules.tables_in_memory;
        if tables.len() > most {
            let mut idle: Vec<(u64, String)> = tables
                .iter()
                .filter(|(_, slot)| slot.pending.load(Ordering::SeqCst) == 0)
                // Somebody else holds it just now.
                .filter(|(_, slot)| Arc::strong_count(slot) == 1)
                .filter(|(_, slot)| slot.live.get().is_some_and(|live| lock(live).is_idle()))
                .map(|(name, slot)| (slot.used.load(Ordering::Relaxed), name.clone()))
                .collect();
            idle.sort_unstable();
            let too_many = tables.len() - most;
            for (_, name) in idle.into_iter().take(too_many) {
                tables.remove(&name);
            }
        }
        self.ground.figures.tables.set(tables.len() as u64);
    }
}
