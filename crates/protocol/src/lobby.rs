//! A table as the lobby shows it.

use serde::Serialize;
use tablier_rules::{Level, Message, OptionMap, reading};
use tablier_table::{Pace, Stage, Time};

/// The tables anybody may come to.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Lobby {
    /// With seats to take.
    pub open: Vec<Card>,
    /// Being played, to watch.
    pub playing: Vec<Card>,
    /// How many people are connected.
    pub people: usize,
}

reading! {
    fields of Lobby { open, playing, people }
}

/// A table, in a few lines.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

reading! {
    fields of Card { table, game, options, stage, seats, pace, rated = default, moves, last, own, waits, deadline }
}

/// A seat, in a few words.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

reading! {
    fields of CardSeat { name, taken, machine, rank }
}
