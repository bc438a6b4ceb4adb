//! The seals of tables, kept in this browser from when they were first seen.

use super::Room;
use crate::local::attic;
use crate::route::TableRef;
use crate::table::seal::{Noted, keep};

/// The name they are kept under.
const SEALS: &str = "tablier.seals";

impl Room {
    /// The seal of a table as it was first seen, in whatever tab or visit.
    pub(crate) fn noted_seal(&self, table: &TableRef) -> Option<Noted> {
        let mut kept: Vec<Noted> = attic::get(SEALS).filter(|_| !table.local)?;
        kept.retain(|noted| noted.table == table.name);
        kept.pop()
    }

    /// Keeps a seal. A browser that keeps nothing knows it as long as the page is open.
    pub(crate) fn keep_seal(&self, noted: Noted) {
        let mut kept = attic::get(SEALS).unwrap_or_default();
        keep(&mut kept, noted);
        attic::put(SEALS, &kept);
    }
}
