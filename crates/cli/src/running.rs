//! What commands share that run until somebody ends them: signals and threads.

use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::messages;
use crate::out::CommandFailure;

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
