//! The salon is killed again and again while people play, and comes back. Then: every move that was acknowledged is in the
//! log, exactly once; every log is a game; every table goes on; nobody's clock ran while the salon was closed.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::json;
use tablier_games::{rulebook, slugs};
use tablier_protocol::{Act, Ask, Tell};
use tablier_rules::{FastRng, Rng, Viewer};
use tablier_server::{Sqlite, Storage};
use tablier_table::{Entry, Input, PersonId, Snapshot, Stage, Table, Time};
use tokio::sync::watch;

use crate::client::Client;
use crate::house::House;

/// What clocks have at the start, in seconds: more than a trial takes.
const BANK: u64 = 100_000;
/// How long a table may take to go on before it counts as stuck.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long people wait before they try to come back.
const BETWEEN_TRIES: Duration = Duration::from_millis(3);

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How often the salon is killed.
    pub times: usize,
    /// What is drawn by lot follows from this.
    pub seed: u64,
    /// How many people play.
    pub people: usize,
    /// How many tables each two of them have at a time.
    pub tables: usize,
}

/// What was found; only good news, since anything else is an error.
#[derive(Clone, Debug)]
pub struct Report {
    trial: Trial,
    tables: usize,
    finished: usize,
    acknowledged: usize,
    kept: usize,
    came_back: usize,
    sent_again: usize,
    longest: Duration,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trial { times, seed, people, .. } = self.trial;
        writeln!(f, "killed                      {times:8} times (seed {seed}), {people} people")?;
        writeln!(f, "tables                      {:8}, {} games over", self.tables, self.finished)?;
        writeln!(
            f,
            "acknowledged moves          {:8}, all in the log once ({} moves there)",
            self.acknowledged, self.kept
        )?;
        writeln!(
            f,
            "came back                   {:8} times; {} moves were sent again",
            self.came_back, self.sent_again
        )?;
        write!(f, "from the kill to the door   {:8.0} ms at most", self.longest.as_secs_f64() * 1e3)
    }
}

/// What everybody shares.
struct World {
    address: std::net::SocketAddr,
    seed: u64,
    noted: Mutex<Noted>,
    /// Told whenever there is a new table, or nobody moves any more.
    changes: watch::Sender<bool>,
}

#[derive(Default)]
struct Noted {
    /// The tables of each two people: who opened it is the first of them.
    tables: Vec<(usize, String)>,
    over: HashSet<String>,
    /// The acts that were acknowledged: table and name of the act.
    acknowledged: Vec<(String, String)>,
    /// The acts that were refused because they came too late.
    late: Vec<(String, String)>,
    came_back: usize,
    sent_again: usize,
    /// What must not happen.
    wrong: Vec<String>,
}

impl Noted {
    /// The tables that are not over and where nothing was acknowledged after so many acts.
    fn not_moved_since(&self, acts: usize) -> Vec<String> {
        let moved: HashSet<&String> = self.acknowledged[acts..].iter().map(|act| &act.0).collect();
        let tables = self.tables.iter().map(|(_, table)| table);
        tables
            .filter(|table| !moved.contains(table) && !self.over.contains(*table))
            .cloned()
            .collect()
    }
}

impl Noted {
    fn still_played_by(&self, host: usize) -> Vec<(usize, String)> {
        let plays = |(by, table): &&(usize, String)| *by == host && !self.over.contains(table);
        self.tables.iter().filter(plays).cloned().collect()
    }
}

impl World {
    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tries it.
pub async fn run(program: &Path, trial: Trial) -> Result<Report, String> {
    let mut house = House::open(program).await?;
    let world = Arc::new(World {
        address: house.address,
        seed: trial.seed,
        noted: Mutex::default(),
        changes: watch::channel(false).0,
    });
    let people: Vec<_> = (0..trial.people / 2 * 2)
        .map(|number| tokio::spawn(Player::new(number, trial.tables, world.clone()).lives()))
        .collect();
    let mut rng = FastRng::new(trial.seed);
    let mut longest = Duration::ZERO;
    for number in 0..trial.times {
        tokio::time::sleep(Duration::from_millis(rng.below(150) as u64)).await;
        // Now and then it stays closed for longer than anybody thinks about a move here.
        let closed = if number % 16 == 5 { 1_000 } else { rng.below(20) as u64 };
        let closed = Duration::from_millis(closed);
        let begun = tokio::time::Instant::now();
        house.kill(closed).await?;
        longest = longest.max(begun.elapsed().saturating_sub(closed));
    }
    goes_on(&world).await?;
    world.changes.send_replace(true);
    for person in people {
        let lived = tokio::time::timeout(PATIENCE, person).await;
        lived.map_err(|_| "somebody waits for an answer for ever")?.map_err(|e| e.to_string())?;
    }
    let open_for = house.open_for();
    let (_folder, database) = house.leave().await?;
    let storage = Sqlite::open(&database).await.map_err(|error| error.to_string())?;
    let noted = std::mem::take(&mut *world.noted());
    if let Some(wrong) = noted.wrong.first() {
        let (number, seed) = (noted.wrong.len(), trial.seed);
        return Err(format!("{number} things went wrong (seed {seed}): {wrong}"));
    }
    let Noted { tables, over, acknowledged, late, came_back, sent_again, .. } = noted;
    let (finished, number) = (over.len(), acknowledged.len());
    let kept = check(&storage, &tables, acknowledged, &late, open_for).await?;
    Ok(Report {
        trial,
        tables: tables.len(),
        finished,
        acknowledged: number,
        kept,
        came_back,
        sent_again,
        longest,
    })
}

/// Waits until at every table somebody has made one more move, or the game is over.
async fn goes_on(world: &World) -> Result<(), String> {
    let before = world.noted().acknowledged.len();
    let since = tokio::time::Instant::now();
    loop {
        let stuck = world.noted().not_moved_since(before);
        if stuck.is_empty() {
            return Ok(());
        }
        if since.elapsed() > PATIENCE {
            let wrong = world.noted().wrong.join("; ");
            return Err(format!("tables are stuck (seed {}): {stuck:?}; {wrong}", world.seed));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Reads every log: all that was acknowledged is there, once. Gives the number of moves kept.
async fn check(
    storage: &Sqlite,
    tables: &[(usize, String)],
    acknowledged: Vec<(String, String)>,
    late: &[(String, String)],
    open_for: Duration,
) -> Result<usize, String> {
    let mut expected: HashMap<String, Vec<String>> = HashMap::new();
    for (table, id) in acknowledged {
        expected.entry(table).or_default().push(id);
    }
    let mut kept = 0;
    for (_, name) in tables {
        let log = storage.log(name, 0).await.map_err(|error| error.to_string())?;
        let entries: Result<Vec<Entry>, _> =
            log.iter().map(|line| serde_json::from_str(line)).collect();
        let entries = entries.map_err(|error| format!("{name}: {error}"))?;
        let mut made: HashMap<&str, usize> = HashMap::new();
        for entry in &entries {
            if let Input::Decide { id, .. } = &entry.input {
                kept += 1;
                let own = id.as_deref().and_then(|id| id.split_once('.')).map(|(_, id)| id);
                *made.entry(own.unwrap_or("by a machine")).or_default() += 1;
            }
        }
        for id in expected.remove(name).unwrap_or_default() {
            let times = made.get(id.as_str()).copied().unwrap_or(0);
            if times != 1 {
                return Err(format!(
                    "{name}: the move {id} was acknowledged and is there {times} times"
                ));
            }
        }
        if let Some((_, id)) =
            late.iter().find(|(t, id)| t == name && made.contains_key(id.as_str()))
        {
            return Err(format!("{name}: the move {id} was made and then refused"));
        }
        let last = entries.last().map_or(Time(0), |entry| entry.at);
        let table = Table::rebuild(entries).map_err(|error| format!("{name}: {error}"))?;
        let shown = table.update(PersonId(0), Viewer::Spectator, u64::MAX, last).snapshot;
        let left: Option<Vec<u64>> = shown.chairs.iter().map(|chair| chair.left).collect();
        if let Some(left) = left {
            let used: u64 = left.iter().map(|left| (BANK * 1_000).saturating_sub(*left)).sum();
            if u128::from(used) > open_for.as_millis() {
                return Err(format!("{name}: {used} ms were charged in {open_for:?}"));
            }
        }
    }
    match expected.keys().next() {
        Some(table) => Err(format!("{table} is not there at all")),
        None => Ok(kept),
    }
}

/// Somebody who plays, loses the connection, and comes back.
struct Player {
    number: usize,
    tables: usize,
    world: Arc<World>,
    rng: FastRng,
    cookie: Option<String>,
    /// What was asked and not answered yet, by name.
    outbox: HashMap<String, (String, Ask)>,
    /// The decisions that were answered, by table.
    decided: HashMap<String, (u8, u64)>,
    acts: usize,
}

impl Player {
    fn new(number: usize, tables: usize, world: Arc<World>) -> Player {
        let rng = FastRng::new(world.seed ^ (number as u64) << 32);
        let (outbox, decided) = (HashMap::new(), HashMap::new());
        Player { number, tables, world, rng, cookie: None, outbox, decided, acts: 0 }
    }

    async fn lives(mut self) {
        while let Err(Lost) = self.plays().await {
            tokio::time::sleep(BETWEEN_TRIES).await;
        }
    }

    /// Plays until everything is over, or the connection is.
    async fn plays(&mut self) -> Result<(), Lost> {
        let mut client =
            Client::connect_as(self.world.address, self.cookie.as_deref()).await.map_err(lost)?;
        if self.cookie.replace(client.cookie().to_owned()).is_some() {
            self.world.noted().came_back += 1;
        }
        let again: Vec<Ask> = self.outbox.values().map(|(_, ask)| ask.clone()).collect();
        self.world.noted().sent_again += again.len();
        for ask in &again {
            client.ask(ask).await.map_err(lost)?;
        }
        // Tables that were opened when the salon was killed, so that nobody heard of it, are found again by looking.
        client.ask(&Ask::Lobby { follow: true }).await.map_err(lost)?;
        let mut changes = self.world.changes.subscribe();
        let mut known = HashSet::new();
        loop {
            let is_over = *changes.borrow_and_update();
            if is_over && self.outbox.is_empty() {
                return Ok(());
            }
            self.open_tables(&client, is_over).await?;
            self.sit_down(&mut client, &mut known).await?;
            tokio::select! {
                told = client.next() => {
                    let told = told.map_err(lost)?;
                    if let Some(ask) = self.hear(told, is_over) {
                        client.ask(&ask).await.map_err(lost)?;
                    }
                }
                _ = changes.changed() => {}
            }
        }
    }

    /// The first of each two people sees to it that there are tables.
    async fn open_tables(&mut self, client: &Client, is_over: bool) -> Result<(), Lost> {
        if self.number % 2 == 1 || is_over {
            return Ok(());
        }
        loop {
            let (all, mine) = {
                let noted = self.world.noted();
                let goes_on = |(by, table): &&(usize, String)| {
                    *by == self.number && !noted.over.contains(table)
                };
                (noted.tables.len(), noted.tables.iter().filter(goes_on).count())
            };
            if mine >= self.tables {
                return Ok(());
            }
            let number = all + self.number;
            let game = slugs().nth(number % slugs().count()).unwrap_or("six");
            let other = if number % 4 == 3 { json!({ "machine": 1 }) } else { json!("open") };
            let mut new = json!({ "game": game, "options": {}, "places": ["host", other] });
            if number.is_multiple_of(3) {
                new["pace"] = json!({ "live": { "bank": BANK, "increment": 0 } });
            }
            let table = match client.open(&new.to_string()).await {
                Ok(table) => table,
                // Opened too many in a short time: those there are will do.
                Err(answer) if answer.starts_with("HTTP/1.1 4") => return Ok(()),
                Err(_) => return Err(Lost),
            };
            self.world.noted().tables.push((self.number, table));
            self.world.changes.send_modify(|_| {});
        }
    }

    /// Sits down at the tables of one's pair, and follows them.
    async fn sit_down(
        &mut self,
        client: &mut Client,
        known: &mut HashSet<String>,
    ) -> Result<(), Lost> {
        let pair = self.number / 2 * 2;
        let tables = self.world.noted().still_played_by(pair);
        for (by, table) in tables {
            if !known.insert(table.clone()) {
                continue;
            }
            if by != self.number {
                self.acts += 1;
                let id = format!("sit{}a{}", self.number, self.acts);
                let act = Act::Sit { seat: None };
                client.ask(&Ask::Act { table: table.clone(), id, act }).await.map_err(lost)?;
            }
            let follow = Ask::Follow { table, since: u64::MAX, eyes: None };
            client.ask(&follow).await.map_err(lost)?;
        }
        Ok(())
    }

    /// Takes in what is told, and says what to answer.
    fn hear(&mut self, told: Tell, is_over: bool) -> Option<Ask> {
        match told {
            Tell::Done { id, .. } => {
                if let Some((table, _)) = self.outbox.remove(&id) {
                    self.world.noted().acknowledged.push((table, id));
                }
                None
            }
            Tell::Refused { id: Some(id), failure } => {
                let (_, ask) = self.outbox.get(&id)?;
                if failure.again {
                    return Some(ask.clone());
                }
                if failure.late {
                    // Somebody else was quicker. If it was made all the same, it should have been acknowledged.
                    let (table, _) = self.outbox.remove(&id)?;
                    self.world.noted().late.push((table, id));
                    return None;
                }
                let wrong = format!("{ask:?} was refused: {}", failure.text.en);
                self.world.noted().wrong.push(wrong);
                self.outbox.remove(&id);
                None
            }
            Tell::Own { tables } if self.number.is_multiple_of(2) => {
                let mut noted = self.world.noted();
                for card in tables {
                    if card.stage != Stage::Over
                        && !noted.tables.iter().any(|(_, t)| *t == card.table)
                    {
                        noted.tables.push((self.number, card.table));
                    }
                }
                None
            }
            Tell::Table { table, update, .. } => self.look(table, &update.snapshot, is_over),
            Tell::Refused { id: None, failure } => {
                self.world.noted().wrong.push(failure.text.en);
                None
            }
            Tell::Gone { table, text } => {
                self.world.noted().wrong.push(format!("{table} is gone: {}", text.en));
                None
            }
            _ => None,
        }
    }

    /// Decides, if asked to.
    fn look(&mut self, table: String, shown: &Snapshot, is_over: bool) -> Option<Ask> {
        if shown.stage == Stage::Over {
            if self.world.noted().over.insert(table) {
                self.world.changes.send_modify(|_| {});
            }
            return None;
        }
        let (seat, decision) = (shown.viewer.seat()?, shown.decision?);
        let open = (seat.index() as u8, decision);
        if is_over || self.decided.get(&table) == Some(&open) {
            return None;
        }
        let moves = rulebook(&shown.game).ok()?.legal(&shown.view, seat).ok()?;
        let mv = self.rng.choose(&moves)?.clone();
        self.decided.insert(table.clone(), open);
        self.acts += 1;
        let id = format!("p{}a{}", self.number, self.acts);
        let act = Act::Decide { seat, decision, mv };
        let ask = Ask::Act { table: table.clone(), id: id.clone(), act };
        self.outbox.insert(id, (table, ask.clone()));
        Some(ask)
    }
}

/// The connection is lost; one comes back.
struct Lost;

fn lost(_: String) -> Lost {
    Lost
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_lost_is_noticed() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Sqlite::open(&folder.path().join("salon.db")).await.expect("a salon");
        let acknowledged = vec![("table".to_owned(), "p1a1".to_owned())];
        let tables = [(0, "table".to_owned())];
        let open_for = Duration::from_secs(1);
        for tables in [&tables[..], &[]] {
            let found = check(&storage, tables, acknowledged.clone(), &[], open_for).await;
            assert!(found.is_err());
        }
        assert_eq!(check(&storage, &[], Vec::new(), &[], open_for).await, Ok(0));
    }
}
