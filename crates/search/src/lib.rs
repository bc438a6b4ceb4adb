//! Machine players. They think on views only: what they may not know, they do not have.
//!
//! ```
//! use tablier_rules::{Game, Level, Seat, Seed, Viewer};
//! use tablier_games::six::{Six, Options};
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

mod abraxas;
mod advice;
pub mod alpha_beta;
mod atomix;
pub mod disx;
pub mod epix;
mod greedy;
mod hash;
mod logarithm;
mod memory;
mod mind;
mod minds;
mod player;
mod six;
mod strength;
#[cfg(test)]
mod takeaway;
mod task;
mod thinking;
mod threats;
mod turns;
mod uct;

pub use advice::{NoAdvice, advise};
pub use alpha_beta::{AlphaBeta, Evaluate};
pub use greedy::greedy;
pub use hash::hash_of;
pub use mind::{Choice, Mind, think};
pub use minds::mind;
pub use player::Player;
pub use strength::{Blur, Strength};
pub use task::Task;
pub use thinking::Thinking;
pub use uct::{Sampling, uct};

use memory::Memory;
