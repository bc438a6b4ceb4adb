//! Who is looking. What a viewer may know is for each game to say.

use serde::Serialize;

use crate::{Seat, reading};

/// Whose eyes a view, a scene or an event is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player in this seat: what is public, and the seat's own secrets.
    Seat(Seat),
    /// A person who watches: what is public.
    Spectator,
    /// All secrets of all seats: for finished games and for those who run the game.
    Everything,
}

reading! {
    variants of Viewer { "seat" => Seat(_), "spectator" => Spectator, "everything" => Everything }
}

impl Viewer {
    /// The seat whose eyes these are, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// Whether the secrets of `seat` are open to this viewer.
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Everything => true,
        }
    }

    /// Every kind of viewer of a table with `seats` seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything])
    }
}
