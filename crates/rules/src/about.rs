//! What a shelf says of a game before it is opened.

use serde::Serialize;

use crate::{Ending, Show, Text, plain};

/// A game in a few words.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// Its name in URLs, records and commands.
    pub slug: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// One sentence that makes one want to open it.
    pub sentence: Text,
    /// Who invented and who published the game on the table.
    pub credits: Text,
    /// Which numbers of players it takes.
    pub players: &'static [u8],
    /// How long it lasts, in minutes, at least and at most.
    pub minutes: (u16, u16),
    /// From which age on.
    pub age: u8,
    /// What [`Game::HIDDEN`](crate::Game::HIDDEN) says.
    pub hidden: bool,
    /// How its moves are written.
    pub notation: Text,
    /// Every way it can end.
    pub endings: Vec<Ending>,
    /// Its rules in Markdown, ending with how open cases were settled.
    #[serde(skip)]
    pub rules: Text,
}

impl About {
    /// What is said of a game that says nothing of itself, for one that says some of it:
    /// `About { title: "PENTAGO", ..About::plain::<Pentago>() }`.
    pub fn plain<G: Show>() -> About {
        plain::about::<G>()
    }
}

/// The rules of a game from its two files, French first. A page in a browser loads them only when they are read: built with
/// the flag `rules_apart`, they are left out.
#[macro_export]
macro_rules! rules_text {
    ($fr:literal, $en:literal) => {{
        #[cfg(not(rules_apart))]
        let rules = $crate::Text::new(include_str!($fr), include_str!($en));
        #[cfg(rules_apart)]
        let rules = $crate::Text::default();
        rules
    }};
}
