//! What does not change during a game: the dots of the sheet and the rules agreed on. Knows no pawn.

use crate::{Bits, Corner, Direction, Hole, Move, View, bit, place};

/// The sheet, and how it is played on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    /// The places of the sheet with a dot.
    pub dots: Bits,
    /// Whether the pusher chooses the direction.
    pub free: bool,
    /// Whether alignments must be claimed.
    pub vigilance: bool,
}

/// All holes of the plate.
pub(super) const PLATE: Bits = {
    let mut plate = 0;
    let mut index = 0;
    while index < Hole::COUNT {
        plate |= bit(Hole::new(index as u8 % 8, index as u8 / 8));
        index += 1;
    }
    plate
};

impl Ground {
    pub fn of(view: &View) -> Ground {
        let dots = view.sheet.dots().map(|(file, rank)| 1 << place(file, rank)).sum();
        Ground { dots, free: view.free, vigilance: view.vigilance }
    }

    /// The corners a push may lead to.
    #[inline]
    pub fn pushes(&self, from: Corner) -> impl Iterator<Item = Corner> + use<> {
        // Rule: along the arrow; with free pushing also against it.
        let back = Corner::ALL[(from as usize + 3) % 4];
        [Some(from.pushed()), self.free.then_some(back)].into_iter().flatten()
    }

    /// How the push from one corner to another is written.
    pub fn written(&self, from: Corner, to: Corner) -> Move {
        let leads = |way: &Direction| self.free && from.toward(*way) == Some(to);
        Direction::ALL.into_iter().find(leads).map_or(Move::Push, Move::PushTo)
    }
}
