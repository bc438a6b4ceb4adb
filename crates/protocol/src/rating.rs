//! How strong people are at a game, by the rated games they played.

use serde::Serialize;
use tablier_rules::reading;

/// So many rated games it takes before a rating means something …
pub const SETTLED_GAMES: u32 = 10;
/// … against so many people who have played others too.
pub const SETTLED_MET: u32 = 3;

/// How strong a person is at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rating {
    /// 1500 for whoever has not played; whoever has 250 more wins about two games of three.
    pub points: i32,
    /// How many rated games the person played.
    pub games: u32,
    /// How many other people the person met in them who have met others too, as far as it was counted.
    #[serde(default)]
    pub met: u32,
}

reading! {
    fields of Rating { points, games, met = default }
}

impl Rating {
    /// Whether it may still change a lot.
    ///
    /// ```
    /// use tablier_protocol::Rating;
    ///
    /// assert!(Rating { points: 1720, games: 1, met: 1 }.is_provisional());
    /// assert!(Rating { points: 2176, games: 40, met: 1 }.is_provisional(), "always against the same one");
    /// assert!(!Rating { points: 1720, games: 40, met: 12 }.is_provisional());
    /// ```
    pub fn is_provisional(self) -> bool {
        self.games < SETTLED_GAMES || self.met < SETTLED_MET
    }
}

/// The rating of whoever sits in a seat of a rated game: before its end as it is, then as the game left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatRating {
    pub rating: Rating,
    /// What the game brought, once it is over.
    pub gained: Option<i32>,
}

reading! {
    fields of SeatRating { rating, gained }
}

/// A person among all who played a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    /// What the person is called.
    pub name: String,
    pub rating: Rating,
    /// Whether it is the person who asks.
    pub own: bool,
}

reading! {
    fields of Ranked { name, rating, own }
}
