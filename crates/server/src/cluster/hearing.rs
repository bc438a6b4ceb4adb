//! What is heard of other nodes, and tables that follow what others keep.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use tablier_protocol::{Failure, ServerMessage, messages};
use tablier_rules::Language;
use tablier_table::LogEntry;

use super::jobs::Threads;
use crate::lock::lock;
use crate::salon::Salon;
use crate::sentences::not_read;
use crate::storage::company::{Company, Hint, NodeId};
use crate::tables::live::{Live, Owned, Slot};

impl Salon {
    /// Reads what others kept since; the caller sees to it that only one does at a time.
    pub(super) async fn read_on(
        &self,
        slot: &Arc<Slot>,
        live: &Mutex<Live>,
    ) -> Result<(), Failure> {
        let version = lock(live).table.version();
        let log = self.storage.log(&slot.name, version).await.map_err(|error| {
            tracing::error!(table = slot.name, %error, "a table could not be read on");
            not_read()
        })?;
        self.follow_log(slot, &mut lock(live), &log)
    }

    /// Does what others kept, which begins where the table is.
    fn follow_log(&self, slot: &Arc<Slot>, live: &mut Live, log: &[String]) -> Result<(), Failure> {
        for line in log {
            let entry: LogEntry = serde_json::from_str(line).map_err(|_| not_read())?;
            match live.hear(slot, &entry) {
                Ok(work) => self.send(work),
                Err(failure) => {
                    let why = failure.text.get(Language::EN);
                    tracing::error!(table = slot.name, why, "the log goes astray");
                    slot.broken.store(true, Ordering::SeqCst);
                    return Err(not_read());
                }
            }
        }
        Ok(())
    }

    /// Brings a table that is another's up to this version.
    pub(super) async fn catch_up(&self, name: &str, v: u64) -> Result<(), Failure> {
        let Some(slot) = self.known(name) else { return Ok(()) };
        let Some(live) = slot.live.get() else { return Ok(()) };
        if !is_behind(live, v) {
            return Ok(());
        }
        let _alone = slot.catching_up.lock().await;
        if is_behind(live, v) { self.read_on(&slot, live).await } else { Ok(()) }
    }

    /// A table that is another's went on to this version by these lines. Says whether it is there.
    fn moved(&self, slot: &Arc<Slot>, v: u64, lines: &[String]) -> bool {
        let Some(live) = slot.live.get() else { return true };
        let Ok(_alone) = slot.catching_up.try_lock() else { return false };
        let mut live = lock(live);
        if live.table.version() >= v {
            return true;
        }
        if live.owned != Owned::Elsewhere {
            // Somebody else adds to the log of what this node owned.
            self.lose_table(slot);
            return true;
        }
        let missing = usize::try_from(v - live.table.version()).unwrap_or(usize::MAX);
        match lines.len().checked_sub(missing) {
            Some(known) => self.follow_log(slot, &mut live, &lines[known..]).is_ok(),
            None => false,
        }
    }

    /// Something is heard of another node.
    fn heard(self: &Arc<Self>, from: NodeId, hint: Hint) {
        let Some(nodes) = &self.nodes else { return };
        let me = nodes.company.node();
        match hint {
            Hint::Handed(node) if node == me => nodes.handed.notify_one(),
            Hint::Work => nodes.threads.iter().for_each(Threads::wake),
            _ if from == me => {}
            Hint::Moved { table, v, lines, public, people } => {
                self.lobby.changed(public, &people);
                let Some(slot) = self.known(&table) else { return };
                slot.owner.store(from, Ordering::Relaxed);
                if !self.moved(&slot, v, &lines) {
                    let salon = Arc::clone(self);
                    tokio::spawn(async move { salon.catch_up_or_say(&table, v).await });
                }
            }
            Hint::Gone => {
                for slot in self.all() {
                    let relaxed = Ordering::Relaxed;
                    // Otherwise another owns it by now.
                    let _ = slot.owner.compare_exchange(from, 0, relaxed, relaxed);
                }
                let salon = Arc::clone(self);
                tokio::spawn(async move { salon.ask_again(|asked| asked.to == from).await });
            }
            Hint::Present(table) => {
                let salon = Arc::clone(self);
                tokio::spawn(async move { salon.look_elsewhere(vec![table]).await });
            }
            Hint::SentAway(person, why) => self.people.send_away(person, &why),
            // From a newer node it comes after the reason, and finds nobody.
            Hint::Banned(person) => {
                let why = messages::closed_to_you();
                self.people.send_away(person, &why);
            }
            Hint::Restart(milliseconds, text) => {
                self.people.tell_all(&ServerMessage::Restart { milliseconds, text });
            }
            Hint::Handed(_) => {}
        }
    }

    /// Brings a table up to this version; what fails is tried again when the node looks after its tables.
    pub(super) async fn catch_up_or_say(&self, table: &str, v: u64) {
        if let Err(failure) = self.catch_up(table, v).await {
            tracing::error!(
                table,
                why = failure.text.get(Language::EN),
                "a table could not be read on"
            );
        }
    }
}

fn is_behind(live: &Mutex<Live>, v: u64) -> bool {
    let live = lock(live);
    live.owned == Owned::Elsewhere && live.table.version() < v
}

/// Listens to the other nodes.
pub async fn listen(salon: Arc<Salon>, company: Arc<dyn Company>) {
    loop {
        let (from, hints) = company.next_hints().await;
        hints.into_iter().for_each(|hint| salon.heard(from, hint));
    }
}
