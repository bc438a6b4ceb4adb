//! The salon as one of several nodes: whose a table is, what machines think about, and who is where.

mod following;
mod handing;
mod hearing;
mod jobs;
mod leases;
mod presence;

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tablier_protocol::Failure;
use tablier_rules::{Language, Level, Message};
use tablier_table::{PersonId, Time};
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;

use self::handing::HandedOn;
use self::jobs::Threads;
use self::leases::Sure;
use crate::limits::Allowance;
use crate::lock::lock;
use crate::storage::company::{Claim, Company, Decision, Handed, Hint, NodeMessage};
use crate::storage::{Batch, Kept, Sheet, StoredEntry};
use crate::tables::Tables;
use crate::tables::asker::{Asker, not_kept, refuse};
use crate::tables::hosting::{Asked, Hosting};
use crate::tables::live::Owned;
use crate::tables::machines::Job;
use crate::tables::slot::Slot;
use crate::watch::Watch;

/// How often a node looks after what hints may have missed.
const LOOKS: Duration = Duration::from_secs(1);
/// So many tables that are nobody's are taken at once.
const ORPHANS: u32 = 200;
/// So many bytes of a log at most go along with the hint that it went on.
const ROOM: usize = 3_000;

/// One of several nodes: it owns tables by leases that it renews.
pub struct Leased {
    me: Weak<Leased>,
    company: Arc<dyn Company>,
    messages: mpsc::UnboundedSender<NodeMessage>,
    /// What was handed to other nodes, by what the answer is known by.
    handed_on: Mutex<HashMap<u64, HandedOn>>,
    tokens: AtomicU64,
    /// The threads for whatever is to be decided, and the one for small work.
    threads: [Threads; 2],
    sure: Mutex<Sure>,
    /// Something may have been handed to this node.
    handed: Notify,
}

impl Leased {
    /// A node, and the messages it has to send.
    pub fn new(company: Arc<dyn Company>) -> (Arc<Leased>, mpsc::UnboundedReceiver<NodeMessage>) {
        let (messages, going_out) = mpsc::unbounded_channel();
        let leased = Arc::new_cyclic(|me| Leased {
            me: Weak::clone(me),
            company,
            messages,
            handed_on: Mutex::default(),
            tokens: AtomicU64::new(0),
            threads: [Level::Master, Level::Amateur].map(Threads::up_to),
            sure: Mutex::new(Sure { until: Instant::now(), spell: 0 }),
            handed: Notify::new(),
        });
        (leased, going_out)
    }

    /// Begins to work with the other nodes for these tables; machines think on so many threads here.
    pub fn start(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        messages: mpsc::UnboundedReceiver<NodeMessage>,
        thinkers: usize,
    ) -> Vec<JoinHandle<()>> {
        self.has_threads(thinkers);
        let both = || (Arc::clone(self), Arc::clone(tables));
        let [sending, taking, listening, thinking, looking] = std::array::from_fn(|_| both());
        vec![
            tokio::spawn(async move { sending.0.send_messages(messages).await }),
            tokio::spawn(async move { taking.0.take_in(&taking.1).await }),
            tokio::spawn(async move { listening.0.listen(&listening.1).await }),
            tokio::spawn(async move { thinking.0.take_jobs(&thinking.1.machines).await }),
            tokio::spawn(async move { looking.0.look_after(&looking.1).await }),
        ]
    }

    /// Tells others, soon.
    fn tell(&self, message: NodeMessage) {
        if self.messages.send(message).is_err() {
            tracing::error!("nobody sends messages any more");
        }
    }

    /// Lets all others know, soon.
    fn hint(&self, hint: Hint) {
        self.tell(NodeMessage::Hint(hint));
    }

    /// Says that this node is there, takes what is nobody's, and looks after what hints may have missed.
    async fn look_after(&self, tables: &Arc<Tables>) {
        let lease = tables.ground.rules.lease;
        loop {
            if self.renew(tables).await {
                tables.settle_all().await;
            }
            self.ask_again(tables, HandedOn::is_late).await;
            match self.company.orphans(ORPHANS).await {
                Ok(orphans) => {
                    for table in orphans {
                        tables.take_up(&table).await;
                    }
                }
                Err(error) => tracing::error!(%error, "tables that are nobody's cannot be found"),
            }
            let mut followed = Vec::new();
            for slot in tables.all() {
                if let Some(live) = slot.live.get() {
                    let mut live = lock(live);
                    if live.is_followed() {
                        followed.push(slot.name.clone());
                    }
                    if live.goes_on() {
                        live.all_jobs().into_iter().for_each(|job| tables.think(job));
                    }
                }
            }
            self.look_elsewhere(tables, followed).await;
            tokio::time::sleep(LOOKS.min(lease / 4)).await;
        }
    }
}

#[async_trait]
impl Hosting for Leased {
    fn when_read(&self) -> Owned {
        Owned::Elsewhere
    }

    async fn own_new(&self, table: &str) -> Result<Owned, Failure> {
        match self.company.claim(table).await {
            Ok(Claim::Mine { lease, .. }) => Ok(Owned::By(lease)),
            Ok(Claim::Theirs(_)) | Err(_) => Err(not_kept()),
        }
    }

    async fn direct(&self, tables: &Tables, slot: &Arc<Slot>, asked: Asked) -> Option<Asked> {
        let owner = match asked.asker {
            // What another node handed over is not handed round in a circle.
            Asker::Node(_) => self.claim(tables, slot).await,
            _ => self.owner(tables, slot).await,
        };
        match owner {
            Ok(None) => return Some(asked),
            Ok(Some(node)) => {
                tables.ground.figures.handed_total.up();
                self.hand(node, &slot.name, asked);
            }
            Err(failure) => refuse(asked.asker, failure),
        }
        None
    }

    /// The node takes what is nobody's when it looks after its tables.
    async fn wake(&self, _: &Tables) -> Kept<()> {
        Ok(())
    }

    /// Where this node owns the table, or may, it goes on with that; another may have been faster.
    async fn take_up(&self, tables: &Tables, slot: &Arc<Slot>) {
        let _ = self.claim(tables, slot).await;
    }

    fn think(&self, _: &Tables, job: Job) {
        self.queue(job);
    }

    async fn decided(&self, tables: &Tables, decision: Decision) {
        let owner = match tables.slot(&decision.table).await {
            Ok(slot) => self.claim(tables, &slot).await,
            Err(failure) => Err(failure),
        };
        match owner {
            Ok(None) => tables.decide(decision).await,
            Ok(Some(node)) => self.tell(NodeMessage::Handed(node, Handed::Decided(decision))),
            Err(failure) => {
                let (table, why) = (decision.table, failure.text.get(Language::EN));
                tracing::error!(table, why, "a machine's move was lost");
            }
        }
    }

    /// The other nodes read on.
    fn kept(&self, batch: Batch) {
        let mut logs: HashMap<String, (u64, Vec<String>)> = HashMap::new();
        for StoredEntry { table, number, entry, .. } in batch.lines {
            let (v, lines) = logs.entry(table).or_default();
            *v = number;
            lines.push(entry);
        }
        for (Sheet { card, public, people, .. }, _) in batch.sheets {
            let (v, mut lines) = logs.remove(&card.table).unwrap_or_default();
            if lines.iter().map(String::len).sum::<usize>() > ROOM {
                lines.clear();
            }
            self.hint(Hint::Moved { table: card.table, v, lines, public, people });
        }
    }

    fn presence_changed(&self, tables: &Arc<Tables>, table: &str) {
        if let Some(me) = self.me.upgrade() {
            let (tables, table) = (Arc::clone(tables), table.to_owned());
            tokio::spawn(async move { me.tell_presence(&tables, table).await });
        }
    }

    async fn allows(&self, who: &str, most: Allowance, now: Time) -> Result<(), u64> {
        match self.company.allows(who, most, now).await {
            Ok(true) => Ok(()),
            // There will be one by then at the latest.
            Ok(false) => Err(60_000 / u64::from(most.per_minute.max(1))),
            Err(error) => {
                tracing::error!(%error, "what is allowed cannot be looked up");
                Ok(())
            }
        }
    }

    async fn people(&self, _: usize) -> Kept<usize> {
        self.company.people().await
    }

    fn send_away(&self, person: PersonId, why: &Message) {
        self.hint(Hint::SentAway(person, why.clone()));
        // An older node knows no reasons.
        self.hint(Hint::Banned(person));
    }

    fn announce_restart(&self, milliseconds: u64, text: &Message) {
        self.hint(Hint::Restart(milliseconds, text.clone()));
    }

    /// Several nodes follow the clock of the database, which is heard when a lease is renewed.
    fn follow_clock(&self, _: &Watch) -> bool {
        false
    }

    /// Others take its tables at once.
    async fn leave(&self, now: Time) {
        let left = self.company.leave(now).await;
        if let Err(error) = left.and(self.company.tell(&[Hint::Gone], &[]).await) {
            tracing::error!(%error, "the other nodes could not be told");
        }
    }
}
