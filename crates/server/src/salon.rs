//! The salon: its tables, its people, and whatever goes on by itself.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tablier_protocol::{Act, Failure, NewTable, Tell};
use tablier_rules::{AnyMatch, Seed, Viewer, text};
use tablier_search::Advice;
use tablier_table::{Entry, Input, Mover, PersonId, Table, Time};
use tokio::sync::mpsc;

use crate::asker::{Asker, not_kept, refuse};
use crate::company::{Claim, Decision};
use crate::config::Rules;
use crate::figures::Figures;
use crate::limits::{Limit, lock};
use crate::live::{Effect, Live, Owned, Slot, Taken, Work};
use crate::lobby::Lobby;
use crate::machines::{Job, Machines};
use crate::mailbox::Mailbox;
use crate::nodes::Nodes;
use crate::people::People;
use crate::secret::Chance;
use crate::sentences::{closing, no_table, not_read, too_fast};
use crate::storage::{Storage, StorageError};
use crate::timers::Timers;
use crate::watch::Watch;

/// The longest name of an act.
const LONGEST_ID: usize = 64;
/// How long the name of a table is: enough that nobody finds one by guessing.
const NAME: usize = 16;

/// How long a salon waits before it tries again to read a table.
const READ_AGAIN: Duration = Duration::from_millis(500);
/// For so many milliseconds the salon counts as sound after it has written.
const SOUND_FOR: u64 = 1_000;

/// When the salon last said that it is open, and what came of it.
type Alive = (Time, Result<(), StorageError>);

/// Everything that goes on in a salon.
pub struct Salon {
    /// Where it is kept.
    pub storage: Arc<dyn Storage>,
    /// What time it is.
    pub watch: Watch,
    /// Where its secrets come from.
    pub chance: Chance,
    /// What is counted.
    pub figures: Arc<Figures>,
    /// Who is there.
    pub people: People,
    /// What is shown at the entrance.
    pub lobby: Lobby,
    /// What was settled for it.
    pub rules: Rules,
    /// How often a person may act.
    pub acts: Limit<PersonId>,
    /// How often a person may ask for anything else over a websocket.
    pub asks: Limit<PersonId>,
    /// How often a person may open a table.
    pub openings: Limit<PersonId>,
    pub(crate) timers: Timers,
    pub(crate) machines: Arc<Machines>,
    /// The other nodes, if there can be any.
    pub(crate) nodes: Option<Nodes>,
    tables: Mutex<HashMap<String, Arc<Slot>>>,
    writer: mpsc::UnboundedSender<Work>,
    /// Inputs that are on their way to the storage.
    pub(crate) pending: AtomicUsize,
    connections: AtomicU64,
    alive: tokio::sync::Mutex<Option<Alive>>,
    /// Whether it closes.
    pub closing: AtomicBool,
}

impl Salon {
    /// A salon that nothing happens in yet, and the works its writer has to do.
    pub fn new(
        storage: Arc<dyn Storage>,
        watch: Watch,
        chance: Chance,
        rules: Rules,
        machines: Arc<Machines>,
        figures: Arc<Figures>,
        nodes: Option<Nodes>,
    ) -> (Arc<Salon>, mpsc::UnboundedReceiver<Work>) {
        let (writer, works) = mpsc::unbounded_channel();
        let salon = Salon {
            storage,
            watch,
            chance,
            figures,
            people: People::default(),
            lobby: Lobby::default(),
            acts: Limit::new(rules.acts),
            asks: Limit::new(rules.asks),
            openings: Limit::new(rules.openings),
            rules,
            timers: Timers::default(),
            machines,
            nodes,
            tables: Mutex::default(),
            writer,
            pending: AtomicUsize::new(0),
            connections: AtomicU64::new(0),
            alive: tokio::sync::Mutex::default(),
            closing: AtomicBool::new(false),
        };
        (Arc::new(salon), works)
    }

    /// A number no other connection has.
    pub fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn send(&self, work: Work) {
        work.slot.pending.fetch_add(1, Ordering::SeqCst);
        self.pending.fetch_add(1, Ordering::SeqCst);
        if self.writer.send(work).is_err() {
            tracing::error!("the writer is gone");
        }
    }

    /// Carries out what follows from an input.
    pub(crate) fn carry_out(&self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(mailbox, parcel) => mailbox.send(parcel),
                // Nobody may wait any more.
                Effect::Answer(sender, answer) => drop(sender.send(answer)),
                Effect::Think(job) => self.think(*job),
                Effect::Deadline(table, at) => self.timers.set(&table, at),
                Effect::Changed { public, people } => self.lobby.changed(public, &people),
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
        if name.is_empty() || name.len() > 32 || !name.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(no_table());
        }
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
            tracing::error!(table = name, %error, "a table could not be read");
            not_read()
        })?;
        if log.is_empty() {
            return Err(no_table());
        }
        let begun = Instant::now();
        let table = tokio::task::block_in_place(|| rebuild(&log)).map_err(|error| {
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

    /// An input for a table. Whoever asks is answered when it is kept, lost or refused.
    pub async fn input(&self, name: &str, input: Input, asker: Asker) {
        let slot = match self.slot(name).await {
            Ok(slot) => slot,
            Err(failure) => return refuse(asker, failure),
        };
        let owner = match asker {
            // What another node handed over is not handed round in a circle.
            Asker::Node(_) => self.claim(&slot).await,
            _ => self.owner(&slot).await,
        };
        match owner {
            Ok(None) => {}
            Ok(Some(node)) => return self.hand(node, name, input, asker),
            Err(failure) => return refuse(asker, failure),
        }
        let entry = Entry { at: self.watch.now(), input };
        let Some(live) = slot.live.get() else { return refuse(asker, no_table()) };
        let again = {
            let mut live = lock(live);
            // Sent under the lock, so that works are in the order of the log.
            match live.take(&slot, &entry, asker) {
                Taken::In(work) => self.send(work),
                Taken::Refused(_, work) => {
                    self.figures.refused_total.up();
                    return self.send(work);
                }
            }
            live.table.all_want_again() && live.table.next().is_none()
        };
        if again {
            self.play_again(name, &slot).await;
        }
    }

    /// What a person does at a table.
    pub async fn act(&self, name: &str, person: PersonId, act: Act, id: String, asker: Asker) {
        if self.closing.load(Ordering::Relaxed) {
            return refuse(asker, closing());
        }
        if !self.acts.allows(person, self.watch.now()) {
            self.figures.refused_total.up();
            return refuse(asker, too_fast());
        }
        if let Err(failure) = check_id(&id) {
            return refuse(asker, failure);
        }
        let called = self.people.name(person);
        // Another person's act of the same name is another act.
        let id = format!("{}.{id}", person.0);
        if let Act::Say { .. } = &act {
            // Who may not watch may not talk either.
            match self.with(name, |_, live| live.table.may_watch(person)).await {
                Ok(true) => {}
                Ok(false) => return refuse(asker, no_table()),
                Err(failure) => return refuse(asker, failure),
            }
        }
        self.input(name, act.into_input(person, &called, Some(id)), asker).await;
    }

    /// Opens a table. Gives its name once it is kept.
    pub async fn open(&self, new: NewTable, host: PersonId) -> Result<String, Failure> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(closing());
        }
        if !self.allows("openings", host, &self.openings, self.rules.openings).await {
            return Err(too_fast());
        }
        let name = self.people.name(host);
        let setup = new.with(Seed(self.chance.number()), self.chance.word(22));
        self.open_with(vec![Input::Open { setup: Box::new(setup), host, name }]).await
    }

    /// Opens a table with its first inputs.
    async fn open_with(&self, inputs: Vec<Input>) -> Result<String, Failure> {
        let name = self.chance.word(NAME);
        let at = self.watch.now();
        let mut entries = inputs.into_iter().map(|input| Entry { at, input });
        let Some(entry) = entries.next() else { return Err(no_table()) };
        let table = Table::open(entry.clone()).map_err(Failure::from)?;
        let owned = match &self.nodes {
            Some(nodes) => match nodes.company.claim(&name).await {
                Ok(Claim::Mine { lease, .. }) => Owned::By(lease),
                Ok(Claim::Theirs(_)) | Err(_) => return Err(not_kept()),
            },
            None => Owned::Alone,
        };
        let (sender, kept) = tokio::sync::oneshot::channel();
        let mut live = Live::new(name.clone(), table, owned);
        let slot = Arc::new(Slot::new(&name, entry.at));
        self.send(live.opened(&slot, &entry, Asker::Here(sender)));
        for entry in entries {
            match live.take(&slot, &entry, Asker::Nobody) {
                Taken::In(work) => self.send(work),
                Taken::Refused(failure, _) => return Err(failure),
            }
        }
        drop(slot.live.set(Mutex::new(live)));
        lock(&self.tables).insert(name.clone(), Arc::clone(&slot));
        self.figures.opened_total.up();
        kept.await.unwrap_or_else(|_| Err(not_kept()))?;
        Ok(name)
    }

    /// All want to play again: the next table is opened with the same people in the same seats.
    async fn play_again(&self, name: &str, slot: &Arc<Slot>) {
        let Some(live) = slot.live.get() else { return };
        let (seed, salt) = (Seed(self.chance.number()), self.chance.word(22));
        let inputs = lock(live).table.next_game(seed, salt);
        match self.open_with(inputs).await {
            Ok(table) => Box::pin(self.input(name, Input::Next { table }, Asker::Nobody)).await,
            Err(failure) => tracing::error!(table = name, why = failure.text.en, "no next game"),
        }
    }

    /// A client wants to be told what happens at a table.
    pub async fn follow(&self, name: &str, mailbox: &Mailbox, since: u64, eyes: Option<Viewer>) {
        let now = self.watch.now();
        let followed = self
            .with(name, |slot, live| {
                if !live.table.may_watch(mailbox.person) {
                    return Err(Failure::new(text!(
                        "À cette table, on ne regarde pas.",
                        "Nobody watches at this table."
                    )));
                }
                self.send(live.follow(slot, mailbox, since, eyes, now));
                Ok(())
            })
            .await;
        if let Err(failure) = followed.and_then(|done| done) {
            mailbox.tell(&Tell::Gone { table: name.to_owned(), text: failure.text });
        }
    }

    /// No longer.
    pub async fn unfollow(&self, name: &str, mailbox: &Mailbox) {
        let slot = lock(&self.tables).get(name).cloned();
        if let Some(live) = slot.as_ref().and_then(|slot| slot.live.get()) {
            let effects = lock(live).unfollow(mailbox);
            self.carry_out(effects);
        }
    }

    /// A machine has decided.
    pub async fn machine_decided(&self, job: Job, advice: Advice) {
        let moves = std::iter::once(advice.mv).chain(advice.then).collect();
        let Job { table, seat, decision, ticket, .. } = job;
        self.hand_decision(ticket, Decision { table, seat, decision, moves }).await;
    }

    /// What a machine decided is done at its table.
    pub(crate) async fn decide(&self, decided: Decision) {
        let now = self.watch.now();
        let Decision { table, seat, mut decision, moves } = decided;
        let done = self.with(&table, |slot, live| {
            if live.owned == Owned::Elsewhere {
                return;
            }
            for mv in moves {
                let by = Mover::Machine;
                let input = Input::Decide { by, seat, decision, mv, id: None };
                let before = live.table.game().map_or(0, AnyMatch::moves);
                match live.take(slot, &Entry { at: now, input }, Asker::Nobody) {
                    Taken::In(work) => self.send(work),
                    Taken::Refused(..) => return,
                }
                // The rest of a plan ends where somebody else has a say, or where something came to light.
                let goes_on = |game: &dyn AnyMatch| {
                    game.deciders().single() == Some(seat) && game.may_take_back_to(seat) <= before
                };
                match (live.table.game().is_some_and(goes_on), live.table.decision_of(seat)) {
                    (true, Some(next)) => decision = next,
                    _ => return,
                }
            }
        });
        if let Err(failure) = done.await {
            tracing::error!(table, why = failure.text.en, "a machine's move was lost");
        }
    }

    /// Time is up somewhere.
    pub async fn time_up(&self, name: &str) {
        // Refused if somebody decided in the last moment: then the timer was set anew.
        self.input(name, Input::TimeUp, Asker::Nobody).await;
    }

    /// Nobody is charged for the time during which the salon was closed; machines take up what they were to decide.
    pub async fn wake(&self) -> Result<(), StorageError> {
        if self.nodes.is_some() {
            // The node takes what is nobody's.
            return self.say_alive().await;
        }
        let now = self.watch.now();
        let alive = self.storage.note("alive").await?.and_then(|at| at.parse().ok()).map(Time);
        for (table, deadline, last) in self.storage.deadlines().await? {
            let milliseconds = alive.map_or(0, |alive| now.since(alive.max(last)));
            self.timers.set(&table, Some(deadline));
            if milliseconds > 0 {
                self.input(&table, Input::Outage { milliseconds }, Asker::Nobody).await;
            }
        }
        for table in self.storage.machines().await? {
            self.take_up(&table).await;
        }
        self.say_alive().await
    }

    /// What goes on at a table by itself goes on: time, and machines that are to decide.
    async fn take_up(&self, name: &str) {
        if self.nodes.is_some() {
            // Where this node owns the table, or may, it goes on with that.
            if let Ok(slot) = self.slot(name).await {
                let _ = self.claim(&slot).await;
            }
            return;
        }
        let going = self.with(name, |_, live| (live.table.deadline(), live.new_jobs())).await;
        if let Ok((deadline, jobs)) = going {
            self.timers.set(name, deadline);
            jobs.into_iter().for_each(|job| self.machines.add(job));
        }
    }

    /// Remembers that the salon is open now.
    pub async fn say_alive(&self) -> Result<(), StorageError> {
        self.write_alive(&mut *self.alive.lock().await).await
    }

    /// Whether the salon can write: what came of it a moment ago, however many ask.
    pub async fn can_write(&self) -> Result<(), StorageError> {
        let mut alive = self.alive.lock().await;
        match &*alive {
            Some((at, written)) if self.watch.now().since(*at) < SOUND_FOR => written.clone(),
            _ => self.write_alive(&mut alive).await,
        }
    }

    async fn write_alive(&self, alive: &mut Option<Alive>) -> Result<(), StorageError> {
        let now = self.watch.now();
        let written = self.storage.set_note("alive", &now.0.to_string()).await;
        *alive = Some((now, written.clone()));
        written
    }

    /// Inputs of this table were lost: it is read again, and whoever follows it follows what is kept.
    pub(crate) async fn read_again(self: Arc<Self>, slot: Arc<Slot>) {
        {
            let mut tables = lock(&self.tables);
            if tables.get(&slot.name).is_some_and(|known| Arc::ptr_eq(known, &slot)) {
                tables.remove(&slot.name);
            }
        }
        let followers = slot.live.get().map(|live| lock(live).take_followers()).unwrap_or_default();
        // Where the storage cannot be read either, whoever follows the table waits until it can.
        while let Err(failure) = self.slot(&slot.name).await {
            if !failure.again || self.closing.load(Ordering::Relaxed) {
                break;
            }
            tokio::time::sleep(READ_AGAIN).await;
        }
        for (mailbox, eyes) in followers {
            self.follow(&slot.name, &mailbox, 0, eyes).await;
        }
        self.take_up(&slot.name).await;
    }

    /// The salon was restored from a backup: everything is read again.
    pub async fn start_over(self: &Arc<Self>) {
        let all: Vec<_> = lock(&self.tables).drain().map(|(_, slot)| slot).collect();
        self.timers.clear();
        for slot in all {
            slot.broken.store(true, Ordering::SeqCst);
            Arc::clone(self).read_again(slot).await;
        }
        if let Err(error) = self.wake().await {
            tracing::error!(%error, "the restored salon could not be read");
        }
    }

    /// Puts tables away that nobody follows, so that no more than settled are in memory.
    pub fn put_away(&self) {
        let mut tables = lock(&self.tables);
        let most = self.rules.tables_in_memory;
        if tables.len() > most {
            let mut idle: Vec<(u64, String)> = tables
                .iter()
                .filter(|(_, slot)| slot.pending.load(Ordering::SeqCst) == 0)
                // Somebody else holds it just now.
                .filter(|(_, slot)| Arc::strong_count(slot) == 1)
                .filter(|(_, slot)| slot.live.get().is_some_and(|live| lock(live).is_idle()))
                .map(|(name, slot)| (slot.used.load(Ordering::Relaxed), name.clone()))
                .collect();
            idle.sort_unstable();
            let too_many = tables.len() - most;
            for (_, name) in idle.into_iter().take(too_many) {
                tables.remove(&name);
            }
        }
        self.figures.tables.set(tables.len() as u64);
    }
}

/// The table that these entries make.
pub fn rebuild(log: &[String]) -> Result<Table, String> {
    let mut entries = Vec::with_capacity(log.len());
    for entry in log {
        entries.push(serde_json::from_str(entry).map_err(|error| error.to_string())?);
    }
    Table::rebuild(entries).map_err(|refusal| refusal.to_string())
}

/// Refuses what is no name of an act: names are kept.
pub fn check_id(id: &str) -> Result<(), Failure> {
    let fits =
        (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric());
    if fits {
        return Ok(());
    }
    Err(Failure::new(text!(
        "Le nom d'un acte se compose de lettres et de chiffres, {LONGEST_ID} au plus.",
        "The name of an act is made of letters and digits, at most {LONGEST_ID}."
    )))
}
