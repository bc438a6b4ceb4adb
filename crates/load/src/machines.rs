//! How soon a weak machine answers while a guest keeps strong ones busy.

use std::time::{Duration, Instant};

use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::{FastRng, Language, Rng, Rulebooks, Seat};
use tablier_table::{Snapshot, Stage};

use crate::client::Client;
use crate::open_salon::{OpenSalon, Program};

/// No answer of a weak machine may take longer.
const MAX_WAIT: Duration = Duration::from_secs(1);
/// Of so many tables each, as many as a client may follow.
const TABLES: usize = 10;
/// Four of the strongest, and nobody else.
const STRONG: &str = r#"{"game":"disx","options":{"players":4},
    "places":[{"machine":5},{"machine":5},{"machine":5},{"machine":5}]}"#;
const WEAK: &str = r#"{"game":"disx","options":{"first":0},"places":["host",{"machine":1}]}"#;
const OWN: Seat = Seat::new(0);

/// Prints how long the answers took, in so many turns: alone, beside a guest whose tables nobody watches, and beside one who watches
/// them all. Fails if one of them took longer than a second.
pub async fn run(program: Program<'_>, turns: usize) -> Result<(), String> {
    let salon = OpenSalon::open(program).await?;
    tell("alone", answers(&salon, turns).await?)?;
    let mut guest = Client::connect(salon.address).await?;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(guest.open(STRONG).await?);
    }
    tell("beside 10 tables nobody watches", answers(&salon, turns).await?)?;
    for table in tables {
        guest.ask(&ClientMessage::Follow { table, since: 0, viewer: None }).await?;
    }
    // What it is told is read, so that it is not cut off.
    let watching = tokio::spawn(async move { while guest.next_text().await.is_ok() {} });
    let found = answers(&salon, turns).await;
    watching.abort();
    tell("beside 10 tables a guest watches", found?)?;
    let figures = salon.figures().await?;
    let figure = |name: &str| figures.get(name).copied().unwrap_or(0);
    let begun = figure("machines_begun_total");
    println!(
        "{} decisions were begun, after {} ms of waiting each; {} wait, the first for {} ms",
        begun,
        figure("machines_waited_microseconds_total") / begun.max(1) / 1_000,
        figure("machines_waiting"),
        figure("machines_longest_wait_microseconds") / 1_000,
    );
    Ok(())
}

fn tell(when: &str, mut answers: Vec<Duration>) -> Result<(), String> {
    answers.sort_unstable();
    let longest = answers.last().copied().unwrap_or_default();
    let half = answers[answers.len() / 2];
    println!("{when:34} half within {half:9.1?}, all within {longest:9.1?}");
    if longest > MAX_WAIT { Err(format!("an answer took {longest:.1?}")) } else { Ok(()) }
}

/// How long a person waited for the answers of a weak machine in so many turns.
async fn answers(salon: &OpenSalon, turns: usize) -> Result<Vec<Duration>, String> {
    let mut client = Client::connect(salon.address).await?;
    let (mut rng, mut found, mut game) = (FastRng::new(1), Vec::new(), None);
    while found.len() < turns {
        let (table, seen) = match game.take() {
            Some(going) => going,
            None => begin(&mut client).await?,
        };
        let seen = turn(salon.rulebooks(), &mut client, &table, seen, &mut rng).await?;
        let begun = Instant::now();
        let seen = until(&mut client, &table, seen, |seen| seen.decision.is_some()).await?;
        found.push(begun.elapsed());
        if seen.stage == Stage::Playing {
            game = Some((table, seen));
        }
    }
    Ok(found)
}

async fn begin(client: &mut Client) -> Result<(String, Snapshot), String> {
    let table = client.open(WEAK).await?;
    client.ask(&ClientMessage::Follow { table: table.clone(), since: 0, viewer: None }).await?;
    let seen = next(client, &table).await?;
    Ok((table, seen))
}

/// Plays by chance until the machine decides.
async fn turn(
    rulebooks: Rulebooks,
    client: &mut Client,
    table: &str,
    mut seen: Snapshot,
    rng: &mut FastRng,
) -> Result<Snapshot, String> {
    while let Some(decision) = seen.decision {
        let rules = rulebooks.get(&seen.game).map_err(|error| error.to_string())?;
        let legal = rules.legal(&seen.view, OWN).map_err(|error| error.to_string())?;
        let (mv, id) = (legal[rng.below(legal.len())].clone(), format!("m{decision}"));
        let act = Act::Decide { seat: OWN, decision, mv };
        client.ask(&ClientMessage::Act { table: table.to_owned(), id, act }).await?;
        seen = until(client, table, seen, |seen| seen.decision != Some(decision)).await?;
    }
    Ok(seen)
}

/// How things stand once they are as wanted, or the game is over.
async fn until(
    client: &mut Client,
    table: &str,
    mut seen: Snapshot,
    wanted: impl Fn(&Snapshot) -> bool,
) -> Result<Snapshot, String> {
    while !wanted(&seen) && seen.stage != Stage::Over {
        seen = next(client, table).await?;
    }
    Ok(seen)
}

async fn next(client: &mut Client, wanted: &str) -> Result<Snapshot, String> {
    loop {
        match client.next().await? {
            ServerMessage::Table { table, update, .. } if table == wanted => {
                return Ok(update.snapshot);
            }
            ServerMessage::Refused { failure, .. } => return Err(failure.text.get(Language::EN)),
            _ => {}
        }
    }
}
