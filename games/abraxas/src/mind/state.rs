//! A position of ABRAXAS as small as it can be, to be copied millions of times. Where the pawns are, whose turn it is and
//! what was used: what is to be decided is told by whoever holds it.

use super::ground::{Ground, PLATE};
use crate::{Bits, Corner, PawnPlace, Stand, View, bit, shift};

/// A position between two decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The holes with a red pawn and those with a stop pawn, whosever it is.
    pub red: Bits,
    pub blue: Bits,
    /// Positions that have stood twice since a pawn was last taken, as one number; 0 for none.
    pub echo: u64,
    /// Where the positions that may repeat begin in the list of the search.
    pub since: u16,
    pub corner: Corner,
    /// Whose turn it is, 0 or 1.
    pub mover: u8,
    pub taken: [u8; 2],
    /// Stop pawns left.
    pub stops: [u8; 2],
    pub supply: u8,
    /// Turns completed.
    pub turns: u8,
    /// Whether the mover may not use a stop pawn in this turn.
    pub barred: bool,
    /// Whether the mover plays again after taking, and whether anew after a Stop.
    pub repeat: bool,
    pub anew: bool,
}

impl State {
    pub fn of(view: &View) -> State {
        let pawns = view.pawns.iter().filter_map(|place| match place {
            PawnPlace::Hole(hole) => Some(bit(*hole)),
            _ => None,
        });
        State {
            red: pawns.sum(),
            blue: view.stops.iter().flatten().map(|&hole| bit(hole)).sum(),
            echo: 0,
            since: 0,
            corner: view.plate.unwrap_or_default(),
            mover: view.mover.index() as u8,
            taken: view.taken,
            stops: view.stops_left,
            supply: view.supply,
            turns: view.turns,
            barred: view.barred,
            repeat: view.repeat,
            anew: view.anew,
        }
    }

    /// The player whose turn it is, as an index.
    #[inline]
    pub fn own(&self) -> usize {
        usize::from(self.mover)
    }

    /// The other player, as an index.
    #[inline]
    pub fn other(&self) -> usize {
        usize::from(self.mover ^ 1)
    }

    /// The holes without a pawn.
    #[inline]
    pub fn free_holes(&self) -> Bits {
        PLATE & !(self.red | self.blue)
    }

    /// The places of the sheet that show red while the plate lies in this corner.
    #[inline]
    pub fn visible(&self, ground: &Ground, corner: Corner) -> Bits {
        let shift = shift(corner);
        // Rule: a blue pawn hides the dot under it.
        ground.dots & !(self.blue << shift) | self.red << shift
    }

    /// Whether the mover may lay a stop pawn instead of a red one.
    #[inline]
    pub fn may_use_stop(&self) -> bool {
        self.stops[self.own()] > 0 && !self.barred && !self.anew
    }

    /// Whether the other player is asked about a red pawn laid now.
    #[inline]
    pub fn is_answerable(&self) -> bool {
        self.repeat && !self.anew && self.stops[self.other()] > 0
    }

    /// A number for all that decides how the game goes on.
    #[inline]
    pub fn key(&self, near_end: bool) -> u64 {
        let flags = [self.barred, self.repeat, self.anew].map(u64::from);
        let small = [
            self.corner as u64,
            u64::from(self.mover),
            u64::from(self.taken[0]),
            u64::from(self.taken[1]),
            u64::from(self.stops[0]),
            u64::from(self.stops[1]),
            flags[0] << 2 | flags[1] << 1 | flags[2],
            if near_end { u64::from(self.turns) } else { 0 },
        ];
        let small = small.into_iter().fold(0, |sum, part| sum << 8 | part);
        let pawns = fold(self.red as u64 ^ KEYS[0], (self.red >> 64) as u64 ^ KEYS[1]);
        let stops = fold(self.blue as u64 ^ KEYS[2], (self.blue >> 64) as u64 ^ KEYS[3]);
        fold(pawns ^ stops.rotate_left(32), small ^ self.echo ^ KEYS[4]) ^ pawns
    }

    /// A number for what must be the same for a position to have stood before.
    pub fn stand(&self) -> u64 {
        stand(self.red, self.corner, self.barred)
    }
}

const KEYS: [u64; 5] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
    0xd6e8_feb8_6659_fd93,
    0xa076_1d64_78bd_642f,
];

/// Two words mixed into one.
#[inline]
fn fold(one: u64, two: u64) -> u64 {
    let product = u128::from(one) * u128::from(two);
    product as u64 ^ (product >> 64) as u64
}

fn stand(red: Bits, corner: Corner, barred: bool) -> u64 {
    let small = corner as u64 * 2 + u64::from(barred);
    fold(red as u64 ^ KEYS[0], (red >> 64) as u64 ^ KEYS[2]) ^ fold(small ^ KEYS[1], KEYS[3])
}

/// The same number for a position of a view's history.
pub(super) fn past(stand_of_view: &Stand) -> u64 {
    let ranks =
        (0..8).map(|rank| Bits::from(stand_of_view.red >> (8 * rank) & 0xff) << (10 * rank));
    stand(ranks.sum(), stand_of_view.plate, stand_of_view.barred)
}
