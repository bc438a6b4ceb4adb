//! The queue of all nodes for what machines are to decide: what is put in, taken out, and ended.

use std::sync::Arc;

use serde_json::Value;
use tablier_rules::Level;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc};

use super::{LOOKS, Leased};
use crate::storage::company::{Company, Queued, Ticket};
use crate::tables::machines::{Job, Machines, cost};

/// A decision that this node took from the queue, and a thread of this node for it. When it is dropped, wherever that is, the
/// decision is ended in the queue and the thread is free: whatever became of it, nothing waits for it.
#[derive(Debug)]
pub struct Held {
    number: u64,
    _thread: OwnedSemaphorePermit,
    ended: mpsc::UnboundedSender<u64>,
}

impl Drop for Held {
    fn drop(&mut self) {
        // Where nobody listens any more the node is gone, and others take what it held.
        let _ = self.ended.send(self.number);
    }
}

/// Threads of this node that take decisions of one kind out of the queue.
pub struct Threads {
    /// Those on which nothing is thought about.
    free: Arc<Semaphore>,
    /// There may be something to think about.
    work: Notify,
    /// How much it may cost.
    most: u64,
}

impl Threads {
    /// For decisions of this level and below.
    pub fn up_to(level: Level) -> Threads {
        Threads { free: Arc::new(Semaphore::new(0)), work: Notify::new(), most: cost(level) }
    }

    /// There may be something to think about.
    pub fn wake(&self) {
        self.work.notify_one();
    }
}

impl Leased {
    /// Puts a decision into the queue of all nodes.
    pub(super) fn queue(&self, job: Job) {
        let company = Arc::clone(&self.company);
        tokio::spawn(async move {
            let table = job.table.as_str();
            let body = match serde_json::to_string(&job) {
                Ok(body) => body,
                Err(error) => {
                    return tracing::error!(table, %error, "a decision could not be written down");
                }
            };
            let Job { seat, decision, payer, level, .. } = job;
            let queued = Queued { table, seat, decision, payer, cost: cost(level), job: &body };
            // What could not be put into the queue is put there when the node looks after its tables.
            if let Err(error) = company.add_job(&queued).await {
                tracing::error!(table, %error, "a decision could not be queued");
            }
        });
    }

    /// Machines think on so many threads here, and on one more that is for small work.
    pub(super) fn has_threads(&self, threads: usize) {
        let [any, small] = &self.threads;
        any.free.add_permits(threads);
        small.free.add_permits(1);
    }

    /// Takes decisions out of the queue of all nodes, as many as there are threads free, and ends them there.
    pub(super) async fn take_jobs(&self, machines: &Machines) {
        let (ended, ends) = mpsc::unbounded_channel();
        let [any, small] = &self.threads;
        let company = &self.company;
        let for_any = take(machines, company, any, ended.clone());
        let for_small = take(machines, company, small, ended);
        tokio::join!(for_any, for_small, end(company, ends));
    }
}

async fn take(
    machines: &Machines,
    company: &Arc<dyn Company>,
    threads: &Threads,
    ended: mpsc::UnboundedSender<u64>,
) {
    while let Ok(thread) = Arc::clone(&threads.free).acquire_owned().await {
        let Ticket { number, job, waited } = next(company, threads).await;
        let held = Held { number, _thread: thread, ended: ended.clone() };
        match serde_json::from_str::<Job>(&job) {
            Ok(job) => {
                let since = job.since.checked_sub(waited).unwrap_or(job.since);
                machines.add(Job { held: Some(Box::new(held)), since, ..job });
            }
            Err(error) => {
                // It is ended; the owner of the table queues it again when it looks after its tables.
                let job: Value = serde_json::from_str(&job).unwrap_or_default();
                tracing::error!(
                    number,
                    table = %job["table"],
                    %error,
                    "a queued decision cannot be read and is taken out; the node that owns the table queues it again \
                     (do all nodes run the same version?)"
                );
            }
        }
    }
}

/// The next decision, once there is one.
async fn next(company: &Arc<dyn Company>, threads: &Threads) -> Ticket {
    loop {
        match company.take_job(threads.most).await {
            Ok(Some(ticket)) => return ticket,
            Ok(None) => {
                let _ = tokio::time::timeout(LOOKS, threads.work.notified()).await;
            }
            Err(error) => {
                tracing::error!(%error, "the queue of decisions cannot be read");
                tokio::time::sleep(LOOKS).await;
            }
        }
    }
}

/// Ends decisions in the queue. One that stayed there would never be queued again, so it is tried until it is done.
async fn end(company: &Arc<dyn Company>, mut ends: mpsc::UnboundedReceiver<u64>) {
    while let Some(number) = ends.recv().await {
        while let Err(error) = company.end_job(number).await {
            tracing::error!(number, %error, "a decision could not be taken out of the queue yet");
            tokio::time::sleep(LOOKS).await;
        }
    }
}
