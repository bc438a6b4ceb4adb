//! The real program put to the test: how much a salon bears, and what it keeps when it is killed.

mod client;
pub mod crowd;
mod delays;
pub mod disk;
pub mod half_open;
mod house;
pub mod idle;
pub mod kill;
pub mod moves;
pub mod rebuild;
mod salon;
