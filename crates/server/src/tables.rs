//! The tables in memory: what is done there, by whom, and how it is kept.

pub mod asker;
pub mod doing;
pub mod fair;
pub mod following;
pub mod leaving;
pub mod live;
pub mod machines;
pub mod naming;
pub mod opening;
pub mod origins;
pub mod pending;
pub mod timers;
pub mod upkeep;
pub mod writer;
