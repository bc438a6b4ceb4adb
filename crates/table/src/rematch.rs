//! The next game of the same people.

use tablier_rules::{ChanceVersion, OptionKind, OptionMap, Outcome, Salt, Seal, Seat, Seed};

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::{Stage, Table};
use crate::{Chair, Input, Law, PersonId, Refusal, SeatSetup, Setup, Sitter};

impl Table {
    /// Whether all people want to play again, and at least one is left.
    pub fn all_want_again(&self) -> bool {
        let people =
            || self.chairs.iter().filter(|chair| matches!(chair.sitter, Sitter::Person(_)));
        self.stage == Stage::Over && people().count() > 0 && people().all(|chair| chair.again)
    }

    /// The options of the next game of the same people.
    pub fn rematch(&self) -> Option<OptionMap> {
        let places = self.end.as_ref()?.places?;
        self.game.as_ref().map(|game| game.rematch(&Outcome { places, ending: "over" }))
    }

    /// The first inputs of the next game of the same people in the same seats; none before the end of this one.
    pub fn next_game(&self, chance: ChanceVersion, seed: Seed, salt: Salt) -> Vec<Input> {
        let Some(options) = self.rematch().filter(|_| self.stage == Stage::Over) else {
            return Vec::new();
        };
        let place = |chair: &Chair| match chair.sitter {
            Sitter::Machine(level) => SeatSetup::Machine(level),
            Sitter::Person(person) if person == self.host => SeatSetup::Host,
            _ => SeatSetup::Open,
        };
        let places = self.chairs.iter().map(place).collect();
        let rules = self.rules.versions().newest();
        let options = if self.setup.rated { self.by_lot(options) } else { options }.into();
        let law = Law::NEWEST;
        let setup = Setup { rules, law, options, places, chance, seed, salt, ..self.setup.clone() };
        let host = self.host;
        let of_host = self.chairs.iter().find(|chair| chair.is_of(host));
        let name = of_host.and_then(|chair| chair.name.clone()).unwrap_or_default();
        let seal = self.draw.sealed_next(host);
        let mut inputs = vec![Input::Open { setup: Box::new(setup), host, name, seal }];
        for seat in Seat::all(self.chairs.len()) {
            let chair = &self.chairs[seat.index()];
            if let Sitter::Person(person) = chair.sitter
                && person != host
            {
                let name = chair.name.clone().unwrap_or_default();
                let seal = self.draw.sealed_next(person);
                inputs.push(Input::Sit { person, name, seat: Some(seat), seal });
            }
        }
        inputs
    }

    /// Law: who begins a rated game is drawn by lot, also in the next one.
    fn by_lot(&self, mut options: OptionMap) -> OptionMap {
        let fields = self.rules.schema().fields;
        for field in fields.into_iter().filter(|field| field.kind == OptionKind::Seat) {
            options.insert(field.key.to_owned(), field.default);
        }
        options
    }

    pub(crate) fn again(
        &mut self,
        person: PersonId,
        yes: bool,
        seal: Option<Seal>,
    ) -> Result<TableEvent, Refusal> {
        let seats = self.seats_of(person);
        if self.stage != Stage::Over || seats.is_empty() || self.next.is_some() {
            return Err(Reason::Rematch.into());
        }
        if self.rematch().is_none() {
            return Err(Reason::Closed.into());
        }
        seats.iter().for_each(|seat| self.chairs[seat.index()].again = yes);
        self.draw.seal_next(person, seal.filter(|_| yes));
        Ok(TableEvent::Again { seats, yes })
    }
}
