//! The messages between a client and a salon, as JSON. Knows neither how they travel nor who answers.
//!
//! A client says [`ClientMessage`], the salon says [`ServerMessage`]. Whatever a person does at a table is an [`Act`] with a name of the
//! client's choice; the salon answers that name once the act is safe, and the same name again changes nothing.
//!
//! ```
//! use tablier_protocol::{Act, ClientMessage};
//!
//! let ask = ClientMessage::Act { table: "NAME".to_owned(), id: "a1".to_owned(), act: Act::Sit { seat: None, seal: None } };
//! let json = serde_json::to_string(&ask).expect("plain data");
//! assert_eq!(serde_json::from_str::<ClientMessage>(&json).expect("the same"), ask);
//! assert!(json.contains(r#""ask":"act""#), "{json}");
//! ```

tablier_rules::messages!();

mod act;
mod code;
mod lobby;
mod name;
mod open;
mod person;
mod rating;
mod talk;
mod unseen;
mod wire;

pub use act::Act;
pub use code::Code;
pub use lobby::{Card, CardSeat, Lobby};
pub use name::{
    BadName, LONGEST_NAME, called_program, clean_name, is_program, of_person, program_name,
};
pub use open::{NewTable, Opened};
pub use person::{Me, Recovery, Rename};
pub use rating::{Ranked, Rating, SETTLED_GAMES, SETTLED_MET, SeatRating};
pub use talk::{Acted, ClientMessage, Failure, Presence, ServerMessage};
pub use unseen::is_unseen;
pub use wire::Wire;

/// The version of these messages. A client says which one it understands when it connects (`/ws?protocol=2`); the first, which needs not
/// say so, was told words in every language where this one is told keys ([`tablier_rules::keyed`]). A client that finds another
/// version than it asked for asks to be loaded anew.
pub const VERSION: u32 = 2;
