//! Opening a table.

use serde::{Deserialize, Serialize};
use tablier_rules::{Deal, OptionMap, Salt, Seed};
use tablier_table::{Absence, Audience, Law, Pace, Place, Setup, rules_of};

/// What a person settles when opening a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The slug of the game.
    pub game: String,
    /// The options of the game; what is not given takes its default.
    #[serde(default)]
    pub options: OptionMap,
    /// Who is to sit where, by seat.
    pub places: Vec<Place>,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// What becomes of a seat whose person is gone.
    #[serde(default)]
    pub absence: Absence,
    /// Who may watch, and whether the lobby shows it.
    #[serde(default)]
    pub audience: Audience,
    /// Whether the ratings of those who play change by it: people only, each in one seat, with a clock.
    #[serde(default)]
    pub rated: bool,
}

impl NewTable {
    /// The same with its chance, under the newest rules of the game.
    pub fn with(self, seed: Seed, salt: Salt) -> Setup {
        let rules = rules_of(&self.game);
        self.dealt(Deal { rules, seed }, salt)
    }

    /// The same under rules that are settled.
    pub fn dealt(self, Deal { rules, seed }: Deal, salt: Salt) -> Setup {
        let NewTable { game, options, places, pace, absence, audience, rated } = self;
        let options = options.into();
        let law = Law::NEWEST;
        Setup { game, rules, law, options, places, pace, absence, audience, rated, seed, salt }
    }
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// Its name, which is also what its link ends with.
    pub table: String,
}
