//! People who think before they move: how soon the other sees a move, and what people and tables cost, with more and more of
//! them; and whether that stays so for a long time.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::{FastRng, Language, Rng, Rulebooks, Seat};

use crate::client::Client;
use crate::delays::{quantiles, since};
use crate::moves::long_game;
use crate::open_salon::{OpenSalon, Program};

/// How many come in at the same time.
const AT_ONCE: usize = 50;

/// So many games are drawn before anybody comes: to draw them meanwhile would take the time of those who play.
const GAMES: u64 = 64;

/// The moves of some games.
type Games = Arc<Vec<Vec<(Seat, String)>>>;

fn games(rulebooks: Rulebooks) -> Result<Games, String> {
    let games: Result<Vec<_>, String> =
        (0..GAMES).map(|number| long_game(rulebooks, number)).collect();
    games.map(Arc::new)
}

#[derive(Clone, Copy, Debug)]
pub struct Crowd {
    /// How many people; each two have a table.
    pub people: usize,
    /// For how long they play.
    pub time: Duration,
    /// How long they think about a move on average.
    pub thinking: Duration,
}

#[derive(Default)]
struct Shared {
    over: AtomicBool,
    moves: AtomicU64,
    games: AtomicU64,
    /// From a click to the screen of the other, in microseconds.
    delays: Mutex<Vec<u32>>,
}

impl Shared {
    /// The delays since this was last asked: half of them are at most the first, 99 of 100 the second; in milliseconds.
    fn take_delays(&self) -> (f64, f64) {
        let delays = &mut *self.delays.lock().unwrap_or_else(PoisonError::into_inner);
        quantiles(std::mem::take(delays))
    }
}

/// Prints what a crowd costs: while all of them come in at once, and then.
pub async fn run(program: Program<'_>, crowd: Crowd) -> Result<(), String> {
    let salon = OpenSalon::open(program).await?;
    let alone = salon.memory()?;
    let shared = Arc::new(Shared::default());
    let pairs = come_in(&salon, crowd, &shared).await?;
    let (_, coming) = shared.take_delays();
    let begun = Instant::now();
    let before = shared.moves.load(Ordering::Relaxed);
    tokio::time::sleep(crowd.time).await;
    let moves = shared.moves.load(Ordering::Relaxed) - before;
    let passed = begun.elapsed().as_secs_f64();
    let memory = salon.memory()?;
    let (half, most) = shared.take_delays();
    end(pairs, &shared).await?;
    println!(
        "{:5} people, {:5} tables {:8.0} moves/s; a move is seen after {half:.1} ms (half), {most:.1} ms (99 of 100; {coming:.1} ms while all come in); {:.1} MB, {:.1} KB a person with half a table",
        crowd.people,
        crowd.people / 2,
        moves as f64 / passed,
        memory as f64 / 1e3,
        memory.saturating_sub(alone) as f64 / crowd.people as f64
    );
    Ok(())
}

/// Prints what a crowd costs for a long time, and fails if that grows without end.
pub async fn soak(program: Program<'_>, crowd: Crowd) -> Result<(), String> {
    // Tables that are over stay in memory until there are too many: that is to be reached soon.
    let salon = OpenSalon::open_for_tables(program, crowd.people).await?;
    let shared = Arc::new(Shared::default());
    let pairs = come_in(&salon, crowd, &shared).await?;
    let mut memory = Vec::new();
    let parts = 30;
    for part in 1..=parts {
        tokio::time::sleep(crowd.time / parts).await;
        memory.push(salon.memory()?);
        let passed = crowd.time.as_secs_f64() / 60.0 * f64::from(part) / f64::from(parts);
        let (moves, games) =
            (shared.moves.load(Ordering::Relaxed), shared.games.load(Ordering::Relaxed));
        let (half, most) = shared.take_delays();
        println!(
            "{passed:6.1} min {moves:9} moves {games:6} games over {:8.1} MB, seen after {half:.1} / {most:.1} ms",
            memory.last().copied().unwrap_or(0) as f64 / 1e3
        );
    }
    end(pairs, &shared).await?;
    let third = memory.len() / 3;
    let mean = |part: &[u64]| part.iter().sum::<u64>() as f64 / part.len().max(1) as f64;
    let (middle, last) = (mean(&memory[third..2 * third]), mean(&memory[2 * third..]));
    let growth = last / middle;
    println!("memory of the last third beside the second: {growth:.3}");
    match growth < 1.05 {
        true => Ok(()),
        false => Err("the memory grows".to_owned()),
    }
}

type Pairs = Vec<tokio::task::JoinHandle<Result<(), String>>>;

/// Lets everybody in, and each two begin.
async fn come_in(salon: &OpenSalon, crowd: Crowd, shared: &Arc<Shared>) -> Result<Pairs, String> {
    let mut pairs = Pairs::new();
    let games = games(salon.rulebooks())?;
    let address = salon.address;
    let numbers: Vec<usize> = (0..crowd.people / 2).collect();
    for some in numbers.chunks(AT_ONCE) {
        let coming = some.iter().map(|_| async move {
            Ok::<_, String>([Client::connect(address).await?, Client::connect(address).await?])
        });
        let clients = futures_util::future::try_join_all(coming).await?;
        for (number, clients) in some.iter().zip(clients) {
            let plays =
                play(games.clone(), clients, *number as u64, crowd.thinking, shared.clone());
            pairs.push(tokio::spawn(plays));
        }
    }
    Ok(pairs)
}

async fn end(pairs: Pairs, shared: &Shared) -> Result<(), String> {
    shared.over.store(true, Ordering::Relaxed);
    for pair in pairs {
        if pair.is_finished() {
            pair.await.map_err(|error| error.to_string())??;
        } else {
            pair.abort();
        }
    }
    Ok(())
}

/// Two people play one game after the other.
async fn play(
    games: Games,
    mut clients: [Client; 2],
    number: u64,
    thinking: Duration,
    shared: Arc<Shared>,
) -> Result<(), String> {
    let mut rng = FastRng::new(number);
    for game in 0.. {
        let moves = games[(number + game) as usize % games.len()].clone();
        let new = r#"{"game":"six","options":{"first":0},"places":["host","open"]}"#;
        let table = clients[0].open(new).await?;
        clients[1].act(&table, &format!("sit{game}"), Act::Sit { seat: None, seal: None }).await?;
        for client in &mut clients {
            let follow =
                ClientMessage::Follow { table: table.clone(), since: u64::MAX, viewer: None };
            client.ask(&follow).await?;
        }
        for (index, (seat, mv)) in moves.into_iter().enumerate() {
            let share = rng.below(2_000) as f64 / 1_000.0;
            tokio::time::sleep(thinking.mul_f64(share)).await;
            if shared.over.load(Ordering::Relaxed) {
                return Ok(());
            }
            // Two versions come before the first move: the opening and the sitting down.
            let decision = index as u64 + 2;
            let act = Act::Decide { seat, decision, mv };
            let id = format!("g{game}m{index}");
            let clicked = Instant::now();
            let (own, other) = (seat.index(), 1 - seat.index());
            clients[own].ask(&ClientMessage::Act { table: table.clone(), id, act }).await?;
            sees(&mut clients[other], &table, decision + 1).await?;
            shared.delays.lock().unwrap_or_else(PoisonError::into_inner).push(since(clicked));
            sees(&mut clients[own], &table, decision + 1).await?;
            shared.moves.fetch_add(1, Ordering::Relaxed);
        }
        for client in &mut clients {
            client.ask(&ClientMessage::Unfollow { table: table.clone() }).await?;
        }
        shared.games.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Waits until somebody sees a version of a table.
async fn sees(client: &mut Client, wanted: &str, version: u64) -> Result<(), String> {
    loop {
        match client.next().await? {
            ServerMessage::Table { table, update, .. }
                if table == wanted && update.snapshot.v >= version =>
            {
                return Ok(());
            }
            ServerMessage::Refused { failure, .. } => return Err(failure.text.get(Language::EN)),
            _ => {}
        }
    }
}
