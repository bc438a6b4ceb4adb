//! What the tests in the browser stand on: a salon, the way to it, and the windows in which people see it.

mod browser;
mod company;
mod door;
mod hits;
mod house;
mod patience;
mod pointer;
mod stages;
mod visitor;

pub use browser::{Browser, Language, Window};
pub use company::{alone, two, two_with};
pub use door::Door;
pub use hits::{Hits, Target};
pub use house::House;
pub use patience::wait_for;
pub use pointer::Hand;
pub use stages::{Stage, stages};
pub use visitor::{Played, one_click};
