//! What commands share that run until somebody ends them: a log, signals, and threads.

use std::io::IsTerminal as _;

use clap::{Args, ValueEnum};
use tablier_server::Durability;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::messages;
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

/// What ends such a command: SIGTERM and Ctrl-C.
pub struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    /// Listens from now on.
    pub fn new() -> Result<Signals, CommandFailure> {
        let hear = |kind| {
            signal(kind).map_err(|error| CommandFailure::new(messages::signals_unheard(error)))
        };
        let (terminate, interrupt) =
            (hear(SignalKind::terminate())?, hear(SignalKind::interrupt())?);
        Ok(Signals { terminate, interrupt })
    }

    /// Somebody wants it to end.
    pub async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

/// Runs something on as many threads as there are cores. Machines that still think afterwards are not waited for.
pub fn block_on(
    work: impl Future<Output = Result<(), CommandFailure>>,
) -> Result<(), CommandFailure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| CommandFailure::new(messages::nothing_started(error)))?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}
