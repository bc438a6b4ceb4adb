//! The three winning figures, looked for round the tile that was just laid.
//!
//! ```text
//!      line             triangle        ring
//!   o o o o o o            o            o o
//!                         o o          o . o
//!                        o o o          o o
//! ```

use serde::{Deserialize, Serialize};
use tablier_geometry::{Hex, HexDirection};

use super::board::Board;

/// Six tiles of one colour that win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// Six in a straight row; a longer row contains one.
    Line,
    /// The filled triangle of side three.
    Triangle,
    /// The six cells round a centre, whatever is in it.
    Ring,
}

/// A triangle or ring as seen from one of its cells.
#[derive(Clone, Copy)]
struct Pattern {
    figure: Figure,
    /// A bit for each direction in which the next cell belongs to it.
    near: u8,
    /// Its cells further off; a cell of a triangle's edge has only one such cell, repeated here.
    far: [Hex; 3],
}

/// The figure of this colour that the tile on `cell` is part of, if any.
#[inline]
pub(super) fn completed(board: &Board, cell: Hex, colour: usize) -> Option<Figure> {
    let near = board.sides(cell, colour);
    if row(board, cell, colour, near).is_some() {
        return Some(Figure::Line);
    }
    pattern(board, cell, colour, near).map(|found| found.figure)
}

/// The cells of that figure, for showing it.
pub(super) fn completed_cells(board: &Board, cell: Hex, colour: usize) -> Vec<Hex> {
    let near = board.sides(cell, colour);
    if let Some((start, axis, length)) = row(board, cell, colour, near) {
        return start.line(axis, length).collect();
    }
    let Some(found) = pattern(board, cell, colour, near) else {
        return Vec::new();
    };
    let beside =
        (0..6).filter(|side| found.near & (1 << side) != 0).map(|side| cell.neighbours()[side]);
    let mut cells: Vec<Hex> =
        [cell].into_iter().chain(beside).chain(found.far.map(|offset| cell + offset)).collect();
    tablier_rules::sort_few(&mut cells, |cell| *cell);
    cells.dedup();
    cells
}

/// A row of at least six of this colour through `cell`: where it starts, along which axis, and how long it is. `near` are
/// the sides on which a tile of the colour lies.
#[inline]
fn row(board: &Board, cell: Hex, colour: usize, near: u8) -> Option<(Hex, HexDirection, u32)> {
    for (side, axis) in HexDirection::LINES.into_iter().enumerate() {
        if near & (0b1001 << side) == 0 {
            continue;
        }
        let (step, mut start, mut length) = (axis.offset(), cell, 1);
        while board.has(start - step, colour) {
            start = start - step;
            length += 1;
        }
        let mut end = cell + step;
        while board.has(end, colour) {
            end = end + step;
            length += 1;
        }
        if length >= 6 {
            return Some((start, axis, length));
        }
    }
    None
}

/// The first triangle or ring of this colour through `cell`.
#[inline]
fn pattern(board: &Board, cell: Hex, colour: usize, near: u8) -> Option<Pattern> {
    let mut candidates = CANDIDATES[usize::from(near)];
    while candidates != 0 {
        let pattern = PATTERNS[candidates.trailing_zeros() as usize];
        if pattern.far.iter().all(|&offset| board.has(cell + offset, colour)) {
            return Some(pattern);
        }
        candidates &= candidates - 1;
    }
    None
}

/// A bit for each pattern that fits what lies beside a cell, by the sides on which a tile of the colour lies.
static CANDIDATES: [u32; 64] = {
    let mut candidates = [0; 64];
    let mut near = 0;
    while near < 64 {
        let mut index = 0;
        while index < PATTERNS.len() {
            if near as u8 & PATTERNS[index].near == PATTERNS[index].near {
                candidates[near] |= 1 << index;
            }
            index += 1;
        }
        near += 1;
    }
    candidates
};

/// Both triangles and the ring, from each of their six cells. Triangles come first: they are reported first.
static PATTERNS: [Pattern; 18] = {
    let d = [
        HexDirection::ALL[0].offset(),
        HexDirection::ALL[1].offset(),
        HexDirection::ALL[2].offset(),
        HexDirection::ALL[3].offset(),
        HexDirection::ALL[4].offset(),
        HexDirection::ALL[5].offset(),
    ];
    let o = Hex::ORIGIN;
    let shapes: [(Figure, [Hex; 6]); 3] = [
        (Figure::Triangle, [o, d[0], twice(d[0]), d[1], twice(d[1]), sum(d[0], d[1])]),
        (Figure::Triangle, [o, d[3], twice(d[3]), d[4], twice(d[4]), sum(d[3], d[4])]),
        (Figure::Ring, d),
    ];
    let mut patterns = [Pattern { figure: Figure::Ring, near: 0, far: [o; 3] }; 18];
    let mut index = 0;
    while index < 18 {
        let (figure, cells) = shapes[index / 6];
        patterns[index] = seen_from(figure, &cells, cells[index % 6], &d);
        index += 1;
    }
    patterns
};

const fn sum(a: Hex, b: Hex) -> Hex {
    Hex::new(a.q + b.q, a.r + b.r)
}

const fn twice(a: Hex) -> Hex {
    sum(a, a)
}

const fn seen_from(figure: Figure, cells: &[Hex; 6], from: Hex, directions: &[Hex; 6]) -> Pattern {
    let mut near = 0;
    let mut far = [Hex::ORIGIN; 3];
    let mut far_len = 0;
    let mut index = 0;
    while index < 6 {
        let offset = Hex::new(cells[index].q - from.q, cells[index].r - from.r);
        let mut side = 0;
        while side < 6 && (directions[side].q != offset.q || directions[side].r != offset.r) {
            side += 1;
        }
        if side < 6 {
            near |= 1 << side;
        } else if offset.q != 0 || offset.r != 0 {
            far[far_len] = offset;
            far_len += 1;
        }
        index += 1;
    }
    while far_len < 3 {
        far[far_len] = far[0];
        far_len += 1;
    }
    Pattern { figure, near, far }
}
