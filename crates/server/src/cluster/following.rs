//! Tables that are another node's: they follow what is kept of them.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use tablier_protocol::Failure;
use tablier_rules::Language;
use tablier_table::LogEntry;

use crate::lock::lock;
use crate::sentences::not_read;
use crate::tables::Tables;
use crate::tables::live::{Live, Owned};
use crate::tables::slot::Slot;
use crate::tables::work::Work;

/// Reads what others kept since; the caller sees to it that only one does at a time.
pub async fn read_on(tables: &Tables, slot: &Arc<Slot>, live: &Mutex<Live>) -> Result<(), Failure> {
    let version = lock(live).table.version();
    let log = tables.ground.storage.log(&slot.name, version).await.map_err(|error| {
        tracing::error!(table = slot.name, %error, "a table could not be read on");
        not_read()
    })?;
    follow_log(tables, slot, &mut lock(live), &log)
}

/// Brings a table that is another's up to this version.
async fn catch_up(tables: &Tables, name: &str, v: u64) -> Result<(), Failure> {
    let Some(slot) = tables.known(name) else { return Ok(()) };
    let Some(live) = slot.live.get() else { return Ok(()) };
    if !is_behind(live, v) {
        return Ok(());
    }
    let _alone = slot.catching_up.lock().await;
    if is_behind(live, v) { read_on(tables, &slot, live).await } else { Ok(()) }
}

/// A table that is another's went on to this version by these lines. Says whether it is there.
pub fn moved(tables: &Tables, slot: &Arc<Slot>, v: u64, lines: &[String]) -> bool {
    let Some(live) = slot.live.get() else { return true };
    let Ok(_alone) = slot.catching_up.try_lock() else { return false };
    let mut live = lock(live);
    if live.table.version() >= v {
        return true;
    }
    if live.owned != Owned::Elsewhere {
        // Somebody else adds to the log of what this node owned.
        lose_table(tables, slot);
        return true;
    }
    let missing = usize::try_from(v - live.table.version()).unwrap_or(usize::MAX);
    match lines.len().checked_sub(missing) {
        Some(known) => follow_log(tables, slot, &mut live, &lines[known..]).is_ok(),
        None => false,
    }
}

/// Another took this table: what is in memory is not what is kept, and is read again.
pub fn lose_table(tables: &Tables, slot: &Arc<Slot>) {
    if !slot.broken.swap(true, Ordering::SeqCst) {
        tracing::info!(table = slot.name, "another node has taken it over");
        // The writer has it read again, after what is on its way, which is lost.
        tables.send(slot, Work::default());
    }
}

/// Brings a table up to this version; what fails is tried again when the node looks after its tables.
pub async fn catch_up_or_say(tables: &Tables, table: &str, v: u64) {
    if let Err(failure) = catch_up(tables, table, v).await {
        tracing::error!(
            table,
            why = failure.text.get(Language::EN),
            "a table could not be read on"
        );
    }
}

fn is_behind(live: &Mutex<Live>, v: u64) -> bool {
    let live = lock(live);
    live.owned == Owned::Elsewhere && live.table.version() < v
}

/// Does what others kept, which begins where the table is.
fn follow_log(
    tables: &Tables,
    slot: &Arc<Slot>,
    live: &mut Live,
    log: &[String],
) -> Result<(), Failure> {
    for line in log {
        let entry: LogEntry = serde_json::from_str(line).map_err(|_| not_read())?;
        match live.hear(&entry) {
            Ok(work) => tables.send(slot, work),
            Err(failure) => {
                let why = failure.text.get(Language::EN);
                tracing::error!(table = slot.name, why, "the log goes astray");
                slot.broken.store(true, Ordering::SeqCst);
                return Err(not_read());
            }
        }
    }
    Ok(())
}
