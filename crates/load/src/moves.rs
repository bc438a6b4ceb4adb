//! How many moves a second are kept and acknowledged.
//!
//! Everybody plays SIX at several tables of two, follows them, and makes each move as soon as the one of the other has
//! arrived. The games are drawn by chance beforehand, so that the machine's time goes into the salon and not into choosing.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use tablier_protocol::{Act, ClientMessage};
use tablier_rules::{FastRng, Language, Rng, Rulebooks, Seat, Seed};
use tokio_tungstenite::tungstenite::Message;

use crate::client::Client;
use crate::delays::{quantiles, since};
use crate::open_salon::Program;
use crate::under_test::SalonUnderTest;

/// What all people share.
#[derive(Default)]
struct Shared {
    moves: AtomicU64,
    over: AtomicBool,
    delays: std::sync::Mutex<Vec<u32>>,
}

/// A table as one of its players knows it.
struct Playing {
    seat: usize,
    /// The moves of both sides, in order.
    moves: Arc<Vec<(Seat, String)>>,
    /// How many were made.
    made: usize,
    /// When the last own one was sent.
    sent: Instant,
}

/// How hard it is driven.
#[derive(Clone, Copy, Debug)]
pub struct Drive {
    /// How many people play.
    pub people: usize,
    /// How many tables each two of them have.
    pub tables: usize,
    /// For how many seconds.
    pub seconds: u64,
    /// How many nodes share the salon; none if it is kept in a file.
    pub nodes: usize,
}

/// What was measured.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Moves {
    /// Moves a second that were kept and acknowledged.
    pub moves_per_second: f64,
    /// For how many seconds.
    pub seconds: f64,
    /// How many people played, each with one websocket.
    pub websockets: usize,
    /// At how many tables.
    pub tables: usize,
    /// From a move to its answer: half of them took so many milliseconds at most.
    pub half_ms: f64,
    /// And 99 of 100 so many.
    pub most_ms: f64,
    pub commits_per_second: f64,
    pub inputs_per_commit: f64,
    /// How long a commit took, in milliseconds.
    pub commit_ms: f64,
    /// How many nodes shared the salon; none if it was kept in a file.
    pub nodes: usize,
    /// Which part of the inputs was handed to another node.
    pub handed: f64,
    /// The memory of the first node before and after, in megabytes.
    pub memory_mb: (f64, f64),
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "kept and acknowledged       {:8.0} moves/s (goal: at least 10,000), {} websockets, {} tables, {:.1} s",
            self.moves_per_second, self.websockets, self.tables, self.seconds
        )?;
        writeln!(
            f,
            "from a move to its answer   {:8.1} ms half of them, {:.1} ms 99 of 100",
            self.half_ms, self.most_ms
        )?;
        writeln!(
            f,
            "commits                     {:8.0} a second, {:.1} inputs and {:.1} ms each",
            self.commits_per_second, self.inputs_per_commit, self.commit_ms
        )?;
        if self.nodes > 0 {
            let handed = self.handed * 100.0;
            writeln!(
                f,
                "nodes                       {:8}, {handed:.0} % of the inputs handed to another",
                self.nodes
            )?;
        }
        let (before, after) = self.memory_mb;
        write!(f, "memory                      {before:8.1} MB before, {after:.1} MB after")
    }
}

/// Counts how many moves a second there are.
pub async fn run(program: Program<'_>, drive: Drive) -> Result<Moves, String> {
    let Drive { people, tables, seconds, nodes } = drive;
    let salon = SalonUnderTest::open(program, nodes).await?;
    let first = &salon.nodes[0];
    let mut clients = Vec::with_capacity(people);
    for number in 0..people {
        // The two of each table are at different nodes.
        clients.push(Client::connect(salon.nodes[number % salon.nodes.len()].address).await?);
    }
    let mut playing: Vec<HashMap<String, Playing>> = (0..people).map(|_| HashMap::new()).collect();
    for pair in 0..people / 2 {
        for number in 0..tables {
            let moves = Arc::new(long_game(program.rulebooks, (pair * tables + number) as u64)?);
            let (one, other) = (2 * pair, 2 * pair + 1);
            let table = clients[one]
                .open(r#"{"game":"six","options":{"first":0},"places":["host","open"]}"#)
                .await?;
            clients[other].act(&table, "sit", Act::Sit { seat: None, seal: None }).await?;
            for (seat, person) in [one, other].into_iter().enumerate() {
                let sent = Instant::now();
                let moves = Arc::clone(&moves);
                playing[person].insert(table.clone(), Playing { seat, moves, made: 0, sent });
            }
        }
    }
    let before = first.memory()?;
    let shared = Arc::new(Shared::default());
    let begun = Instant::now();
    let tasks: Vec<_> = clients
        .into_iter()
        .zip(playing)
        .map(|(client, tables)| tokio::spawn(play(client, tables, Arc::clone(&shared))))
        .collect();
    // Until the time is up, or the first game.
    while begun.elapsed() < Duration::from_secs(seconds) && !shared.over.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    shared.over.store(true, Ordering::Relaxed);
    let passed = begun.elapsed().as_secs_f64();
    let moves = shared.moves.load(Ordering::Relaxed);
    let after = first.memory()?;
    for task in tasks {
        task.abort();
        if let Ok(Err(error)) = task.await {
            return Err(error);
        }
    }
    let (half, most) = quantiles(shared.delays.lock().map_err(|_| "a task failed")?.clone());
    let mut figures: HashMap<String, u64> = HashMap::new();
    for node in &salon.nodes {
        for (name, value) in node.figures().await? {
            *figures.entry(name).or_default() += value;
        }
    }
    let figure = |name: &str| figures.get(name).copied().unwrap_or(0) as f64;
    Ok(Moves {
        moves_per_second: moves as f64 / passed,
        seconds: passed,
        websockets: people,
        tables: people / 2 * tables,
        half_ms: half,
        most_ms: most,
        commits_per_second: figure("commits_total") / passed,
        inputs_per_commit: figure("inputs_total") / figure("commits_total"),
        commit_ms: figure("commit_microseconds_total") / figure("commits_total") / 1e3,
        nodes,
        handed: figure("handed_total") / figure("inputs_total"),
        memory_mb: (before as f64 / 1e3, after as f64 / 1e3),
    })
}

/// A game by chance that is as long as a game without a winner.
pub(crate) fn long_game(rulebooks: Rulebooks, number: u64) -> Result<Vec<(Seat, String)>, String> {
    let mut seed = number << 16;
    loop {
        let moves = random_game(rulebooks, seed)?;
        if moves.len() > 200 {
            return Ok(moves);
        }
        seed += 1;
    }
}

/// A game of SIX by chance: nothing is hidden in it, so the moves can be drawn before the game is opened.
fn random_game(rulebooks: Rulebooks, seed: u64) -> Result<Vec<(Seat, String)>, String> {
    let rules = rulebooks.get("six").map_err(|error| error.to_string())?;
    let options = serde_json::json!({ "first": 0 });
    let mut game = rules.start(&options, Seed(seed)).map_err(|error| error.0.get(Language::EN))?;
    let mut rng = FastRng::new(seed);
    let mut moves = Vec::new();
    while let Some(seat) = game.deciders().first() {
        let legal = game.legal(seat);
        let mv = legal[rng.below(legal.len())].clone();
        game.play(seat, &mv).map_err(|error| error.to_string())?;
        moves.push((seat, mv));
    }
    Ok(moves)
}

async fn play(
    client: Client,
    mut tables: HashMap<String, Playing>,
    shared: Arc<Shared>,
) -> Result<(), String> {
    let (mut sink, mut stream) = client.socket.split();
    for (table, playing) in &tables {
        let follow = ClientMessage::Follow { table: table.clone(), since: u64::MAX, viewer: None };
        let text = serde_json::to_string(&follow).map_err(|error| error.to_string())?;
        sink.send(Message::text(text)).await.map_err(|error| error.to_string())?;
        if let Some(text) = next_move(table, playing) {
            sink.send(Message::text(text)).await.map_err(|error| error.to_string())?;
        }
    }
    let mut delays = Vec::new();
    while !shared.over.load(Ordering::Relaxed) {
        let text = match stream.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(_)) => continue,
            Some(Err(error)) => return Err(error.to_string()),
            None => return Err("the websocket was closed".to_owned()),
        };
        match between(&text, "{\"tell\":\"", '"') {
            Some("refused") => return Err(text.to_string()),
            Some("done") => {
                shared.moves.fetch_add(1, Ordering::Relaxed);
                let name = between(&text, "\"id\":\"", '"').unwrap_or_default();
                let table = name.get(..16).unwrap_or_default();
                if let Some(playing) = tables.get(table) {
                    delays.push(since(playing.sent));
                }
            }
            Some("table") => {
                let Some(name) = between(&text, "\"table\":\"", '"') else { continue };
                let name = name.to_owned();
                let v = between(&text, "\"snapshot\":{\"v\":", ',')
                    .and_then(|v| v.parse::<usize>().ok());
                let (Some(playing), Some(v)) = (tables.get_mut(&name), v) else { continue };
                // Two versions come before the first move: the opening and the sitting down.
                let made = v.saturating_sub(2);
                if made <= playing.made {
                    continue;
                }
                playing.made = made;
                if made >= playing.moves.len() {
                    shared.over.store(true, Ordering::Relaxed);
                }
                if let Some(text) = next_move(&name, playing) {
                    playing.sent = Instant::now();
                    sink.send(Message::text(text)).await.map_err(|error| error.to_string())?;
                }
            }
            _ => {}
        }
    }
    if let Ok(mut all) = shared.delays.lock() {
        all.extend(delays);
    }
    Ok(())
}

/// The message that makes the next move, if it is this player's.
fn next_move(table: &str, playing: &Playing) -> Option<String> {
    let (seat, mv) = playing.moves.get(playing.made)?;
    if seat.index() != playing.seat {
        return None;
    }
    let decision = playing.made as u64 + 2;
    let act = Act::Decide { seat: *seat, decision, mv: mv.clone() };
    let id = format!("{table}{}", playing.made);
    serde_json::to_string(&ClientMessage::Act { table: table.to_owned(), id, act }).ok()
}

fn between<'a>(text: &'a str, start: &str, end: char) -> Option<&'a str> {
    text.split_once(start)?.1.split(end).next()
}
