//! What is heard of other nodes, and tables that follow what others keep.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use tablier_protocol::{Failure, ServerMessage, messages};
use tablier_rules::Language;
use tablier_table::LogEntry;

use super::Leased;
use super::handing::HandedOn;
use super::jobs::Threads;
use crate::lock::lock;
use crate::sentences::not_read;
use crate::storage::company::{Hint, NodeId};
use crate::tables::Tables;
use crate::tables::live::{Live, Owned};
use crate::tables::slot::Slot;

impl Leased {
    /// Reads what others kept since; the caller sees to it that only one does at a time.
    pub(super) async fn read_on(
        &self,
        tables: &Tables,
        slot: &Arc<Slot>,
        live: &Mutex<Live>,
    ) -> Result<(), Failure> {
        let version = lock(live).table.version();
        let log = tables.ground.storage.log(&slot.name, version).await.map_err(|error| {
            tracing::error!(table = slot.name, %error, "a table could not be read on");
            not_read()
        })?;
        follow_log(tables, slot, &mut lock(live), &log)
    }

    /// Brings a table that is another's up to this version.
    async fn catch_up(&self, tables: &Tables, name: &str, v: u64) -> Result<(), Failure> {
        let Some(slot) = tables.known(name) else { return Ok(()) };
        let Some(live) = slot.live.get() else { return Ok(()) };
        if !is_behind(live, v) {
            return Ok(());
        }
        let _alone = slot.catching_up.lock().await;
        if is_behind(live, v) { self.read_on(tables, &slot, live).await } else { Ok(()) }
    }

    /// A table that is another's went on to this version by these lines. Says whether it is there.
    fn moved(&self, tables: &Tables, slot: &Arc<Slot>, v: u64, lines: &[String]) -> bool {
        let Some(live) = slot.live.get() else { return true };
        let Ok(_alone) = slot.catching_up.try_lock() else { return false };
        let mut live = lock(live);
        if live.table.version() >= v {
            return true;
        }
        if live.owned != Owned::Elsewhere {
            // Somebody else adds to the log of what this node owned.
            self.lose_table(tables, slot);
            return true;
        }
        let missing = usize::try_from(v - live.table.version()).unwrap_or(usize::MAX);
        match lines.len().checked_sub(missing) {
            Some(known) => follow_log(tables, slot, &mut live, &lines[known..]).is_ok(),
            None => false,
        }
    }

    /// Something is heard of another node.
    fn heard(&self, tables: &Arc<Tables>, from: NodeId, hint: Hint) {
        let Some(node) = self.me.upgrade() else { return };
        let tables = Arc::clone(tables);
        let me = self.company.node();
        match hint {
            Hint::Handed(node) if node == me => self.handed.notify_one(),
            Hint::Work => self.threads.iter().for_each(Threads::wake),
            _ if from == me => {}
            Hint::Moved { table, v, lines, public, people } => {
                tables.people.lobby.changed(public, &people);
                let Some(slot) = tables.known(&table) else { return };
                slot.owner.store(from, Ordering::Relaxed);
                if !self.moved(&tables, &slot, v, &lines) {
                    tokio::spawn(async move { node.catch_up_or_say(&tables, &table, v).await });
                }
            }
            Hint::Gone => {
                for slot in tables.all() {
                    let relaxed = Ordering::Relaxed;
                    // Otherwise another owns it by now.
                    let _ = slot.owner.compare_exchange(from, 0, relaxed, relaxed);
                }
                let was_asked = move |handed_on: &HandedOn| handed_on.to == from;
                tokio::spawn(async move { node.ask_again(&tables, was_asked).await });
            }
            Hint::Present(table) => {
                tokio::spawn(async move { node.look_elsewhere(&tables, vec![table]).await });
            }
            Hint::SentAway(person, why) => tables.people.connected.send_away(person, &why),
            // From a newer node it comes after the reason, and finds nobody.
            Hint::Banned(person) => {
                let why = messages::closed_to_you();
                tables.people.connected.send_away(person, &why);
            }
            Hint::Restart(milliseconds, text) => {
                tables.people.connected.tell_all(&ServerMessage::Restart { milliseconds, text });
            }
            Hint::Handed(_) => {}
        }
    }

    /// Listens to the other nodes.
    pub(super) async fn listen(&self, tables: &Arc<Tables>) {
        loop {
            let (from, hints) = self.company.next_hints().await;
            hints.into_iter().for_each(|hint| self.heard(tables, from, hint));
        }
    }

    /// Brings a table up to this version; what fails is tried again when the node looks after its tables.
    pub(super) async fn catch_up_or_say(&self, tables: &Tables, table: &str, v: u64) {
        if let Err(failure) = self.catch_up(tables, table, v).await {
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

/// Does what others kept, which begins where the table is.
fn follow_log(
    tables: &Tables,
    slot: &Arc<Slot>,
    live: &mut Live,
    log: &[String],
) -> Result<(), Failure> {
    for line in log {
        let entry: LogEntry = serde_json::from_str(line).map_err(|_| not_read())?;
        match live.hear(&entry) {
            Ok(work) => tables.send(slot, work),
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
