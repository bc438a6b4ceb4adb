//! What can be chosen before the start.

use serde::{Deserialize, Serialize};
use tablier_rules::{BadOptions, Field, OptionKind, Schema, Seat};

use crate::messages;

/// The choices before a game of DisX.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play: two, three or four.
    pub players: u8,
    /// Whether every post begins with two tokens.
    pub quick: bool,
    /// Who begins; by lot where nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, quick: false, first: None }
    }
}

impl Options {
    /// The number of seats and the seat that was named to begin, if they go together.
    pub(super) fn checked(&self) -> Result<(usize, Option<Seat>), BadOptions> {
        let Options { players, first, .. } = *self;
        // Rule: two to four players, each for themselves.
        if !(2..=4).contains(&players) {
            return Err(BadOptions(messages::players_refused(players)));
        }
        let seats = usize::from(players);
        BadOptions::check_first(first, seats)?;
        Ok((seats, first))
    }
}

/// The same choices, as a form asks for them.
pub(super) fn schema() -> Schema {
    let quick = Field {
        key: "quick",
        label: messages::quick(),
        help: messages::quick_help(),
        kind: OptionKind::Toggle,
        default: false.into(),
    };
    Schema { fields: vec![Schema::players(2, 4, &[]), quick, Schema::first()] }
}

#[cfg(test)]
mod tests {
    use tablier_rules::{options_from_json, options_to_json};

    use super::*;
    use crate::DisX;

    #[test]
    fn nothing_said_means_two_players_the_usual_set_up_and_a_lot() {
        let options = options_from_json::<DisX>(&serde_json::Value::Null).unwrap();
        assert_eq!(options, Options { players: 2, quick: false, first: None });
        assert_eq!(options, Options::default());
    }

    #[test]
    fn options_are_named_as_in_the_schema() {
        let options = Options { players: 4, quick: true, first: Some(Seat::new(3)) };
        let json = serde_json::Value::Object(options_to_json::<DisX>(&options));
        assert_eq!(json, serde_json::json!({"players": 4, "quick": true, "first": 3}));
        assert_eq!(options_from_json::<DisX>(&json), Ok(options));
    }

    #[test]
    fn a_first_seat_that_nobody_sits_in_is_refused_with_a_sentence() {
        for players in 2..=4 {
            for seat in 0..8 {
                let options = Options { players, first: Some(Seat::new(seat)), quick: false };
                let checked = options.checked();
                assert_eq!(checked.is_ok(), seat < usize::from(players));
                if let Err(error) = checked {
                    assert!(error.to_string().contains(&format!("from 0 to {}", players - 1)));
                }
            }
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
