//! How the chance of a game is drawn by all who play it.
//!
//! ```text
//!   gathering: who sits down seals ──▶ everybody is there ──▶ drawing: who sealed opens ──▶ playing: the game is dealt
//! ```
//!
//! While people gather, seals come and go with them. From the moment when all seats are taken and somebody has opened their part, nothing
//! about the others changes any more: they are not sent away or replaced, and whoever leaves has left a game that is on. Otherwise somebody
//! who knows the salon's seed could look at what the others opened, and begin again until the deal is a good one. Only who waits for all
//! others may still get up, since nobody can know the deal. For the same reason whoever sealed something and did
//! not open it until the deal does not come back: they would have chosen between two deals.
//!
//! Opening is done by programs within a moment, on the clock of the person. Without a clock the table waits.

use serde::Serialize;
use tablier_rules::{Chance, ChanceVersion, Contribution, Seal, Seat, SeatSet, Share, reading};

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::{Stage, Table};
use crate::{Law, PersonId, Refusal, Setup, Sitter, Time, Why};

/// What a person gave.
#[derive(Clone, Copy, Debug)]
struct Given {
    person: PersonId,
    seal: Seal,
    contribution: Option<Contribution>,
}

/// What people gave to the chance of the game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draw {
    given: Vec<Given>,
    /// What they sealed for the next game of the same people.
    next: Vec<(PersonId, Seal)>,
}

impl Draw {
    fn of(&self, person: PersonId) -> Option<&Given> {
        self.given.iter().find(|given| given.person == person)
    }

    /// A person gives a seal instead of what they gave before, if anything.
    pub(crate) fn seal(&mut self, person: PersonId, seal: Option<Seal>) {
        self.forget(person);
        self.given.extend(seal.map(|seal| Given { person, seal, contribution: None }));
    }

    /// A person got up before the start.
    pub(crate) fn forget(&mut self, person: PersonId) {
        self.given.retain(|given| given.person != person);
    }

    /// The same for the next game.
    pub(crate) fn seal_next(&mut self, person: PersonId, seal: Option<Seal>) {
        self.next.retain(|(other, _)| *other != person);
        self.next.extend(seal.map(|seal| (person, seal)));
    }

    /// What a person sealed for the next game.
    pub(crate) fn sealed_next(&self, person: PersonId) -> Option<Seal> {
        self.next.iter().find(|(other, _)| *other == person).map(|(_, seal)| *seal)
    }

    /// Whether a person sealed something and has not opened it.
    pub(crate) fn is_closed(&self, person: PersonId) -> bool {
        self.of(person).is_some_and(|given| given.contribution.is_none())
    }
}

/// How chance is drawn, for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawShown {
    /// What each person gave, in the order of the seats.
    pub shares: Vec<Share>,
    /// Who has to open what they sealed, now that everybody is there.
    pub waits: SeatSet,
}

reading! {
    fields of DrawShown { shares, waits }
}

impl Setup {
    /// What the game is dealt from where nobody has given anything.
    pub(crate) fn undrawn(&self) -> Chance {
        match self.chance {
            ChanceVersion::SEED => Chance::Seed(self.seed),
            _ => Chance::Drawn { seed: self.seed, salt: self.salt.clone(), shares: Vec::new() },
        }
    }

    /// Refuses ways to draw that are yet to come. Older programs know the law of a table, and refuse what they would deal otherwise.
    pub(crate) fn check_chance(&self) -> Result<(), Refusal> {
        self.chance.check().map_err(|unknown| Refusal::from(Reason::Game(unknown.text())))?;
        if self.chance == ChanceVersion::SEED || self.law >= Law::DRAWING {
            return Ok(());
        }
        Err(Reason::NoDraw.into())
    }
}

impl Table {
    fn is_drawn(&self) -> bool {
        self.setup.chance != ChanceVersion::SEED
    }

    /// A person who sits down, or opened the table, may seal something. Tables whose seed alone deals take no notice.
    pub(crate) fn seal_of(&mut self, person: PersonId, seal: Option<Seal>) {
        if self.is_drawn() {
            self.draw.seal(person, seal);
        }
    }

    /// Another device of the same person is to open what is drawn.
    pub(crate) fn reseal(&mut self, person: PersonId, seal: Seal) -> Result<TableEvent, Refusal> {
        if self.stage != Stage::Gathering {
            return Err(Reason::Begun.into());
        }
        if self.seats_of(person).is_empty() {
            return Err(Reason::NoSeat.into());
        }
        self.seal_of(person, Some(seal));
        Ok(TableEvent::Drew)
    }

    /// The seats whose people have to open what they sealed.
    pub(crate) fn undrawn(&self) -> SeatSet {
        if self.stage != Stage::Drawing {
            return SeatSet::EMPTY;
        }
        let is_awaited = |(seat, person): &(Seat, PersonId)| {
            self.draw.is_closed(*person) && self.chairs[seat.index()].stand_in.is_none()
        };
        self.people().filter(is_awaited).map(|(seat, _)| seat).collect()
    }

    /// Everybody who has a seat, each at their first one.
    fn people(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        Seat::all(self.chairs.len()).filter_map(|seat| match self.chairs[seat.index()].sitter {
            Sitter::Person(person) if self.seats_of(person).first() == Some(seat) => {
                Some((seat, person))
            }
            _ => None,
        })
    }

    fn shares(&self) -> Vec<Share> {
        let share = |(seat, person)| {
            let given = self.draw.of(person);
            let contribution = given.and_then(|given| given.contribution);
            Share { seat, seal: given.map(|given| given.seal), contribution }
        };
        self.people().map(share).collect()
    }

    /// What is shown of it: nothing while the game is on, since it is known by then, and nothing where the seed alone deals.
    pub(crate) fn draw_shown(&self) -> Option<DrawShown> {
        let is_shown = self.is_drawn() && self.stage != Stage::Playing;
        is_shown.then(|| DrawShown { shares: self.shares(), waits: self.undrawn() })
    }

    /// Everybody is there: whoever sealed something opens it now.
    pub(crate) fn begin_drawing(&mut self, now: Time) {
        self.stage = Stage::Drawing;
        self.call_on_deciders(self.version(), now);
        self.begin_when_drawn(now);
    }

    /// The game begins as soon as nothing is left to open.
    pub(crate) fn begin_when_drawn(&mut self, now: Time) {
        if self.undrawn().is_empty() {
            self.deal_drawn();
            self.begin(now);
        }
    }

    /// Deals the game anew from what was opened.
    pub(crate) fn deal_drawn(&mut self) {
        let shares = self.shares();
        if let (Chance::Drawn { seed, salt, .. }, false) = (self.setup.undrawn(), shares.is_empty())
        {
            let game = self.setup.start_from(self.rules, Chance::Drawn { seed, salt, shares });
            self.game = Some(game.expect("it was dealt when the table was opened"));
            self.names = self.called();
        }
    }

    /// Whether nobody but this person has opened anything: then nobody can know what would be dealt, and whoever goes has chosen
    /// nothing. Others may be in league, but not all of them are.
    fn knows_nothing(&self, person: PersonId) -> bool {
        let is_closed = |given: &Given| given.person == person || given.contribution.is_none();
        self.draw.given.iter().all(is_closed)
    }

    /// While chance is drawn a person may go, or the host send somebody away, as before, as long as nobody can know what would be dealt.
    /// People gather again; what was opened is of no use any more.
    pub(crate) fn gathers_for(&self, person: PersonId) -> bool {
        match self.stage {
            Stage::Gathering => true,
            Stage::Drawing => self.knows_nothing(person),
            Stage::Playing | Stage::Over => false,
        }
    }

    /// A seat is free again, whoever had it.
    pub(crate) fn gather_again(&mut self, now: Time) {
        self.draw.given.retain(|given| given.contribution.is_none());
        self.stage = Stage::Gathering;
        self.clock.run_for(SeatSet::EMPTY, now);
    }

    /// Law: whoever leaves when others have opened their part of the chance, and keeps back their own, may know what was dealt.
    pub(crate) fn was_withheld(&self) -> bool {
        let gone = match self.end.as_ref().map(|end| &end.why) {
            Some(Why::Left { seat } | Why::TimeUp { seat }) => self.chairs[seat.index()].sitter,
            _ => return false,
        };
        let keeps_back = matches!(gone, Sitter::Person(person) if self.draw.is_closed(person));
        keeps_back && self.draw.given.iter().any(|given| given.contribution.is_some())
    }

    /// A person opens what they sealed.
    pub(crate) fn contribute(
        &mut self,
        person: PersonId,
        contribution: Contribution,
        now: Time,
    ) -> Result<TableEvent, Refusal> {
        let Some(seat) = self.seats_of(person).first().filter(|_| self.stage == Stage::Drawing)
        else {
            return Err(Reason::NotDrawing.into());
        };
        self.present(person, seat)?;
        if self.clock.is_flagged(seat, now) {
            return Err(Reason::TimeUp.into());
        }
        let given = self.draw.given.iter_mut().find(|given| given.person == person);
        match given {
            Some(given) if given.contribution.is_none() && given.seal == contribution.seal() => {
                given.contribution = Some(contribution);
                self.call_on_deciders(self.next_version(), now);
                Ok(TableEvent::Drew)
            }
            Some(given) if given.contribution.is_some() => Err(Reason::Contributed.into()),
            _ => Err(Reason::NotSealed.into()),
        }
    }
}
