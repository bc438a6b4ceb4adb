//! One game being played by people and machines. Knows no network, no storage and no clock: every input carries the time at
//! which it happened, and a table is nothing but what its inputs made of it.
//!
//! An input is checked and taken in by [`Table::take`], which gives the table a new version; what each viewer is told of it
//! follows from [`Table::told`] and [`Table::snapshot`]. A table is rebuilt by taking in the same inputs again.

mod chair;
mod clock;
mod ending;
mod input;
mod notice;
mod play;
mod record;
mod refusal;
mod request;
mod setup;
mod shown;
mod snapshot;
mod table;
mod told;

pub use chair::{Chair, Sitter};
pub use clock::{Pace, Time};
pub use ending::{End, Why};
pub use input::{Entry, Input, Mover};
pub use refusal::Refusal;
pub use request::{Request, Wish};
pub use setup::{Absence, Audience, PersonId, Place, Setup, rules_of};
pub use shown::Shown;
#[cfg(feature = "written")]
pub use shown::Written;
pub use snapshot::{ChairShown, Snapshot, Update};
pub use table::{Stage, Table};
pub use told::{Told, What};
