//! A hint is the machine's word for the person's move: whoever plays along is told that it was asked for.

use tablier_rules::Seat;

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::Table;
use crate::{PersonId, Refusal};

impl Table {
    pub(crate) fn hint(&mut self, person: PersonId, seat: Seat) -> Result<TableEvent, Refusal> {
        self.present(person, seat)?;
        self.playing()?;
        self.unless_paused()?;
        self.unless_rated(Reason::RatedHint)?;
        self.decision_of(seat).ok_or_else(Refusal::late)?;
        let moves = self.moves_made();
        if self.hinted[seat.index()].is_some_and(|then| moves <= then) {
            return Err(Reason::HintTwice.into());
        }
        self.hinted[seat.index()] = Some(moves);
        Ok(TableEvent::Hinted { seat })
    }
}
