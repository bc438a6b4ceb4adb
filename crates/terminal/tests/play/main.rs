//! Games at a terminal, played by keys on a screen that nobody looks at.

mod company;
mod doings;
mod games;
mod lines;
mod secrets;
mod toy;
