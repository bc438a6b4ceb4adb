//! What must hold whatever is put in. Every target takes any text and panics when a promise is broken.
//!
//! ```
//! use tablier_fuzzing::{Mutator, options, record};
//!
//! let mut texts = Mutator::new(vec![b"game: six\nseed: 1\n".to_vec()], 7);
//! for _ in 0..50 {
//!     record(&texts.next_text());
//! }
//! options("players=three");
//! ```

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
