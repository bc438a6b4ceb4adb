//! How somebody is helped who plays a game for the first time.

use tablier_rules::Seat;
use tablier_table::chronicle::ChronicleLine;

use crate::lesson::{Lesson, Progress};

/// Whether a table is somebody's first game.
#[derive(Clone, Debug)]
pub enum Learning {
    /// It is not.
    No,
    /// A good move is shown at every turn.
    Hints,
    /// The same, and the first moves are written down.
    Lesson(Box<Lesson>),
}

impl Learning {
    /// Whether a move is shown at every turn.
    pub fn is_guided(&self) -> bool {
        !matches!(self, Learning::No)
    }

    /// What is written down.
    pub fn lesson(&self) -> Option<&Lesson> {
        match self {
            Learning::Lesson(lesson) => Some(lesson),
            Learning::No | Learning::Hints => None,
        }
    }

    /// How far a game has come in which these things happened: beyond any lesson where there is none.
    pub fn progress(&self, lines: &[ChronicleLine]) -> Progress {
        self.lesson().map_or(Progress::Free, |lesson| lesson.progress(lines))
    }

    /// Whose move is written down as the next one, and which.
    pub fn next(&self, lines: &[ChronicleLine]) -> Option<(Seat, &str)> {
        let lesson = self.lesson()?;
        match lesson.progress(lines) {
            Progress::Written(made) => lesson.next(made),
            Progress::Finished | Progress::Free => None,
        }
    }

    /// Whether a seat does as is written with these moves, as far as it is.
    pub fn allows(&self, lines: &[ChronicleLine], seat: Seat, moves: &[String]) -> bool {
        self.lesson().is_none_or(|lesson| match lesson.progress(lines) {
            Progress::Written(made) => lesson.allows(made, seat, moves),
            Progress::Finished | Progress::Free => true,
        })
    }

    /// What there is to be said of the last moves.
    pub fn words(&self, lines: &[ChronicleLine]) -> String {
        let said = self.lesson().map(|lesson| match lesson.progress(lines) {
            Progress::Written(made) => lesson.words(made),
            Progress::Finished => lesson.last_words(),
            Progress::Free => String::new(),
        });
        said.unwrap_or_default()
    }

    /// Goes on with the same lesson in other words.
    pub fn translate(&mut self, translated: Lesson) {
        match self {
            Learning::Lesson(lesson) if lesson.is_same(&translated) => **lesson = translated,
            _ => {}
        }
    }
}
