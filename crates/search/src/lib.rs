//! Machine players. They think on views only: what they may not know, they do not have.
//!
//! ```
//! use tablier_rules::{FastRng, Game, Seat, Seed, Viewer};
//! use tablier_games::six::{Six, Options};
//! use tablier_search::uct;
//!
//! let options = Options { first: Some(Seat::new(0)), ..Options::default() };
//! let position = Six::start(&options, Seed(1)).expect("these options are fine");
//! let view = position.view(Viewer::Seat(Seat::new(0)));
//! let choice = uct::<Six>(&view, Seat::new(0), &mut FastRng::new(7), |playouts| playouts == 50);
//! assert_eq!(choice.expect("it is their turn").mv.to_string(), "0,0");
//! ```

mod uct;

pub use uct::{Choice, uct};
