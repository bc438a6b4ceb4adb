//! `tablier think`: a node at which only machines think.

use clap::Args;
use tablier_server::{Config, Database, ThinkingNode};

use crate::handed::Games;
use crate::hosting::{AcceptDataLoss, Log};
use crate::kept::why_closed;
use crate::messages;
use crate::out::{CommandFailure, Out};
use crate::running::{Signals, block_on};

/// Think for the machines of a salon that several nodes share
///
/// Takes decisions out of the queue of all nodes on the same PostgreSQL, so that the others have time for people. It can be
/// started and ended at any time: what it thought about, others take up.
#[derive(Args)]
#[command(after_help = "Example:\n  tablier think --database postgres://tablier@db.example/salon")]
pub struct Arguments {
    /// The address of the PostgreSQL database (postgres://…)
    #[arg(long, env = "TABLIER_DATABASE", hide_env_values = true, value_name = "DATABASE")]
    database: Database,

    /// Threads on which machines think; otherwise as many as there are cores
    #[arg(long, env = "TABLIER_THINKERS", value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=512))]
    thinkers: Option<u16>,

    #[command(flatten)]
    accept_data_loss: AcceptDataLoss,

    #[command(flatten)]
    log: Log,
}

/// Thinks until somebody ends it.
pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    if let Database::File(path) = &arguments.database {
        return Err(CommandFailure::new(messages::think_in_file(path.display())));
    }
    arguments.log.start()?;
    block_on(think(arguments, games, out))
}

async fn think(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let mut signals = Signals::new()?;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let thinkers = arguments.thinkers.map_or(cores, usize::from);
    let (database, durability) =
        (arguments.database.clone(), arguments.accept_data_loss.durability());
    let config =
        Config { database, durability, thinkers, ..Config::new(games.rulebooks, games.minds) };
    let thinker = ThinkingNode::start(&config)
        .await
        .map_err(|error| CommandFailure::new(why_closed(&error)))?;
    out.line(format!("Machines of {} think here (Ctrl-C ends it).", arguments.database))?;
    out.flush()?;
    signals.next().await;
    tokio::select! {
        () = thinker.close() => {}
        // Whoever asks twice is in a hurry.
        () = signals.next() => {}
    }
    Ok(())
}
