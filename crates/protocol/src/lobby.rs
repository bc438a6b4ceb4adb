//! A table as the lobby shows it.

use serde::Serialize;
use tablier_rules::{AnyMatch, Level, Message, OptionMap, Seat, reading};
use tablier_table::{Chair, Pace, Sitter, Stage, Table, Time};

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

impl Card {
    /// The card of a table, as it is for whoever has no seat there.
    pub fn of(name: &str, table: &Table) -> Card {
        let places = table.end_of_game().and_then(|end| end.places);
        let seat = |(index, (chair, name)): (usize, (&Chair, &Message))| CardSeat {
            name: name.clone(),
            taken: chair.sitter != Sitter::Nobody,
            machine: chair.machine(),
            rank: places.map(|places| places[Seat::new(index)].rank),
        };
        Card {
            table: name.to_owned(),
            game: table.setup().game.clone(),
            options: table.options().clone(),
            stage: match table.stage() {
                // Nobody can sit down there any more.
                Stage::Drawing => Stage::Playing,
                other => other,
            },
            seats: table.chairs().iter().zip(table.names()).enumerate().map(seat).collect(),
            pace: table.setup().pace,
            rated: table.setup().rated,
            moves: table.game().filter(|_| table.has_begun()).map_or(0, AnyMatch::moves),
            last: table.last(),
            own: false,
            waits: false,
            deadline: None,
        }
    }
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
