//! What can be chosen before a game of SIX.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_rules::{BadOptions, Field, OptionKind, Schema, Seat};

use crate::messages;

/// The options of SIX.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Two, or four in teams.
    pub players: u8,
    /// Whether tiles can be cut off and captured in the second phase.
    pub capture: bool,
    /// Who begins; by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, capture: false, first: None }
    }
}

impl Options {
    /// Whether a game can be started with them, beyond what the schema says.
    pub(super) fn check(&self) -> Result<(), BadOptions> {
        // Rule: two players, or four in two teams; three are not offered.
        let players = self.players;
        if !matches!(players, 2 | 4) {
            return Err(BadOptions(messages::refused_players(players)));
        }
        BadOptions::check_first(self.first, players.into())
    }
}

pub(super) fn schema() -> Schema {
    let capture = Field {
        key: "capture",
        label: messages::capture_label(),
        help: messages::capture_help(),
        kind: OptionKind::Toggle,
        default: Value::Bool(false),
    };
    Schema { fields: vec![Schema::players(2, 4, &[3]), capture, Schema::first()] }
}
