//! What commands share that keep a salon open: a log, and what is asked of its database.

use std::io::IsTerminal as _;

use clap::{Args, ValueEnum};
use tablier_server::Durability;
use tracing_subscriber::EnvFilter;

use crate::out::CommandFailure;

/// What is logged.
#[derive(Args)]
pub struct Log {
    /// What is logged, such as `info`, `warn` or `tablier_server=debug`
    #[arg(long, default_value = "info", env = "TABLIER_LOG", value_name = "FILTER")]
    log: String,

    /// How it is logged
    #[arg(
        long,
        default_value = "text",
        env = "TABLIER_LOG_FORMAT",
        value_enum,
        value_name = "FORMAT"
    )]
    log_format: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// Lines for people
    Text,
    /// Lines of JSON for programs
    Json,
}

impl Log {
    /// From now on it is.
    pub fn start(&self) -> Result<(), CommandFailure> {
        let filter = EnvFilter::try_new(&self.log)
            .map_err(|error| CommandFailure::quoting(format!("--log {}: {error}.", self.log)))?;
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_ansi(std::io::stderr().is_terminal())
            .with_writer(std::io::stderr);
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        Ok(())
    }
}

/// Whether a PostgreSQL that may forget is good enough.
#[derive(Args)]
pub struct AcceptDataLoss {
    /// Use a PostgreSQL that runs with fsync or full_page_writes off: what was acknowledged may be lost, and the whole salon
    /// unreadable, when its computer fails
    #[arg(long, env = "TABLIER_ACCEPT_DATA_LOSS")]
    accept_data_loss: bool,
}

impl AcceptDataLoss {
    /// What is asked of the database.
    pub fn durability(&self) -> Durability {
        if self.accept_data_loss { Durability::AsItIs } else { Durability::Demanded }
    }
}
