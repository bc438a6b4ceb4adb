//! Keeps what happens, many inputs of many tables in one commit, and lets out what is to be said about them.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use tokio::sync::mpsc;

use super::Tables;
use super::slot::{Pending, Slot};
use crate::ground::Ground;
use crate::storage::{Batch, StorageError};

/// So many inputs go into one commit at most.
const MAX_BATCH_ENTRIES: usize = 1_024;

/// Works until nobody is left who could send anything.
pub async fn run(tables: Arc<Tables>, mut works: mpsc::UnboundedReceiver<Pending>) {
    let mut taken = Vec::with_capacity(MAX_BATCH_ENTRIES);
    while works.recv_many(&mut taken, MAX_BATCH_ENTRIES).await > 0 {
        keep(&tables, std::mem::take(&mut taken)).await;
    }
}

async fn keep(tables: &Arc<Tables>, works: Vec<Pending>) {
    // What comes after something that was lost is lost too: the log must not have holes.
    let (works, late): (Vec<Pending>, Vec<Pending>) =
        works.into_iter().partition(|work| !work.slot.broken.load(Ordering::SeqCst));
    lose(tables, late);
    let batch = batch(&works);
    let begun = Instant::now();
    let Ground { storage, figures, health, .. } = &*tables.ground;
    let kept = if batch.lines.is_empty() { Ok(()) } else { storage.append(&batch).await };
    match kept {
        Ok(()) => {
            if !batch.lines.is_empty() {
                let spent = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
                figures.commit_microseconds_total.add(spent);
                figures.commits_total.up();
                figures.inputs_total.add(batch.lines.len() as u64);
            }
            // Other nodes hear what happened before they hear that it is done.
            tables.hosting.kept(batch);
            for Pending { slot, work } in works {
                finish(tables, &slot);
                tables.carry_out(work.kept);
            }
        }
        Err(error) => {
            figures.commits_failed_total.up();
            health.heard(&error);
            let at = batch.sheets.len();
            tracing::error!(%error, inputs = batch.lines.len(), tables = at, "inputs could not be kept");
            // One table must not make the others lose anything.
            if error == StorageError::Overtaken && at > 1 {
                for works in by_table(works) {
                    Box::pin(keep(tables, works)).await;
                }
            } else {
                lose(tables, works);
            }
        }
    }
}

fn batch(works: &[Pending]) -> Batch {
    let mut batch = Batch::default();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for (line, sheet, changed) in works.iter().filter_map(|pending| pending.work.line.as_ref()) {
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
    batch.rated = works.iter().filter_map(|pending| pending.work.rated.clone()).collect();
    batch
}

fn by_table(works: Vec<Pending>) -> Vec<Vec<Pending>> {
    let mut groups: Vec<Vec<Pending>> = Vec::new();
    for work in works {
        let same = |group: &&mut Vec<Pending>| {
            group.first().is_some_and(|first| Arc::ptr_eq(&first.slot, &work.slot))
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(work),
            None => groups.push(vec![work]),
        }
    }
    groups
}

fn finish(tables: &Tables, slot: &Slot) {
    slot.pending.fetch_sub(1, Ordering::SeqCst);
    tables.pending.fetch_sub(1, Ordering::SeqCst);
}

/// What was not kept did not happen: its tables are read again.
fn lose(tables: &Arc<Tables>, works: Vec<Pending>) {
    for Pending { slot, work } in works {
        finish(tables, &slot);
        let first = !slot.broken.swap(true, Ordering::SeqCst);
        tables.carry_out(work.lost);
        // Whoever began to follow what is not kept, follows what is.
        if first || work.line.is_none() {
            tokio::spawn(Arc::clone(tables).read_again(slot));
        }
    }
}
