//! What a tile pays if it is the last one of a turn. Knows the count, not how it came about.

use serde::Serialize;
use tablier_rules::reading;

/// Rule: a nucleus pays 25 points, twice as many in the own colour.
const NUCLEUS: i32 = 25;

/// The count of one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Points {
    /// The value of the tile.
    pub value: u8,
    /// The level it lies on, from 1.
    pub level: u8,
    /// Its fusions, in any colour.
    pub fusions: u8,
    /// Those in the player's own colour.
    pub own_fusions: u8,
    /// The nuclei it completes, in any colour.
    pub nuclei: u8,
    /// Those in the player's own colour.
    pub own_nuclei: u8,
}

reading! {
    fields of Points { value, level, fusions, own_fusions, nuclei, own_nuclei }
}

impl Points {
    /// Rule: (value × fusions, own ones counted twice) × level, and the nuclei.
    #[inline]
    pub fn total(self) -> i32 {
        self.reaction() + self.bonus()
    }

    /// What the fusions pay.
    #[inline]
    pub fn reaction(self) -> i32 {
        i32::from(self.value) * i32::from(self.fusions + self.own_fusions) * i32::from(self.level)
    }

    /// What the nuclei pay.
    #[inline]
    pub fn bonus(self) -> i32 {
        NUCLEUS * i32::from(self.nuclei + self.own_nuclei)
    }
}
