//! `tablier check`: whether what is kept is sound.

use clap::Args;
use tablier_rules::Message;
use tablier_server::{Checked, Database, StorageError, check_all};

use crate::handed::Games;
use crate::kept::{missing, why_at};
use crate::out::{CommandFailure, Out};
use crate::running::block_on;

/// So many faults are told one by one.
const TOLD: usize = 20;

/// Read everything a salon keeps, and say whether it is sound
///
/// Works beside an open salon, on its file, on a backup, and on a PostgreSQL database, and changes nothing. Every game of
/// every table is played through from its log, as if somebody came back to it. Fails if anything is amiss.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier check\n  tablier check friday.db\n  tablier check postgres://tablier@localhost/salon"
)]
pub struct Arguments {
    /// The file of a salon, a backup, or the address of a PostgreSQL database
    #[arg(
        default_value = "salon.db",
        env = "TABLIER_DATABASE",
        hide_env_values = true,
        value_name = "DATABASE"
    )]
    database: Database,
}

/// Checks it.
pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let database = &arguments.database;
    if let Database::File(path) = database
        && !path.is_file()
    {
        return Err(CommandFailure::new(missing(path)));
    }
    block_on(async {
        let unsound = |error: StorageError| {
            let why = why_at(database, &error);
            CommandFailure::new(Message::join([why, Message::words(".")], ""))
        };
        let storage = database.look_at().await.map_err(unsound)?;
        let Checked { counted, faults } =
            check_all(games.rulebooks, storage).await.map_err(unsound)?;
        if faults.is_empty() {
            return out.line(format!("{database} is sound: {counted}."));
        }
        faults.iter().take(TOLD).try_for_each(|fault| out.line(fault))?;
        out.flush()?;
        let more = faults.len().saturating_sub(TOLD);
        let more = if more == 0 { String::new() } else { format!(" ({more} more than told)") };
        let number = match faults.len() {
            1 => "1 fault".to_owned(),
            number => format!("{number} faults"),
        };
        Err(CommandFailure::quoting(format!(
            "{database} is not sound: {number}{more} in {counted}. Everything else can be read; a backup may hold what is missing."
        )))
    })
}
