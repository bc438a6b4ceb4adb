//! The plate and what is in its holes, over the dots of a sheet. Knows no player but as the owner of stop pawns.

use super::alignment;
use super::board::{self, Bits};
use super::corner::Corner;
use super::hole::{Hole, Holes};
use super::sheet::Sheet;

/// Rule: 24 red pawns.
pub(super) const PAWNS: usize = 24;
/// Rule: 3 stop pawns for each player.
pub(super) const STOPS: usize = 3;

/// The plate on a sheet.
#[derive(Clone)]
pub(super) struct Plate {
    sheet: Sheet,
    corner: Corner,
    red: Holes,
    blue: Holes,
    /// The red pawns as bits of the board.
    red_bits: Bits,
    /// For each corner the dots that no stop pawn covers there.
    open_dots: [Bits; 4],
    /// The holes with a red pawn in any order, then leftovers; with the number of each pawn, and the other way round.
    holes: [Hole; PAWNS],
    pawns: [u8; PAWNS],
    slots: [u8; Hole::COUNT],
    count: u8,
}

impl Plate {
    /// The empty plate at the top left.
    pub fn new(sheet: Sheet) -> Plate {
        let first = Hole::new(0, 0);
        Plate {
            sheet,
            corner: Corner::NorthWest,
            red: Holes::NONE,
            blue: Holes::NONE,
            red_bits: 0,
            open_dots: [sheet.bits(); 4],
            holes: [first; PAWNS],
            pawns: [0; PAWNS],
            slots: [0; Hole::COUNT],
            count: 0,
        }
    }

    pub fn sheet(&self) -> Sheet {
        self.sheet
    }

    #[inline]
    pub fn corner(&self) -> Corner {
        self.corner
    }

    #[inline]
    pub fn slide(&mut self, corner: Corner) {
        self.corner = corner;
    }

    /// The holes with a red pawn.
    #[inline]
    pub fn red(&self) -> Holes {
        self.red
    }

    /// The holes with a pawn.
    #[inline]
    pub fn full(&self) -> Holes {
        self.red.and(self.blue)
    }

    /// The number of the red pawn in a hole that has one.
    #[inline]
    pub fn pawn(&self, hole: Hole) -> u8 {
        self.pawns[usize::from(self.slots[hole.index()])]
    }

    /// One of the holes with a red pawn, by its number below their count.
    #[inline]
    pub fn red_hole(&self, number: usize) -> Hole {
        self.holes[number]
    }

    /// Puts a red pawn into a free hole.
    #[inline]
    pub fn put(&mut self, pawn: u8, hole: Hole) {
        let slot = usize::from(self.count);
        self.count += 1;
        self.pawns[slot] = pawn;
        self.fill(slot, hole);
    }

    /// Takes the red pawn out of a hole; gives its number.
    pub fn remove(&mut self, hole: Hole) -> u8 {
        let slot = self.empty(hole);
        let pawn = self.pawns[slot];
        self.count -= 1;
        let last = usize::from(self.count);
        self.pawns[slot] = self.pawns[last];
        self.holes[slot] = self.holes[last];
        self.slots[self.holes[slot].index()] = slot as u8;
        pawn
    }

    /// Lifts the red pawn from a hole, to be laid elsewhere before anything else happens on the plate.
    #[inline]
    pub fn lift(&mut self, hole: Hole) {
        self.empty(hole);
    }

    /// Lays the red pawn that was lifted from a hole in another one.
    #[inline]
    pub fn relay(&mut self, from: Hole, hole: Hole) {
        self.fill(usize::from(self.slots[from.index()]), hole);
    }

    #[inline]
    fn fill(&mut self, slot: usize, hole: Hole) {
        self.red = self.red.with(hole);
        self.red_bits |= board::bit(hole);
        self.holes[slot] = hole;
        self.slots[hole.index()] = slot as u8;
    }

    #[inline]
    fn empty(&mut self, hole: Hole) -> usize {
        self.red = self.red.without(hole);
        self.red_bits &= !board::bit(hole);
        usize::from(self.slots[hole.index()])
    }

    /// Puts a stop pawn into a free hole.
    pub fn put_stop(&mut self, hole: Hole) {
        self.blue = self.blue.with(hole);
        for (dots, corner) in self.open_dots.iter_mut().zip(Corner::ALL) {
            // Rule: a blue pawn hides the dot under it.
            *dots &= !(board::bit(hole) << board::shift(corner));
        }
    }

    /// Rule: a place shows red if a red pawn is in the hole above it, or if it has a dot and no pawn covers it.
    #[inline]
    pub fn visible(&self) -> Bits {
        self.open_dots[self.corner as usize] | self.red_on_sheet()
    }

    /// The places of the sheet with a red pawn above.
    #[inline]
    pub fn red_on_sheet(&self) -> Bits {
        self.red_bits << board::shift(self.corner)
    }

    /// Whether four or more red places stand in line.
    #[inline]
    pub fn is_aligned(&self) -> bool {
        alignment::is_aligned(self.visible())
    }

    /// Whether all these holes lie above one alignment.
    pub fn aligns(&self, holes: Holes) -> bool {
        let shift = board::shift(self.corner);
        let above = holes.iter().fold(0, |bits, hole| bits | board::bit(hole) << shift);
        alignment::all(self.visible()).into_iter().any(|line| {
            let places: Bits = line.places().map(|place| 1 << place).sum();
            above & !places == 0
        })
    }

    /// Calls `with` for each set of pawns that may be taken now.
    #[inline]
    pub fn takings(&self, with: impl FnMut(Holes)) {
        alignment::takings(self.visible(), self.red_on_sheet(), board::shift(self.corner), with);
    }
}
