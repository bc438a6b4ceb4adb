//! The salon as one of several nodes: whose a table is, what machines think about, and who is where.

mod handing;
mod hearing;
mod jobs;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tablier_protocol::{Failure, ServerMessage};
use tablier_rules::{Level, Message};
use tablier_table::{Input, LogEntry, PersonId};
use tokio::sync::{Notify, mpsc};

use self::handing::Asked;
pub use self::handing::{send_messages, take_in};
pub use self::hearing::listen;
use self::jobs::Threads;
pub use self::jobs::{Held, take_jobs};
use crate::limits::{Allowance, Limit};
use crate::lock::lock;
use crate::salon::Salon;
use crate::sentences::not_read;
use crate::storage::company::{Claim, Company, Hint, NodeId, NodeMessage};
use crate::tables::asker::Asker;
use crate::tables::live::{Owned, Slot};
use crate::tables::pending::{PendingEntry, Taken};

/// How often a node looks after what hints may have missed.
const LOOKS: Duration = Duration::from_secs(1);
/// So many tables that are nobody's are taken at once.
const ORPHANS: u32 = 200;

/// Until when nobody else can have taken what this node owns: as long as a lease lasts from before it was last renewed.
struct Sure {
    until: Instant,
    /// How often it was not renewed in time: what was owned before that may be another's.
    spell: u64,
}

/// What a node needs beside what a salon of one has.
pub struct Nodes {
    pub(crate) company: Arc<dyn Company>,
    messages: mpsc::UnboundedSender<NodeMessage>,
    asked: Mutex<HashMap<u64, Asked>>,
    tokens: AtomicU64,
    /// The threads for whatever is to be decided, and the one for small work.
    threads: [Threads; 2],
    sure: Mutex<Sure>,
    /// Something may have been handed to this node.
    handed: Notify,
}

impl Nodes {
    /// A node, and the messages it has to send.
    pub fn new(company: Arc<dyn Company>) -> (Nodes, mpsc::UnboundedReceiver<NodeMessage>) {
        let (messages, going_out) = mpsc::unbounded_channel();
        let nodes = Nodes {
            company,
            messages,
            asked: Mutex::default(),
            tokens: AtomicU64::new(0),
            threads: [Level::Master, Level::Amateur].map(Threads::up_to),
            sure: Mutex::new(Sure { until: Instant::now(), spell: 0 }),
            handed: Notify::new(),
        };
        (nodes, going_out)
    }

    /// Whether a table that was this node's in this spell is so for sure.
    fn is_sure(&self, spell: u64) -> bool {
        let sure = lock(&self.sure);
        spell == sure.spell && Instant::now() < sure.until
    }

    fn spell(&self) -> u64 {
        lock(&self.sure).spell
    }

    /// Says that this node is there, and hears what time it is; whether that was a jump.
    async fn renew(&self, salon: &Salon) -> bool {
        let before = Instant::now();
        match self.company.renew(salon.people.count(), salon.watch.now()).await {
            Ok(time) => {
                let mut sure = lock(&self.sure);
                // It may have been too late: others may have taken what was this node's.
                sure.spell += u64::from(sure.until < Instant::now());
                sure.until = before + salon.rules.lease;
                drop(sure);
                salon.watch.follow_shared(time)
            }
            Err(error) => {
                tracing::error!(%error, "this node cannot say that it is there");
                false
            }
        }
    }

    /// Tells others, soon.
    pub fn tell(&self, message: NodeMessage) {
        if self.messages.send(message).is_err() {
            tracing::error!("nobody sends messages any more");
        }
    }

    /// Lets all others know, soon.
    pub fn hint(&self, hint: Hint) {
        self.tell(NodeMessage::Hint(hint));
    }
}

impl Salon {
    /// The owner of a table as far as this node heard, if that is another; makes this node the owner if it is nobody's.
    ///
    /// Who is no longer the owner hands on what it gets, and who does not answer is not asked again.
    pub(crate) async fn owner(&self, slot: &Arc<Slot>) -> Result<Option<NodeId>, Failure> {
        let (Some(nodes), Some(live)) = (&self.nodes, slot.live.get()) else { return Ok(None) };
        let owned = lock(live).owned != Owned::Elsewhere;
        match slot.owner.load(Ordering::Relaxed) {
            _ if owned && nodes.is_sure(slot.spell.load(Ordering::Relaxed)) => Ok(None),
            node if !owned && node != 0 => Ok(Some(node)),
            _ => self.claim(slot).await,
        }
    }

    /// Makes this node the owner of a table if it is nobody's; gives the owner if that is another.
    pub(crate) async fn claim(&self, slot: &Arc<Slot>) -> Result<Option<NodeId>, Failure> {
        let (Some(nodes), Some(live)) = (&self.nodes, slot.live.get()) else { return Ok(None) };
        let lease = || match lock(live).owned {
            Owned::By(lease) => Some(lease),
            Owned::Alone | Owned::Elsewhere => None,
        };
        let is_sure = || nodes.is_sure(slot.spell.load(Ordering::Relaxed));
        if lease().is_some() && is_sure() {
            return Ok(None);
        }
        let _alone = slot.catching_up.lock().await;
        let before = lease();
        if before.is_some() && is_sure() {
            return Ok(None);
        }
        let spell = nodes.spell();
        let claim = nodes.company.claim(&slot.name).await.map_err(|error| {
            tracing::error!(table = slot.name, %error, "a table could not be claimed");
            not_read()
        })?;
        match claim {
            Claim::Theirs(node) => {
                slot.owner.store(node, Ordering::Relaxed);
                if before.is_some() {
                    self.lose_table(slot);
                }
                Ok(Some(node))
            }
            Claim::Mine { lease, .. } if before == Some(lease) => {
                slot.spell.store(spell, Ordering::Relaxed);
                Ok(None)
            }
            Claim::Mine { lease, since } => {
                self.read_on(slot, live).await?;
                slot.spell.store(spell, Ordering::Relaxed);
                let mut live = lock(live);
                live.owned = Owned::By(lease);
                if let Some(since) = since {
                    self.figures.taken_over_total.up();
                    tracing::info!(table = slot.name, lease, "taken over");
                    // Nobody is charged for the time during which the table was nobody's.
                    let at = self.watch.now();
                    let milliseconds = at.since(since.max(live.table.last()));
                    let outage = LogEntry::new(at, Input::Outage { milliseconds });
                    if live.table.deadline().is_some()
                        && milliseconds > 0
                        && let Taken::In(work) = live.take(slot, &outage, Asker::Nobody)
                    {
                        self.send(work);
                    }
                }
                self.timers.set(&slot.name, live.table.deadline());
                live.all_jobs().into_iter().for_each(|job| self.think(job));
                Ok(None)
            }
        }
    }

    /// Another took this table: what is in memory is not what is kept, and is read again.
    fn lose_table(&self, slot: &Arc<Slot>) {
        if !slot.broken.swap(true, Ordering::SeqCst) {
            tracing::info!(table = slot.name, "another node has taken it over");
            // The writer has it read again, after what is on its way, which is lost.
            let (kept, lost) = (Vec::new(), Vec::new());
            self.send(PendingEntry::telling(Arc::clone(slot), kept, lost));
        }
    }

    /// Somebody follows a table here, or no longer does, or has taken a seat there.
    pub(crate) fn presence_changed(self: &Arc<Self>, name: &str) {
        if self.nodes.is_some() {
            tokio::spawn(Arc::clone(self).tell_presence(name.to_owned()));
        }
    }

    /// Lets the other nodes know who follows a table here, and learns who does there.
    async fn tell_presence(self: Arc<Self>, name: String) {
        let Some(nodes) = &self.nodes else { return };
        let Some(slot) = self.known(&name) else { return };
        let Some(live) = slot.live.get() else { return };
        loop {
            let (here, watching) = lock(live).present();
            match nodes.company.set_presence(&name, here, watching).await {
                Ok(()) => nodes.hint(Hint::Present(name.clone())),
                Err(error) => tracing::error!(%error, "who is there could not be told"),
            }
            // Others tell the same meanwhile: whoever comes last tells what is true then.
            if lock(live).present() == (here, watching) {
                break;
            }
        }
        self.look_elsewhere(vec![name]).await;
    }

    /// How these tables are at the other nodes.
    async fn look_elsewhere(self: &Arc<Self>, tables: Vec<String>) {
        let Some(nodes) = &self.nodes else { return };
        if tables.is_empty() {
            return;
        }
        match nodes.company.elsewhere(&tables).await {
            Ok(all) => {
                for elsewhere in all {
                    self.catch_up_or_say(&elsewhere.table, elsewhere.number).await;
                    let slot = self.known(&elsewhere.table);
                    if let Some(live) = slot.as_ref().and_then(|slot| slot.live.get()) {
                        let known = (elsewhere.here, elsewhere.watching);
                        let effects = lock(live).set_elsewhere(known);
                        self.carry_out(effects);
                    }
                }
            }
            Err(error) => tracing::error!(%error, "other nodes cannot be looked at"),
        }
    }

    /// Takes one of what is allowed at all nodes together, or says after how many milliseconds there will be one.
    pub async fn take<K>(
        &self,
        what: &str,
        who: K,
        limit: &Limit<K>,
        most: Allowance,
    ) -> Result<(), u64>
    where
        K: Eq + std::hash::Hash + std::fmt::Debug,
    {
        let now = self.watch.now();
        let key = format!("{what} {who:?}");
        limit.take(who, now)?;
        let Some(nodes) = &self.nodes else { return Ok(()) };
        match nodes.company.allows(&key, most, now).await {
            Ok(true) => Ok(()),
            // There will be one by then at the latest.
            Ok(false) => Err(60_000 / u64::from(most.per_minute.max(1))),
            Err(error) => {
                tracing::error!(%error, "what is allowed cannot be looked up");
                Ok(())
            }
        }
    }

    /// This node goes: others take its tables at once.
    pub(crate) async fn leave_company(&self) {
        let Some(nodes) = &self.nodes else { return };
        let left = nodes.company.leave(self.watch.now()).await;
        if let Err(error) = left.and(nodes.company.tell(&[Hint::Gone], &[]).await) {
            tracing::error!(%error, "the other nodes could not be told");
        }
    }

    /// Sends a person away, wherever they are.
    pub fn send_away(&self, person: PersonId, why: Message) {
        self.people.send_away(person, &why);
        if let Some(nodes) = &self.nodes {
            nodes.hint(Hint::SentAway(person, why));
            // An older node knows no reasons.
            nodes.hint(Hint::Banned(person));
        }
    }

    /// Announces a restart to everybody.
    pub fn announce_restart(&self, milliseconds: u64, text: Message) {
        if let Some(nodes) = &self.nodes {
            nodes.hint(Hint::Restart(milliseconds, text.clone()));
        }
        self.people.tell_all(&ServerMessage::Restart { milliseconds, text });
    }
}

/// Says that this node is there, takes what is nobody's, and looks after what hints may have missed.
pub async fn look_after(salon: Arc<Salon>, company: Arc<dyn Company>) {
    let Some(nodes) = &salon.nodes else { return };
    let lease = salon.rules.lease;
    loop {
        if nodes.renew(&salon).await {
            salon.settle_all().await;
        }
        salon.ask_again(Asked::is_late).await;
        match company.orphans(ORPHANS).await {
            Ok(orphans) => {
                for table in orphans {
                    if let Ok(slot) = salon.slot(&table).await {
                        // Another may have been faster.
                        let _ = salon.claim(&slot).await;
                    }
                }
            }
            Err(error) => tracing::error!(%error, "tables that are nobody's cannot be found"),
        }
        let mut followed = Vec::new();
        for slot in salon.all() {
            if let Some(live) = slot.live.get() {
                let mut live = lock(live);
                if live.is_followed() {
                    followed.push(slot.name.clone());
                }
                if live.goes_on() {
                    live.all_jobs().into_iter().for_each(|job| salon.think(job));
                }
            }
        }
        salon.look_elsewhere(followed).await;
        tokio::time::sleep(LOOKS.min(lease / 4)).await;
    }
}
