//! The place of a table in memory, and what is on its way from there to the storage.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Arc, Mutex};

use tablier_table::Time;
use tokio::sync::OnceCell;

use crate::tables::live::Live;
use crate::tables::work::Work;

/// A place for a table in memory. The table comes when it is read.
#[derive(Default)]
pub struct Slot {
    /// The name of the table.
    pub name: String,
    /// The table.
    pub live: OnceCell<Mutex<Live>>,
    /// Inputs that are on their way to the storage.
    pub pending: AtomicUsize,
    /// Whether an input was lost on the way, so that what is in memory is not what is kept.
    pub broken: AtomicBool,
    /// When it was last wanted.
    pub used: AtomicU64,
    /// Held while what other nodes kept is read, or the table claimed.
    pub catching_up: tokio::sync::Mutex<()>,
    /// The node that owned the table when it was last heard of; 0 if none was.
    pub owner: AtomicU64,
    /// In which spell of this node the table was last found to be its own.
    pub spell: AtomicU64,
}

impl Slot {
    /// A place that was wanted now.
    pub fn new(name: &str, now: Time) -> Slot {
        Slot { name: name.to_owned(), used: AtomicU64::new(now.0), ..Slot::default() }
    }
}

/// An input of a table on its way to the storage.
pub struct Pending {
    pub slot: Arc<Slot>,
    pub work: Work,
}
