//! Everything that reaches a viewer of a table.

use tablier_rules::{FastRng, Format, Rng, Seat, Viewer};
use tablier_table::{Input, LogEntry, Mover, PersonId, SeatSetup, Setup, Stage, Table, Time};

use crate::play::{SPECTATOR, person};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Onlooker {
    /// A person, in a seat or not.
    Person(PersonId),
    /// The machine of a seat. It is given a view and the number of the decision and nothing else: the types see to that, see
    /// `Job` in the salon and `advise` in the search. Here it is shown even what a person in its seat would be.
    Machine(Seat),
}

impl Onlooker {
    /// Somebody who plays, or who watches.
    pub fn by_chance(setup: &Setup, rng: &mut FastRng) -> Onlooker {
        let index = rng.below(setup.places.len() + 1);
        match setup.places.get(index) {
            None => Onlooker::Person(SPECTATOR),
            Some(SeatSetup::Machine(_)) => Onlooker::Machine(Seat::new(index)),
            Some(_) => Onlooker::Person(person(index)),
        }
    }

    pub fn person(self) -> PersonId {
        match self {
            Onlooker::Person(person) => person,
            Onlooker::Machine(_) => PersonId(0),
        }
    }

    pub fn viewer(self, table: &Table) -> Viewer {
        match self {
            Onlooker::Person(person) => table.viewer(person, None),
            Onlooker::Machine(seat) => Viewer::Seat(seat),
        }
    }

    /// What follows an input: news, and how things stand. The commitment hangs on the seed, and is there to be told.
    pub fn told(self, table: &Table, since: u64, now: Time) -> String {
        let update = table.update(self.person(), self.viewer(table), since, now);
        let told = serde_json::to_string(&update).expect("an update serialises");
        told.replace(table.commitment(), "COMMITMENT")
    }

    /// What can be asked for at any moment: the record, pictures of every move, the state in words, the own legal moves, when
    /// somebody's time is up, what machines are to decide.
    pub fn found(self, table: &Table) -> String {
        let viewer = self.viewer(table);
        let mut found = format!("{:?} {:?}\n", table.deadline(), table.for_machines());
        if let Some(record) = table.record(viewer) {
            found += &record.to_string().replace(table.commitment(), "COMMITMENT");
        }
        let Some(game) = table.game().filter(|_| table.stage() != Stage::Gathering) else {
            return found;
        };
        let moves = game.moves();
        for after in [0, moves / 3, moves.saturating_sub(1), moves] {
            let scene = game.after(after).scene(viewer, &[], Format::Wide);
            found += &serde_json::to_string(&scene).expect("a scene serialises");
        }
        found += &format!("\n{:?}\n", game.describe(viewer));
        if let Some(seat) = viewer.seat() {
            found += &game.legal(seat).join(" ");
        }
        found
    }

    /// What the person is answered to acts that are not possible: other people's moves, moves of other seats, moves that do
    /// not count any more.
    pub fn refusals(self, table: &mut Table, others: &[String], now: Time) -> Vec<String> {
        let Onlooker::Person(person) = self else { return Vec::new() };
        let mut acts = vec![
            Input::Return { person: SPECTATOR },
            Input::Again { person, yes: true, seal: None },
        ];
        let own = self.viewer(table).seat();
        let legal = own.map(|seat| table.game().map_or(Vec::new(), |game| game.legal(seat)));
        let decide = |seat: Seat, mv: &str| Input::Decide {
            by: Mover::Person(person),
            seat,
            decision: table.decision_of(seat).unwrap_or(0),
            mv: mv.to_owned(),
        };
        for seat in Seat::all(table.chairs().len()) {
            let mine = own == Some(seat);
            let is_legal = |mv: &String| mine && legal.as_ref().is_some_and(|l| l.contains(mv));
            acts.extend(others.iter().filter(|mv| !is_legal(mv)).map(|mv| decide(seat, mv)));
        }
        let answer = |input| {
            let refused = table.take(&LogEntry::new(now, input));
            refused.map_or_else(|no| format!("{no:?}"), |v| panic!("version {v}"))
        };
        acts.into_iter().map(answer).collect()
    }
}
