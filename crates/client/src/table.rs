//! A table as the page knows it: what stands on the board, what happened, what is in the hand.

pub mod contributions;
pub mod film;
pub mod model;
pub mod seal;
