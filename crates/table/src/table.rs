//! The table: what its inputs made of it, and the taking in of the next one.

use std::collections::HashMap;

use serde::Serialize;
use tablier_rules::{
    AnyMatch, Level, Message, OptionMap, Rulebook, Rulebooks, Seat, SeatSet, commitment, reading,
};

use crate::clock::Clock;
use crate::draw::Draw;
use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::{
    Chair, End, Input, LogEntry, PersonId, Refusal, Request, SeatSetup, Setup, Sitter, Time, Wish,
    messages,
};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waiting for people.
    Gathering,
    /// Everybody is there, and opens what they sealed. For clients it is still gathering: most know no more, and it takes a moment.
    #[serde(rename = "gathering")]
    Drawing,
    /// The game is on.
    Playing,
    Over,
}

reading! {
    variants of Stage { "gathering" => Gathering, "playing" => Playing, "over" => Over; Drawing }
}

/// One game being played.
pub struct Table {
    /// The game that is played here; of others a table knows nothing.
    pub(crate) rules: &'static dyn Rulebook,
    pub(crate) setup: Setup,
    pub(crate) host: PersonId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) stage: Stage,
    /// The game, at its beginning while people gather.
    pub(crate) game: Option<Box<dyn AnyMatch>>,
    pub(crate) clock: Clock,
    pub(crate) draw: Draw,
    pub(crate) end: Option<End>,
    pub(crate) request: Option<Request>,
    /// What was declined to whom, and after how many moves.
    pub(crate) declined: Vec<(Seat, Wish, usize)>,
    /// After how many moves decisions were made by a machine that stood in for somebody.
    pub(crate) made_for: Vec<usize>,
    pub(crate) is_paused: bool,
    /// Whom the host did not want at the table.
    pub(crate) removed: Vec<PersonId>,
    /// By seat: after how many moves a hint was last asked for.
    pub(crate) hinted: Vec<Option<usize>>,
    /// By seat: the version at which it was asked what it has to decide now.
    pub(crate) asked: Vec<Option<u64>>,
    /// What happened, one for each version.
    pub(crate) events: Vec<(Time, TableEvent)>,
    pub(crate) next: Option<String>,
    /// What is published of the seed before the game.
    pub(crate) commitment: String,
    /// The options of the game, complete.
    pub(crate) options: OptionMap,
    /// What each seat is called.
    pub(crate) names: Vec<Message>,
    pub(crate) sayings: usize,
    /// The versions that inputs with a name led to: the same one sent again, however late, is not done twice.
    named: HashMap<String, u64>,
}

impl Table {
    /// Opens a table of one of these games with its first input.
    pub fn open(rulebooks: Rulebooks, entry: LogEntry) -> Result<Table, Refusal> {
        Table::open_with(rulebooks, entry, Setup::start)
    }

    /// The same with a game that somebody else started: for tests, since no log can tell of it.
    pub fn open_with(
        rulebooks: Rulebooks,
        entry: LogEntry,
        start: impl FnOnce(&Setup, &'static dyn Rulebook) -> Result<Box<dyn AnyMatch>, Refusal>,
    ) -> Result<Table, Refusal> {
        let LogEntry { at, input: Input::Open { setup, host, name, seal }, .. } = entry else {
            return Err(Reason::Unopened.into());
        };
        let rules = setup.rulebook(rulebooks)?;
        let game = start(&setup, rules)?;
        let seats = game.seats();
        // Who plays several seats at one screen, or has no name, is called by the colours.
        let several = setup.places.iter().filter(|&&place| place == SeatSetup::Host).count() > 1;
        let named = Some(name).filter(|name| !several && !name.is_empty());
        let chair = |place: &SeatSetup| match *place {
            SeatSetup::Open => Chair::new(Sitter::Nobody, None),
            SeatSetup::Host => Chair::new(Sitter::Person(host), named.clone()),
            SeatSetup::Machine(level) => Chair::new(Sitter::Machine(level), None),
        };
        let mut table = Table {
            rules,
            chairs: setup.places.iter().map(chair).collect(),
            clock: Clock::new(setup.pace, seats),
            draw: Draw::default(),
            commitment: commitment(&setup.game, setup.seed, &setup.salt.0),
            options: game.options(),
            names: Vec::new(),
            setup: *setup,
            host,
            stage: Stage::Gathering,
            game: Some(game),
            end: None,
            request: None,
            declined: Vec::new(),
            made_for: Vec::new(),
            is_paused: false,
            removed: Vec::new(),
            hinted: vec![None; seats],
            asked: vec![None; seats],
            events: Vec::new(),
            next: None,
            sayings: 0,
            named: HashMap::new(),
        };
        table.names = table.called();
        table.seal_of(host, seal);
        table.events.push((at, TableEvent::Opened));
        table.start_when_full(at);
        Ok(table)
    }

    /// The table of one of these games that these inputs make.
    pub fn rebuild(
        rulebooks: Rulebooks,
        entries: impl IntoIterator<Item = LogEntry>,
    ) -> Result<Table, Refusal> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(Reason::Empty)?;
        let mut table = Table::open(rulebooks, first)?;
        for entry in entries {
            table.take(&entry)?;
        }
        Ok(table)
    }

    /// Takes an input in, or refuses it and stays as it is. Gives the version it led to.
    pub fn take(&mut self, entry: &LogEntry) -> Result<u64, Refusal> {
        if let Some(version) = self.taken_before(entry) {
            return Ok(version);
        }
        let was_over = self.stage == Stage::Over;
        let event = self.event_of(entry)?;
        if self.stage == Stage::Over && !was_over && self.setup.law.is_fair() {
            self.clock.stop(entry.at);
        }
        if let TableEvent::Sat { .. }
        | TableEvent::Filled { .. }
        | TableEvent::Left { .. }
        | TableEvent::Removed { .. }
        | TableEvent::Renamed = event
        {
            self.names = self.called();
        }
        self.events.push((entry.at, event));
        if let Some(id) = &entry.id {
            self.named.insert(id.clone(), self.version());
        }
        match self.stage {
            Stage::Gathering => self.start_when_full(entry.at),
            Stage::Drawing => self.begin_when_drawn(entry.at),
            Stage::Playing | Stage::Over => {}
        }
        Ok(self.version())
    }

    /// The version an input led to that was sent before under the same name.
    pub fn taken_before(&self, entry: &LogEntry) -> Option<u64> {
        self.named.get(entry.id.as_ref()?).copied()
    }

    fn event_of(&mut self, entry: &LogEntry) -> Result<TableEvent, Refusal> {
        match &entry.input {
            Input::Open { .. } => Err(Reason::OpenedTwice.into()),
            Input::Sit { person, name, seat, seal } => {
                let sat = self.sit(*person, name, *seat)?;
                self.seal_of(*person, *seal);
                Ok(sat)
            }
            Input::Seal { person, seal } => self.reseal(*person, *seal),
            Input::Contribute { person, contribution } => {
                self.contribute(*person, *contribution, entry.at)
            }
            Input::Fill { person, seat, level } => self.fill(*person, *seat, *level),
            Input::Leave { person } => self.leave(*person, entry.at),
            Input::Return { person } => self.come_back(*person, entry.at),
            Input::Decide { by, seat, decision, mv, .. } => {
                self.decide(*by, *seat, *decision, mv, entry)
            }
            Input::Ask { person, seat, wish } => self.ask(*person, *seat, *wish, entry),
            Input::Answer { person, seat, yes, request } => {
                self.answer(*person, *seat, (*yes, *request), entry)
            }
            Input::GoOn { person } => self.go_on(*person, entry.at),
            Input::Hint { person, seat } => self.hint(*person, *seat),
            Input::Remove { person, seat } => self.remove(*person, *seat, entry.at),
            Input::Resign { person, seat } => self.resign(*person, *seat),
            Input::TimeUp => self.time_up(entry.at),
            Input::Rename { person, name } => self.rename(*person, name),
            Input::Say { person, name, text } => self.say(*person, name, text),
            Input::Unsay { version } => self.unsay(*version),
            Input::Again { person, yes, seal } => self.again(*person, *yes, *seal),
            Input::Next { table } => {
                self.next = Some(table.clone());
                Ok(TableEvent::Next)
            }
            Input::Close { reason } => match self.stage {
                Stage::Over => Err(Reason::Over.into()),
                _ => Ok(self.end(None, crate::Why::Closed { reason: reason.clone() })),
            },
            Input::Outage { milliseconds } => {
                self.clock.credit(*milliseconds);
                Ok(TableEvent::Outage)
            }
        }
    }

    /// How many inputs it has taken in.
    pub fn version(&self) -> u64 {
        self.events.len() as u64
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the game has been dealt: before, nothing of it may be known.
    pub fn has_begun(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Over)
    }

    /// The people it waits for: those who decide, and before the start those who have to open what they sealed.
    pub fn awaited(&self) -> Vec<PersonId> {
        let seats = self.deciders() | self.undrawn();
        let awaited = seats.iter().filter_map(|seat| {
            let chair = &self.chairs[seat.index()];
            match chair.sitter {
                Sitter::Person(person) if chair.stand_in.is_none() => Some(person),
                _ => None,
            }
        });
        awaited.collect()
    }

    /// Everything that was settled when it was opened, the seed included: not for clients.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who opened it.
    pub fn host(&self) -> PersonId {
        self.host
    }

    /// The seats, in order.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The game, from its beginning to where it stands.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    pub fn end_of_game(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The table of the next game of the same people.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// What is published of the seed before the game.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The options of the game, complete.
    pub fn options(&self) -> &OptionMap {
        &self.options
    }

    /// When somebody runs out of time, if nothing happens before.
    pub fn deadline(&self) -> Option<Time> {
        match self.stage {
            Stage::Drawing | Stage::Playing => self.clock.deadline(),
            Stage::Gathering | Stage::Over => None,
        }
    }

    /// When the last input came.
    pub fn last(&self) -> Time {
        self.events.last().map_or(Time(0), |(at, _)| *at)
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        Seat::all(self.chairs.len())
            .filter(|seat| self.chairs[seat.index()].is_of(person))
            .collect()
    }

    /// Who decides now.
    pub fn deciders(&self) -> SeatSet {
        match (&self.game, self.stage) {
            (Some(game), Stage::Playing) => game.deciders(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The decision a seat has to make now.
    pub fn decision_of(&self, seat: Seat) -> Option<u64> {
        let decides = !self.is_paused && self.deciders().contains(seat);
        if decides { self.asked[seat.index()] } else { None }
    }

    /// The decisions machines have to make now: the seat, the level and the decision.
    pub fn for_machines(&self) -> Vec<(Seat, Level, u64)> {
        let waits = |seat: Seat| {
            let level = self.chairs[seat.index()].machine()?;
            Some((seat, level, self.decision_of(seat)?))
        };
        self.deciders().iter().filter_map(waits).collect()
    }

    /// What each seat is called.
    pub fn names(&self) -> &[Message] {
        &self.names
    }

    pub(crate) fn called(&self) -> Vec<Message> {
        let own = self.game.as_ref().map(|game| game.seat_names()).unwrap_or_default();
        let name = |(chair, own): (&Chair, &Message)| match (&chair.name, chair.sitter) {
            (Some(name), _) => Message::words(name),
            (None, Sitter::Machine(level)) => messages::machine_name(own.clone(), level.name()),
            (None, _) => own.clone(),
        };
        self.chairs.iter().zip(&own).map(name).collect()
    }
}
