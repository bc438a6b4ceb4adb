//! Sets of squares as bits, column by column:
//!
//! ```text
//!      6  13  20  27  34  41  48     always empty: no line runs from
//!      -------------------------     the top of a column into the next
//!      5  12  19  26  33  40  47
//!      4  11  18  25  32  39  46
//!      3  10  17  24  31  38  45
//!      2   9  16  23  30  37  44
//!      1   8  15  22  29  36  43
//!      0   7  14  21  28  35  42
//!      a   b   c   d   e   f   g
//! ```

use std::ops::{BitAnd, BitOr, BitOrAssign};

use tablier_geometry::Square;

use super::{Column, GRID};

/// From a square to the one beside it.
const BESIDE: u32 = GRID.ranks() as u32 + 1;

/// From a square to the next in each of the four directions a line can have.
const STEPS: [u32; 4] = [1, BESIDE - 1, BESIDE, BESIDE + 1];

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Discs(u64);

impl Discs {
    /// All squares.
    pub(super) const FULL: Discs = {
        let (mut bits, mut file) = (0, 0);
        while file < GRID.files() as u32 {
            bits |= ((1 << GRID.ranks()) - 1) << (file * BESIDE);
            file += 1;
        }
        Discs(bits)
    };

    /// One square.
    pub(super) fn at(square: Square) -> Discs {
        Discs(1 << (u32::from(square.file) * BESIDE + u32::from(square.rank)))
    }

    /// Where a disc dropped into the column comes to lie among these; nowhere in a full one.
    #[inline]
    pub(super) fn landing(self, column: Column) -> Discs {
        // Adding at the bottom carries through all discs of the column to the first free square.
        let bottom = 1 << (u32::from(column.file()) * BESIDE);
        Discs((self.0 + bottom) & !self.0 & Discs::FULL.0)
    }

    /// Whether the column is not full of these.
    #[inline]
    pub(super) fn has_room(self, column: Column) -> bool {
        let top = u32::from(column.file()) * BESIDE + u32::from(GRID.ranks()) - 1;
        self.0 >> top & 1 == 0
    }

    /// Whether there is no square in it.
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether four of these lie in a line.
    #[inline]
    pub(super) fn has_four(self) -> bool {
        STEPS.iter().fold(0, |ends, &step| ends | self.line_ends(step)) != 0
    }

    /// How many lines of four can be made of all other squares.
    pub(super) fn lines_without(self) -> u32 {
        let others = Discs(Discs::FULL.0 & !self.0);
        STEPS.iter().map(|&step| others.line_ends(step).count_ones()).sum()
    }

    /// The squares from which three more in this direction are in the set.
    #[inline]
    fn line_ends(self, step: u32) -> u64 {
        let pairs = self.0 & self.0 >> step;
        pairs & pairs >> (2 * step)
    }
}

impl BitOr for Discs {
    type Output = Discs;
    #[inline]
    fn bitor(self, other: Discs) -> Discs {
        Discs(self.0 | other.0)
    }
}

impl BitOrAssign for Discs {
    #[inline]
    fn bitor_assign(&mut self, other: Discs) {
        self.0 |= other.0;
    }
}

impl BitAnd for Discs {
    type Output = Discs;
    #[inline]
    fn bitand(self, other: Discs) -> Discs {
        Discs(self.0 & other.0)
    }
}
