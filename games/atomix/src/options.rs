//! What can be chosen before a game of ATOMIX.

use serde::{Deserialize, Serialize};
use tablier_rules::{BadOptions, Schema, Seat};

use super::messages;

/// The options of ATOMIX.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Two to four.
    pub players: u8,
    /// Who begins; by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, first: None }
    }
}

impl Options {
    /// Whether a game can be started with them, beyond what the schema says.
    pub(super) fn check(&self) -> Result<(), BadOptions> {
        let players = self.players;
        if !(2..=4).contains(&players) {
            return Err(BadOptions(messages::options_players(players)));
        }
        BadOptions::check_first(self.first, players.into())
    }
}

pub(super) fn schema() -> Schema {
    Schema { fields: vec![Schema::players(2, 4, &[]), Schema::first()] }
}
