//! How much a salon bears: starts the real program, lets people play through real websockets, and measures.

mod client;
mod house;
mod idle;
mod moves;
mod rebuild;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// How much a salon bears on this machine
#[derive(Parser)]
struct Arguments {
    /// The program that is measured
    #[arg(long, value_name = "FILE")]
    tablier: PathBuf,

    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Subcommand)]
enum What {
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
    let program = arguments.tablier;
    let done = match arguments.what {
        Some(What::Idle { people }) => idle::run(&program, people).await,
        Some(What::Moves { people, tables, seconds }) => {
            moves::run(&program, people, tables, seconds).await
        }
        Some(What::Rebuild { moves }) => rebuild::run(moves),
        None => everything(&program).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("load: {sentence}");
            ExitCode::FAILURE
        }
    }
}

async fn everything(program: &std::path::Path) -> Result<(), String> {
    idle::run(program, 1_000).await?;
    moves::run(program, 100, 8, 10).await?;
    rebuild::run(300)
}
