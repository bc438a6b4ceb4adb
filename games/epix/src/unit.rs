//! The four kinds of units and the ten pieces of a player. Knows no board.

use serde::{Deserialize, Serialize};

/// What a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Moves or attacks one province far.
    Soldier,
    /// Rides any distance and attacks as often as it can.
    Knight,
    /// Pays every season and never moves.
    Camp,
    /// Attacks from afar, once.
    Catapult,
}

/// Pieces of one player.
pub(super) const PIECES: usize = 10;

impl Kind {
    /// All of them, in the order in which they defend, catapults last.
    pub const ALL: [Kind; 4] = [Kind::Soldier, Kind::Knight, Kind::Camp, Kind::Catapult];

    /// Its word in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Soldier => "soldier",
            Kind::Knight => "knight",
            Kind::Camp => "camp",
            Kind::Catapult => "catapult",
        }
    }

    /// The kind of this name.
    pub(super) fn named(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == word)
    }

    /// The numbers of the pieces of this kind among the ten of a player.
    // Rule: 3 soldiers, 2 knights, 3 camps, 2 catapults.
    #[inline]
    pub(super) const fn pieces(self) -> std::ops::Range<usize> {
        match self {
            Kind::Soldier => 0..3,
            Kind::Knight => 3..5,
            Kind::Camp => 5..8,
            Kind::Catapult => 8..10,
        }
    }

    /// The kind of the piece with this number.
    #[inline]
    pub(super) const fn of(piece: usize) -> Kind {
        match piece {
            0..3 => Kind::Soldier,
            3..5 => Kind::Knight,
            5..8 => Kind::Camp,
            _ => Kind::Catapult,
        }
    }
}
