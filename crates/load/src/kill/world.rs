//! What the people of a trial share and note.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tablier_rules::Rulebooks;
use tokio::sync::watch;

/// What everybody shares.
pub struct World {
    /// The games of the salon.
    pub rulebooks: Rulebooks,
    /// Where the salon is: one address for each node.
    pub addresses: Vec<SocketAddr>,
    pub seed: u64,
    pub noted: Mutex<Noted>,
    /// Told whenever there is a new table, or nobody moves any more.
    pub changes: watch::Sender<bool>,
}

impl World {
    pub fn noted(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What people note while they play.
#[derive(Default)]
pub struct Noted {
    /// The tables of each two people: who opened it is the first of them.
    pub tables: Vec<(usize, String)>,
    pub over: HashSet<String>,
    /// The acts that were acknowledged: table and name of the act.
    pub acknowledged: Vec<(String, String)>,
    /// The acts that were refused because they came too late.
    pub late: Vec<(String, String)>,
    pub came_back: usize,
    pub sent_again: usize,
    /// What must not happen.
    pub wrong: Vec<String>,
}

impl Noted {
    /// The tables that are not over and where nothing was acknowledged after so many acts.
    pub fn not_moved_since(&self, acts: usize) -> Vec<String> {
        let moved: HashSet<&String> = self.acknowledged[acts..].iter().map(|act| &act.0).collect();
        let tables = self.tables.iter().map(|(_, table)| table);
        tables
            .filter(|table| !moved.contains(table) && !self.over.contains(*table))
            .cloned()
            .collect()
    }

    /// The tables this one opened that are not over.
    pub fn still_played_by(&self, host: usize) -> Vec<(usize, String)> {
        let plays = |(by, table): &&(usize, String)| *by == host && !self.over.contains(table);
        self.tables.iter().filter(plays).cloned().collect()
    }
}
