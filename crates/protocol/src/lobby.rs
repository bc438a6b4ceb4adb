//! A table as the lobby shows it.

use serde::{Deserialize, Serialize};
use tablier_rules::{Level, Message, OptionMap};
use tablier_table::{Pace, Stage, Time};

/// The tables anybody may come to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Lobby {
    /// With seats to take.
    pub open: Vec<Card>,
    /// Being played, to watch.
    pub playing: Vec<Card>,
    /// How many people are connected.
    pub people: usize,
}

/// A table, in a few lines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Its name.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// The options, complete.
    pub options: OptionMap,
    /// How far it is.
    pub stage: Stage,
    pub seats: Vec<CardSeat>,
    /// How much time there is.
    pub pace: Pace,
    /// Whether the ratings of those who play change by it.
    #[serde(default)]
    pub rated: bool,
    /// How many moves were made.
    pub moves: usize,
    /// When something last happened.
    pub last: Time,
    /// Whether the person who asks has a seat.
    pub own: bool,
    /// Whether it waits for a decision of the person who asks.
    pub waits: bool,
    /// When the time of the person who asks is up.
    pub deadline: Option<Time>,
}

/// A seat, in a few words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardSeat {
    /// Who sits there, or what the seat is called.
    pub name: Message,
    /// Whether somebody does.
    pub taken: bool,
    /// The machine that decides there.
    pub machine: Option<Level>,
    /// The final rank.
    pub rank: Option<u8>,
}
