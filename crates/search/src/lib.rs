//! Machine players. They think on views only: what they may not know, they do not have.
//!
//! Here is what thinks about any game. A game says by [`Minded`] who plays it: a [`Mind`] of its own that it brings along,
//! [`AlphaBeta`] where it can say who stands better, or [`Sampling`]. Knows no game.

#![warn(missing_docs)]

mod advice;
pub mod alpha_beta;
mod greedy;
mod hash;
mod logarithm;
mod memory;
mod mind;
mod minded;
mod minds;
mod player;
mod strength;
#[cfg(test)]
mod takeaway;
mod task;
mod thinking;
mod threats;
mod turns;
mod uct;

pub use advice::{AnyMind, NoAdvice};
pub use alpha_beta::{AlphaBeta, Evaluate};
pub use greedy::greedy;
pub use hash::hash_of;
pub use memory::Memory;
pub use mind::{Choice, Mind, think};
pub use minded::Minded;
pub use minds::Minds;
pub use player::Player;
pub use strength::{Blur, Strength};
pub use task::Task;
pub use thinking::Thinking;
pub use uct::{Sampling, uct};
