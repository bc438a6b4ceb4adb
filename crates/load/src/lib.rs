//! The real program put to the test: how much a salon bears, and what it keeps when it is killed.
//!
//! ```
//! // What is read when a table is called up again; the others want the program they put to the test.
//! tablier_load::rebuild::run(tablier_games::RULEBOOKS, 40)?;
//! # Ok::<(), String>(())
//! ```

mod client;
pub mod crowd;
mod delays;
pub mod disk;
pub mod half_open;
pub mod idle;
pub mod kill;
pub mod machines;
pub mod moves;
mod open_salon;
pub mod rebuild;
mod under_test;

pub use open_salon::Program;
