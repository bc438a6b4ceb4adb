//! What a table promises to those who sit at it and to those who watch.

mod clocks;
mod decisions;
mod drawing;
mod fair;
mod kept;
mod log;
#[path = "../../../rules/tests/contract/nim.rs"]
mod nim;
mod old_logs;
mod rated;
mod seats;
mod steering;
mod toy;
mod turns;
mod versions;
mod viewers;
mod wishes;
