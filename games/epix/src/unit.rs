//! The four kinds of units and the ten pieces of a player. Knows no board.

use serde::Serialize;
use tablier_rules::reading;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitKind {
    /// Moves or attacks one province far.
    Soldier,
    /// Rides any distance and attacks as often as it can.
    Knight,
    /// Pays every season and never moves.
    Camp,
    /// Attacks from afar, once.
    Catapult,
}

reading! {
    variants of UnitKind { "soldier" => Soldier, "knight" => Knight, "camp" => Camp, "catapult" => Catapult }
}

/// Pieces of one player.
pub(super) const PIECES: usize = 10;

impl UnitKind {
    /// All of them, in the order in which they defend, catapults last.
    pub const ALL: [UnitKind; 4] =
        [UnitKind::Soldier, UnitKind::Knight, UnitKind::Camp, UnitKind::Catapult];

    /// Its word in the notation.
    pub fn name(self) -> &'static str {
        match self {
            UnitKind::Soldier => "soldier",
            UnitKind::Knight => "knight",
            UnitKind::Camp => "camp",
            UnitKind::Catapult => "catapult",
        }
    }

    /// The kind of this name.
    pub(super) fn named(word: &str) -> Option<UnitKind> {
        UnitKind::ALL.into_iter().find(|kind| kind.name() == word)
    }

    /// The numbers of the pieces of this kind among the ten of a player.
    // Rule: 3 soldiers, 2 knights, 3 camps, 2 catapults.
    #[inline]
    pub(super) const fn pieces(self) -> std::ops::Range<usize> {
        match self {
            UnitKind::Soldier => 0..3,
            UnitKind::Knight => 3..5,
            UnitKind::Camp => 5..8,
            UnitKind::Catapult => 8..10,
        }
    }

    /// The kind of the piece with this number.
    #[inline]
    pub(super) const fn of(piece: usize) -> UnitKind {
        match piece {
            0..3 => UnitKind::Soldier,
            3..5 => UnitKind::Knight,
            5..8 => UnitKind::Camp,
            _ => UnitKind::Catapult,
        }
    }
}
