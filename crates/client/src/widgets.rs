//! Small things that several pages are made of.

pub mod card;
pub mod choice;
pub mod copy;
pub mod diagram;
pub mod levels;
pub mod notation;
pub mod part;
pub mod picture;
pub mod rating;
pub mod reel;
pub mod rewrite;
pub mod said;
pub mod stand;
pub mod terms;
pub mod time;
