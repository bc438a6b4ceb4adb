//! Alignments: four or more red places in unbroken line, and the ways to take pawns from them. Knows no player.

use super::board::{self, Bits, RANK, SIDE};
use super::hole::Holes;

/// From one place to the next in a row, a column and the two diagonals.
const STEPS: [u32; 4] = [1, RANK, RANK + 1, RANK - 1];

/// Four or more red places in a row, as long as they go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alignment {
    first: u32,
    step: u32,
    length: u32,
}

/// The sheet in two halves of six ranks each, which overlap: a row of four lies in one of them or in both. Shifting two
/// words is quicker than shifting one of double length.
#[inline]
const fn halves(red: Bits) -> [u64; 2] {
    const HALF: u64 = (1 << (6 * RANK)) - 1;
    [red as u64 & HALF, (red >> UPPER) as u64 & HALF]
}

/// Where the upper half begins.
const UPPER: u32 = 3 * RANK;

/// The first places of all rows of four in one direction.
#[inline]
const fn fours(half: u64, step: u32) -> u64 {
    let pairs = half & half >> step;
    pairs & pairs >> (2 * step)
}

/// Whether there is an alignment.
#[inline]
pub fn is_aligned(red: Bits) -> bool {
    let [lower, upper] = halves(red);
    STEPS.iter().fold(0, |found, &step| found | fours(lower, step) | fours(upper, step)) != 0
}

/// Calls `with` for each alignment.
#[inline]
pub(super) fn each(red: Bits, mut with: impl FnMut(Alignment)) {
    along::<{ STEPS[0] }>(red, &mut with);
    along::<{ STEPS[1] }>(red, &mut with);
    along::<{ STEPS[2] }>(red, &mut with);
    along::<{ STEPS[3] }>(red, &mut with);
}

/// Calls `with` for each alignment in one direction. Rule: the longest run counts, not a part of it.
#[inline]
fn along<const STEP: u32>(red: Bits, with: &mut impl FnMut(Alignment)) {
    let [lower, upper] = halves(red).map(|half| Bits::from(fours(half, STEP)));
    let mut starts = lower | upper << UPPER;
    while starts != 0 {
        // Along a line places only grow, so the lowest start is the beginning of its run.
        let first = starts.trailing_zeros();
        let mut length = 3;
        let mut rest = starts >> first;
        while rest & 1 != 0 {
            starts ^= 1 << (first + (length - 3) * STEP);
            rest >>= STEP;
            length += 1;
        }
        with(Alignment { first, step: STEP, length });
    }
}

/// All alignments.
pub(super) fn all(red: Bits) -> Vec<Alignment> {
    let mut found = Vec::new();
    each(red, |alignment| found.push(alignment));
    found
}

impl Alignment {
    /// How many places it has.
    pub fn len(self) -> usize {
        self.length as usize
    }

    /// Its places, from one end to the other.
    pub fn places(self) -> impl DoubleEndedIterator<Item = u32> + Clone {
        (0..self.length).map(move |index| self.first + index * self.step)
    }

    /// Which of its places, counted from its first, hold a red pawn.
    #[inline]
    fn pawns(self, red_pawns: Bits) -> u32 {
        let mut pawns = red_pawns >> self.first;
        (0..self.length).fold(0, |found, index| {
            let pawn = pawns as u32 & 1;
            pawns >>= self.step;
            found | pawn << index
        })
    }

    /// Calls `with` for each way to take pawns from it, given the red pawns as places of the sheet; a way is the set of
    /// its places that are lifted from, counted from its first.
    #[inline]
    fn ways(self, red_pawns: Bits, mut with: impl FnMut(u32)) {
        let pawns = self.pawns(red_pawns);
        let ways = &WAYS[self.length as usize];
        // Those of a list that lift nothing but pawns; tells whether there are any.
        let mut offer = |list: &[u16]| {
            list.iter().map(|&taken| u32::from(taken)).filter(|taken| taken & !pawns == 0).fold(
                false,
                |_, taken| {
                    with(taken);
                    true
                },
            )
        };
        // Rule: if no choice meets the spacing, it is ignored.
        let found =
            offer(&ways.spaced[..ways.spaced_count]) || offer(&ways.close[..ways.close_count]);
        // Rule: with fewer pawns than are due, all of them are taken.
        if !found {
            with(pawns);
        }
    }

    fn holes(self, mut taken: u32, shift: u32) -> Holes {
        let mut holes = Holes::NONE;
        while taken != 0 {
            let index = taken.trailing_zeros();
            holes = holes.with(board::hole(self.first + index * self.step - shift));
            taken &= taken - 1;
        }
        holes
    }
}

/// The sets of places that may be lifted from an alignment of one length if all of its places hold pawns.
struct Ways {
    /// Those that leave three places which are not all neighbours.
    spaced: [u16; 77],
    spaced_count: usize,
    /// Those that leave three neighbouring places.
    close: [u16; 7],
    close_count: usize,
}

/// The ways for each length.
static WAYS: [Ways; SIDE as usize + 1] = {
    const NONE: Ways = Ways { spaced: [0; 77], spaced_count: 0, close: [0; 7], close_count: 0 };
    let mut all = [NONE; SIDE as usize + 1];
    let mut length = 4;
    while length < all.len() {
        let ways = &mut all[length];
        let mut taken: u16 = 0;
        while taken < 1 << length {
            let left = !taken & ((1 << length) - 1);
            // Rule: three places of an alignment remain, and they may not be three neighbouring ones.
            if left.count_ones() == 3 {
                if left >> left.trailing_zeros() == 0b111 {
                    ways.close[ways.close_count] = taken;
                    ways.close_count += 1;
                } else {
                    ways.spaced[ways.spaced_count] = taken;
                    ways.spaced_count += 1;
                }
            }
            taken += 1;
        }
        length += 1;
    }
    all
};

/// Calls `with` for each set of pawns that may be taken now, given the red places, those among them that are pawns, and
/// how far the plate is shifted. The same pawns taken from one alignment or from another
/// leave the same position, so each set is given once.
#[inline]
pub fn takings(visible: Bits, pawns: Bits, shift: u32, mut with: impl FnMut(Holes)) {
    let mut singles = Holes::NONE;
    each(visible, |alignment| {
        alignment.ways(pawns, |taken| {
            let holes = alignment.holes(taken, shift);
            // Two pawns lie on one line only; a single one may lie where two lines cross.
            if taken.is_power_of_two() {
                if singles.contains_all(holes) {
                    return;
                }
                singles = singles.and(holes);
            }
            with(holes);
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> (Bits, Bits) {
        let mark = |wanted: char| {
            let marks = text.chars().enumerate();
            marks
                .filter(|&(_, c)| c == wanted)
                .map(|(file, _)| 1 << board::place(file as u8, 4))
                .sum()
        };
        (mark('o'), mark('x'))
    }

    /// The ways to take from a row of dots `o` and pawns `x`, as files.
    fn ways(text: &str) -> Vec<String> {
        let (dots, pawns) = row(text);
        let mut found = Vec::new();
        takings(dots | pawns, pawns, 0, |holes| {
            found.push(holes.iter().map(|hole| char::from(b'a' + hole.file())).collect());
        });
        found.sort();
        found
    }

    #[test]
    fn of_four_pawns_one_of_the_middle_ones_is_taken() {
        assert_eq!(ways("-xxxx"), ["c", "d"]);
    }

    #[test]
    fn of_five_pawns_two_are_taken_so_that_no_three_neighbours_remain() {
        assert_eq!(ways("xxxxx"), ["ac", "ad", "bc", "bd", "be", "cd", "ce"]);
    }

    #[test]
    fn three_dots_and_a_pawn_at_the_end_pay_one_pawn() {
        assert_eq!(ways("xooo"), ["a"]);
        assert_eq!(ways("ooox"), ["d"]);
    }

    #[test]
    fn if_no_choice_meets_the_spacing_it_is_ignored() {
        assert_eq!(ways("xoox"), ["a", "d"]);
        assert_eq!(ways("xooxx"), ["ad"], "but not if some choice meets it");
    }

    #[test]
    fn with_fewer_pawns_than_are_due_all_are_taken() {
        assert_eq!(ways("ooxooo"), ["c"]);
        assert_eq!(ways("oxoxoo"), ["bd"]);
    }

    #[test]
    fn three_are_no_alignment_and_a_gap_breaks_one() {
        assert_eq!(ways("xxx-xxx"), [""; 0]);
        assert!(!is_aligned(row("ooo-xxxo").0));
    }

    #[test]
    fn the_longest_run_counts() {
        let (dots, pawns) = row("oxxoxo-xx");
        let found: Vec<_> = all(dots | pawns).into_iter().map(Alignment::len).collect();
        assert_eq!(found, [6]);
        assert_eq!(all((1 << 9) - 1).into_iter().map(Alignment::len).collect::<Vec<_>>(), [9]);
    }
}
