//! The salon is killed again and again while people play, and comes back. Then: every move that was acknowledged is in the
//! log, exactly once; every log is a game; every table goes on; nobody's clock ran while the salon was closed.

mod player;
mod world;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tablier_rules::{FastRng, Rng, Rulebooks, Viewer};
use tablier_server::{Durability, Storage};
use tablier_table::{Input, LogEntry, PersonId, Table, Time};
use tokio::sync::watch;

use crate::open_salon::Program;
use crate::under_test::SalonUnderTest;
use player::Player;
use world::{Noted, World};

/// What clocks have at the start, in seconds: more than a trial takes.
const BANK: u64 = 100_000;
/// How long a table may take to go on before it counts as stuck.
const STUCK_AFTER: Duration = Duration::from_secs(60);

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
    /// How many nodes share the salon; none if it is kept in a file.
    pub nodes: usize,
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
    taken_over: Duration,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trial { times, seed, people, nodes, .. } = self.trial;
        let nodes = if nodes == 0 { String::new() } else { format!(", {nodes} nodes") };
        writeln!(
            f,
            "killed                      {times:8} times (seed {seed}), {people} people{nodes}"
        )?;
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
        write!(
            f,
            "from the kill to the door   {:8.0} ms at most",
            self.longest.as_secs_f64() * 1e3
        )?;
        if self.trial.nodes > 0 {
            let seconds = self.taken_over.as_secs_f64();
            write!(f, "\nuntil all tables went on     {seconds:7.1} s at most")?;
        }
        Ok(())
    }
}

/// Tries it.
pub async fn run(program: Program<'_>, trial: Trial) -> Result<Report, String> {
    let mut salon = SalonUnderTest::open(program, trial.nodes).await?;
    let begun = tokio::time::Instant::now();
    let world = Arc::new(World {
        rulebooks: program.rulebooks,
        addresses: salon.nodes.iter().map(|node| node.address).collect(),
        seed: trial.seed,
        noted: Mutex::default(),
        changes: watch::channel(false).0,
    });
    let people: Vec<_> = (0..trial.people / 2 * 2)
        .map(|number| tokio::spawn(Player::new(number, trial.tables, world.clone()).lives()))
        .collect();
    let mut rng = FastRng::new(trial.seed);
    let (mut longest, mut taken_over) = (Duration::ZERO, Duration::ZERO);
    // Tables of a node that was killed wait until its lease is over: nodes live longer than that.
    let lives = if trial.nodes == 0 { 150 } else { 3_000 };
    for number in 0..trial.times {
        tokio::time::sleep(Duration::from_millis(rng.below(lives) as u64)).await;
        // Now and then it stays closed for longer than anybody thinks about a move here.
        let closed = if number % 16 == 5 { 1_000 } else { rng.below(20) as u64 };
        let closed = Duration::from_millis(closed);
        let begun = tokio::time::Instant::now();
        let one = rng.below(salon.nodes.len());
        salon.nodes[one].kill(closed).await?;
        longest = longest.max(begun.elapsed().saturating_sub(closed));
        if trial.nodes > 0 && number % 8 == 0 {
            goes_on(&world).await?;
            taken_over = taken_over.max(begun.elapsed());
        }
    }
    goes_on(&world).await?;
    world.changes.send_replace(true);
    for person in people {
        let lived = tokio::time::timeout(STUCK_AFTER, person).await;
        lived.map_err(|_| "somebody waits for an answer for ever")?.map_err(|e| e.to_string())?;
    }
    let open_for = match &salon.nodes[..] {
        [alone] => alone.open_for(),
        _ => begun.elapsed(),
    };
    let (database, _kept) = salon.leave().await?;
    let opened = database.open(Duration::from_secs(1), Durability::AsItIs).await;
    let opened = opened.map_err(|error| error.to_string())?;
    let storage = opened.storage;
    let noted = std::mem::take(&mut *world.noted());
    if !noted.wrong.is_empty() {
        let (number, seed) = (noted.wrong.len(), trial.seed);
        let first: Vec<&str> = noted.wrong.iter().take(5).map(String::as_str).collect();
        return Err(format!("{number} things went wrong (seed {seed}): {}", first.join("; ")));
    }
    let Noted { tables, over, acknowledged, late, came_back, sent_again, .. } = noted;
    let (finished, number) = (over.len(), acknowledged.len());
    let kept = check(program.rulebooks, &*storage, &tables, acknowledged, &late, open_for).await?;
    Ok(Report {
        trial,
        tables: tables.len(),
        finished,
        acknowledged: number,
        kept,
        came_back,
        sent_again,
        longest,
        taken_over,
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
        if since.elapsed() > STUCK_AFTER {
            let wrong = world.noted().wrong.join("; ");
            return Err(format!("tables are stuck (seed {}): {stuck:?}; {wrong}", world.seed));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Reads every log: all that was acknowledged is there, once. Gives the number of moves kept.
async fn check(
    rulebooks: Rulebooks,
    storage: &dyn Storage,
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
        let entries: Result<Vec<LogEntry>, _> =
            log.iter().map(|line| serde_json::from_str(line)).collect();
        let entries = entries.map_err(|error| format!("{name}: {error}"))?;
        let mut made: HashMap<&str, usize> = HashMap::new();
        for entry in &entries {
            if let Input::Decide { .. } = &entry.input {
                kept += 1;
                let own = entry.id.as_deref().and_then(|id| id.split_once('.')).map(|(_, id)| id);
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
        let table =
            Table::rebuild(rulebooks, entries).map_err(|error| format!("{name}: {error}"))?;
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

#[cfg(test)]
mod tests {
    use tablier_server::Sqlite;

    use super::*;

    #[tokio::test]
    async fn what_is_lost_is_noticed() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Sqlite::open(&folder.path().join("salon.db")).await.expect("a salon");
        let acknowledged = vec![("table".to_owned(), "p1a1".to_owned())];
        let tables = [(0, "table".to_owned())];
        let open_for = Duration::from_secs(1);
        for tables in [&tables[..], &[]] {
            let found = check(
                tablier_games::RULEBOOKS,
                &storage,
                tables,
                acknowledged.clone(),
                &[],
                open_for,
            )
            .await;
            assert!(found.is_err());
        }
        assert_eq!(
            check(tablier_games::RULEBOOKS, &storage, &[], Vec::new(), &[], open_for).await,
            Ok(0)
        );
    }
}
