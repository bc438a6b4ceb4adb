//! The messages between a client and a salon, as JSON. Knows neither how they travel nor who answers.
//!
//! A client says [`Ask`], the salon says [`Tell`]. Whatever a person does at a table is an [`Act`] with a name of the
//! client's choice; the salon answers that name once the act is safe, and the same name again changes nothing.

mod act;
mod lobby;
mod name;
mod open;
mod person;
mod talk;

pub use act::Act;
pub use lobby::{Card, CardSeat, Lobby};
pub use name::{BadName, LONGEST_NAME, clean_name};
pub use open::{NewTable, Opened};
pub use person::{Me, Recovery, Rename};
pub use talk::{Acted, Ask, Failure, Presence, Tell};

/// The version of these messages. A client that finds another one loads itself anew.
pub const VERSION: u32 = 1;
