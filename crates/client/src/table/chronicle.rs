//! What happened at a table, as the eyes it is seen through were told.

use tablier_table::Update;
use tablier_table::chronicle::{self, ChronicleLine};

/// What was told.
#[derive(Clone, Debug)]
pub enum Chronicle {
    /// Line by line.
    Told(Vec<ChronicleLine>),
    /// Nothing to the eyes that look now: it has to be told anew.
    Untold,
}

impl Chronicle {
    /// What an update tells to whoever knew nothing.
    pub fn of(update: &Update) -> Chronicle {
        let mut lines = Vec::new();
        chronicle::write(&mut lines, &update.told, &update.snapshot.chairs);
        Chronicle::Told(lines)
    }

    /// Writes down what was told to whoever knew a version. Other eyes with secrets must not read what was told to those before them.
    pub fn write(&mut self, update: &Update, known: u64, other_eyes: bool) {
        match self {
            Chronicle::Untold if is_whole(update) => *self = Chronicle::of(update),
            Chronicle::Untold => {}
            Chronicle::Told(_) if other_eyes => *self = Chronicle::Untold,
            Chronicle::Told(lines) => {
                let fresh = update.told.partition_point(|told| told.v <= known);
                chronicle::write(lines, &update.told[fresh..], &update.snapshot.chairs);
            }
        }
    }

    /// The lines.
    pub fn lines(&self) -> &[ChronicleLine] {
        match self {
            Chronicle::Told(lines) => lines,
            Chronicle::Untold => &[],
        }
    }

    /// Whether it has to be told anew.
    pub fn is_untold(&self) -> bool {
        matches!(self, Chronicle::Untold)
    }
}

/// Whether an update tells everything from the beginning.
pub fn is_whole(update: &Update) -> bool {
    update.told.first().is_some_and(|told| told.v == 1)
}
