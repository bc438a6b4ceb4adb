//! A hint is the machine's word for the person's move: whoever plays along is told that it was asked for.

use tablier_rules::Seat;

use crate::notice::Notice;
use crate::table::Table;
use crate::{PersonId, Refusal};

impl Table {
    pub(crate) fn hint(&mut self, person: PersonId, seat: Seat) -> Result<Notice, Refusal> {
        self.own_seat(person, seat)?;
        self.playing()?;
        self.unless_paused()?;
        self.unless_rated(
            "Dans une partie classée, il n'y a pas de conseil.",
            "There are no hints in a rated game.",
        )?;
        let decision = self.decision_of(seat).ok_or_else(Refusal::late)?;
        if self.hinted[seat.index()] == Some(decision) {
            return Err(Refusal::say(
                "Ce conseil a déjà été demandé.",
                "This hint has been asked for already.",
            ));
        }
        self.hinted[seat.index()] = Some(decision);
        Ok(Notice::Hinted { seat })
    }
}
