//! Opening a table.

use serde::{Deserialize, Serialize};
use tablier_rules::{ChanceVersion, OptionMap, Rulebooks, RulesVersion, Salt, Seal, Seed, reading};
use tablier_table::{Absence, Audience, Law, Pace, SeatSetup, Setup, rules_of};

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
    pub places: Vec<SeatSetup>,
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
    /// What whoever opens it seals for the chance of the game: the hash of a contribution that is opened once everybody is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

impl NewTable {
    /// The same with its chance, under the newest rules of the game.
    pub fn with(
        self,
        rulebooks: Rulebooks,
        chance: ChanceVersion,
        seed: Seed,
        salt: Salt,
    ) -> Setup {
        let rules = rules_of(rulebooks, &self.game);
        Setup { chance, ..self.dealt(rules, seed, salt) }
    }

    /// The same under rules that are settled, dealt by the seed alone.
    pub fn dealt(self, rules: RulesVersion, seed: Seed, salt: Salt) -> Setup {
        let NewTable { game, options, places, pace, absence, audience, rated, seal: _ } = self;
        let (options, law, chance) = (options.into(), Law::NEWEST, ChanceVersion::SEED);
        Setup {
            game,
            rules,
            law,
            options,
            places,
            pace,
            absence,
            audience,
            rated,
            chance,
            seed,
            salt,
        }
    }
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Opened {
    /// Its name, which is also what its link ends with.
    pub table: String,
}

reading! {
    fields of Opened { table }
}
