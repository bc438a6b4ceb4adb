//! The games of Tablier, one folder each, and their registry.
//!
//! A new game is a folder here, its `pub mod` line and its line in the registry; everything that shows, plays, tests or
//! measures games goes through the registry and needs no change.
//!
//! ```
//! use tablier_games::{rulebook, slugs};
//! use tablier_rules::{Seat, Seed};
//!
//! for slug in slugs() {
//!     let rules = rulebook(slug).expect("a game of the registry");
//!     let game = rules.start(&serde_json::json!({}), Seed(1)).expect("its usual options");
//!     let first = game.deciders().first().expect("somebody begins");
//!     assert!(!game.legal(first).is_empty(), "{} can be played", rules.about().title);
//! }
//! ```

// section: modules
pub mod abraxas;
pub mod atomix;
pub mod disx;
pub mod epix;
mod registry;
pub mod six;
#[cfg(feature = "example-game")]
pub mod tactix;
// end

pub use registry::{UnknownGame, Visitor, rulebook, rulebooks, slugs, visit};
