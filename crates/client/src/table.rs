//! A table as the page knows it: what stands on the board, what happened, what is in the hand.

pub mod chronicle;
pub mod contributions;
pub mod film;
pub mod hand;
pub mod known;
pub mod learning;
pub mod model;
pub mod screen;
pub mod seal;
pub mod sending;
