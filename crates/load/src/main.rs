//! How much a salon bears and what it keeps: starts the real program, lets people play through real websockets, and measures.

use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use serde::Serialize;
use tablier_games::RULEBOOKS;
use tablier_load::crowd::{self, Crowd};
use tablier_load::moves::Drive;
use tablier_load::{Program, disk, half_open, idle, kill, machines, moves, rebuild};

/// How much a salon bears on this machine
#[derive(Parser)]
struct Arguments {
    /// The program that is measured
    #[arg(long, value_name = "FILE")]
    tablier: PathBuf,

    /// Print `idle` and `moves` as JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    what: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Memory: of the salon alone, and of websockets that say nothing
    Idle {
        /// How many websockets
        #[arg(long, default_value_t = 1_000)]
        people: usize,
    },
    /// Moves that are kept and acknowledged, each second
    Moves {
        /// How many people, each with one websocket
        #[arg(long, default_value_t = 100)]
        people: usize,
        /// How many tables of two each of them plays at
        #[arg(long, default_value_t = 8)]
        tables: usize,
        /// For how many seconds
        #[arg(long, default_value_t = 10)]
        seconds: u64,
        /// How many nodes share the salon, on a PostgreSQL that is started for it or named by DATABASE_URL; none: a file
        #[arg(long, default_value_t = 0)]
        nodes: usize,
    },
    /// How soon moves are seen, and what people cost, from 100 of them to many
    Crowd {
        /// How many people at most
        #[arg(long, default_value_t = 5_000)]
        people: usize,
        /// For how many seconds each
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// How long they think about a move on average, in milliseconds
        #[arg(long, default_value_t = 3_000)]
        thinking: u64,
    },
    /// The same for a long time: memory must not grow
    Soak {
        /// How many people
        #[arg(long, default_value_t = 500)]
        people: usize,
        /// For how many minutes
        #[arg(long, default_value_t = 30)]
        minutes: u64,
        /// How long they think about a move on average, in milliseconds
        #[arg(long, default_value_t = 1_000)]
        thinking: u64,
    },
    /// Kill the salon again and again while people play, and check that nothing that was acknowledged is lost
    Kill {
        /// How often
        #[arg(long, default_value_t = 300)]
        times: usize,
        /// What is drawn by lot follows from this
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many people
        #[arg(long, default_value_t = 16)]
        people: usize,
        /// How many tables each two of them have at a time
        #[arg(long, default_value_t = 4)]
        tables: usize,
        /// How many nodes share the salon, on a PostgreSQL that is started for it or named by DATABASE_URL; none: a file
        #[arg(long, default_value_t = 0)]
        nodes: usize,
    },
    /// Fill the disk in mid-game, and spoil what was written last
    Disk,
    /// Connections that send nothing or half a request, and whether somebody who plays notices
    HalfOpen {
        /// How many
        #[arg(long, default_value_t = 10_000)]
        connections: usize,
    },
    /// How soon a weak machine answers beside a guest with ten tables of strong ones; fails above a second
    Machines {
        /// In how many turns
        #[arg(long, default_value_t = 40)]
        turns: usize,
    },
    /// How long it takes to read a table from its log
    Rebuild {
        /// How many moves it has
        #[arg(long, default_value_t = 300)]
        moves: usize,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let program = Program { path: &arguments.tablier, rulebooks: RULEBOOKS };
    let done = match arguments.what {
        Some(Command::Idle { people }) => {
            idle::run(program, people).await.and_then(|found| print(&found, arguments.json))
        }
        Some(Command::Moves { people, tables, seconds, nodes }) => {
            let drive = Drive { people, tables, seconds, nodes };
            moves::run(program, drive).await.and_then(|found| print(&found, arguments.json))
        }
        Some(Command::Crowd { people, seconds, thinking }) => {
            crowds(program, people, seconds, Duration::from_millis(thinking)).await
        }
        Some(Command::Soak { people, minutes, thinking }) => {
            let (time, thinking) =
                (Duration::from_secs(60 * minutes), Duration::from_millis(thinking));
            crowd::soak(program, Crowd { people, time, thinking }).await
        }
        Some(Command::Kill { times, seed, people, tables, nodes }) => {
            let trial = kill::Trial { times, seed, people, tables, nodes };
            kill::run(program, trial).await.map(|report| println!("{report}"))
        }
        Some(Command::Disk) => spoil(program).await,
        Some(Command::HalfOpen { connections }) => half_open::run(program, connections).await,
        Some(Command::Machines { turns }) => machines::run(program, turns).await,
        Some(Command::Rebuild { moves }) => rebuild::run(RULEBOOKS, moves),
        None => everything(program).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("load: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn print(found: &(impl Serialize + Display), json: bool) -> Result<(), String> {
    let text = match json {
        true => serde_json::to_string(found).map_err(|error| error.to_string())?,
        false => found.to_string(),
    };
    println!("{text}");
    Ok(())
}

async fn everything(program: Program<'_>) -> Result<(), String> {
    print(&idle::run(program, 1_000).await?, false)?;
    let drive = Drive { people: 100, tables: 8, seconds: 10, nodes: 0 };
    print(&moves::run(program, drive).await?, false)?;
    rebuild::run(program.rulebooks, 300)
}

async fn spoil(program: Program<'_>) -> Result<(), String> {
    println!("{}", disk::damaged(program).await?);
    println!("{}", disk::full(program).await?);
    println!("{}", disk::full_at_the_start(program).await?);
    Ok(())
}

/// Larger and larger crowds.
async fn crowds(
    program: Program<'_>,
    most: usize,
    seconds: u64,
    thinking: Duration,
) -> Result<(), String> {
    let time = Duration::from_secs(seconds);
    for people in [100, 300, 1_000, 3_000, 5_000].into_iter().filter(|people| *people < most) {
        crowd::run(program, Crowd { people, time, thinking }).await?;
    }
    crowd::run(program, Crowd { people: most, time, thinking }).await
}
