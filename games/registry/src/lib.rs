//! The games of Tablier: the one list of them.
//!
//! A new game is a crate and its line in the shelf of `Cargo.toml`, of which the build script makes what stands here; whatever
//! shows, plays, tests or measures games is handed this list and needs no change.
//!
//! ```
//! use tablier_games::RULEBOOKS;
//! use tablier_rules::Seed;
//!
//! for rules in RULEBOOKS.iter() {
//!     let game = rules.start(&serde_json::json!({}), Seed(1)).expect("its usual options");
//!     let first = game.deciders().first().expect("somebody begins");
//!     assert!(!game.legal(first).is_empty(), "{} can be played", rules.about().title);
//! }
//! ```
//!
//! Machines play each of them, and are shown no more than the person in their seat:
//!
//! ```
//! use tablier_games::six::{Options, Six};
//! use tablier_rules::{Game, Level, Seat, Seed, Viewer};
//! use tablier_search::{Player, Thinking};
//!
//! let options = Options { first: Some(Seat::new(0)), ..Options::default() };
//! let position = Six::start(&options, Seed(1)).expect("these options are fine");
//! let view = position.view(Viewer::Seat(Seat::new(0)));
//! let player = Player::Level(Level::Beginner);
//! let mut never = || false;
//! let mut thinking = Thinking::new(player.strength(), 7, &mut never);
//! let choice = player.choose::<Six>(&view, Seat::new(0), &mut thinking);
//! assert_eq!(choice.expect("it is their turn").mv.to_string(), "0,0");
//! ```

mod registry;

pub use registry::*;
