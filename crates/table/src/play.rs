//! The game at the table: its start, the decisions, and what becomes of seats whose people are gone.

use tablier_rules::{AnyMatch, Level, Seat, SeatSet};

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::{Stage, Table};
use crate::{Absence, LogEntry, Mover, Pace, PersonId, Refusal, Sitter, Time, Why};

impl Table {
    /// The game begins by itself as soon as nobody is missing.
    pub(crate) fn start_when_full(&mut self, now: Time) {
        if self.chairs.iter().all(|chair| chair.sitter != Sitter::Nobody) {
            self.begin_drawing(now);
        }
    }

    pub(crate) fn begin(&mut self, now: Time) {
        self.stage = Stage::Playing;
        self.asked.fill(None);
        // The input that let it begin has been taken in already.
        self.call_on_deciders(self.version(), now);
    }

    /// The game, while it is on.
    pub(crate) fn playing(&self) -> Result<&dyn AnyMatch, Refusal> {
        match (&self.game, self.stage) {
            (Some(game), Stage::Playing) => Ok(game.as_ref()),
            (_, Stage::Gathering | Stage::Drawing) => Err(Reason::NotBegun.into()),
            _ => Err(Reason::Over.into()),
        }
    }

    pub(crate) fn own_seat(&self, person: PersonId, seat: Seat) -> Result<(), Refusal> {
        if self.chairs.get(seat.index()).is_some_and(|chair| chair.is_of(person)) {
            return Ok(());
        }
        Err(Reason::NotYours.into())
    }

    /// The same for what only somebody does who is there. Law: while a machine plays for them, they come back first.
    pub(crate) fn present(&self, person: PersonId, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(person, seat)?;
        let is_away = self.chairs[seat.index()].stand_in.is_some();
        if is_away && self.setup.law.is_fair() {
            return Err(Reason::Away.into());
        }
        Ok(())
    }

    pub(crate) fn decide(
        &mut self,
        by: Mover,
        seat: Seat,
        decision: u64,
        mv: &str,
        entry: &LogEntry,
    ) -> Result<TableEvent, Refusal> {
        let level = self.chairs.get(seat.index()).and_then(crate::Chair::machine);
        match by {
            Mover::Person(person) => self.own_seat(person, seat)?,
            Mover::Machine if level.is_none() => return Err(Refusal::late()),
            Mover::Machine => {}
        }
        // Whoever was asked while the game was on is late when it is over.
        let late = self.stage == Stage::Over;
        self.playing().map_err(|refusal| Refusal { late, ..refusal })?;
        self.unless_paused()?;
        if self.decision_of(seat) != Some(decision) {
            return Err(self.undecided(by, seat, decision));
        }
        // A person who decides is back.
        let is_back = by != Mover::Machine && self.chairs[seat.index()].stand_in.is_some();
        if is_back {
            self.check_return(seat, entry.at)?;
        }
        if self.clock.is_flagged(seat, entry.at) {
            return Err(Reason::TimeUp.into());
        }
        let Some(game) = &mut self.game else { return Err(Refusal::late()) };
        let before = game.moves();
        let made =
            game.play(seat, mv).map_err(|refused| Refusal::from(Reason::Game(refused.text())))?;
        let over = game.outcome();
        let movers = game.movers(made.clone());
        let ends_turn = !game.deciders().contains(seat);
        if is_back {
            self.give_back(seat, entry.at);
        }
        let chair = &mut self.chairs[seat.index()];
        match by {
            Mover::Person(_) => chair.has_decided = true,
            Mover::Machine => {
                chair.was_played_for = true;
                if chair.stand_in.is_some() {
                    self.made_for.push(before);
                }
            }
        }
        // Law: a machine earns no time for whoever it plays for.
        let earns = by != Mover::Machine || !self.setup.law.is_fair();
        self.clock.decided(seat, before, ends_turn && earns, entry.at);
        self.request = None;
        // Also of those for whom a forced move was made something else is asked now.
        movers.iter().for_each(|mover| self.asked[mover.index()] = None);
        self.call_on_deciders(self.next_version(), entry.at);
        if let Some(outcome) = over {
            self.end(Some(outcome), Why::Played);
        }
        Ok(TableEvent::Moved { made })
    }

    /// Why a seat does not make this decision now.
    fn undecided(&self, by: Mover, seat: Seat, decision: u64) -> Refusal {
        if by == Mover::Machine {
            return Refusal::late();
        }
        // Decisions are numbered by versions: what no version has asked yet cannot have been decided, and what was asked before those
        // who decide now has been.
        let late = decision <= self.version();
        let asked = self.deciders().iter().filter_map(|seat| self.decision_of(seat)).min();
        let is_past = decision > 0 && asked.is_some_and(|asked| decision < asked);
        let reason = match self.decision_of(seat) {
            None if is_past => Reason::Late,
            None => Reason::NotYourTurn,
            Some(_) if late => Reason::Late,
            Some(_) => Reason::Unasked,
        };
        Refusal { reason, late }
    }

    /// The version that the input being taken in will lead to.
    pub(crate) fn next_version(&self) -> u64 {
        self.version() + 1
    }

    /// Tells those who have to decide something new, as of this version, that they have to, and lets their clocks run.
    pub(crate) fn call_on_deciders(&mut self, version: u64, now: Time) {
        let deciders = self.deciders();
        for seat in Seat::all(self.chairs.len()) {
            let asked = &mut self.asked[seat.index()];
            *asked = deciders.contains(seat).then(|| asked.unwrap_or(version));
        }
        let is_thinking = |seat: &Seat| self.chairs[seat.index()].machine().is_none();
        let people = deciders.iter().filter(is_thinking).chain(self.undrawn().iter()).collect();
        if !self.is_paused {
            self.clock.run_for(people, now);
        }
    }

    /// The same, where whatever was asked before no longer counts.
    pub(crate) fn ask_everybody_anew(&mut self, now: Time) {
        self.asked.fill(None);
        self.call_on_deciders(self.next_version(), now);
    }

    pub(crate) fn leave(&mut self, person: PersonId, now: Time) -> Result<TableEvent, Refusal> {
        let seats = self.seats_of(person);
        if seats.is_empty() {
            return Err(Reason::NoSeat.into());
        }
        match self.stage {
            _ if self.gathers_for(person) => {
                for seat in seats.iter() {
                    self.chairs[seat.index()] = crate::Chair::new(Sitter::Nobody, None);
                }
                self.draw.forget(person);
                self.gather_again(now);
                Ok(TableEvent::Left { seats })
            }
            Stage::Gathering | Stage::Drawing | Stage::Playing => {
                Ok(self.absent(seats, now, |seat| Why::Left { seat }))
            }
            Stage::Over => Err(Reason::Over.into()),
        }
    }

    /// What becomes of a seat whose person is gone: where more than two sides play, the others play on with a machine.
    pub(crate) fn absence(&self) -> Absence {
        match self.setup.absence() {
            Absence::Loses if self.sides() != 2 => Absence::Machine(Level::Confirmed),
            settled => settled,
        }
    }

    /// What was settled for seats whose people are gone happens.
    fn absent(&mut self, seats: SeatSet, now: Time, why: impl Fn(Seat) -> Why) -> TableEvent {
        let level = match (self.absence(), seats.first()) {
            (Absence::Loses, Some(loser)) => return self.give_up(loser, why(loser)),
            (Absence::Machine(level), _) => level,
            (Absence::Loses, None) => Level::Confirmed,
        };
        for seat in seats.iter() {
            self.chairs[seat.index()].stand_in = Some(level);
            match self.setup.law.is_fair() {
                true => self.clock.goes_away(seat, now),
                false => self.clock.renew(seat),
            }
        }
        self.call_on_deciders(self.next_version(), now);
        TableEvent::StoodIn { seats, level }
    }

    pub(crate) fn come_back(&mut self, person: PersonId, now: Time) -> Result<TableEvent, Refusal> {
        let away = |seat: &Seat| self.chairs[seat.index()].stand_in.is_some();
        let seats: SeatSet = self.seats_of(person).iter().filter(away).collect();
        if seats.is_empty() {
            return Err(Reason::NotAway.into());
        }
        for seat in seats.iter() {
            self.check_return(seat, now)?;
        }
        seats.iter().for_each(|seat| self.give_back(seat, now));
        self.call_on_deciders(self.next_version(), now);
        Ok(TableEvent::Returned { seats })
    }

    /// Refuses to give a seat back to whoever has no time left to play there.
    fn check_return(&self, seat: Seat, now: Time) -> Result<(), Refusal> {
        let is_closed = |sitter| matches!(sitter, Sitter::Person(p) if self.draw.is_closed(p));
        if self.stage == Stage::Playing && is_closed(self.chairs[seat.index()].sitter) {
            return Err(Reason::DrawnWithout.into());
        }
        if !self.setup.law.is_fair() || self.clock.may_come_back(seat, now) {
            return Ok(());
        }
        Err(match self.setup.pace {
            Pace::Days { .. } => Reason::DaysOver.into(),
            Pace::Live { .. } | Pace::Free => Reason::FlagFell.into(),
        })
    }

    /// The person of a seat is back, with the time there is.
    fn give_back(&mut self, seat: Seat, now: Time) {
        self.chairs[seat.index()].stand_in = None;
        if self.setup.law.is_fair() {
            self.clock.comes_back(seat, now);
        }
    }

    pub(crate) fn time_up(&mut self, now: Time) -> Result<TableEvent, Refusal> {
        if self.stage != Stage::Drawing {
            self.playing()?;
        }
        let Some(seat) = self.clock.flagged(now) else {
            return Err(Reason::TimeLeft.into());
        };
        // What a person opens, they open for all their seats.
        let seats = match (self.stage, self.chairs[seat.index()].sitter) {
            (Stage::Drawing, Sitter::Person(person)) => self.seats_of(person),
            _ => SeatSet::only(seat),
        };
        Ok(self.absent(seats, now, |seat| Why::TimeUp { seat }))
    }
}
