//! What can be chosen before the start.

use serde::{Deserialize, Serialize};
use tablier_rules::{BadOptions, Field, OptionKind, Schema, Seat};

use super::messages;

/// The choices before a game of Epix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play: two, three or four.
    pub players: u8,
    /// Whether special cards are in the game.
    pub advanced: bool,
    /// Who begins; by lot where nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, advanced: false, first: None }
    }
}

impl Options {
    /// The number of seats and the seat that was named to begin, if they go together.
    pub(super) fn checked(&self) -> Result<(usize, Option<Seat>), BadOptions> {
        let Options { players, first, .. } = *self;
        if !(2..=4).contains(&players) {
            return Err(BadOptions(messages::refused_players(players)));
        }
        let seats = usize::from(players);
        BadOptions::check_first(first, seats)?;
        Ok((seats, first))
    }
}

/// The same choices, as a form asks for them.
pub(super) fn schema() -> Schema {
    let advanced = Field {
        key: "advanced",
        label: messages::option_advanced(),
        help: messages::option_advanced_help(),
        kind: OptionKind::Toggle,
        default: false.into(),
    };
    Schema { fields: vec![Schema::players(2, 4, &[]), advanced, Schema::first()] }
}

#[cfg(test)]
mod tests {
    use tablier_rules::{options_from_json, options_to_json};

    use super::*;
    use crate::Epix;

    #[test]
    fn nothing_said_means_two_players_the_basic_rules_and_a_lot() {
        let options = options_from_json::<Epix>(&serde_json::Value::Null).unwrap();
        assert_eq!(options, Options { players: 2, advanced: false, first: None });
    }

    #[test]
    fn options_are_named_as_in_the_schema() {
        let options = Options { players: 4, advanced: true, first: Some(Seat::new(3)) };
        let json = serde_json::Value::Object(options_to_json::<Epix>(&options));
        assert_eq!(json, serde_json::json!({"players": 4, "advanced": true, "first": 3}));
    }

    #[test]
    fn a_first_seat_that_nobody_sits_in_is_refused_with_a_sentence() {
        for players in 2..=4 {
            let options =
                Options { players, first: Some(Seat::new(players.into())), advanced: false };
            let error = options.checked().unwrap_err().to_string();
            assert!(error.contains(&format!("from 0 to {}", players - 1)), "{error}");
        }
    }

    #[test]
    fn one_or_five_players_are_refused() {
        for players in [0, 1, 5, 255] {
            let error = Options { players, ..Options::default() }.checked().unwrap_err();
            assert!(error.to_string().contains("two, three or four"), "{error}");
        }
    }
}
