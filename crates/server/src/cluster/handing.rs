//! What is handed to the owner of a table, and what comes back.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tablier_rules::Language;

use tablier_protocol::Failure;
use tablier_table::Input;
use tokio::sync::mpsc;

use super::LOOKS;
use crate::lock::lock;
use crate::salon::Salon;
use crate::sentences::not_read;
use crate::storage::company::{Company, Decision, Handed, Hint, NodeId, NodeMessage};
use crate::tables::asker::{Asker, Reply, answers, not_kept, refuse};
use crate::tables::live::Owned;
use crate::tables::pending::PendingEntry;

/// An input that was handed on is sent again when nothing was heard of it for so long.
const RESEND_AFTER: Duration = Duration::from_millis(1_500);
/// So many messages are sent at once.
const MESSAGES: usize = 512;

/// An input that was handed to another node.
pub struct Asked {
    pub to: NodeId,
    table: String,
    input: Input,
    /// What the sender calls it.
    id: Option<String>,
    asker: Asker,
    at: Instant,
    /// What it is known by until the owner takes it.
    number: Option<u64>,
}

impl Asked {
    /// Whether it is time to ask again.
    pub fn is_late(&self) -> bool {
        self.at.elapsed() > RESEND_AFTER
    }
}

impl Salon {
    /// Hands an input to the owner of its table.
    pub(crate) fn hand(
        &self,
        to: NodeId,
        table: &str,
        (input, id): (Input, Option<String>),
        asker: Asker,
    ) {
        let Some(nodes) = &self.nodes else { return };
        let token = nodes.tokens.fetch_add(1, Ordering::Relaxed);
        let from = nodes.company.node();
        let table = table.to_owned();
        let handed = Handed::Input {
            from,
            token,
            table: table.clone(),
            input: input.clone(),
            id: id.clone(),
        };
        let asked = Asked { to, table, input, id, asker, at: Instant::now(), number: None };
        lock(&nodes.asked).insert(token, asked);
        self.figures.handed_total.up();
        nodes.tell(NodeMessage::Handed(to, handed));
    }

    /// Takes in what was handed to this node.
    async fn take_handed(self: &Arc<Self>) {
        let Some(nodes) = &self.nodes else { return };
        let all = match nodes.company.take_handed().await {
            Ok(all) => all,
            Err(error) => return tracing::error!(%error, "what was handed over cannot be read"),
        };
        for handed in all {
            match handed {
                Handed::Input { from, token, table, input, id } => {
                    let messages = nodes.messages.clone();
                    let asker = Asker::Node(Reply { node: from, token, messages });
                    // A table that has to be read first must not make the others wait.
                    if self.owns(&table) {
                        self.input(&table, input, id, asker).await;
                    } else {
                        let salon = Arc::clone(self);
                        tokio::spawn(async move { salon.input(&table, input, id, asker).await });
                    }
                }
                Handed::Answered { token, answer } => self.answered(token, answer).await,
                Handed::Decided(decision) => {
                    let salon = Arc::clone(self);
                    tokio::spawn(async move { salon.hand_decision(decision).await });
                }
            }
        }
    }

    /// Whether this node owns the table, as far as it knows.
    fn owns(&self, table: &str) -> bool {
        let slot = self.known(table);
        let live = slot.as_ref().and_then(|slot| slot.live.get());
        live.is_some_and(|live| lock(live).owned != Owned::Elsewhere)
    }

    /// An input that was handed on was kept or refused.
    async fn answered(self: &Arc<Self>, token: u64, answer: Result<u64, Failure>) {
        let asked = self.nodes.as_ref().and_then(|nodes| lock(&nodes.asked).remove(&token));
        let Some(Asked { table, asker, .. }) = asked else { return };
        match answer {
            Ok(v) => {
                // Whoever asked is told what happened before they are told that it is done.
                self.catch_up_or_say(&table, v).await;
                let (kept, lost) = answers(asker, v);
                match self.known(&table) {
                    Some(slot) => self.send(PendingEntry::telling(slot, kept, lost)),
                    None => self.carry_out(kept),
                }
            }
            Err(failure) => refuse(asker, failure),
        }
    }

    /// Sends some of what nothing was heard of again: the owner may be gone.
    pub(super) async fn ask_again(&self, which: impl Fn(&Asked) -> bool + Send) {
        let Some(nodes) = &self.nodes else { return };
        let late: Vec<Asked> = lock(&nodes.asked)
            .extract_if(|_, asked| which(asked))
            .map(|(_, asked)| asked)
            .collect();
        if late.is_empty() {
            return;
        }
        let numbers: Vec<u64> = late.iter().filter_map(|asked| asked.number).collect();
        let untouched = nodes.company.take_back(&numbers).await.unwrap_or_default();
        for Asked { table, input, id, asker, number, .. } in late {
            if let Some(slot) = self.known(&table) {
                slot.owner.store(0, Ordering::Relaxed);
            }
            // What the owner took it may have done before it fell silent: only what has a name is done once for sure.
            if id.is_some() || number.is_some_and(|number| untouched.contains(&number)) {
                self.input(&table, input, id, asker).await;
            } else {
                refuse(asker, not_kept());
            }
        }
    }

    /// What a machine decided here goes to whoever owns the table.
    pub(crate) async fn hand_decision(&self, decision: Decision) {
        let Some(nodes) = &self.nodes else { return self.decide(decision).await };
        let owner = match self.slot(&decision.table).await {
            Ok(slot) => self.claim(&slot).await,
            Err(failure) => Err(failure),
        };
        match owner {
            Ok(None) => self.decide(decision).await,
            Ok(Some(node)) => nodes.tell(NodeMessage::Handed(node, Handed::Decided(decision))),
            Err(failure) => {
                let (table, why) = (decision.table, failure.text.get(Language::EN));
                tracing::error!(table, why, "a machine's move was lost");
            }
        }
    }

    /// Some inputs are on their way, or could not be handed on.
    fn handed_on(&self, handed: &[(NodeId, Handed)], numbers: Option<&[u64]>) {
        let Some(nodes) = &self.nodes else { return };
        for (place, (_, handed)) in handed.iter().enumerate() {
            let Handed::Input { token, .. } = handed else { continue };
            // The answer may have come already.
            let mut asked = lock(&nodes.asked);
            match numbers {
                Some(numbers) => {
                    if let Some(asked) = asked.get_mut(token) {
                        asked.number = numbers.get(place).copied();
                    }
                }
                None => {
                    if let Some(lost) = asked.remove(token) {
                        refuse(lost.asker, not_read());
                    }
                }
            }
        }
    }
}

/// Sends messages, as many at once as there are.
pub async fn send_messages(
    salon: Arc<Salon>,
    company: Arc<dyn Company>,
    mut messages: mpsc::UnboundedReceiver<NodeMessage>,
) {
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
        match company.tell(&hints, &handed).await {
            Ok(numbers) => salon.handed_on(&handed, Some(&numbers)),
            Err(error) => {
                tracing::error!(%error, "other nodes could not be told");
                salon.handed_on(&handed, None);
            }
        }
    }
}

/// Takes in what is handed to this node, as soon as it hears of it.
pub async fn take_in(salon: Arc<Salon>) {
    let Some(nodes) = &salon.nodes else { return };
    loop {
        let _ = tokio::time::timeout(LOOKS, nodes.handed.notified()).await;
        salon.take_handed().await;
    }
}
