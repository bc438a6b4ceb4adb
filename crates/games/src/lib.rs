//! The games of Tablier, one folder each, and their registry.
//!
//! A new game is a folder here, its `pub mod` line and its line in the registry; everything that shows, plays, tests or
//! measures games goes through the registry and needs no change.

pub mod abraxas;
pub mod atomix;
pub mod disx;
pub mod epix;
mod registry;
pub mod six;

pub use registry::{UnknownGame, Visitor, rulebook, rulebooks, slugs, visit};
