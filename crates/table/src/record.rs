//! The game at the table as text.

use tablier_rules::{Record, Seat, Viewer};

use crate::Sitter;
use crate::table::{Stage, Table};

impl Table {
    /// The record of the game with what a viewer may know; of a finished game everybody may know everything. Before the
    /// start there is none.
    pub fn record(&self, viewer: Viewer) -> Option<Record> {
        let game = self.game.as_ref().filter(|_| self.has_begun())?;
        let over = self.stage == Stage::Over;
        let mut record = game.record_for(if over { Viewer::Everything } else { viewer });
        // A record has no language: machines are called the same in all, and who has no name is called by the seat.
        let named = Seat::all(self.chairs.len()).filter_map(|seat| {
            let chair = &self.chairs[seat.index()];
            let machine = match chair.sitter {
                Sitter::Machine(level) => Some(format!("Machine {}", level.number())),
                _ => None,
            };
            Some((seat, chair.name.clone().or(machine)?))
        });
        record.players = named.collect();
        record.commitment = Some(self.commitment.clone());
        record.salt = self.opened_chance().map(|chance| chance.salt().to_owned());
        // An end that the rules did not bring is no result of theirs.
        if let Some(end) = self.end.as_ref().filter(|end| end.ending.is_none()) {
            record.others.push(("Ended".to_owned(), end.why.word().to_owned()));
            // Who won all the same; of a table that was closed nobody did.
            if let Some(places) = &end.places {
                let ranks: Vec<String> =
                    places.iter().map(|place| place.rank.to_string()).collect();
                record.others.push(("Places".to_owned(), ranks.join(" ")));
            }
        }
        Some(record)
    }
}
