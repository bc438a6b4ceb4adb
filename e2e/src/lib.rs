//! What the tests in the browser stand on: a salon, the way to it, and the windows in which people see it.

mod browser;
mod company;
mod door;
mod hits;
mod open_salon;
mod patience;
mod playable;
mod pointer;
mod visitor;

pub use browser::{Browser, Window};
pub use company::{alone, two, two_with};
pub use door::Door;
pub use hits::{Hits, Target};
pub use open_salon::OpenSalon;
pub use patience::wait_for;
pub use playable::{PlayableTable, playable_tables};
pub use pointer::Hand;
pub use tablier_rules::Language;
pub use visitor::{Played, one_click};
