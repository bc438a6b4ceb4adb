//! What a shelf says of a game before it is opened.

use serde::Serialize;

use crate::{Ending, Message, Pages, Show, plain};

/// A game in a few words.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// Its name in URLs, records and commands.
    pub slug: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// One sentence that makes one want to open it.
    pub sentence: Message,
    /// Who invented and who published the game on the table.
    pub credits: Message,
    /// Which numbers of players it takes.
    pub players: &'static [u8],
    /// How long it lasts, in minutes, at least and at most.
    pub minutes: (u16, u16),
    /// From which age on.
    pub age: u8,
    /// What [`Game::HIDDEN`](crate::Game::HIDDEN) says.
    pub hidden: bool,
    /// How its moves are written.
    pub notation: Message,
    /// Every way it can end.
    pub endings: Vec<Ending>,
    /// Its rules in Markdown, ending with how open cases were settled.
    #[serde(skip)]
    pub rules: Pages,
}

impl About {
    /// What is said of a game that says nothing of itself, for one that says some of it:
    /// `About { age: 6, ..About::plain::<Pentago>() }`.
    pub fn plain<G: Show>() -> About {
        plain::about::<G>()
    }
}
