//! Where red pawns would line up, for each corner the plate may be in. Knows no player.
//!
//! A window is four neighbouring places in line of which each is red or could become so. One with three red places is a
//! threat: whoever pushes the plate into that corner lays the fourth. One with two can be built up to a threat.
//!
//! ```text
//!     ranks 3 to 8: the upper half      the sheet is looked at in two halves, each fitting a word: windows that begin
//!     ranks 0 to 5: the lower half      in ranks 0 to 2 belong to the lower one, all others to the upper one
//! ```

use super::ground::Ground;
use super::state::State;
use crate::{Bits, Corner, shift};

/// From one place to the next in a row, a column and the two diagonals.
const STEPS: [u32; 4] = [1, 10, 11, 9];
const LANES: usize = 8;
const HALF: u64 = (1 << 60) - 1;
const UPPER: u32 = 30;
/// Where windows of the lower half begin.
const LOWER_STARTS: u64 = (1 << 30) - 1;

/// What stands in one corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lines {
    /// The free holes where a red pawn would complete an alignment.
    pub threats: Bits,
    /// The free holes where a stop pawn would break a threat: those, and the ones above its dots.
    pub breakers: Bits,
    /// The free holes where a red pawn would make a threat.
    pub builders: Bits,
    /// Whether an alignment stands already.
    pub aligned: bool,
}

/// What stands in each corner.
pub(super) type Survey = [Lines; 4];

/// Looks at all corners at once.
pub(super) fn survey(ground: &Ground, state: &State) -> Survey {
    let free = state.free_holes();
    let mut red = [0; LANES];
    let mut usable = [0; LANES];
    for corner in Corner::ALL {
        let lane = corner as usize * 2;
        let visible = state.visible(ground, corner);
        let open = visible | free << shift(corner);
        red[lane] = visible as u64 & HALF;
        red[lane + 1] = (visible >> UPPER) as u64 & HALF;
        usable[lane] = open as u64 & HALF;
        usable[lane + 1] = (open >> UPPER) as u64 & HALF;
    }
    let mut found = Found::default();
    along::<{ STEPS[0] }>(&red, &usable, &mut found);
    along::<{ STEPS[1] }>(&red, &usable, &mut found);
    along::<{ STEPS[2] }>(&red, &usable, &mut found);
    along::<{ STEPS[3] }>(&red, &usable, &mut found);
    Corner::ALL.map(|corner| {
        let lane = corner as usize * 2;
        let whole = |halves: &[u64; LANES]| {
            let places = Bits::from(halves[lane]) | Bits::from(halves[lane + 1]) << UPPER;
            places >> shift(corner) & free
        };
        // A free hole may lie above a dot, which is red already.
        let pale = !(state.visible(ground, corner) >> shift(corner));
        let breakers = whole(&found.threats);
        Lines {
            threats: breakers & pale,
            breakers,
            builders: whole(&found.builders) & pale,
            aligned: found.fours[lane] | found.fours[lane + 1] != 0,
        }
    })
}

#[derive(Default)]
struct Found {
    threats: [u64; LANES],
    builders: [u64; LANES],
    fours: [u64; LANES],
}

/// All windows in one direction, in all corners.
#[inline(always)]
fn along<const STEP: u32>(red: &[u64; LANES], usable: &[u64; LANES], found: &mut Found) {
    for lane in 0..LANES {
        let starts = if lane % 2 == 0 { LOWER_STARTS } else { HALF };
        let (r, u) = (red[lane], usable[lane]);
        let open = u & u >> STEP;
        let open = open & open >> (2 * STEP) & starts;
        // How many of a window's places are red, by adding two and two.
        let (one, both) = (r ^ r >> STEP, r & r >> STEP);
        let (later_one, later_both) = (one >> (2 * STEP), both >> (2 * STEP));
        let three = (both & later_one | later_both & one) & open;
        let two = ((both ^ later_both) & !(one | later_one) | one & later_one) & open;
        found.threats[lane] |= spread::<STEP>(three);
        found.builders[lane] |= spread::<STEP>(two);
        found.fours[lane] |= both & later_both;
    }
}

/// The places of windows, from where they begin.
#[inline(always)]
fn spread<const STEP: u32>(starts: u64) -> u64 {
    let pairs = starts | starts << STEP;
    pairs | pairs << (2 * STEP)
}
