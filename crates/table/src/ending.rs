//! How a game at a table ends: by its rules, or by its people.

use serde::Serialize;
use tablier_rules::{FinalPlace, Message, Outcome, PerSeat, Seat, reading};

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::{Stage, Table};
use crate::{PersonId, Refusal};

/// What brought the end about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The rules.
    Played,
    /// A seat gave up.
    Resigned { seat: Seat },
    /// A seat left.
    Left { seat: Seat },
    /// A seat ran out of time.
    TimeUp { seat: Seat },
    /// All agreed to a draw.
    Agreed,
    /// Whoever runs the salon closed the table.
    Closed {
        /// Why.
        reason: Message,
    },
}

reading! {
    variants of Why {
        "played" => Played,
        "resigned" => Resigned { seat },
        "left" => Left { seat },
        "time_up" => TimeUp { seat },
        "agreed" => Agreed,
        "closed" => Closed { reason },
    }
}

impl Why {
    pub fn word(&self) -> &'static str {
        match self {
            Why::Played => "played",
            Why::Resigned { .. } => "resigned",
            Why::Left { .. } => "left",
            Why::TimeUp { .. } => "time",
            Why::Agreed => "agreed",
            Why::Closed { .. } => "closed",
        }
    }
}

/// The end of a game at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// What brought it about.
    pub why: Why,
    /// The places, unless the table was closed.
    pub places: Option<PerSeat<FinalPlace>>,
    /// The word for what ended the game, where it was its rules.
    pub ending: Option<&'static str>,
}

impl Table {
    /// How many sides play against each other.
    pub(crate) fn sides(&self) -> usize {
        let Some(game) = &self.game else { return 0 };
        let seats = game.seats();
        let firsts = Seat::all(seats).filter(|&seat| game.team(seat).first() == Some(seat));
        firsts.count()
    }

    pub(crate) fn resign(&mut self, person: PersonId, seat: Seat) -> Result<TableEvent, Refusal> {
        self.own_seat(person, seat)?;
        self.playing()?;
        if self.sides() != 2 {
            return Err(Reason::ResignMany.into());
        }
        Ok(self.give_up(seat, Why::Resigned { seat }))
    }

    /// The side of this seat loses.
    pub(crate) fn give_up(&mut self, loser: Seat, why: Why) -> TableEvent {
        let Some(game) = &self.game else { return TableEvent::Ended };
        let lost = game.team(loser);
        let winners = Seat::all(game.seats()).filter(|&seat| !lost.contains(seat)).collect();
        let outcome = Outcome::won_by(winners, game.seats(), "resigned");
        self.end(Some(outcome), why)
    }

    /// The game is over.
    pub(crate) fn end(&mut self, outcome: Option<Outcome>, why: Why) -> TableEvent {
        if !self.has_begun() {
            self.deal_drawn();
        }
        self.stage = Stage::Over;
        self.request = None;
        self.asked.fill(None);
        let seats = self.chairs.len();
        let places = match (&why, outcome) {
            (_, Some(outcome)) => Some(outcome.places),
            (Why::Agreed, None) => Some(PerSeat::filled(seats, FinalPlace { rank: 1, score: 0 })),
            (_, None) => None,
        };
        let ending = outcome.filter(|_| why == Why::Played).map(|outcome| outcome.ending);
        self.end = Some(End { why, places, ending });
        TableEvent::Ended
    }
}
