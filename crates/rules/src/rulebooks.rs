//! The games that somebody was handed. Which there are is settled where a program begins; nothing here knows any.

use std::error::Error;
use std::fmt;

use crate::{Catalogue, Language, Message, Rulebook, messages};

/// Games by their slugs, in the order in which people see them.
///
/// ```
/// use tablier_rules::Rulebooks;
///
/// static NONE: Rulebooks = Rulebooks::new(&[]);
/// assert_eq!(NONE.slugs().count(), 0);
/// assert!(NONE.get("chess").is_err());
/// ```
#[derive(Clone, Copy)]
pub struct Rulebooks(&'static [&'static dyn Rulebook]);

impl Rulebooks {
    /// These games, no two of which have the same slug.
    pub const fn new(rulebooks: &'static [&'static dyn Rulebook]) -> Rulebooks {
        Rulebooks(rulebooks)
    }

    /// The game of this slug.
    pub fn get(self, slug: &str) -> Result<&'static dyn Rulebook, UnknownGame> {
        let found = self.iter().find(|rules| rules.slug() == slug);
        found.ok_or_else(|| UnknownGame::among(self.slugs(), slug))
    }

    /// All of them.
    pub fn iter(self) -> impl ExactSizeIterator<Item = &'static dyn Rulebook> {
        self.0.iter().copied()
    }

    /// The catalogues of what they say.
    pub fn catalogues(self) -> impl Iterator<Item = &'static Catalogue> {
        self.iter().filter_map(Rulebook::catalogue)
    }

    /// What they are called.
    pub fn slugs(self) -> impl ExactSizeIterator<Item = &'static str> {
        self.iter().map(Rulebook::slug)
    }
}

impl fmt::Debug for Rulebooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slugs()).finish()
    }
}

/// A slug that no game has, of those that were looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame {
    /// What was looked for.
    pub slug: String,
    known: Vec<&'static str>,
}

impl UnknownGame {
    /// None of these games has this slug.
    pub fn among(known: impl Iterator<Item = &'static str>, slug: &str) -> UnknownGame {
        UnknownGame { slug: slug.to_owned(), known: known.collect() }
    }

    /// The sentence for the person.
    pub fn text(&self) -> Message {
        let name: String = self.slug.chars().take(40).collect();
        let known = self.known.join(", ");
        messages::game_unknown(name, known)
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl Error for UnknownGame {}
