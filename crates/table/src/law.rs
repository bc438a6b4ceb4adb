//! What inputs mean beside the rules of the game: how clocks run, what leaving does, when an answer counts.
//!
//! A table is the replay of its log, so nothing about that may change for a table that was opened before. Where the meaning of
//! an input changes, that is a new law: it gets the next number, tables opened from then on are of it, and the code asks
//! `setup.law` where the two differ. What people may newly do is limited where inputs come in, never here: a check that is made
//! while a log is read makes old tables unreadable. `tests/logs` holds logs of every law, which open for ever.
//!
//! The second law is the one of fair play:
//! - Time that was spent is spent, also by leaving: whoever comes back has what was left, less what went by while the same decision
//!   waited. Whoever takes a move back by their own right has gone on thinking since, on their own time. A machine that plays for
//!   somebody earns no time for them. Whoever ran out of time and comes back has ten seconds, once a game; after that the machine plays on.
//! - Whoever is away does nothing in their seat but come back, and what a machine decided for them is not theirs to take back.
//! - An answer names the wish it answers. A wish waits for everybody who has a say, away or not; one that was declined waits until
//!   something has been played; and one's own right to take back waits for nobody.
//! - A rated game counts once every side has moved. Whoever a machine played for has left, however it went on.
//!
//! The third law is the one of drawing (`draw.rs`): once all seats are taken, those who sealed something open it before the game
//! begins, and whoever leaves then leaves a game.

use serde::{Deserialize, Serialize};
use tablier_rules::reading;

use crate::Refusal;
use crate::refusal::Reason;

/// The law of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Law(u32);

reading!(newtype Law);

impl Law {
    /// The law of tables whose log names none.
    pub const FIRST: Law = Law(1);
    /// The law of tables that are opened now.
    pub const NEWEST: Law = Law(3);
    /// From this law on chance may be drawn by all.
    pub(crate) const DRAWING: Law = Law(3);

    /// Whether the law of fair play holds, as it does from the second law on.
    pub(crate) fn is_fair(self) -> bool {
        self >= Law(2)
    }

    /// Refuses a law that is yet to come.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        let (Law(wanted), Law(known)) = (self, Law::NEWEST);
        if (Law::FIRST..=Law::NEWEST).contains(&self) {
            return Ok(());
        }
        Err(Reason::Law { wanted, known }.into())
    }
}

/// What a log means that names no law.
impl Default for Law {
    fn default() -> Law {
        Law::FIRST
    }
}
