//! The pages that are sent written: they can be read and clicked before anything runs, and are written the same way in the browser when
//! somebody comes back to them. Knows neither a salon nor a browser; what is drawn on them it is handed.

mod frame;
mod game;
mod icon;
pub mod markdown;
mod route;
mod rules;
mod shelf;
mod title;

pub use frame::{LAMP, frame, lamp, lost, waiting};
pub use game::{Mode, USUAL_LEVEL, game};
pub use icon::icon;
pub use route::{Needs, Route, TableRef};
pub use rules::{Figure, diagram_class, index, rules};
pub use shelf::{facts, ground, shelf};
pub use title::title;

tablier_rules::messages!();
