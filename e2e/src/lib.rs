//! What the tests in the browser stand on: a salon, the way to it, and the windows in which people see it.

mod browser;
mod door;
mod house;
mod visitor;

pub use browser::{Browser, Language, Window};
pub use door::Door;
pub use house::House;
pub use visitor::{Played, one_click};

/// The games that are played.
pub const GAMES: [&str; 5] = ["six", "disx", "abraxas", "atomix", "epix"];
