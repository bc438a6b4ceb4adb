//! Keeps what happens, many inputs of many tables in one commit, and lets out what is to be said about them.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use tokio::sync::mpsc;

use crate::salon::Salon;
use crate::storage::company::Hint;
use crate::storage::{Batch, Sheet, StorageError, StoredEntry};
use crate::tables::pending::PendingEntry;

/// So many inputs go into one commit at most.
const MAX_BATCH_ENTRIES: usize = 1_024;
/// So many bytes of a log at most go along with the hint that it went on.
const ROOM: usize = 3_000;

/// Works until nobody is left who could send anything.
pub async fn run(salon: Arc<Salon>, mut works: mpsc::UnboundedReceiver<PendingEntry>) {
    let mut taken = Vec::with_capacity(MAX_BATCH_ENTRIES);
    while works.recv_many(&mut taken, MAX_BATCH_ENTRIES).await > 0 {
        keep(&salon, std::mem::take(&mut taken)).await;
    }
}

async fn keep(salon: &Arc<Salon>, works: Vec<PendingEntry>) {
    // What comes after something that was lost is lost too: the log must not have holes.
    let (works, late): (Vec<PendingEntry>, Vec<PendingEntry>) =
        works.into_iter().partition(|work| !work.slot.broken.load(Ordering::SeqCst));
    lose(salon, late);
    let batch = batch(&works);
    let begun = Instant::now();
    let kept = if batch.lines.is_empty() { Ok(()) } else { salon.storage.append(&batch).await };
    match kept {
        Ok(()) => {
            if !batch.lines.is_empty() {
                let spent = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
                salon.figures.commit_microseconds_total.add(spent);
                salon.figures.commits_total.up();
                salon.figures.inputs_total.add(batch.lines.len() as u64);
            }
            // Other nodes hear what happened before they hear that it is done.
            let_know(salon, batch);
            for work in works {
                finish(salon, &work);
                salon.carry_out(work.kept);
            }
        }
        Err(error) => {
            salon.figures.commits_failed_total.up();
            salon.health.heard(&error);
            let tables = batch.sheets.len();
            tracing::error!(%error, inputs = batch.lines.len(), tables, "inputs could not be kept");
            // One table must not make the others lose anything.
            if error == StorageError::Overtaken && tables > 1 {
                for works in by_table(works) {
                    Box::pin(keep(salon, works)).await;
                }
            } else {
                lose(salon, works);
            }
        }
    }
}

/// The other nodes read on.
fn let_know(salon: &Salon, batch: Batch) {
    let Some(nodes) = &salon.nodes else { return };
    let mut logs: HashMap<String, (u64, Vec<String>)> = HashMap::new();
    for StoredEntry { table, number, entry, .. } in batch.lines {
        let (v, lines) = logs.entry(table).or_default();
        *v = number;
        lines.push(entry);
    }
    for (Sheet { card, public, people, .. }, _) in batch.sheets {
        let (v, mut lines) = logs.remove(&card.table).unwrap_or_default();
        if lines.iter().map(String::len).sum::<usize>() > ROOM {
            lines.clear();
        }
        nodes.hint(Hint::Moved { table: card.table, v, lines, public, people });
    }
}

fn batch(works: &[PendingEntry]) -> Batch {
    let mut batch = Batch::default();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for (line, sheet, changed) in works.iter().filter_map(|work| work.line.as_ref()) {
        batch.lines.push(line.clone());
        match places.get(line.table.as_str()) {
            // Only how the table is in the end counts.
            Some(&place) => {
                let changed = *changed || batch.sheets[place].1;
                batch.sheets[place] = (sheet.clone(), changed);
            }
            None => {
                places.insert(&line.table, batch.sheets.len());
                batch.sheets.push((sheet.clone(), *changed));
            }
        }
    }
    batch.rated = works.iter().filter_map(|work| work.rated.clone()).collect();
    batch
}

fn by_table(works: Vec<PendingEntry>) -> Vec<Vec<PendingEntry>> {
    let mut groups: Vec<Vec<PendingEntry>> = Vec::new();
    for work in works {
        let same = |group: &&mut Vec<PendingEntry>| {
            group.first().is_some_and(|first| Arc::ptr_eq(&first.slot, &work.slot))
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(work),
            None => groups.push(vec![work]),
        }
    }
    groups
}

fn finish(salon: &Salon, work: &PendingEntry) {
    work.slot.pending.fetch_sub(1, Ordering::SeqCst);
    salon.pending.fetch_sub(1, Ordering::SeqCst);
}

/// What was not kept did not happen: its tables are read again.
fn lose(salon: &Arc<Salon>, works: Vec<PendingEntry>) {
    for work in works {
        finish(salon, &work);
        let first = !work.slot.broken.swap(true, Ordering::SeqCst);
        salon.carry_out(work.lost);
        // Whoever began to follow what is not kept, follows what is.
        if first || work.line.is_none() {
            tokio::spawn(Arc::clone(salon).read_again(work.slot));
        }
    }
}
