//! What happened at the table, one for each version, with all its secrets: what a viewer is told of it is in `told.rs`.

use std::ops::Range;

use tablier_rules::{Level, Seat, SeatSet};

use crate::{PersonId, Stage, Wish};

#[derive(Clone, Debug)]
pub(crate) enum TableEvent {
    Opened,
    Sat {
        seat: Seat,
    },
    Filled {
        seat: Seat,
        level: Option<Level>,
    },
    Left {
        seats: SeatSet,
    },
    StoodIn {
        seats: SeatSet,
        level: Level,
    },
    Returned {
        seats: SeatSet,
    },
    /// Somebody has another name, which the snapshot shows.
    Renamed,
    /// Somebody gave to the chance of the game, which the snapshot shows.
    Drew,
    /// The numbers of the moves made.
    Moved {
        made: Range<usize>,
    },
    /// Moves that were taken back since: nobody is told of them any more.
    Undone,
    TookBack {
        seat: Seat,
        moves: usize,
    },
    Asked {
        seat: Seat,
        wish: Wish,
    },
    Answered {
        seat: Seat,
        wish: Wish,
        yes: bool,
    },
    Paused {
        seat: Seat,
    },
    WentOn {
        seat: Seat,
    },
    /// Somebody asked a machine what to play.
    Hinted {
        seat: Seat,
    },
    /// The host wanted somebody else in the seat.
    Removed {
        seat: Seat,
        name: String,
    },
    Ended,
    /// Without text where it was taken away.
    Said {
        person: PersonId,
        name: String,
        text: Option<String>,
        /// Whether it was somebody who plays.
        plays: bool,
        /// How far the table was by then.
        during: Stage,
    },
    Unsaid {
        version: u64,
        plays: bool,
        during: Stage,
    },
    Again {
        seats: SeatSet,
        yes: bool,
    },
    Next,
    Outage,
}
