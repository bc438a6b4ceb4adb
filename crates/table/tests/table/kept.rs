//! A table to test, with its log, and the people at it.

use serde_json::{Value, json};
use tablier_rules::{ChanceVersion, RulesVersion, Salt, Seal, Seat, Seed, Viewer};
use tablier_table::{
    Absence, Audience, Input, Law, LogEntry, Mover, Pace, PersonId, SeatSetup, Setup, Table, Time,
};

pub const ANNA: PersonId = PersonId(1);
pub const BRUNO: PersonId = PersonId(2);
pub const CHLOE: PersonId = PersonId(3);
pub const FIRST: Seat = Seat::new(0);
pub const SECOND: Seat = Seat::new(1);

pub fn setup(game: &str, options: Value, places: &[SeatSetup]) -> Setup {
    Setup {
        game: game.to_owned(),
        rules: RulesVersion::FIRST,
        law: Law::NEWEST,
        options,
        places: places.to_vec(),
        pace: Pace::Free,
        absence: Absence::default(),
        audience: Audience::Everybody,
        rated: false,
        chance: ChanceVersion::SEED,
        seed: Seed(7),
        salt: Salt("salt".to_owned()),
    }
}

/// A table with its log, as whoever runs it keeps it.
pub struct Kept {
    pub table: Table,
    pub log: Vec<LogEntry>,
    pub now: u64,
}

impl Kept {
    pub fn open(setup: Setup) -> Kept {
        Kept::open_sealed(setup, None)
    }

    /// The same where Anna seals something for the chance of the game.
    pub fn open_sealed(setup: Setup, seal: Option<Seal>) -> Kept {
        let input =
            Input::Open { setup: Box::new(setup), host: ANNA, name: "Anna".to_owned(), seal };
        let entry = LogEntry::new(Time(0), input);
        Kept {
            table: Table::open(tablier_games::RULEBOOKS, entry.clone()).expect("it opens"),
            log: vec![entry],
            now: 0,
        }
    }

    /// SIX between Anna, who begins, and Bruno.
    pub fn six() -> Kept {
        Kept::six_with(|_| ())
    }

    pub fn six_with(change: impl FnOnce(&mut Setup)) -> Kept {
        let mut setup = setup("six", json!({ "first": 0 }), &[SeatSetup::Host, SeatSetup::Open]);
        change(&mut setup);
        let mut kept = Kept::open(setup);
        kept.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None, seal: None });
        kept
    }

    pub fn try_to(&mut self, input: Input) -> Result<u64, String> {
        self.try_entry(LogEntry::new(Time(self.now), input))
    }

    fn try_entry(&mut self, entry: LogEntry) -> Result<u64, String> {
        let version = self.table.version();
        let taken = self.table.take(&entry).map_err(|refusal| refusal.to_string());
        if taken.is_ok() && self.table.version() > version {
            self.log.push(entry);
        } else {
            assert_eq!(self.table.version(), version, "a refusal changes nothing");
        }
        taken
    }

    pub fn takes(&mut self, input: Input) -> u64 {
        self.try_to(input).expect("it is taken in")
    }

    /// The same under a name.
    pub fn takes_named(&mut self, input: Input, id: &str) -> u64 {
        let entry = LogEntry { id: Some(id.to_owned()), ..LogEntry::new(Time(self.now), input) };
        self.try_entry(entry).expect("it is taken in")
    }

    pub fn refuses(&mut self, input: Input) -> String {
        self.try_to(input).expect_err("it is refused")
    }

    pub fn decide(&self, person: PersonId, seat: Seat, mv: &str) -> Input {
        let decision = self.table.decision_of(seat).unwrap_or(0);
        Input::Decide { by: Mover::Person(person), seat, decision, mv: mv.to_owned() }
    }

    pub fn plays(&mut self, person: PersonId, seat: Seat, mv: &str) {
        let input = self.decide(person, seat, mv);
        self.takes(input);
    }

    /// Answers the wish that waits.
    pub fn answers(&mut self, person: PersonId, seat: Seat, yes: bool) {
        let request = self.request_number();
        self.takes(Input::Answer { person, seat, yes, request });
    }

    /// What the wish that waits is called.
    pub fn request_number(&self) -> Option<u64> {
        self.table.snapshot(ANNA, Viewer::Spectator, Time(self.now)).request_number
    }

    pub fn moves(&self) -> usize {
        self.table.game().map_or(0, tablier_rules::AnyMatch::moves)
    }
}
