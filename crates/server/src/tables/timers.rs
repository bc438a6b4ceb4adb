//! When time is up at which table. The truth is in the storage; this only knows when to look.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

use tablier_table::Time;
use tokio::sync::Notify;

use crate::lock::lock;
use crate::watch::Watch;

#[derive(Debug, Default)]
struct Due {
    in_order: BTreeSet<(Time, String)>,
    of: HashMap<String, Time>,
}

/// All moments at which time is up somewhere.
#[derive(Debug, Default)]
pub struct Timers {
    due: Mutex<Due>,
    changed: Notify,
}

impl Timers {
    /// At this table time is up then, or nobody's time runs.
    pub fn set(&self, table: &str, at: Option<Time>) {
        let mut due = lock(&self.due);
        if due.of.get(table).copied() == at {
            return;
        }
        if let Some(old) = due.of.remove(table) {
            due.in_order.remove(&(old, table.to_owned()));
        }
        if let Some(at) = at {
            due.of.insert(table.to_owned(), at);
            due.in_order.insert((at, table.to_owned()));
        }
        drop(due);
        self.changed.notify_one();
    }

    /// The same where nothing is known of the table.
    pub fn set_if_none(&self, table: &str, at: Time) {
        if !lock(&self.due).of.contains_key(table) {
            self.set(table, Some(at));
        }
    }

    /// The tables where time runs.
    pub fn tables(&self) -> Vec<String> {
        lock(&self.due).of.keys().cloned().collect()
    }

    /// Forgets everything.
    pub fn clear(&self) {
        *lock(&self.due) = Due::default();
    }

    /// Waits for the next table whose time is up.
    pub async fn next(&self, watch: &Watch) -> String {
        loop {
            let first = lock(&self.due).in_order.first().map(|(at, _)| *at);
            let changed = self.changed.notified();
            match first {
                Some(at) if at <= watch.now() => {
                    let mut due = lock(&self.due);
                    if let Some((_, table)) = due.in_order.pop_first() {
                        due.of.remove(&table);
                        return table;
                    }
                }
                Some(at) => tokio::select! {
                    () = watch.until(at) => {}
                    () = changed => {}
                },
                None => changed.await,
            }
        }
    }
}
