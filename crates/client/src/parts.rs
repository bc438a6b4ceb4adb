//! Small things that several pages are made of.

pub mod choice;
pub mod copy;
pub mod diagram;
pub mod icon;
pub mod levels;
pub mod notation;
pub mod picture;
pub mod rating;
pub mod reel;
pub mod terms;
pub mod time;
