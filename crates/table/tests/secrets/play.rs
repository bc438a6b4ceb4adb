//! A game played by chance, with all that happens at tables.

use serde_json::Value;
use tablier_games::RULEBOOKS;
use tablier_rules::{
    AnyMatch, ChanceVersion, FastRng, Level, Message, Rng, Salt, Seat, Seed, Viewer,
};
use tablier_table::{
    Absence, Audience, Input, Law, LogEntry, Mover, Pace, PersonId, SeatSetup, Setup, Stage, Table,
    Time, Wish, rules_of,
};

/// Somebody who only watches.
pub const SPECTATOR: PersonId = PersonId(99);

/// The person of a seat that no machine has.
pub fn person(seat: usize) -> PersonId {
    PersonId(seat as u64 + 1)
}

/// A table for people only, opened by whoever is to sit in the first seat.
pub fn setup(slug: &str, options: Value, seed: u64) -> Setup {
    let rules = RULEBOOKS.get(slug).expect("a game");
    let options = Value::Object(rules.schema().complete(&options).expect("options"));
    let seats = rules.start(&options, Seed(seed)).expect("a start").seats();
    Setup {
        game: slug.to_owned(),
        rules: rules_of(RULEBOOKS, slug),
        law: Law::NEWEST,
        options,
        places: vec![SeatSetup::Open; seats],
        pace: Pace::Free,
        absence: Absence::default(),
        audience: Audience::Everybody,
        rated: false,
        chance: ChanceVersion::SEED,
        seed: Seed(seed),
        salt: Salt(format!("salt{seed}")),
    }
}

/// A table and its log.
pub struct Play {
    pub setup: Setup,
    pub log: Vec<LogEntry>,
    pub table: Table,
    now: u64,
}

impl Play {
    pub fn open(setup: Setup) -> Play {
        let input = Input::Open {
            setup: Box::new(setup.clone()),
            host: person(0),
            name: "P0".to_owned(),
            seal: None,
        };
        let entry = LogEntry::new(Time(0), input);
        let table = Table::open(RULEBOOKS, entry.clone()).expect("it opens");
        Play { setup, log: vec![entry], table, now: 0 }
    }

    /// With everybody in their seats.
    pub fn gathered(setup: Setup) -> Play {
        let mut play = Play::open(setup);
        for seat in Seat::all(play.setup.places.len()) {
            if play.setup.places[seat.index()] == SeatSetup::Open {
                let (person, name) = (person(seat.index()), format!("P{seat}"));
                assert!(
                    play.takes(Input::Sit { person, name, seat: Some(seat), seal: None }),
                    "a free seat"
                );
            }
        }
        play
    }

    /// A game by chance, to its end or to where somebody stopped looking.
    pub fn by_chance(slug: &str, seed: u64, rng: &mut FastRng) -> Play {
        let sets = RULEBOOKS.get(slug).expect("a game").schema().combinations();
        let options = sets[rng.below(sets.len())].clone();
        let mut setup = setup(slug, Value::Object(options), seed);
        setup.pace = match rng.below(3) {
            0 => Pace::Free,
            1 => Pace::Live { bank: 900, increment: 5 },
            _ => Pace::Days { days: 2 },
        };
        for place in &mut setup.places {
            if rng.below(4) == 0 {
                *place = SeatSetup::Machine(Level::Beginner);
            }
        }
        let mut play = Play::gathered(setup);
        let most = 20 + rng.below(280);
        while play.table.stage() == Stage::Playing && play.log.len() < most {
            play.now += rng.below(4_000) as u64;
            let input = play.some_input(rng);
            play.takes(input);
        }
        // The input that ends a game opens everything.
        if play.table.stage() == Stage::Over {
            play.log.pop();
        }
        play
    }

    fn some_input(&self, rng: &mut FastRng) -> Input {
        let seat = Seat::new(rng.below(self.setup.places.len()));
        let someone = person(seat.index());
        match rng.below(40) {
            0..3 => Input::Ask { person: someone, seat, wish: Wish::Undo },
            3 => Input::Ask { person: someone, seat, wish: Wish::Draw },
            4..9 => {
                let request =
                    self.table.snapshot(someone, Viewer::Spectator, Time(0)).request_number;
                Input::Answer { person: someone, seat, yes: rng.below(3) > 0, request }
            }
            9 => Input::Leave { person: someone },
            10 => Input::Return { person: someone },
            11 => Input::TimeUp,
            12 => Input::Outage { milliseconds: 1_000 },
            13 => {
                let person = if rng.below(2) == 0 { someone } else { SPECTATOR };
                let text = format!("{} !", rng.below(1_000));
                Input::Say { person, name: "N".to_owned(), text }
            }
            14 => Input::Hint { person: someone, seat },
            15 => Input::Ask { person: someone, seat, wish: Wish::Pause },
            16 => Input::GoOn { person: someone },
            _ => self.some_move(rng),
        }
    }

    fn some_move(&self, rng: &mut FastRng) -> Input {
        let game = self.table.game().expect("a game");
        let deciders: Vec<Seat> = self.table.deciders().iter().collect();
        let seat = deciders[rng.below(deciders.len())];
        let legal = game.legal(seat);
        self.decide(seat, &legal[rng.below(legal.len())])
    }

    fn decide(&self, seat: Seat, mv: &str) -> Input {
        let by = match self.table.chairs()[seat.index()].machine() {
            Some(_) => Mover::Machine,
            None => Mover::Person(person(seat.index())),
        };
        let decision = self.table.decision_of(seat).unwrap_or(0);
        Input::Decide { by, seat, decision, mv: mv.to_owned() }
    }

    /// Whether it was taken in.
    fn takes(&mut self, input: Input) -> bool {
        let entry = LogEntry::new(Time(self.now), input);
        let taken = self.table.take(&entry).is_ok();
        if taken {
            self.log.push(entry);
        }
        taken
    }

    /// Whether the seat may make this move.
    pub fn decides(&mut self, seat: Seat, mv: &str) -> bool {
        self.now += 1_000;
        self.takes(self.decide(seat, mv))
    }

    pub fn takes_back(&mut self, seat: usize) {
        let (person, seat) = (person(seat), Seat::new(seat));
        let moves = self.table.game().map(AnyMatch::moves);
        assert!(self.takes(Input::Ask { person, seat, wish: Wish::Undo }), "it may");
        assert!(self.table.game().map(AnyMatch::moves) < moves, "without asking");
    }

    pub fn says(&mut self, person: PersonId, text: &str) {
        let (name, text) = ("N".to_owned(), text.to_owned());
        assert!(self.takes(Input::Say { person, name, text }), "it may be said");
    }

    pub fn unsays(&mut self, version: u64) {
        assert!(self.takes(Input::Unsay { version }), "it was said");
    }

    pub fn closes(&mut self) {
        assert!(self.takes(Input::Close { reason: Message::words("end") }), "it is on");
    }
}
