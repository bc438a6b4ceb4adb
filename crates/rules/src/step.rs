//! One move of a game as somebody sees it, and what that viewer is told of it.

use serde::Serialize;

use crate::{Message, Seat, reading};

/// A move that was made, as one viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<M> {
    /// Who made it.
    pub seat: Seat,
    /// The move, unless it is secret and this viewer may not know it yet.
    pub mv: Option<M>,
}

/// A step of a game, told to one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldMove {
    /// The number of the step, from 1, the same for every viewer.
    pub number: usize,
    /// Who made the move.
    pub seat: Seat,
    /// The move, unless it is secret and this viewer may not know it yet.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Whether nobody was asked, since there was no choice.
    pub forced: bool,
    /// What happened, in words.
    pub text: Message,
}

reading! {
    fields of ToldMove { number, seat, mv as "move", forced, text }
}
