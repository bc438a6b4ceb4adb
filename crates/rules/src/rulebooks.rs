//! The games that somebody was handed. Which there are is settled where a program begins; nothing here knows any.

use std::error::Error;
use std::fmt;

use crate::{Catalogue, Language, Lid, Message, Rulebook, messages};

/// Games by their slugs, in the order in which people see them: their lids, or all that is in their boxes.
///
/// ```
/// use tablier_rules::Rulebooks;
///
/// static NONE: Rulebooks = Rulebooks::new(&[]);
/// assert_eq!(NONE.slugs().count(), 0);
/// assert!(NONE.get("chess").is_err());
/// ```
pub struct GameList<T: ?Sized + 'static>(&'static [&'static T]);

/// Games with all their rules.
pub type Rulebooks = GameList<dyn Rulebook>;

/// Games of which no more is known than what stands on their boxes.
pub type Lids = GameList<dyn Lid>;

impl<T: Lid + ?Sized> GameList<T> {
    /// These games, no two of which have the same slug.
    pub const fn new(games: &'static [&'static T]) -> GameList<T> {
        GameList(games)
    }

    /// The game of this slug.
    pub fn get(self, slug: &str) -> Result<&'static T, UnknownGame> {
        let found = self.iter().find(|game| game.slug() == slug);
        found.ok_or_else(|| UnknownGame::among(self.slugs(), slug))
    }

    /// All of them.
    pub fn iter(self) -> impl ExactSizeIterator<Item = &'static T> {
        self.0.iter().copied()
    }

    /// The catalogues of what they say.
    pub fn catalogues(self) -> impl Iterator<Item = &'static Catalogue> {
        self.iter().filter_map(Lid::catalogue)
    }

    /// What they are called.
    pub fn slugs(self) -> impl ExactSizeIterator<Item = &'static str> {
        self.iter().map(Lid::slug)
    }
}

impl Rulebooks {
    /// What stands on their boxes. The list stays for as long as the program runs.
    pub fn lids(self) -> Lids {
        let lids: Vec<&dyn Lid> = self.iter().map(|rules| rules as &dyn Lid).collect();
        GameList::new(lids.leak())
    }
}

impl<T: ?Sized> Clone for GameList<T> {
    fn clone(&self) -> GameList<T> {
        *self
    }
}

impl<T: ?Sized> Copy for GameList<T> {}

impl<T: Lid + ?Sized> fmt::Debug for GameList<T> {
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
