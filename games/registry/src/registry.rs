//! The one list of all games, to be handed to those who hold a game by its slug, and for those who are generic over its type.

use tablier_rules::{Game, RulebookOf, Rulebooks, Show, UnknownGame};
use tablier_search::{Minded, Minds};

/// A game is called what its crate is called, and its type is what the crate calls `Position`.
macro_rules! shelf {
    ($($(#[$when:meta])* $game:ident: $package:ident,)+) => {
        $($(#[$when])* pub use $package as $game;)+

        /// All games, in the order of the shelf.
        pub static RULEBOOKS: Rulebooks =
            Rulebooks::new(&[$($(#[$when])* &RulebookOf::<$game::Position>::new()),+]);

        /// The minds of all games: apart, so that who never asks a machine does not carry them along.
        pub static MINDS: Minds =
            Minds::new(&[$($(#[$when])* &RulebookOf::<$game::Position>::new()),+]);

        $($(#[$when])* tablier_rules::assert_cannot_be_serialised!($game::Position);)+

        /// Calls the visitor with the type of the game of this slug.
        pub fn visit<V: Visitor>(slug: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $($(#[$when])* if slug == $game::Position::SLUG {
                return Ok(visitor.visit::<$game::Position>());
            })+
            Err(UnknownGame::among(RULEBOOKS.slugs(), slug))
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

#[cfg(test)]
mod tests {
    use tablier_search::AnyMind;

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
        for slug in RULEBOOKS.slugs() {
            assert_eq!(visit(slug, Slug), Ok(slug));
            assert_eq!(RULEBOOKS.get(slug).map(|found| found.about().slug), Ok(slug));
            assert_eq!(MINDS.get(slug).map(AnyMind::slug), Ok(slug));
        }
        let all = RULEBOOKS.slugs();
        assert_eq!(all.len(), RULEBOOKS.slugs().collect::<std::collections::BTreeSet<_>>().len());
        assert!(all.eq(MINDS.slugs()), "every game has a mind");
    }

    #[test]
    fn a_game_is_called_by_its_slug_in_code_as_well() {
        let names: Vec<String> = RULEBOOKS.slugs().map(|slug| slug.replace('-', "_")).collect();
        assert_eq!(names, NAMES);
    }

    #[test]
    fn an_unknown_game_is_named_together_with_the_known_ones() {
        let sentences = [
            RULEBOOKS.get("chess").err().map(|unknown| unknown.to_string()),
            MINDS.get("chess").err().map(|unknown| unknown.to_string()),
            visit("chess", Slug).err().map(|unknown| unknown.to_string()),
        ];
        for sentence in sentences.map(Option::unwrap_or_default) {
            assert!(sentence.contains("chess") && sentence.contains("disx"), "{sentence}");
        }
    }
}
