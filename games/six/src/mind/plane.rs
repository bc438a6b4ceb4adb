//! The plane of SIX as numbered slots, and where the winning figures lie on it. Knows no tiles.
//!
//! All tiles hang together and there are at most 38 of them: no two cells that matter, five beyond the tiles on either side,
//! are 64 apart. So `q + 64 r` modulo 4096 tells them apart, and the way from a cell to another is always the same
//! number of slots.
//!
//! ```text
//!   kinds 0 to 2: lines       kinds 3 and 4: triangles        kind 5: the ring
//!     A o o o o o                   o        o o A               o o
//!                                  o o        o o               o A o
//!                                 A o o        o                 o o        A: the anchor
//! ```

use tablier_geometry::{Hex, HexDirection};

/// How many slots there are.
pub const SLOTS: usize = 4096;

/// Three lines, two triangles, one ring.
pub const KINDS: usize = 6;

/// The slot of a cell.
#[inline]
pub const fn slot(cell: Hex) -> usize {
    (cell.q as i32 + ((cell.r as i32) << 6)) as usize & (SLOTS - 1)
}

/// The slot so many slots further.
#[inline]
pub const fn beyond(slot: usize, step: usize) -> usize {
    (slot + step) & (SLOTS - 1)
}

/// How many slots further the next cell in each direction is.
pub const STEPS: [usize; 6] = {
    let mut steps = [0; 6];
    let mut side = 0;
    while side < 6 {
        steps[side] = slot(HexDirection::ALL[side].offset());
        side += 1;
    }
    steps
};

/// The cells of the figures of each kind, as seen from the anchor.
pub const FIGURES: [[Hex; 6]; KINDS] = {
    let mut figures = [[Hex::ORIGIN; 6]; KINDS];
    let mut side = 0;
    while side < 6 {
        let Hex { q, r } = HexDirection::ALL[side].offset();
        if side < 3 {
            let mut far = 0;
            while far < 6 {
                figures[side][far] = Hex::new(q * far as i16, r * far as i16);
                far += 1;
            }
        }
        figures[5][side] = Hex::new(q, r);
        side += 1;
    }
    figures[3] = triangle(0);
    figures[4] = triangle(3);
    figures
};

const fn triangle(side: usize) -> [Hex; 6] {
    let (a, b) = (HexDirection::ALL[side].offset(), HexDirection::ALL[side + 1].offset());
    [
        Hex::ORIGIN,
        a,
        Hex::new(2 * a.q, 2 * a.r),
        b,
        Hex::new(2 * b.q, 2 * b.r),
        Hex::new(a.q + b.q, a.r + b.r),
    ]
}

/// The way from a cell to the anchors of the six figures of each kind that contain it.
pub const ANCHORS: [[usize; 6]; KINDS] = {
    let mut anchors = [[0; 6]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut index = 0;
        while index < 6 {
            let Hex { q, r } = FIGURES[kind][index];
            anchors[kind][index] = slot(Hex::new(-q, -r));
            index += 1;
        }
        kind += 1;
    }
    anchors
};

/// Into how many arcs the cells beside a cell fall, by a bit for each side that is taken.
pub const ARCS: [u8; 64] = {
    let mut arcs = [0; 64];
    let mut sides: usize = 0;
    while sides < 64 {
        let next = (sides << 1 | sides >> 5) & 63;
        arcs[sides] = (sides & !next).count_ones() as u8;
        sides += 1;
    }
    arcs
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_finds_the_figures_it_belongs_to() {
        let cell = Hex::new(-7, 3);
        for (kind, anchors) in ANCHORS.iter().enumerate() {
            for &way in anchors {
                let anchor = beyond(slot(cell), way);
                let cells = FIGURES[kind].map(|offset| beyond(anchor, slot(offset)));
                assert!(cells.contains(&slot(cell)), "kind {kind}");
            }
        }
    }

    #[test]
    fn sides_in_a_row_are_one_arc() {
        assert_eq!(
            [0, 0b1, 0b100001, 0b101, 0b10101, 63].map(|sides| ARCS[sides]),
            [0, 1, 1, 2, 3, 0]
        );
    }
}
