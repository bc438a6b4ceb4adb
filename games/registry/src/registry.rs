//! The one list of all games, for those who hold a game by its slug and for those who are generic over its type.

use std::error::Error;
use std::fmt;

use tablier_rules::{Entry, Game, Rulebook, Show, Text, text};
use tablier_search::{AnyMind, Minded, NoAdvice};

/// A game is called what its crate is called, and its type is what the crate calls `Position`.
macro_rules! shelf {
    ($($(#[$when:meta])* $game:ident: $package:ident,)+) => {
        $($(#[$when])* pub use $package as $game;)+

        static RULEBOOKS: &[(&str, &dyn Rulebook)] =
            &[$($(#[$when])* ($game::Position::SLUG, &Entry::<$game::Position>::new())),+];

        // Apart from the rulebooks, so that who never asks a machine does not carry the minds along.
        static MINDS: &[(&str, &dyn AnyMind)] =
            &[$($(#[$when])* ($game::Position::SLUG, &Entry::<$game::Position>::new())),+];

        $($(#[$when])* tablier_rules::assert_cannot_be_serialised!($game::Position);)+

        /// Calls the visitor with the type of the game of this slug.
        pub fn visit<V: Visitor>(slug: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $($(#[$when])* if slug == $game::Position::SLUG {
                return Ok(visitor.visit::<$game::Position>());
            })+
            Err(UnknownGame(slug.to_owned()))
        }

        /// What the games are called in code.
        #[cfg(test)]
        const NAMES: &[&str] = &[$($(#[$when])* stringify!($game)),+];
    };
}

// The shelf of `Cargo.toml`.
include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// Code that is generic over games, to be called for one of them by its slug.
pub trait Visitor {
    /// What it gives back.
    type Output;
    /// What it does with a game.
    fn visit<G: Minded + Show>(self) -> Self::Output;
}

/// The rulebooks of all games, in the order of the shelf.
pub fn rulebooks() -> impl ExactSizeIterator<Item = &'static dyn Rulebook> {
    RULEBOOKS.iter().map(|(_, rulebook)| *rulebook)
}

/// The slugs of all games, in the order of the shelf.
pub fn slugs() -> impl ExactSizeIterator<Item = &'static str> {
    RULEBOOKS.iter().map(|(slug, _)| *slug)
}

/// The rulebook of the game of this slug.
pub fn rulebook(slug: &str) -> Result<&'static dyn Rulebook, UnknownGame> {
    let found = RULEBOOKS.iter().find(|(known, _)| *known == slug);
    found.map(|(_, rulebook)| *rulebook).ok_or_else(|| UnknownGame(slug.to_owned()))
}

/// The mind of the game of this slug.
pub fn mind(slug: &str) -> Result<&'static dyn AnyMind, UnknownGame> {
    let found = MINDS.iter().find(|(known, _)| *known == slug);
    found.map(|(_, mind)| *mind).ok_or_else(|| UnknownGame(slug.to_owned()))
}

/// A slug that no game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl UnknownGame {
    /// The sentence for the person.
    pub fn text(&self) -> Text {
        let name: String = self.0.chars().take(40).collect();
        let known = slugs().collect::<Vec<_>>().join(", ");
        text!(
            "Aucun jeu ne s'appelle « {name} » ; il y a : {known}.",
            "There is no game \"{name}\"; there are: {known}."
        )
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().en)
    }
}

impl Error for UnknownGame {}

impl From<UnknownGame> for NoAdvice {
    fn from(UnknownGame(slug): UnknownGame) -> NoAdvice {
        NoAdvice::UnknownGame(slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Slug;

    impl Visitor for Slug {
        type Output = &'static str;
        fn visit<G: Game>(self) -> &'static str {
            G::SLUG
        }
    }

    #[test]
    fn every_game_is_found_under_its_own_slug_and_only_there() {
        for slug in slugs() {
            assert_eq!(visit(slug, Slug), Ok(slug));
            assert_eq!(rulebook(slug).map(|found| found.about().slug).ok(), Some(slug));
            assert!(mind(slug).is_ok(), "{slug}");
        }
        assert_eq!(slugs().collect::<std::collections::BTreeSet<_>>().len(), slugs().len());
    }

    #[test]
    fn a_game_is_called_by_its_slug_in_code_as_well() {
        let names: Vec<String> = slugs().map(|slug| slug.replace('-', "_")).collect();
        assert_eq!(names, NAMES);
    }

    #[test]
    fn an_unknown_game_is_named_together_with_the_known_ones() {
        let error = rulebook("chess").err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains("chess") && error.contains("disx"), "{error}");
    }
}
