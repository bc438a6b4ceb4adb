//! The sheet and the plate as bits, for speed: what is red where. Knows no player and no turn.
//!
//! ```text
//!     80 81 ... 88 (89)        the 9 x 9 places of the sheet, rank by rank from the bottom left,
//!      . .                     ten to a rank: the tenth is always empty, so that a line
//!     10 11 ... 18 (19)        that leaves the sheet at one side does not come in at the other
//!      0  1 ...  8  (9)
//! ```
//!
//! The holes of the plate have the numbers of the places below them when the plate lies at the bottom left; elsewhere
//! they are shifted by the same amount.

use super::corner::Corner;
use super::hole::Hole;

/// A set of places of the sheet, or of holes of the plate.
pub type Bits = u128;

/// From one rank to the next.
pub const RANK: u32 = 10;
/// Places a side of the sheet.
pub(super) const SIDE: u8 = 9;

/// The number of a place of the sheet.
pub const fn place(file: u8, rank: u8) -> u32 {
    rank as u32 * RANK + file as u32
}

/// The file and the rank of a place.
pub(super) const fn file_and_rank(place: u32) -> (u8, u8) {
    ((place % RANK) as u8, (place / RANK) as u8)
}

/// The bit of a hole.
#[inline]
pub const fn bit(hole: Hole) -> Bits {
    const BITS: [Bits; Hole::COUNT] = {
        let mut bits = [0; Hole::COUNT];
        let mut index = 0;
        while index < bits.len() {
            bits[index] = 1 << (index + 2 * (index >> 3));
            index += 1;
        }
        bits
    };
    BITS[hole.index()]
}

/// The hole with this number among the places.
#[inline]
pub const fn hole(place: u32) -> Hole {
    let rank = place / RANK;
    Hole::from_index((place - 2 * rank) as usize)
}

/// How far the plate in this corner is shifted.
#[inline]
pub const fn shift(corner: Corner) -> u32 {
    const SHIFTS: [u32; 4] = {
        let mut shifts = [0; 4];
        let mut index = 0;
        while index < 4 {
            let (file, rank) = Corner::ALL[index].offset();
            shifts[index] = place(file, rank);
            index += 1;
        }
        shifts
    };
    // All are below 16; knowing that, the compiler shifts without looking for more than a word.
    SHIFTS[corner as usize] & 15
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hole_has_its_place() {
        for each in Hole::all() {
            let number = place(each.file(), each.rank());
            assert_eq!(bit(each), 1 << number);
            assert_eq!(hole(number), each);
        }
    }

    #[test]
    fn seventeen_places_lie_outside_the_plate() {
        let sheet: Bits = (0..81).map(|n| 1 << place(n % 9, n / 9)).sum();
        let plate: Bits = Hole::all().map(bit).sum();
        for corner in Corner::ALL {
            let covered = plate << shift(corner);
            assert_eq!(covered & !sheet, 0, "the plate lies on the sheet");
            assert_eq!((sheet & !covered).count_ones(), 17);
        }
    }
}
