//! What is handed to the owner of a table, and what comes back.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tablier_protocol::Failure;
use tokio::sync::mpsc;

use super::following::catch_up_or_say;
use super::{LOOKS, Leased};
use crate::lock::lock;
use crate::sentences::not_read;
use crate::storage::company::{Handed, Hint, NodeId, NodeMessage};
use crate::tables::Tables;
use crate::tables::asker::{Asker, answers, not_kept, refuse};
use crate::tables::hosting::{Asked, Hosting};
use crate::tables::live::Owned;
use crate::tables::work::{Reply, Work};

/// An input that was handed on is sent again when nothing was heard of it for so long.
const RESEND_AFTER: Duration = Duration::from_millis(1_500);
/// So many messages are sent at once.
const MESSAGES: usize = 512;

/// An input that was handed to another node.
pub struct HandedOn {
    pub to: NodeId,
    table: String,
    asked: Asked,
    at: Instant,
    /// What it is known by until the owner takes it.
    number: Option<u64>,
}

impl HandedOn {
    /// Whether it is time to ask again.
    pub fn is_late(&self) -> bool {
        self.at.elapsed() > RESEND_AFTER
    }
}

impl Leased {
    /// Hands an input to the owner of its table.
    pub(super) fn hand(&self, to: NodeId, table: &str, asked: Asked) {
        let token = self.tokens.fetch_add(1, Ordering::Relaxed);
        let from = self.company.node();
        let table = table.to_owned();
        let handed = Handed::Input {
            from,
            token,
            table: table.clone(),
            input: asked.input.clone(),
            id: asked.id.clone(),
        };
        let handed_on = HandedOn { to, table, asked, at: Instant::now(), number: None };
        lock(&self.handed_on).insert(token, handed_on);
        self.tell(NodeMessage::Handed(to, handed));
    }

    /// Takes in what was handed to this node.
    async fn take_handed(&self, tables: &Arc<Tables>) {
        let all = match self.company.take_handed().await {
            Ok(all) => all,
            Err(error) => return tracing::error!(%error, "what was handed over cannot be read"),
        };
        for handed in all {
            match handed {
                Handed::Input { from, token, table, input, id } => {
                    let messages = self.messages.clone();
                    let asker = Asker::Node(Reply { node: from, token, messages });
                    // A table that has to be read first must not make the others wait.
                    if owns(tables, &table) {
                        tables.input(&table, input, id, asker).await;
                    } else {
                        let tables = Arc::clone(tables);
                        tokio::spawn(async move { tables.input(&table, input, id, asker).await });
                    }
                }
                Handed::Answered { token, answer } => self.answered(tables, token, answer).await,
                Handed::Decided(decision) => {
                    let (me, tables) = (self.me.upgrade(), Arc::clone(tables));
                    tokio::spawn(async move {
                        if let Some(me) = me {
                            me.decided(&tables, decision).await;
                        }
                    });
                }
            }
        }
    }

    /// An input that was handed on was kept or refused.
    async fn answered(&self, tables: &Arc<Tables>, token: u64, answer: Result<u64, Failure>) {
        let handed_on = lock(&self.handed_on).remove(&token);
        let Some(HandedOn { table, asked: Asked { asker, .. }, .. }) = handed_on else { return };
        match answer {
            Ok(v) => {
                // Whoever asked is told what happened before they are told that it is done.
                catch_up_or_say(tables, &table, v).await;
                let (kept, lost) = answers(asker, v);
                match tables.known(&table) {
                    Some(slot) => tables.send(&slot, Work::telling(kept, lost)),
                    None => tables.carry_out(kept),
                }
            }
            Err(failure) => refuse(asker, failure),
        }
    }

    /// Sends some of what nothing was heard of again: the owner may be gone.
    pub(super) async fn ask_again(
        &self,
        tables: &Tables,
        which: impl Fn(&HandedOn) -> bool + Send,
    ) {
        let late: Vec<HandedOn> = lock(&self.handed_on)
            .extract_if(|_, handed_on| which(handed_on))
            .map(|(_, handed_on)| handed_on)
            .collect();
        if late.is_empty() {
            return;
        }
        let numbers: Vec<u64> = late.iter().filter_map(|handed_on| handed_on.number).collect();
        let untouched = self.company.take_back(&numbers).await.unwrap_or_default();
        for HandedOn { table, asked: Asked { input, id, asker }, number, .. } in late {
            if let Some(slot) = tables.known(&table) {
                slot.owner.store(0, Ordering::Relaxed);
            }
            // What the owner took it may have done before it fell silent: only what has a name is done once for sure.
            if id.is_some() || number.is_some_and(|number| untouched.contains(&number)) {
                tables.input(&table, input, id, asker).await;
            } else {
                refuse(asker, not_kept());
            }
        }
    }

    /// Some inputs are on their way, or could not be handed on.
    fn handed_on(&self, handed: &[(NodeId, Handed)], numbers: Option<&[u64]>) {
        for (place, (_, handed)) in handed.iter().enumerate() {
            let Handed::Input { token, .. } = handed else { continue };
            // The answer may have come already.
            let mut all = lock(&self.handed_on);
            match numbers {
                Some(numbers) => {
                    if let Some(handed_on) = all.get_mut(token) {
                        handed_on.number = numbers.get(place).copied();
                    }
                }
                None => {
                    if let Some(lost) = all.remove(token) {
                        refuse(lost.asked.asker, not_read());
                    }
                }
            }
        }
    }

    /// Sends messages, as many at once as there are.
    pub(super) async fn send_messages(&self, mut messages: mpsc::UnboundedReceiver<NodeMessage>) {
        let mut some = Vec::with_capacity(MESSAGES);
        while messages.recv_many(&mut some, MESSAGES).await > 0 {
            let mut hints: Vec<Hint> = Vec::new();
            let mut handed: Vec<(NodeId, Handed)> = Vec::new();
            for message in some.drain(..) {
                match message {
                    NodeMessage::Hint(hint) => hints.push(hint),
                    NodeMessage::Handed(node, thing) => handed.push((node, thing)),
                }
            }
            match self.company.tell(&hints, &handed).await {
                Ok(numbers) => self.handed_on(&handed, Some(&numbers)),
                Err(error) => {
                    tracing::error!(%error, "other nodes could not be told");
                    self.handed_on(&handed, None);
                }
            }
        }
    }

    /// Takes in what is handed to this node, as soon as it hears of it.
    pub(super) async fn take_in(&self, tables: &Arc<Tables>) {
        loop {
            let _ = tokio::time::timeout(LOOKS, self.handed.notified()).await;
            self.take_handed(tables).await;
        }
    }
}

/// Whether this node owns the table, as far as it knows.
fn owns(tables: &Tables, table: &str) -> bool {
    let slot = tables.known(table);
    let live = slot.as_ref().and_then(|slot| slot.live.get());
    live.is_some_and(|live| lock(live).owned != Owned::Elsewhere)
}
