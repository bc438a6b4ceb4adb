//! The positions at the start of each turn, so that a repetition is noticed.

use serde::Serialize;
use tablier_rules::reading;

use super::corner::Corner;

/// A position as far as it can come back: pawns laid from the supply, pawns taken and stop pawns never do.
///
/// Rule: two positions are the same if plate, pawns, scores, player to move, stop pawns left, and whether that player is
/// barred from stopping are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stand {
    /// The holes with a red pawn, as bits; a1 is the lowest.
    pub red: u64,
    /// Where the plate lies.
    pub plate: Corner,
    /// Whether the player to move is barred from using a stop pawn.
    pub barred: bool,
}

reading! {
    fields of Stand { red, plate, barred }
}

/// The positions since a pawn was last taken or a stop pawn laid. Only positions with an empty supply are listed, since
/// no other can repeat; the players move in turn, so that every second one has the same player to move.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct History {
    stands: Vec<Stand>,
    /// A bit for each listed position, some sharing one: where the bit is missing, the position has never stood.
    seen: u64,
}

impl History {
    pub fn of(stands: Vec<Stand>) -> History {
        let seen = stands.iter().fold(0, |seen, stand| seen | stand.bit());
        History { stands, seen }
    }

    pub fn stands(&self) -> &[Stand] {
        &self.stands
    }

    #[inline]
    pub fn clear(&mut self) {
        self.stands.clear();
        self.seen = 0;
    }

    /// Adds a position and tells how often it has stood so far, this time included.
    #[inline]
    pub fn add(&mut self, stand: Stand) -> usize {
        if self.stands.capacity() == 0 {
            self.stands.reserve(64);
        }
        self.stands.push(stand);
        let bit = stand.bit();
        if self.seen & bit == 0 {
            self.seen |= bit;
            return 1;
        }
        self.stands.iter().rev().step_by(2).filter(|&&other| other == stand).count()
    }
}

impl Stand {
    #[inline]
    fn bit(&self) -> u64 {
        1 << (self.red.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58)
    }
}
