//! `tablier migrate-storage`: a whole salon from a file to PostgreSQL, or back.

use std::sync::Arc;

use clap::Args;
use tablier_server::{Database, Durability, Held, Rules, Storage, StorageError, move_all};

use crate::hosting::AcceptDataLoss;
use crate::kept::{missing, why};
use crate::messages;
use crate::out::{CommandFailure, Out};
use crate::running::block_on;

/// Move a whole salon to another place: from a file to PostgreSQL, or back
///
/// Close the salon first. All games, people and tokens go along, and nothing is taken away from where they were; the new place
/// must be empty. All arrives or nothing does.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier migrate-storage --from salon.db --to postgres://tablier@localhost/salon\n  \
                  tablier migrate-storage --from postgres://tablier@localhost/salon --to salon.db"
)]
pub struct Arguments {
    /// Where the salon is kept: a file, or the address of a PostgreSQL database
    #[arg(long, value_name = "DATABASE")]
    from: Database,

    /// Where it is to be kept
    #[arg(long, value_name = "DATABASE")]
    to: Database,

    #[command(flatten)]
    accept_data_loss: AcceptDataLoss,
}

/// Moves it.
pub fn run(arguments: &Arguments, out: &mut Out) -> Result<(), CommandFailure> {
    let Arguments { from, to, accept_data_loss } = arguments;
    let durability = &accept_data_loss.durability();
    if let Database::File(path) = from
        && !path.is_file()
    {
        return Err(CommandFailure::new(missing(path)));
    }
    block_on(async {
        let _held = (hold(from)?, hold(to)?);
        let (source, goal) = (open(from, Durability::AsItIs).await?, open(to, *durability).await?);
        let moved = move_all(source, &*goal).await.map_err(|error| match error {
            StorageError::Taken => CommandFailure::new(messages::moved_taken(to)),
            error => CommandFailure::new(messages::nothing_moved(why(&error))),
        })?;
        out.line(format!("{moved} are now in {to} as well as in {from}."))
    })
}

/// Nobody plays on while everything is moved.
fn hold(database: &Database) -> Result<Option<Held>, CommandFailure> {
    database.hold().map_err(|error| {
        CommandFailure::new(messages::database_named_unusable(database, why(&error)))
    })
}

async fn open(
    database: &Database,
    durability: Durability,
) -> Result<Arc<dyn Storage>, CommandFailure> {
    let opened = database.open(Rules::default().lease, durability).await;
    let opened = opened.map_err(|error| {
        CommandFailure::new(messages::database_named_unusable(database, why(&error)))
    })?;
    Ok(opened.storage)
}
