//! What is in the hand of whoever is asked: the clicks of an unfinished move, and what a hint points at.

use tablier_rules::Way;

/// The hand, and the hint it is led by.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    gesture: Vec<String>,
    hint: Option<Hint>,
    pondering: bool,
}

/// A move that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What to click next.
    pub id: String,
    /// The move that is meant.
    pub mv: String,
}

impl Hand {
    /// The clicks of an unfinished move.
    pub fn gesture(&self) -> &[String] {
        &self.gesture
    }

    /// What a hint points at.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether a hint is being thought about.
    pub fn is_pondering(&self) -> bool {
        self.pondering
    }

    /// Whether it waits to be led: it holds nothing, and no hint is there or on its way.
    pub fn is_idle(&self) -> bool {
        self.gesture.is_empty() && self.hint.is_none() && !self.pondering
    }

    /// Takes words up instead of what it held; what a hint pointed at is no longer shown.
    pub fn hold(&mut self, words: Vec<String>) {
        self.gesture = words;
        self.hint = None;
    }

    /// Lets go of the clicks.
    pub fn let_go(&mut self) {
        self.gesture.clear();
    }

    /// Shows a move for which this is the way; tells whether there is one. Where there is none, the clicks stay.
    pub fn show(&mut self, mv: &str, way: Option<Way>) -> bool {
        self.hint = way.map(|way| {
            self.gesture = way.gesture;
            Hint { id: way.id, mv: mv.to_owned() }
        });
        self.hint.is_some()
    }

    /// A hint is thought about from now on, or no longer; tells whether one was.
    pub fn ponder(&mut self, pondering: bool) -> bool {
        std::mem::replace(&mut self.pondering, pondering)
    }
}
