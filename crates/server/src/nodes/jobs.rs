//! The queue of all nodes for what machines are to decide: what is put in, taken out, and ended.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::LOOKS;
use crate::company::{Company, Ticket};
use crate::machines::Job;
use crate::salon::Salon;

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

impl Salon {
    /// A machine has something to decide: here, or at whichever node has time.
    pub(crate) fn think(&self, job: Job) {
        let Some(nodes) = &self.nodes else { return self.machines.add(job) };
        let company = Arc::clone(&nodes.company);
        tokio::spawn(async move {
            let table = job.table.as_str();
            let body = match serde_json::to_string(&job) {
                Ok(body) => body,
                Err(error) => {
                    return tracing::error!(table, %error, "a decision could not be written down");
                }
            };
            // What could not be put into the queue is put there when the node looks after its tables.
            if let Err(error) = company.add_job((table, job.seat, job.decision), &body).await {
                tracing::error!(table, %error, "a decision could not be queued");
            }
        });
    }

    /// Machines think on so many threads here.
    pub(crate) fn has_threads(&self, threads: usize) {
        if let Some(nodes) = &self.nodes {
            nodes.free.add_permits(threads);
        }
    }
}

/// Takes decisions out of the queue of all nodes, as many as there are threads free, and ends them there.
pub async fn take_jobs(salon: Arc<Salon>, company: Arc<dyn Company>) {
    let (ended, ends) = mpsc::unbounded_channel();
    tokio::join!(take(&salon, &company, ended), end(&company, ends));
}

async fn take(salon: &Salon, company: &Arc<dyn Company>, ended: mpsc::UnboundedSender<u64>) {
    let Some(nodes) = &salon.nodes else { return };
    while let Ok(thread) = Arc::clone(&nodes.free).acquire_owned().await {
        let Ticket { number, job } = next(salon, company).await;
        let held = Held { number, _thread: thread, ended: ended.clone() };
        match serde_json::from_str::<Job>(&job) {
            Ok(job) => salon.machines.add(Job { held: Some(held), ..job }),
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
async fn next(salon: &Salon, company: &Arc<dyn Company>) -> Ticket {
    loop {
        match company.take_job().await {
            Ok(Some(ticket)) => return ticket,
            Ok(None) => {
                if let Some(nodes) = &salon.nodes {
                    let _ = tokio::time::timeout(LOOKS, nodes.work.notified()).await;
                }
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
