//! A table without its log: what the lobby shows, and what else has to be known of it.

use tablier_protocol::{Card, CardSeat};
use tablier_rules::{AnyMatch, Message, Seat};
use tablier_table::{Audience, Chair, PersonId, Sitter, Stage};

use super::Live;
use crate::storage::Sheet;

impl Live {
    /// The table without reading its log.
    pub(super) fn sheet(&self) -> Sheet {
        let table = &self.table;
        let waits = table.awaited();
        let sitting = table.chairs().iter().filter_map(|chair| match chair.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        });
        let mut people: Vec<PersonId> = sitting.chain([table.host()]).collect();
        people.sort_unstable();
        people.dedup();
        Sheet {
            card: self.new_card(),
            public: table.setup().audience == Audience::Everybody,
            deadline: table.deadline(),
            // Where nobody plays, machines wait until somebody watches.
            machine: self.is_played() && !table.for_machines().is_empty(),
            waits,
            people,
        }
    }

    fn new_card(&self) -> Card {
        let table = &self.table;
        let places = table.end_of_game().and_then(|end| end.places);
        let seat = |(index, (chair, name)): (usize, (&Chair, &Message))| CardSeat {
            name: name.clone(),
            taken: chair.sitter != Sitter::Nobody,
            machine: chair.machine(),
            rank: places.map(|places| places[Seat::new(index)].rank),
        };
        Card {
            table: self.name.clone(),
            game: table.setup().game.clone(),
            options: table.options().clone(),
            stage: match table.stage() {
                // Nobody can sit down there any more.
                Stage::Drawing => Stage::Playing,
                other => other,
            },
            seats: table.chairs().iter().zip(table.names()).enumerate().map(seat).collect(),
            pace: table.setup().pace,
            rated: table.setup().rated,
            moves: table.game().filter(|_| table.has_begun()).map_or(0, AnyMatch::moves),
            last: table.last(),
            own: false,
            waits: false,
            deadline: None,
        }
    }
}
