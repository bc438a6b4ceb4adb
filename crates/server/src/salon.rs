//! The salon: its tables, its people, and whatever goes on by itself.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tablier_protocol::Failure;
use tablier_rules::Rulebooks;
use tablier_table::{PersonId, Table, Time};
use tokio::sync::{mpsc, oneshot};

use crate::cluster::Nodes;
use crate::config::{Config, Rules};
use crate::figures::Figures;
use crate::health::Health;
use crate::limits::{Limit, Pool};
use crate::lock::lock;
use crate::people::connected::People;
use crate::people::lobby::LobbyBoard;
use crate::people::names::Spoken;
use crate::people::talk::Talk;
use crate::secret::Chance;
use crate::sentences::{no_table, not_read};
use crate::storage::{Storage, StorageError};
use crate::tables::asker::{Asker, answers};
use crate::tables::live::{Live, Owned, Slot};
use crate::tables::machines::Machines;
use crate::tables::pending::{Effect, PendingEntry};
use crate::tables::timers::Timers;
use crate::watch::Watch;

/// How long a salon waits before it tries again what the storage did not let it do.
pub(crate) const RETRY_DELAY: Duration = Duration::from_millis(500);

/// So many tables of a person are looked through, those that are not over first.
pub(crate) const MOST_OWN: u32 = 500;

/// When the salon last tried to write, and what came of it.
type Tried = (Time, Result<(), StorageError>);

/// Everything that goes on in a salon.
pub struct Salon {
    /// Which games are played.
    pub rulebooks: Rulebooks,
    /// Where it is kept.
    pub storage: Arc<dyn Storage>,
    /// What time it is.
    pub watch: Watch,
    /// Where its secrets come from.
    pub chance: Chance,
    /// What is counted.
    pub figures: Arc<Figures>,
    /// What whoever runs it should know.
    pub health: Health,
    pub people: People,
    /// What nobody can be called.
    pub spoken: Spoken,
    /// What is shown at the entrance.
    pub lobby: LobbyBoard,
    /// What was settled for it.
    pub rules: Rules,
    /// How often a person may act.
    pub acts: Limit<PersonId>,
    /// How often a person may ask for anything else over a websocket.
    pub asks: Limit<PersonId>,
    /// How often a person may open a table.
    pub openings: Limit<PersonId>,
    /// How much people may say.
    pub talk: Talk,
    /// How often a person may choose another name.
    pub names: Limit<PersonId>,
    /// How often people from one address may act.
    pub acts_of_address: Pool,
    pub(crate) timers: Timers,
    pub(crate) machines: Arc<Machines>,
    /// The other nodes, if there can be any.
    pub(crate) nodes: Option<Nodes>,
    pub(crate) tables: Mutex<HashMap<String, Arc<Slot>>>,
    writer: mpsc::UnboundedSender<PendingEntry>,
    /// Inputs that are on their way to the storage.
    pub(crate) pending: AtomicUsize,
    connections: AtomicU64,
    pub(crate) tried: tokio::sync::Mutex<Option<Tried>>,
    /// Whether it closes.
    pub closing: AtomicBool,
}

impl Salon {
    /// A salon that nothing happens in yet, and the works its writer has to do.
    pub fn new(
        config: &Config,
        storage: Arc<dyn Storage>,
        machines: Arc<Machines>,
        figures: Arc<Figures>,
        nodes: Option<Nodes>,
    ) -> (Arc<Salon>, mpsc::UnboundedReceiver<PendingEntry>) {
        let (writer, works) = mpsc::unbounded_channel();
        let rules = config.rules;
        let salon = Salon {
            rulebooks: config.rulebooks,
            storage,
            watch: config.watch.clone(),
            chance: config.chance.clone(),
            figures,
            health: Health::default(),
            people: People::default(),
            spoken: Spoken::at(config.rulebooks),
            lobby: LobbyBoard::default(),
            acts: Limit::new(rules.acts),
            asks: Limit::new(rules.asks),
            openings: Limit::new(rules.openings),
            talk: Talk::new(&rules),
            names: Limit::new(rules.names),
            acts_of_address: Pool::new(rules.acts.tenth(), rules.acts.times(10)),
            rules,
            timers: Timers::default(),
            machines,
            nodes,
            tables: Mutex::default(),
            writer,
            pending: AtomicUsize::new(0),
            connections: AtomicU64::new(0),
            tried: tokio::sync::Mutex::default(),
            closing: AtomicBool::new(false),
        };
        salon.storage.damage().into_iter().for_each(|damage| salon.health.damaged(damage));
        (Arc::new(salon), works)
    }

    /// A number no other connection has.
    pub fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn send(&self, work: PendingEntry) {
        work.slot.pending.fetch_add(1, Ordering::SeqCst);
        self.pending.fetch_add(1, Ordering::SeqCst);
        if self.writer.send(work).is_err() {
            tracing::error!("the writer is gone");
        }
    }

    /// Carries out what follows from an input.
    pub(crate) fn carry_out(self: &Arc<Self>, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(mailbox, outgoing) => mailbox.send(outgoing),
                // Nobody may wait any more.
                Effect::Answer(sender, answer) => drop(sender.send(answer)),
                Effect::Think(job) => self.think(*job),
                Effect::Deadline(table, at) => self.timers.set(&table, at),
                Effect::Changed { public, people } => self.lobby.changed(public, &people),
                Effect::Present(table) => self.presence_changed(&table),
                Effect::Tell(message) => {
                    if let Some(nodes) = &self.nodes {
                        nodes.tell(message);
                    }
                }
            }
        }
    }

    /// The table of this name, if it is in memory.
    pub(crate) fn known(&self, name: &str) -> Option<Arc<Slot>> {
        lock(&self.tables).get(name).cloned()
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Slot>> {
        lock(&self.tables).values().cloned().collect()
    }

    /// The table of this name, read from its log unless it is in memory.
    pub async fn slot(&self, name: &str) -> Result<Arc<Slot>, Failure> {
        check_name(name)?;
        let now = self.watch.now();
        let new = || Arc::new(Slot::new(name, now));
        let slot = Arc::clone(lock(&self.tables).entry(name.to_owned()).or_insert_with(new));
        slot.used.store(now.0, Ordering::Relaxed);
        let read = slot.live.get_or_try_init(|| self.read(name)).await;
        if let Err(failure) = read {
            let mut tables = lock(&self.tables);
            let unread = |known: &Arc<Slot>| Arc::ptr_eq(known, &slot) && !known.live.initialized();
            if tables.get(name).is_some_and(unread) {
                tables.remove(name);
            }
            return Err(failure);
        }
        Ok(slot)
    }

    async fn read(&self, name: &str) -> Result<Mutex<Live>, Failure> {
        let log = self.storage.log(name, 0).await.map_err(|error| {
            self.health.heard(&error);
            tracing::error!(table = name, %error, "a table could not be read");
            not_read()
        })?;
        if log.is_empty() {
            return Err(no_table());
        }
        let begun = Instant::now();
        let table =
            tokio::task::block_in_place(|| rebuild(self.rulebooks, &log)).map_err(|error| {
                self.health.damaged(format!("the log of table {name} makes no table: {error}"));
                tracing::error!(table = name, error, "the log of a table makes no table");
                not_read()
            })?;
        self.figures.rebuilt_total.up();
        let spent = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.figures.rebuild_microseconds_total.add(spent);
        let owned = if self.nodes.is_some() { Owned::Elsewhere } else { Owned::Alone };
        Ok(Mutex::new(Live::new(name.to_owned(), table, owned)))
    }

    /// Does something with a table. What it is must be short: nothing else happens at the table meanwhile.
    pub async fn with<T>(
        &self,
        name: &str,
        act: impl FnOnce(&Arc<Slot>, &mut Live) -> T,
    ) -> Result<T, Failure> {
        let slot = self.slot(name).await?;
        match slot.live.get() {
            Some(live) => Ok(act(&slot, &mut lock(live))),
            None => Err(no_table()),
        }
    }

    /// Looks at a table as it is kept: what is on its way to the storage arrives first.
    pub async fn look_at<T>(
        &self,
        name: &str,
        look: impl FnOnce(&mut Live) -> T,
    ) -> Result<T, Failure> {
        let (sender, kept) = oneshot::channel();
        let seen = self.with(name, |slot, live| {
            let (kept, lost) = answers(Asker::Here(sender), live.table.version());
            self.send(PendingEntry::telling(Arc::clone(slot), kept, lost));
            look(live)
        });
        let seen = seen.await?;
        match kept.await {
            Ok(Ok(_)) => Ok(seen),
            Ok(Err(_)) | Err(_) => Err(not_read()),
        }
    }
}

/// Refuses what cannot be the name of a table.
pub fn check_name(name: &str) -> Result<(), Failure> {
    let fits = (1..=32).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric());
    if fits { Ok(()) } else { Err(no_table()) }
}

/// The table of one of these games that these entries make.
pub fn rebuild(rulebooks: Rulebooks, log: &[String]) -> Result<Table, String> {
    let mut entries = Vec::with_capacity(log.len());
    for entry in log {
        entries.push(serde_json::from_str(entry).map_err(|error| error.to_string())?);
    }
    Table::rebuild(rulebooks, entries).map_err(|refusal| refusal.to_string())
}
