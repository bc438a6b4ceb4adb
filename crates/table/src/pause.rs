//! A game that all agreed to interrupt: no clock runs and nobody decides, until somebody who plays wants to go on.

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::Table;
use crate::{PersonId, Refusal, Time};
use tablier_rules::Seat;

impl Table {
    /// Refuses what waits for the end of a pause.
    pub(crate) fn unless_paused(&self) -> Result<(), Refusal> {
        if !self.is_paused {
            return Ok(());
        }
        Err(Reason::Paused.into())
    }

    /// All agreed: time stands still.
    pub(crate) fn pause(&mut self, seat: Seat, now: Time) -> TableEvent {
        self.clock.stop(now);
        self.is_paused = true;
        TableEvent::Paused { seat }
    }

    /// One of those who play wants to go on.
    pub(crate) fn go_on(&mut self, person: PersonId, now: Time) -> Result<TableEvent, Refusal> {
        self.playing()?;
        let Some(seat) = self.seats_of(person).first().filter(|_| self.is_paused) else {
            return Err(Reason::NotPaused.into());
        };
        self.is_paused = false;
        self.clock.go_on(now);
        self.ask_everybody_anew(now);
        Ok(TableEvent::WentOn { seat })
    }
}
