//! What is heard of other nodes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tablier_protocol::{ServerMessage, messages};

use super::Leased;
use super::following::{catch_up_or_say, moved};
use super::handing::HandedOn;
use super::jobs::Threads;
use crate::storage::company::{Hint, NodeId};
use crate::tables::Tables;

impl Leased {
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
                if !moved(&tables, &slot, v, &lines) {
                    tokio::spawn(async move { catch_up_or_say(&tables, &table, v).await });
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
}
