//! The chance of a game that is over. It is the only form in which a seed and a salt leave, and only a finished game makes it.

use serde::{Deserialize, Serialize};
use tablier_rules::reading::{FromJson, Json, Reader};
use tablier_rules::{Salt, Seed};

use crate::table::{Stage, Table};

/// The seed and the salt of a finished game, for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenedChance(u64, String);

impl FromJson for OpenedChance {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> OpenedChance {
        let (seed, salt) = FromJson::from_json(json, reader);
        OpenedChance(seed, salt)
    }
}

impl OpenedChance {
    /// All the chance of the game.
    pub fn seed(&self) -> Seed {
        Seed(self.0)
    }

    /// What kept the seed from being guessed.
    pub fn salt(&self) -> &str {
        &self.1
    }
}

impl Table {
    /// What may be known of the chance now: nothing before the end.
    pub fn opened_chance(&self) -> Option<OpenedChance> {
        let (Seed(seed), Salt(salt)) = (self.setup.seed, &self.setup.salt);
        (self.stage == Stage::Over).then(|| OpenedChance(seed, salt.clone()))
    }
}
