//! The scores that matter while one looks ahead, for the side to move. Knows no state.

use super::score::INFINITE;

/// The scores between `alpha`, which is certain already, and `beta`, beyond which the other side does not let it come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// A score up to here does not matter: it is too small.
    pub alpha: i32,
    /// A score from here on does not matter: it is too large.
    pub beta: i32,
}

impl Window {
    /// Every score matters.
    pub const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// Nothing but whether a score is above `alpha`.
    pub const fn null(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// What is left of it if no score lies outside of these two.
    #[must_use]
    pub fn between(self, least: i32, most: i32) -> Window {
        Window { alpha: self.alpha.max(least), beta: self.beta.min(most) }
    }
}
