//! The contract every game of Tablier keeps, and everything that can be said without knowing a game.
//!
//! - [`Game`] is the contract; its doc is the place to begin.
//! - [`Match`] drives one game from start to end; [`Rulebook`] and [`AnyMatch`] are the same without the type, and
//!   [`Rulebooks`] the games that somebody was handed.
//! - [`Scene`] is what a game looks like, [`Message`] what it says, [`Record`] its text form.
//! - [`conformance`] checks that a game keeps the contract.
//!
//! A record is read without knowing the game it is of:
//!
//! ```
//! use tablier_rules::{Language, Record, Seat, messages};
//!
//! let text = "game: six\nrules: 1\noption players: 2\nseed: 7\n\n1. (0) 0,0 {the middle}\n2. (1) 1,0\n";
//! let record: Record = text.parse().expect("a record");
//! assert_eq!(record.options, [("players".to_owned(), "2".to_owned())]);
//! assert_eq!(record.moves.len(), 2);
//! assert_eq!(record.moves[0].comment.as_deref(), Some("the middle"));
//!
//! let turn = messages::turn(Seat::new(0));
//! assert_eq!(turn.get(Language::EN), "It is {0}’s turn.");
//! ```

#![warn(missing_docs)]

mod about;
mod advice;
mod chance;
pub mod conformance;
mod cover;
mod deal;
mod dice;
mod draw;
mod erased;
mod fairness;
mod game;
mod level;
mod lid;
mod matches;
mod message;
mod order;
mod outcome;
mod plain;
mod playout;
pub mod reading;
mod record;
mod rulebooks;
mod scene;
mod schema;
mod seat;
mod secrecy;
mod show;
mod step;
#[cfg(feature = "tried")]
mod tried;
mod version;
mod viewer;

pub use about::About;
pub use advice::Advice;
pub use chance::{DealKey, FastRng, Rng, Salt, Seed, SeedRng, mix};
pub use cover::{board_alone, cover, sampled_game};
pub use deal::Deal;
pub use dice::Dice;
pub use draw::{Chance, ChanceVersion, Contribution, NotHex, Seal, Share, UnknownChance};
pub use erased::{
    AnyLook, AnyMatch, NotAView, Refusal, Rulebook, RulebookOf, options_from_json, options_to_json,
    view_from_json,
};
pub use fairness::{Fairness, commitment};
pub use game::{Game, IllegalMove, NotAMove};
pub use level::{Level, NoSuchLevel};
pub use lid::Lid;
pub use matches::{Match, PlayedMove};
pub use message::{
    Argument, Catalogue, Language, Message, Pages, Whole, install, keyed, load_wordings, typeset,
};
pub use order::sort_few;
pub use outcome::{Ending, FinalPlace, Outcome};
pub use playout::{Playout, perft, playout};
pub use record::{LoadError, Record, RecordError, RecordMove, Spot};
pub use rulebooks::{GameList, Lids, Rulebooks, UnknownGame};
pub use scene::{
    Action, Area, ClickResult, Control, Emphasis, Escaped, Format, Hue, Item, Look, Motion, Paint,
    Part, Role, Scene, SeatCard, Shape, Short, Speech, Style, Theme, Way, click, compass,
    cover_picture, spoken_parts, still_scene, svg, svg_parts, trace, view_box, way,
};
pub use schema::{BadOptions, ChoiceValue, Field, OptionKind, OptionMap, Schema};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
#[doc(hidden)]
pub use serde::Serialize;
pub use show::Show;
pub use step::{Step, ToldMove};

extern crate self as tablier_rules;

messages!();
#[cfg(feature = "tried")]
pub use tried::Tried;
pub use version::{RulesVersion, UnknownVersion, Versions};
pub use viewer::Viewer;
