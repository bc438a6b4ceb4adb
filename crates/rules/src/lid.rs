//! What is known of a game before its box is opened.

use crate::{Catalogue, RulebookOf, Schema, Show, Versions};

/// What stands on the lid of a game's box. A page knows these of every game, and loads the rules of the one that is opened.
pub trait Lid: Send + Sync {
    /// What it is called in addresses, records and lists.
    fn slug(&self) -> &'static str;
    /// What it is called.
    fn title(&self) -> &'static str;
    /// See [`Show::catalogue`].
    fn catalogue(&self) -> Option<&'static Catalogue>;
    /// Its options.
    fn schema(&self) -> Schema;
    /// The versions of its rules.
    fn versions(&self) -> Versions;
    /// Whether everybody knows all there is to know: nothing hidden, and no dice to come.
    fn is_open(&self) -> bool;
}

impl<G: Show> Lid for RulebookOf<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn catalogue(&self) -> Option<&'static Catalogue> {
        G::catalogue()
    }

    fn schema(&self) -> Schema {
        G::schema()
    }

    fn versions(&self) -> Versions {
        G::VERSIONS
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }
}
