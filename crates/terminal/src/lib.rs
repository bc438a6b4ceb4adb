//! Games played in a terminal. Scenes, the ones the browser shows, are drawn with characters; keys choose what can be clicked;
//! the game itself is a table like any other.
//!
//! - [`Session`] is a game at a terminal without the terminal: keys in, [`Canvas`] out.
//! - [`picture`] draws any scene; [`Layout`] says where.
//! - [`rules_text`] writes the rules of a game with their diagrams.
//! - [`play`] shows a session in a real terminal, [`lines`] plays it line by line where there is none.
//!
//! ```
//! use serde_json::Value;
//! use tablier_games::RULEBOOKS;
//! use tablier_rules::{Language, Seed};
//! use tablier_table::SeatSetup;
//! use tablier_terminal::{Key, Opening, Session};
//!
//! let opening = Opening {
//!     game: "six".into(),
//!     options: Value::Null,
//!     places: vec![SeatSetup::Host; 2],
//!     seed: Seed(1),
//!     language: Language::EN,
//! };
//! let mut session = Session::open(RULEBOOKS, opening).expect("SIX is for two");
//! session.key(Key::Enter);
//! assert_ne!(session.record(), "");
//! ```

mod canvas;
mod diagram;
mod dots;
mod key;
mod layout;
mod lines;
mod marks;
mod mind_thread;
mod palette;
mod picture;
mod prose;
mod session;
mod targets;
mod tty;

tablier_rules::messages!();

pub use canvas::{Canvas, Cell, Face, Rgb};
pub use key::Key;
pub use layout::Layout;
pub use lines::{Lines, lines};
pub use marks::{anchor, is_thing};
pub use palette::Depth;
pub use picture::{Drawing, picture};
pub use prose::rules_text;
pub use session::{Opening, Session, SessionRequest, Style, help_keys};
pub use targets::{Target, Ways};
pub use tty::{play, terminal_columns};
