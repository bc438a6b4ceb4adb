//! Which tables are this node's, for how long that is sure, and how one becomes its own.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use tablier_protocol::Failure;
use tablier_table::{Input, LogEntry};

use super::Leased;
use super::following::{lose_table, read_on};
use crate::lock::lock;
use crate::sentences::not_read;
use crate::storage::company::{Claim, NodeId};
use crate::tables::Tables;
use crate::tables::asker::Asker;
use crate::tables::live::Owned;
use crate::tables::slot::Slot;
use crate::tables::work::Taken;

/// Until when nobody else can have taken what this node owns: as long as a lease lasts from before it was last renewed.
pub struct Sure {
    pub until: Instant,
    /// How often it was not renewed in time: what was owned before that may be another's.
    pub spell: u64,
}

impl Leased {
    /// Whether a table that was this node's in this spell is so for sure.
    fn is_sure(&self, spell: u64) -> bool {
        let sure = lock(&self.sure);
        spell == sure.spell && Instant::now() < sure.until
    }

    fn spell(&self) -> u64 {
        lock(&self.sure).spell
    }

    /// Says that this node is there, and hears what time it is; whether that was a jump.
    pub(super) async fn renew(&self, tables: &Tables) -> bool {
        let before = Instant::now();
        let (watch, people) = (&tables.ground.watch, tables.people.connected.count());
        match self.company.renew(people, watch.now()).await {
            Ok(time) => {
                let mut sure = lock(&self.sure);
                // It may have been too late: others may have taken what was this node's.
                sure.spell += u64::from(sure.until < Instant::now());
                sure.until = before + tables.ground.rules.lease;
                drop(sure);
                watch.follow_shared(time)
            }
            Err(error) => {
                tracing::error!(%error, "this node cannot say that it is there");
                false
            }
        }
    }

    /// The owner of a table as far as this node heard, if that is another; makes this node the owner if it is nobody's.
    ///
    /// Who is no longer the owner hands on what it gets, and who does not answer is not asked again.
    pub(super) async fn owner(
        &self,
        tables: &Tables,
        slot: &Arc<Slot>,
    ) -> Result<Option<NodeId>, Failure> {
        let Some(live) = slot.live.get() else { return Ok(None) };
        let owned = lock(live).owned != Owned::Elsewhere;
        match slot.owner.load(Ordering::Relaxed) {
            _ if owned && self.is_sure(slot.spell.load(Ordering::Relaxed)) => Ok(None),
            node if !owned && node != 0 => Ok(Some(node)),
            _ => self.claim(tables, slot).await,
        }
    }

    /// Makes this node the owner of a table if it is nobody's; gives the owner if that is another.
    pub(super) async fn claim(
        &self,
        tables: &Tables,
        slot: &Arc<Slot>,
    ) -> Result<Option<NodeId>, Failure> {
        let Some(live) = slot.live.get() else { return Ok(None) };
        let lease = || match lock(live).owned {
            Owned::By(lease) => Some(lease),
            Owned::Alone | Owned::Elsewhere => None,
        };
        let is_sure = || self.is_sure(slot.spell.load(Ordering::Relaxed));
        if lease().is_some() && is_sure() {
            return Ok(None);
        }
        let _alone = slot.catching_up.lock().await;
        let before = lease();
        if before.is_some() && is_sure() {
            return Ok(None);
        }
        let spell = self.spell();
        let claim = self.company.claim(&slot.name).await.map_err(|error| {
            tracing::error!(table = slot.name, %error, "a table could not be claimed");
            not_read()
        })?;
        match claim {
            Claim::Theirs(node) => {
                slot.owner.store(node, Ordering::Relaxed);
                if before.is_some() {
                    lose_table(tables, slot);
                }
                Ok(Some(node))
            }
            Claim::Mine { lease, .. } if before == Some(lease) => {
                slot.spell.store(spell, Ordering::Relaxed);
                Ok(None)
            }
            Claim::Mine { lease, since } => {
                read_on(tables, slot, live).await?;
                slot.spell.store(spell, Ordering::Relaxed);
                let mut live = lock(live);
                live.owned = Owned::By(lease);
                if let Some(since) = since {
                    tables.ground.figures.taken_over_total.up();
                    tracing::info!(table = slot.name, lease, "taken over");
                    // Nobody is charged for the time during which the table was nobody's.
                    let at = tables.ground.watch.now();
                    let milliseconds = at.since(since.max(live.table.last()));
                    let outage = LogEntry::new(at, Input::Outage { milliseconds });
                    if live.table.deadline().is_some()
                        && milliseconds > 0
                        && let Taken::In(work) = live.take(&outage, Asker::Nobody)
                    {
                        tables.send(slot, work);
                    }
                }
                tables.timers.set(&slot.name, live.table.deadline());
                live.all_jobs().into_iter().for_each(|job| tables.think(job));
                Ok(None)
            }
        }
    }
}
