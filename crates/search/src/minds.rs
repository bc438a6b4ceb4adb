//! The minds that somebody was handed, apart from the games: who only shows games carries no mind along.

use std::fmt;

use tablier_rules::UnknownGame;

use crate::AnyMind;

/// The minds of games by their slugs.
#[derive(Clone, Copy)]
pub struct Minds(&'static [&'static dyn AnyMind]);

impl Minds {
    /// These minds, no two of which play the same game.
    pub const fn new(minds: &'static [&'static dyn AnyMind]) -> Minds {
        Minds(minds)
    }

    /// The mind of the game of this slug.
    pub fn get(self, slug: &str) -> Result<&'static dyn AnyMind, UnknownGame> {
        let found = self.0.iter().find(|mind| mind.slug() == slug);
        found.copied().ok_or_else(|| UnknownGame::among(self.slugs(), slug))
    }

    /// Which games they play.
    pub fn slugs(self) -> impl ExactSizeIterator<Item = &'static str> {
        self.0.iter().map(|mind| mind.slug())
    }
}

impl fmt::Debug for Minds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slugs()).finish()
    }
}
