//! Which mind plays which game: each game says so itself, so that nothing here knows any.

use tablier_rules::Game;

use crate::{Mind, Sampling};

/// A game that machines can play.
pub trait Minded: Game {
    /// The mind that plays it. A game that has none of its own is played by [`Sampling`], which needs to know nothing.
    fn mind() -> &'static dyn Mind<Self> {
        &Sampling
    }
}
