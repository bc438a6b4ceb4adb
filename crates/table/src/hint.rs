//! A hint is the machine's word for the person's move: whoever plays along is told that it was asked for.

use tablier_rules::Seat;

use crate::event::TableEvent;
use crate::table::Table;
use crate::{PersonId, Refusal};

impl Table {
    pub(crate) fn hint(&mut self, person: PersonId, seat: Seat) -> Result<TableEvent, Refusal> {
        self.present(person, seat)?;
        self.playing()?;
        self.unless_paused()?;
        self.unless_rated(
            "Dans une partie classée, il n'y a pas de conseil.",
            "There are no hints in a rated game.",
        )?;
        self.decision_of(seat).ok_or_else(Refusal::late)?;
        let moves = self.moves_made();
        if self.hinted[seat.index()].is_some_and(|then| moves <= then) {
            return Err(Refusal::say(
                "Ce conseil a déjà été demandé.",
                "This hint has been asked for already.",
            ));
        }
        self.hinted[seat.index()] = Some(moves);
        Ok(TableEvent::Hinted { seat })
    }
}
