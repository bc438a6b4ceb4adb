//! The salon as one of several nodes: whose a table is, what is handed to its owner, and what is heard of the others.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::Value;
use tablier_protocol::{Failure, Tell};
use tablier_rules::Text;
use tablier_table::{Entry, Input, PersonId};
use tokio::sync::{Notify, Semaphore, mpsc};

use crate::company::{Claim, Company, Decision, Handed, Hint, NodeId};
use crate::limits::{Allowance, Limit, lock};
use crate::live::{Asker, Live, Owned, Reply, Slot, Work, answers, not_kept, refuse};
use crate::machines::Job;
use crate::salon::Salon;
use crate::sentences::not_read;

/// How often a node looks after what hints may have missed.
const LOOKS: Duration = Duration::from_secs(1);
/// An input that was handed on is sent again when nothing was heard of it for so long.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// So many tables that are nobody's are taken at once.
const ORPHANS: u32 = 200;
/// So many hints are sent at once.
const HINTS: usize = 256;

/// An input that was handed to another node.
struct Asked {
    table: String,
    input: Input,
    asker: Asker,
    at: Instant,
    /// What it is known by until the owner takes it.
    number: Option<u64>,
}

/// What a node needs beside what a salon of one has.
pub struct Nodes {
    pub(crate) company: Arc<dyn Company>,
    hints: mpsc::UnboundedSender<Hint>,
    asked: Mutex<HashMap<u64, Asked>>,
    tokens: AtomicU64,
    /// Threads on which nothing is thought about.
    pub(crate) free: Semaphore,
    work: Notify,
}

impl Nodes {
    /// A node, and the hints it has to send.
    pub fn new(company: Arc<dyn Company>) -> (Nodes, mpsc::UnboundedReceiver<Hint>) {
        let (hints, going_out) = mpsc::unbounded_channel();
        let nodes = Nodes {
            company,
            hints,
            asked: Mutex::default(),
            tokens: AtomicU64::new(0),
            free: Semaphore::new(0),
            work: Notify::new(),
        };
        (nodes, going_out)
    }

    /// Lets the others know, soon.
    pub fn hint(&self, hint: Hint) {
        if self.hints.send(hint).is_err() {
            tracing::error!("nobody sends hints any more");
        }
    }
}

impl Salon {
    /// Makes this node the owner of a table if it is nobody's; gives the owner if that is another.
    pub(crate) async fn owner(&self, slot: &Arc<Slot>) -> Result<Option<NodeId>, Failure> {
        let (Some(nodes), Some(live)) = (&self.nodes, slot.live.get()) else { return Ok(None) };
        let owned = || lock(live).owned != Owned::Elsewhere;
        if owned() {
            return Ok(None);
        }
        let _alone = slot.catching_up.lock().await;
        if owned() {
            return Ok(None);
        }
        let claim = nodes.company.claim(&slot.name).await.map_err(|error| {
            tracing::error!(table = slot.name, %error, "a table could not be claimed");
            not_read()
        })?;
        match claim {
            Claim::Theirs(node) => Ok(Some(node)),
            Claim::Mine { lease, since } => {
                self.read_on(slot, live).await?;
                let mut live = lock(live);
                live.owned = Owned::By(lease);
                if let Some(since) = since {
                    self.figures.taken_over_total.up();
                    tracing::info!(table = slot.name, lease, "taken over");
                    // Nobody is charged for the time during which the table was nobody's.
                    let at = self.watch.now();
                    let milliseconds = at.since(since.max(live.table.last()));
                    let outage = Entry { at, input: Input::Outage { milliseconds } };
                    if live.table.deadline().is_some()
                        && milliseconds > 0
                        && let Ok(work) = live.take(slot, &outage, Asker::Nobody)
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

    /// Reads what others kept since; the caller sees to it that only one does at a time.
    async fn read_on(&self, slot: &Arc<Slot>, live: &Mutex<Live>) -> Result<(), Failure> {
        let version = lock(live).table.version();
        let log = self.storage.log(&slot.name, version).await.map_err(|error| {
            tracing::error!(table = slot.name, %error, "a table could not be read on");
            not_read()
        })?;
        let mut live = lock(live);
        for line in log {
            let entry: Entry = serde_json::from_str(&line).map_err(|_| not_read())?;
            match live.hear(slot, &entry) {
                Ok(work) => self.send(work),
                Err(failure) => {
                    tracing::error!(
                        table = slot.name,
                        why = failure.text.en,
                        "the log goes astray"
                    );
                    slot.broken.store(true, Ordering::SeqCst);
                    return Err(not_read());
                }
            }
        }
        Ok(())
    }

    /// Brings a table that is another's up to this version.
    async fn catch_up(&self, name: &str, v: u64) -> Result<(), Failure> {
        let Some(slot) = self.known(name) else { return Ok(()) };
        let Some(live) = slot.live.get() else { return Ok(()) };
        let behind = || {
            let live = lock(live);
            live.owned == Owned::Elsewhere && live.table.version() < v
        };
        if !behind() {
            return Ok(());
        }
        let _alone = slot.catching_up.lock().await;
        if behind() { self.read_on(&slot, live).await } else { Ok(()) }
    }

    /// Hands an input to the owner of its table.
    pub(crate) async fn hand(&self, to: NodeId, table: &str, input: Input, asker: Asker) {
        let Some(nodes) = &self.nodes else { return };
        let token = nodes.tokens.fetch_add(1, Ordering::Relaxed);
        let from = nodes.company.node();
        let handed = Handed::Input { from, token, table: table.to_owned(), input: input.clone() };
        let (table_of, at) = (table.to_owned(), Instant::now());
        let asked = Asked { table: table_of, input, asker, at, number: None };
        lock(&nodes.asked).insert(token, asked);
        self.figures.handed_total.up();
        match nodes.company.hand(to, &handed).await {
            // The answer may have come already.
            Ok(number) => {
                if let Some(asked) = lock(&nodes.asked).get_mut(&token) {
                    asked.number = Some(number);
                }
            }
            Err(error) => {
                tracing::error!(table, %error, "an input could not be handed to its owner");
                if let Some(asked) = lock(&nodes.asked).remove(&token) {
                    refuse(asked.asker, not_read());
                }
            }
        }
    }

    /// Takes in what was handed to this node.
    async fn take_handed(self: &Arc<Self>) {
        let Some(nodes) = &self.nodes else { return };
        match nodes.company.take_handed().await {
            Ok(all) => {
                for handed in all {
                    match handed {
                        Handed::Input { from, token, table, input } => {
                            let hints = nodes.hints.clone();
                            let reply = Reply { node: from, token, hints };
                            self.input(&table, input, Asker::Node(reply)).await;
                        }
                        Handed::Decided(decision) => self.decide(decision).await,
                    }
                }
            }
            Err(error) => tracing::error!(%error, "what was handed over cannot be read"),
        }
    }

    /// An input that was handed on was kept or refused.
    async fn answered(&self, token: u64, answer: Result<u64, Failure>) {
        let asked = self.nodes.as_ref().and_then(|nodes| lock(&nodes.asked).remove(&token));
        let Some(Asked { table, asker, .. }) = asked else { return };
        match answer {
            Ok(v) => {
                // Whoever asked is told what happened before they are told that it is done.
                if let Err(failure) = self.catch_up(&table, v).await {
                    tracing::error!(
                        table,
                        why = failure.text.en,
                        "an answer came before its table"
                    );
                }
                let (kept, lost) = answers(asker, v);
                match self.known(&table) {
                    Some(slot) => self.send(Work { slot, line: None, kept, lost }),
                    None => self.carry_out(kept),
                }
            }
            Err(failure) => refuse(asker, failure),
        }
    }

    /// Sends again what nothing was heard of: the owner may be gone.
    async fn ask_again(self: &Arc<Self>) {
        let Some(nodes) = &self.nodes else { return };
        let late: Vec<Asked> = {
            let mut asked = lock(&nodes.asked);
            let late: Vec<u64> = asked
                .iter()
                .filter(|(_, asked)| asked.at.elapsed() > PATIENCE)
                .map(|(&token, _)| token)
                .collect();
            late.into_iter().filter_map(|token| asked.remove(&token)).collect()
        };
        for Asked { table, input, asker, number, .. } in late {
            let untouched = match number {
                Some(number) => nodes.company.take_back(number).await.unwrap_or(false),
                None => false,
            };
            // What the owner took it may have done before it fell silent: only what has a name is done once for sure.
            match input {
                Input::Decide { id: Some(_), .. } => self.input(&table, input, asker).await,
                _ if untouched => self.input(&table, input, asker).await,
                _ => refuse(asker, not_kept()),
            }
        }
    }

    /// A machine has something to decide: here, or at whichever node has time.
    pub(crate) fn think(&self, job: Job) {
        let Some(nodes) = &self.nodes else { return self.machines.add(job) };
        let company = Arc::clone(&nodes.company);
        tokio::spawn(async move {
            let body = serde_json::to_string(&job).unwrap_or_default();
            let decision = (job.table.as_str(), job.seat, job.decision);
            // What could not be put into the queue is put there when the node looks after its tables.
            if let Err(error) = company.add_job(decision, &body).await {
                tracing::error!(table = job.table, %error, "a decision could not be queued");
            }
        });
    }

    /// What a machine decided here goes to whoever owns the table.
    pub(crate) async fn hand_decision(&self, ticket: Option<u64>, decision: Decision) {
        let Some(nodes) = &self.nodes else { return self.decide(decision).await };
        let table = decision.table.clone();
        let owner = match self.slot(&table).await {
            Ok(slot) => self.owner(&slot).await,
            Err(failure) => Err(failure),
        };
        let done = match owner {
            Ok(None) => {
                self.decide(decision).await;
                Ok(())
            }
            Ok(Some(node)) => nodes.company.hand(node, &Handed::Decided(decision)).await.map(drop),
            Err(failure) => {
                tracing::error!(table, why = failure.text.en, "a machine's move was lost");
                Ok(())
            }
        };
        if let Err(error) = done {
            tracing::error!(table, %error, "a machine's move was lost");
        }
        self.end_job(ticket).await;
    }

    /// A decision that was taken from the queue is decided, or cannot be.
    pub(crate) async fn end_job(&self, ticket: Option<u64>) {
        let (Some(nodes), Some(number)) = (&self.nodes, ticket) else { return };
        nodes.free.add_permits(1);
        if let Err(error) = nodes.company.end_job(number).await {
            tracing::error!(%error, "a decision could not be taken out of the queue");
        }
    }

    /// Somebody follows a table here, or no longer does.
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
        let (here, watching) = lock(live).present();
        match nodes.company.set_presence(&name, here, watching).await {
            Ok(()) => nodes.hint(Hint::Present(name.clone())),
            Err(error) => tracing::error!(%error, "who is there could not be told"),
        }
        self.look_elsewhere(vec![name]).await;
    }

    /// How these tables are at the other nodes.
    async fn look_elsewhere(&self, tables: Vec<String>) {
        let Some(nodes) = &self.nodes else { return };
        if tables.is_empty() {
            return;
        }
        match nodes.company.elsewhere(&tables).await {
            Ok(all) => {
                for elsewhere in all {
                    if let Err(failure) = self.catch_up(&elsewhere.table, elsewhere.number).await {
                        tracing::error!(table = elsewhere.table, why = failure.text.en, "stale");
                    }
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

    /// Whether one more is allowed, at all nodes together.
    pub async fn allows<K>(&self, what: &str, who: K, limit: &Limit<K>, most: Allowance) -> bool
    where
        K: Eq + std::hash::Hash + std::fmt::Debug,
    {
        let now = self.watch.now();
        let key = format!("{what} {who:?}");
        if !limit.allows(who, now) {
            return false;
        }
        let Some(nodes) = &self.nodes else { return true };
        nodes.company.allows(&key, most, now).await.unwrap_or_else(|error| {
            tracing::error!(%error, "what is allowed cannot be looked up");
            true
        })
    }

    /// Machines think on so many threads here.
    pub(crate) fn has_threads(&self, threads: usize) {
        if let Some(nodes) = &self.nodes {
            nodes.free.add_permits(threads);
        }
    }

    /// This node goes: others take its tables at once.
    pub(crate) async fn leave_company(&self) {
        let Some(nodes) = &self.nodes else { return };
        if let Err(error) = nodes.company.leave(self.watch.now()).await {
            tracing::error!(%error, "the other nodes could not be told");
        }
    }

    /// Sends a person away, wherever they are.
    pub fn send_away(&self, person: PersonId) {
        self.people.send_away(person);
        if let Some(nodes) = &self.nodes {
            nodes.hint(Hint::Banned(person));
        }
    }

    /// Announces a restart to everybody.
    pub fn announce_restart(&self, milliseconds: u64, text: Text) {
        if let Some(nodes) = &self.nodes {
            nodes.hint(Hint::Restart(milliseconds, text.clone()));
        }
        self.people.tell_all(&Tell::Restart { milliseconds, text });
    }

    /// Something is heard of another node.
    async fn heard(self: Arc<Self>, from: NodeId, hint: Hint) {
        let Some(nodes) = &self.nodes else { return };
        let me = nodes.company.node();
        match hint {
            Hint::Handed(node) if node == me => self.take_handed().await,
            Hint::Answered { node, token, answer } if node == me => {
                self.answered(token, answer).await;
            }
            Hint::Work => nodes.work.notify_one(),
            _ if from == me => {}
            Hint::Moved { table, v, public, people } => {
                self.lobby.changed(public, &people);
                if let Err(failure) = self.catch_up(&table, v).await {
                    tracing::error!(table, why = failure.text.en, "a table could not be read on");
                }
            }
            Hint::Present(table) => self.look_elsewhere(vec![table]).await,
            Hint::Banned(person) => self.people.send_away(person),
            Hint::Restart(milliseconds, text) => {
                self.people.tell_all(&Tell::Restart { milliseconds, text });
            }
            Hint::Handed(_) | Hint::Answered { .. } => {}
        }
    }
}

/// Sends hints, as many at once as there are.
pub async fn send_hints(company: Arc<dyn Company>, mut hints: mpsc::UnboundedReceiver<Hint>) {
    let mut some = Vec::with_capacity(HINTS);
    while hints.recv_many(&mut some, HINTS).await > 0 {
        if let Err(error) = company.hint(&some).await {
            tracing::error!(%error, "other nodes could not be let know");
        }
        some.clear();
    }
}

/// Listens to the other nodes.
pub async fn listen(salon: Arc<Salon>, company: Arc<dyn Company>) {
    loop {
        let (from, hint) = company.next_hint().await;
        tokio::spawn(Arc::clone(&salon).heard(from, hint));
    }
}

/// Takes decisions out of the queue of all nodes, as many as there are threads free.
pub async fn take_jobs(salon: Arc<Salon>, company: Arc<dyn Company>) {
    let Some(nodes) = &salon.nodes else { return };
    loop {
        match nodes.free.acquire().await {
            Ok(thread) => thread.forget(),
            Err(_) => return,
        }
        loop {
            match company.take_job().await {
                Ok(Some(ticket)) => match serde_json::from_str::<Job>(&ticket.job) {
                    Ok(job) => {
                        salon.machines.add(Job { ticket: Some(ticket.number), ..job });
                        break;
                    }
                    Err(error) => {
                        let job: Value = serde_json::from_str(&ticket.job).unwrap_or_default();
                        tracing::error!(%error, table = %job["table"], "a decision makes no sense");
                    }
                },
                Ok(None) => {
                    let _ = tokio::time::timeout(LOOKS, nodes.work.notified()).await;
                }
                Err(error) => {
                    tracing::error!(%error, "the queue of decisions cannot be read");
                    tokio::time::sleep(LOOKS).await;
                }
            }
        }
    }
}

/// Says that this node is there, takes what is nobody's, and looks after what hints may have missed.
pub async fn look_after(salon: Arc<Salon>, company: Arc<dyn Company>) {
    let lease = salon.rules.lease;
    loop {
        if let Err(error) = company.renew(salon.people.count(), salon.watch.now()).await {
            tracing::error!(%error, "this node cannot say that it is there");
        }
        salon.take_handed().await;
        salon.ask_again().await;
        match company.orphans(ORPHANS).await {
            Ok(orphans) => {
                for table in orphans {
                    if let Ok(slot) = salon.slot(&table).await {
                        // Another may have been faster.
                        let _ = salon.owner(&slot).await;
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
                if live.owned != Owned::Elsewhere && live.goes_on() {
                    live.all_jobs().into_iter().for_each(|job| salon.think(job));
                }
            }
        }
        salon.look_elsewhere(followed).await;
        tokio::time::sleep(LOOKS.min(lease / 4)).await;
    }
}
