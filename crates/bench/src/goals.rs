//! How fast each game is meant to be, on one core: the budgets of the design, all in this one list.

use serde_json::{Value, json};

/// What one kind of random game should reach.
pub(crate) struct Goal {
    /// The slug of the game.
    pub(crate) game: &'static str,
    /// The options that matter; the others are at their defaults.
    pub(crate) options: fn() -> Value,
    /// After how many moves a playout stops; without it, games are played to their end.
    pub(crate) stop: Option<Stop>,
    /// Playouts a second.
    pub(crate) playouts: f64,
}

/// A playout that stops before the end.
#[derive(Clone, Copy)]
pub(crate) struct Stop {
    /// What the moves up to there are called.
    pub(crate) name: &'static str,
    /// How many moves that is at most.
    pub(crate) moves: usize,
}

/// Two players of SIX lay 19 tiles each before the first one is moved.
const PLACING: Stop = Stop { name: "placing only", moves: 38 };

/// Every goal. Those of games that are not in the registry are passed over.
pub(crate) const GOALS: &[Goal] = &[
    goal("six", two_players, 400e3).stopping(PLACING),
    goal("six", two_players, 25e3),
    goal("disx", two_players, 300e3),
    goal("abraxas", defaults, 250e3),
    goal("atomix", two_players, 50e3),
    goal("epix", two_players, 100e3),
    goal("connect-four", defaults, 2e6),
    goal("hex", eleven_a_side, 150e3),
];

const fn goal(game: &'static str, options: fn() -> Value, playouts: f64) -> Goal {
    Goal { game, options, stop: None, playouts }
}

impl Goal {
    const fn stopping(self, stop: Stop) -> Goal {
        Goal { stop: Some(stop), ..self }
    }
}

fn defaults() -> Value {
    json!({})
}

fn two_players() -> Value {
    json!({ "players": 2 })
}

fn eleven_a_side() -> Value {
    json!({ "size": 11 })
}
