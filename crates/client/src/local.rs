//! Tables kept in this browser: for one screen and against the machine, with or without a network.

pub mod attic;
pub mod house;
pub mod mind_thread;
pub mod tables;
