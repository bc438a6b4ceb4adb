//! Forced wins of SIX by looking at every turn, on rows of bits. Shares nothing with the search it is a judge of.
//!
//! A row of the plane is a word, a cell of it a bit; what is beside, above or below a cell is a shift away.

use tablier_geometry::Hex;

use super::View;

/// The origin is in the middle of the plane.
const MIDDLE: i16 = 32;

/// The figures, from one of their cells or the centre.
const FIGURES: [[(i16, i16); 6]; 6] = [
    [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)],
    [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)],
    [(0, 0), (1, -1), (2, -2), (3, -3), (4, -4), (5, -5)],
    [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)],
    [(0, 0), (-1, 0), (-2, 0), (0, -1), (-1, -1), (0, -2)],
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
];

type Rows = [u64; 64];

/// A position of the game without captures, with the colour to move.
#[derive(Clone)]
pub struct Plane {
    tiles: [Rows; 2],
    colour: usize,
    /// How many tiles are still to be laid by both.
    reserve: u8,
    /// The rows in which tiles lie.
    rows: (usize, usize),
}

/// A turn: where the tile comes from, unless from the reserve, and where it goes.
pub type Step = (Option<Hex>, Hex);

fn place(cell: Hex) -> (usize, u64) {
    ((cell.r + MIDDLE) as usize, 1 << (cell.q + MIDDLE))
}

fn cell(row: usize, bits: u64) -> Hex {
    Hex::new(bits.trailing_zeros() as i16 - MIDDLE, row as i16 - MIDDLE)
}

fn shifted(row: u64, by: i16) -> u64 {
    if by >= 0 { row >> by } else { row << -by }
}

impl Plane {
    /// The position of a view, if it is not too far from the origin.
    pub fn new(view: &View) -> Option<Plane> {
        let colour = view.turn.index() % 2;
        let reserve = view.left.iter().sum();
        let mut plane = Plane { tiles: [[0; 64]; 2], colour, reserve, rows: (63, 0) };
        for (colour, tiles) in view.tiles.iter().enumerate() {
            for &cell in tiles.iter().flatten() {
                if cell.q.abs().max(cell.r.abs()) > 20 {
                    return None;
                }
                plane.put(cell, colour);
            }
        }
        Some(plane)
    }

    fn put(&mut self, cell: Hex, colour: usize) {
        let (row, bit) = place(cell);
        self.tiles[colour][row] |= bit;
        self.rows = (self.rows.0.min(row), self.rows.1.max(row));
    }

    fn after(&self, (from, to): Step) -> Plane {
        let mut next = self.clone();
        match from {
            Some(from) => {
                let (row, bit) = place(from);
                next.tiles[self.colour][row] &= !bit;
            }
            None => next.reserve -= 1,
        }
        next.put(to, self.colour);
        next.colour = 1 - self.colour;
        next
    }

    fn all(&self) -> Rows {
        std::array::from_fn(|row| self.tiles[0][row] | self.tiles[1][row])
    }

    /// Whether the side to move completes a figure this turn.
    fn completes(&self) -> bool {
        let own = &self.tiles[self.colour];
        let other = &self.tiles[1 - self.colour];
        for row in self.rows.0 - 5..=self.rows.1 + 5 {
            for figure in &FIGURES {
                // All tiles so far, or all but one on a cell that is empty.
                let (mut full, mut missing) = (u64::MAX, 0);
                for &(q, r) in figure {
                    let at = (row as i16 + r) as usize;
                    let (here, empty) = (own[at], !own[at] & !other[at]);
                    missing = missing & shifted(here, q) | full & shifted(empty, q);
                    full &= shifted(here, q);
                }
                while missing != 0 {
                    if self.can_complete(figure.map(|(q, r)| cell(row, missing) + Hex::new(q, r))) {
                        return true;
                    }
                    missing &= missing - 1;
                }
            }
        }
        false
    }

    /// Whether there is a tile to complete this figure with.
    fn can_complete(&self, figure: [Hex; 6]) -> bool {
        self.reserve > 0
            || self.own_tiles().any(|tile| !figure.contains(&tile) && self.liftable(tile).is_some())
    }

    fn own_tiles(&self) -> impl Iterator<Item = Hex> + '_ {
        (self.rows.0..=self.rows.1).flat_map(|row| bits(row, self.tiles[self.colour][row]))
    }

    /// The other tiles, if they hang together without this one.
    fn liftable(&self, tile: Hex) -> Option<Rows> {
        let mut others = self.all();
        let (row, bit) = place(tile);
        others[row] &= !bit;
        let first = others.iter().position(|&row| row != 0)?;
        let mut reached: Rows = [0; 64];
        reached[first] = others[first] & others[first].wrapping_neg();
        loop {
            let mut grew = false;
            for row in (self.rows.0..=self.rows.1).chain((self.rows.0..=self.rows.1).rev()) {
                let more = touched(&reached, row) & others[row] & !reached[row];
                reached[row] |= more;
                grew |= more != 0;
            }
            if !grew {
                break;
            }
        }
        (reached == others).then_some(others)
    }

    /// Whether some turn leads to a position with this property; `first` is tried first.
    fn any_turn(&self, first: &mut Option<Step>, mut holds: impl FnMut(&Plane) -> bool) -> bool {
        if let Some(step) = *first
            && self.allows(step)
            && holds(&self.after(step))
        {
            return true;
        }
        let mut found = |step: Step| {
            let found = holds(&self.after(step));
            if found {
                *first = Some(step);
            }
            found
        };
        if self.reserve > 0 {
            return rim(&self.all()).into_iter().any(|to| found((None, to)));
        }
        let mut is_pinned = true;
        for tile in self.own_tiles() {
            let Some(others) = self.liftable(tile) else {
                continue;
            };
            is_pinned = false;
            if rim(&others).into_iter().any(|to| to != tile && found((Some(tile), to))) {
                return true;
            }
        }
        let passed = Plane { colour: 1 - self.colour, ..self.clone() };
        is_pinned && holds(&passed)
    }

    fn allows(&self, (from, to): Step) -> bool {
        let touches = |others: &Rows| rim(others).contains(&to);
        match from {
            None => self.reserve > 0 && touches(&self.all()),
            Some(from) => {
                let (row, bit) = place(from);
                self.reserve == 0
                    && from != to
                    && self.tiles[self.colour][row] & bit != 0
                    && self.liftable(from).is_some_and(|others| touches(&others))
            }
        }
    }

    /// Whether the side to move wins within so many turns of both, whatever the other does.
    pub fn wins_in(&self, turns: usize) -> bool {
        self.wins(turns, &mut [None; 8])
    }

    /// Whether the side to move loses within so many turns of both, whatever it does.
    pub fn is_lost_in(&self, turns: usize) -> bool {
        self.is_lost(turns, &mut [None; 8])
    }

    fn wins(&self, turns: usize, hints: &mut [Option<Step>; 8]) -> bool {
        self.completes()
            || turns >= 3 && {
                let mut hint = hints[turns];
                let wins = self.any_turn(&mut hint, |next| next.is_lost(turns - 1, hints));
                hints[turns] = hint;
                wins
            }
    }

    fn is_lost(&self, turns: usize, hints: &mut [Option<Step>; 8]) -> bool {
        !self.completes() && {
            let mut hint = hints[turns];
            let holds = self.any_turn(&mut hint, |next| !next.wins(turns - 1, hints));
            hints[turns] = hint;
            !holds
        }
    }
}

/// The cells of a row that share a side with one of these.
fn touched(rows: &Rows, row: usize) -> u64 {
    let (here, above, below) = (rows[row], rows[row - 1], rows[row + 1]);
    here << 1 | here >> 1 | above | above >> 1 | below | below << 1
}

fn rim(tiles: &Rows) -> Vec<Hex> {
    (1..63).flat_map(|row| bits(row, touched(tiles, row) & !tiles[row])).collect()
}

fn bits(row: usize, word: u64) -> impl Iterator<Item = Hex> {
    let mut left = word;
    std::iter::from_fn(move || {
        let first = (left != 0).then(|| cell(row, left));
        left &= left.wrapping_sub(1);
        first
    })
}
