//! A salon of one node: every table is its own.

use std::sync::Arc;

use async_trait::async_trait;
use tablier_protocol::Failure;
use tablier_rules::Message;
use tablier_table::{Input, PersonId, Time};

use super::Tables;
use super::asker::Asker;
use super::hosting::{Asked, Hosting};
use super::live::Owned;
use super::machines::Job;
use super::slot::Slot;
use crate::limits::Allowance;
use crate::lock::lock;
use crate::storage::company::Decision;
use crate::storage::{Batch, Kept};
use crate::watch::Watch;

/// The only node.
pub struct Alone;

#[async_trait]
impl Hosting for Alone {
    fn when_read(&self) -> Owned {
        Owned::Alone
    }

    async fn own_new(&self, _: &str) -> Result<Owned, Failure> {
        Ok(Owned::Alone)
    }

    async fn direct(&self, _: &Tables, _: &Arc<Slot>, asked: Asked) -> Option<Asked> {
        Some(asked)
    }

    /// Nobody is charged for the time during which the salon was closed; machines take up what they were to decide.
    async fn wake(&self, tables: &Tables) -> Kept<()> {
        let (storage, watch) = (&tables.ground.storage, &tables.ground.watch);
        let alive = storage.note("alive").await?.and_then(|at| at.parse().ok()).map(Time);
        watch.not_before(alive.unwrap_or_default());
        let now = watch.now();
        for (table, deadline, last) in storage.deadlines().await? {
            let milliseconds = alive.map_or(0, |alive| now.since(alive.max(last)));
            if milliseconds > 0 {
                tables.input(&table, Input::Outage { milliseconds }, None, Asker::Nobody).await;
                tables.take_up(&table).await;
            } else {
                tables.timers.set(&table, Some(deadline));
            }
        }
        for table in storage.machines().await? {
            tables.take_up(&table).await;
        }
        Ok(())
    }

    async fn take_up(&self, tables: &Tables, slot: &Arc<Slot>) {
        let Some(live) = slot.live.get() else { return };
        let (deadline, jobs) = {
            let mut live = lock(live);
            (live.table.deadline(), live.new_jobs())
        };
        tables.timers.set(&slot.name, deadline);
        jobs.into_iter().for_each(|job| tables.think(job));
    }

    fn think(&self, tables: &Tables, job: Job) {
        tables.machines.add(job);
    }

    async fn decided(&self, tables: &Tables, decision: Decision) {
        tables.decide(decision).await;
    }

    fn kept(&self, _: Batch) {}

    fn presence_changed(&self, _: &Arc<Tables>, _: &str) {}

    async fn allows(&self, _: &str, _: Allowance, _: Time) -> Result<(), u64> {
        Ok(())
    }

    async fn people(&self, here: usize) -> Kept<usize> {
        Ok(here)
    }

    fn send_away(&self, _: PersonId, _: &Message) {}

    fn announce_restart(&self, _: u64, _: &Message) {}

    fn follow_clock(&self, watch: &Watch) -> bool {
        watch.follow()
    }

    async fn leave(&self, _: Time) {}
}
