//! The tables in memory: what is done there, how it is kept, and who is told.

pub mod alone;
pub mod asker;
pub mod doing;
pub mod fair;
pub mod following;
pub mod hosting;
pub mod leaving;
pub mod live;
pub mod machines;
pub mod naming;
pub mod opening;
pub mod origins;
pub mod showing;
pub mod slot;
pub mod timers;
pub mod upkeep;
pub mod work;
pub mod writer;

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tablier_protocol::Failure;
use tablier_table::Time;
use tokio::sync::{mpsc, oneshot};

use self::asker::{Asker, answers};
use self::hosting::Hosting;
use self::live::Live;
use self::machines::{Job, Machines};
use self::slot::{Pending, Slot};
use self::timers::Timers;
use self::work::{Effect, Work};
use crate::ground::Ground;
use crate::limits::{Allowance, Limit};
use crate::lock::lock;
use crate::people::People;
use crate::sentences::{no_table, not_read};
use crate::storage::{StorageError, rebuild};

/// How long one waits before one tries again what the storage did not let one do.
const RETRY_DELAY: Duration = Duration::from_millis(500);

/// So many tables of a person are looked through, those that are not over first.
const MOST_OWN: u32 = 500;

/// When it was last tried to write, and what came of it.
type Tried = (Time, Result<(), StorageError>);

/// All tables, as far as they are in memory.
pub struct Tables {
    pub ground: Arc<Ground>,
    pub people: Arc<People>,
    /// Whose they are: this node's alone, or shared with others.
    pub hosting: Arc<dyn Hosting>,
    pub timers: Timers,
    pub machines: Arc<Machines>,
    /// Inputs that are on their way to the storage.
    pub pending: AtomicUsize,
    /// Whether the salon closes.
    pub closing: AtomicBool,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    writer: mpsc::UnboundedSender<Pending>,
    tried: tokio::sync::Mutex<Option<Tried>>,
}

impl Tables {
    /// Tables at which nothing happens yet, and what their writer has to keep.
    pub fn new(
        ground: Arc<Ground>,
        people: Arc<People>,
        hosting: Arc<dyn Hosting>,
        machines: Arc<Machines>,
    ) -> (Arc<Tables>, mpsc::UnboundedReceiver<Pending>) {
        let (writer, works) = mpsc::unbounded_channel();
        let tables = Tables {
            ground,
            people,
            hosting,
            timers: Timers::default(),
            machines,
            pending: AtomicUsize::new(0),
            closing: AtomicBool::new(false),
            slots: Mutex::default(),
            writer,
            tried: tokio::sync::Mutex::default(),
        };
        (Arc::new(tables), works)
    }

    /// Sends what is to be done with an input on its way to the storage.
    pub fn send(&self, slot: &Arc<Slot>, work: Work) {
        slot.pending.fetch_add(1, Ordering::SeqCst);
        self.pending.fetch_add(1, Ordering::SeqCst);
        if self.writer.send(Pending { slot: Arc::clone(slot), work }).is_err() {
            tracing::error!("the writer is gone");
        }
    }

    /// Carries out what follows from an input.
    pub fn carry_out(self: &Arc<Self>, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(mailbox, outgoing) => mailbox.send(outgoing),
                // Nobody may wait any more.
                Effect::Answer(sender, answer) => drop(sender.send(answer)),
                Effect::Think(job) => self.think(*job),
                Effect::Deadline(table, at) => self.timers.set(&table, at),
                Effect::Changed { public, people } => self.people.lobby.changed(public, &people),
                Effect::Present(table) => self.hosting.presence_changed(self, &table),
                Effect::Reply(reply, answer) => reply.send(answer),
            }
        }
    }

    /// A machine has something to decide.
    pub fn think(&self, mut job: Job) {
        job.payer.address = self.people.connected.address(job.payer.person);
        self.hosting.think(self, job);
    }

    /// The table of this name, if it is in memory.
    pub fn known(&self, name: &str) -> Option<Arc<Slot>> {
        lock(&self.slots).get(name).cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Slot>> {
        lock(&self.slots).values().cloned().collect()
    }

    /// The table of this name, read from its log unless it is in memory.
    pub async fn slot(&self, name: &str) -> Result<Arc<Slot>, Failure> {
        check_name(name)?;
        let now = self.ground.watch.now();
        let new = || Arc::new(Slot::new(name, now));
        let slot = Arc::clone(lock(&self.slots).entry(name.to_owned()).or_insert_with(new));
        slot.used.store(now.0, Ordering::Relaxed);
        let read = slot.live.get_or_try_init(|| self.read(name)).await;
        if let Err(failure) = read {
            let mut slots = lock(&self.slots);
            let unread = |known: &Arc<Slot>| Arc::ptr_eq(known, &slot) && !known.live.initialized();
            if slots.get(name).is_some_and(unread) {
                slots.remove(name);
            }
            return Err(failure);
        }
        Ok(slot)
    }

    async fn read(&self, name: &str) -> Result<Mutex<Live>, Failure> {
        let Ground { rulebooks, storage, figures, health, .. } = &*self.ground;
        let log = storage.log(name, 0).await.map_err(|error| {
            health.heard(&error);
            tracing::error!(table = name, %error, "a table could not be read");
            not_read()
        })?;
        if log.is_empty() {
            return Err(no_table());
        }
        let begun = Instant::now();
        let table = tokio::task::block_in_place(|| rebuild(*rulebooks, &log)).map_err(|error| {
            health.damaged(format!("the log of table {name} makes no table: {error}"));
            tracing::error!(table = name, error, "the log of a table makes no table");
            not_read()
        })?;
        figures.rebuilt_total.up();
        let spent = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        figures.rebuild_microseconds_total.add(spent);
        Ok(Mutex::new(Live::new(name.to_owned(), table, self.hosting.when_read())))
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
            self.send(slot, Work::telling(kept, lost));
            look(live)
        });
        let seen = seen.await?;
        match kept.await {
            Ok(Ok(_)) => Ok(seen),
            Ok(Err(_)) | Err(_) => Err(not_read()),
        }
    }

    /// Takes one of what is allowed at all nodes together, or says after how many milliseconds there will be one.
    pub async fn take<K: Eq + Hash + Debug>(
        &self,
        what: &str,
        who: K,
        limit: &Limit<K>,
        most: Allowance,
    ) -> Result<(), u64> {
        let now = self.ground.watch.now();
        let key = format!("{what} {who:?}");
        limit.take(who, now)?;
        self.hosting.allows(&key, most, now).await
    }
}

/// Refuses what cannot be the name of a table.
pub fn check_name(name: &str) -> Result<(), Failure> {
    let fits = (1..=32).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric());
    if fits { Ok(()) } else { Err(no_table()) }
}
