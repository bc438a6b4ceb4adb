//! Games that count: what has to be settled for them, and what they say about those who played.

use tablier_rules::{Seat, SeatSet};

use crate::refusal::Reason;
use crate::table::Table;
use crate::{Absence, Pace, PersonId, Refusal, SeatSetup, Setup, Sitter};

/// How a side of a rated game came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedSide {
    /// The place, from 1; sides of equal place have drawn.
    pub rank: u8,
    /// Who played for it, and where.
    pub people: Vec<(Seat, PersonId)>,
}

impl Setup {
    /// What becomes of a seat whose person is gone: nobody gains by a machine.
    pub(crate) fn absence(&self) -> Absence {
        if self.rated { Absence::Loses } else { self.absence }
    }

    /// A rated game is one of people against each other, and none of them can put off losing it for ever.
    pub(crate) fn check_rated(&self) -> Result<(), Refusal> {
        if !self.rated {
            return Ok(());
        }
        let hosts = self.places.iter().filter(|&&place| place == SeatSetup::Host).count();
        let is_machine = |place: &SeatSetup| matches!(place, SeatSetup::Machine(_));
        if hosts > 1 || self.places.iter().any(is_machine) {
            return Err(Reason::RatedPeople.into());
        }
        if self.pace == Pace::Free {
            return Err(Reason::RatedClock.into());
        }
        Ok(())
    }
}

impl Table {
    /// Refuses what a rated game has no place for.
    pub(crate) fn unless_rated(&self, reason: Reason) -> Result<(), Refusal> {
        if self.setup.rated { Err(reason.into()) } else { Ok(()) }
    }

    /// How a rated game came out; nothing before its end, and nothing where it does not count.
    pub fn rated_sides(&self) -> Option<Vec<RatedSide>> {
        let places = self.end.as_ref()?.places.filter(|_| self.setup.rated)?;
        let game = self.game.as_ref()?;
        let teams: Vec<SeatSet> = Seat::all(self.chairs.len())
            .map(|seat| (seat, game.team(seat)))
            .filter(|(seat, team)| team.first() == Some(*seat))
            .map(|(_, team)| team)
            .collect();
        let person = |seat: Seat| match self.chairs[seat.index()].sitter {
            Sitter::Person(person) => Some((seat, person)),
            Sitter::Nobody | Sitter::Machine(_) => None,
        };
        let chair = |seat: Seat| &self.chairs[seat.index()];
        let is_fair = self.setup.law.is_fair();
        // Law: before every side has moved nothing can be said about anybody.
        let has_moved = |team: &SeatSet| {
            team.iter().any(|seat| chair(seat).has_decided || chair(seat).was_played_for)
        };
        if is_fair && !teams.iter().all(has_moved) && !self.was_withheld() {
            return None;
        }
        // Law: a seat that a machine played for counts as left, whoever sits there at the end.
        let has_left =
            |seat: Seat| chair(seat).stand_in.is_some() || is_fair && chair(seat).was_played_for;
        let side = |team: SeatSet| {
            let people: Vec<(Seat, PersonId)> = team.iter().filter_map(person).collect();
            let gone = team.iter().all(has_left);
            let first = team.first()?;
            // Who left the game to a machine is behind all who stayed.
            let rank = if gone { u8::MAX } else { places[first].rank };
            (people.len() == team.len()).then_some(RatedSide { rank, people })
        };
        teams.into_iter().map(side).collect()
    }
}
