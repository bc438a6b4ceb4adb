//! Who takes which seat before the game begins.

use tablier_rules::{Level, Seat};

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::{Stage, Table};
use crate::{Chair, PersonId, Refusal, Sitter, Time};

impl Table {
    pub(crate) fn sit(
        &mut self,
        person: PersonId,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<TableEvent, Refusal> {
        if self.stage != Stage::Gathering {
            return Err(Reason::Begun.into());
        }
        if self.chairs.iter().any(|chair| chair.is_of(person)) {
            return Err(Reason::Seated.into());
        }
        if self.removed.contains(&person) {
            return Err(Reason::Unwanted.into());
        }
        let is_open = |seat: &Seat| {
            self.chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Nobody)
        };
        let mut all = Seat::all(self.chairs.len());
        let chosen = match seat {
            Some(seat) => Some(seat).filter(is_open),
            None => all.find(is_open),
        };
        let Some(seat) = chosen else {
            return Err(Reason::SeatTaken.into());
        };
        self.chairs[seat.index()] = Chair::new(Sitter::Person(person), Some(name.to_owned()));
        Ok(TableEvent::Sat { seat })
    }

    pub(crate) fn fill(
        &mut self,
        person: PersonId,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<TableEvent, Refusal> {
        if person != self.host {
            return Err(Reason::MachinesByHost.into());
        }
        if self.stage != Stage::Gathering {
            return Err(Reason::Begun.into());
        }
        self.unless_rated(Reason::RatedMachine)?;
        match self.chairs.get_mut(seat.index()) {
            Some(chair) if !matches!(chair.sitter, Sitter::Person(_)) => {
                *chair = Chair::new(level.map_or(Sitter::Nobody, Sitter::Machine), None);
                Ok(TableEvent::Filled { seat, level })
            }
            _ => Err(Reason::SeatTaken.into()),
        }
    }

    /// Somebody is called something else from now on.
    pub(crate) fn rename(&mut self, person: PersonId, name: &str) -> Result<TableEvent, Refusal> {
        let own = |chair: &&mut Chair| chair.is_of(person) && chair.name.is_some();
        // Who plays several seats at one screen is called by the colours.
        let Some(chair) = self.chairs.iter_mut().find(own) else {
            return Err(Reason::Nameless.into());
        };
        chair.name = Some(name.to_owned());
        Ok(TableEvent::Renamed)
    }

    /// The host wants somebody else there; whoever had the seat does not take another at this table.
    pub(crate) fn remove(
        &mut self,
        host: PersonId,
        seat: Seat,
        now: Time,
    ) -> Result<TableEvent, Refusal> {
        if host != self.host {
            return Err(Reason::HostOnly.into());
        }
        if !self.gathers_for(host) {
            return Err(Reason::Begun.into());
        }
        let chair = self.chairs.get_mut(seat.index());
        match chair.as_ref().map(|chair| chair.sitter) {
            Some(Sitter::Person(person)) if person != host => {
                let vacated = Chair::new(Sitter::Nobody, None);
                let left = chair.map(|chair| std::mem::replace(chair, vacated));
                let name = left.and_then(|chair| chair.name).unwrap_or_default();
                self.removed.push(person);
                self.draw.forget(person);
                self.gather_again(now);
                Ok(TableEvent::Removed { seat, name })
            }
            _ => Err(Reason::NobodyThere.into()),
        }
    }
}
