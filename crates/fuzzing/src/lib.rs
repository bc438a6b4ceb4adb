//! What must hold whatever is put in. Every target takes any text and panics when a promise is broken.

mod games;
mod mutate;
mod options;
mod record;
mod referee;
mod table;

pub use games::{Played, play};
pub use mutate::{Mutator, seeds};
pub use options::{options, sheet};
pub use record::record;
pub use referee::referee;
pub use table::table;

/// A target: takes any text.
pub type Target = fn(&str);

/// All targets, by the names of their folders in `fuzz/seeds`.
pub const TARGETS: [(&str, Target); 5] = [
    ("record", record),
    ("referee", referee),
    ("table", table),
    ("options", options),
    ("sheet", sheet),
];
