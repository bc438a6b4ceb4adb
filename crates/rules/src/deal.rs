//! What a game begins with beside its options.

use crate::{DealKey, RulesVersion, Seed, SeedRng};

/// All the chance of a game, and the version of the rules it is played under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// All the chance, wherever it comes from.
    pub key: DealKey,
}

impl Deal {
    /// The generator that deals the game.
    pub fn rng(&self) -> SeedRng {
        SeedRng::new(self.key)
    }
}

/// Chance alone names no version of the rules, so they are the first.
impl From<Seed> for Deal {
    fn from(seed: Seed) -> Deal {
        Deal { rules: RulesVersion::FIRST, key: seed.into() }
    }
}
