//! What inputs mean beside the rules of the game: how clocks run, what leaving does, when an answer counts.
//!
//! A table is the replay of its log, so nothing about that may change for a table that was opened before. Where the meaning of
//! an input changes, that is a new law: it gets the next number, tables opened from then on are of it, and the code asks
//! `setup.law` where the two differ. What people may newly do is limited where inputs come in, never here: a check that is made
//! while a log is read makes old tables unreadable. `tests/logs` holds logs of every law, which open for ever.

use serde::{Deserialize, Serialize};
use tablier_rules::text;

use crate::Refusal;

/// The law of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Law(u32);

impl Law {
    /// The law of tables whose log names none.
    pub const FIRST: Law = Law(1);
    /// The law of tables that are opened now.
    pub const NEWEST: Law = Law(1);

    /// Refuses a law that is yet to come.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        let (Law(wanted), Law(known)) = (self, Law::NEWEST);
        if (Law::FIRST..=Law::NEWEST).contains(&self) {
            return Ok(());
        }
        Err(Refusal::new(text!(
            "Cette table suit la loi {wanted} ; ce programme connaît les lois jusqu'à la {known}. Mettez-le à jour.",
            "This table is under law {wanted}; this program knows the laws up to {known}. Update it."
        )))
    }
}

/// What a log means that names no law.
impl Default for Law {
    fn default() -> Law {
        Law::FIRST
    }
}
