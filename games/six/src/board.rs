//! The table of SIX: which tiles lie where, and where a tile may touch them. Knows neither turns nor figures.
//!
//! The plane is unbounded, but all tiles hang together and there are at most 38 of them, so no two cells that matter are
//! ever more than 40 apart: `q + 45 r` modulo 2048 tells all those cells apart, however far the group wanders, and the
//! cell beside another is always the same number of slots away.
//!
//! ```text
//!      / \   / \   / \
//!     /   \ /   \ /   \       a cell is empty or holds a tile, and counts the tiles beside it;
//!    | 0,0 | 1,0 | 2,0 |      the empty cells that count at least one are the *rim*
//!     \   / \   / \   /
//!      \ /   \ /   \ /
//!       | 0,1 | 1,1 |
//!        \   / \   /
//!         \ /   \ /
//! ```

use tablier_geometry::{Hex, HexDirection};

use super::tiles::{TILES, Tile, Tiles};

const SLOTS: usize = 2048;
const ROW: i16 = 45;
/// More than all tiles have sides.
const RIM: usize = 256;

#[derive(Clone, Copy, Default)]
struct Cell {
    /// The low two bits are 0 without a tile, otherwise 1 + colour; above them the number of tiles beside it.
    state: u8,
    /// The tile that lies there, or the place of the empty cell in the rim.
    index: u8,
}

const TAKEN: u8 = 0b11;
const BESIDE: u8 = 0b100;

#[derive(Clone)]
pub(super) struct Board {
    cells: [Cell; SLOTS],
    rim: [Hex; RIM],
    rim_len: usize,
    /// Where each tile lies, or lay when it was last on the table.
    places: [Hex; 2 * TILES],
    /// The tiles beside each tile on the table.
    beside: [Tiles; 2 * TILES],
    lying: Tiles,
}

#[inline]
fn slot(cell: Hex) -> usize {
    (cell.q.wrapping_add(cell.r.wrapping_mul(ROW))) as usize % SLOTS
}

/// How many slots further the next cell in each direction is.
const STEPS: [usize; 6] = {
    let mut steps = [0; 6];
    let mut side = 0;
    while side < 6 {
        let Hex { q, r } = HexDirection::ALL[side].offset();
        steps[side] = (q + r * ROW) as usize % SLOTS;
        side += 1;
    }
    steps
};

impl Board {
    /// The empty table, where the first tile goes to the origin.
    pub fn new() -> Board {
        let mut board = Board::bare();
        board.join_rim(Hex::ORIGIN);
        board
    }

    /// The empty table, to be laid out as a position found elsewhere.
    pub fn bare() -> Board {
        Board {
            cells: [Cell::default(); SLOTS],
            rim: [Hex::ORIGIN; RIM],
            rim_len: 0,
            places: [Hex::ORIGIN; 2 * TILES],
            beside: [Tiles::EMPTY; 2 * TILES],
            lying: Tiles::EMPTY,
        }
    }

    /// Whether a tile of this colour lies on a cell that is not far from the others.
    #[inline]
    pub fn has(&self, cell: Hex, colour: usize) -> bool {
        self.cells[slot(cell)].state & TAKEN == colour as u8 + 1
    }

    /// On which sides of such a cell a tile of this colour lies, as a bit for each direction.
    #[inline]
    pub fn sides(&self, cell: Hex, colour: usize) -> u8 {
        let here = slot(cell);
        let mut sides = 0;
        for (side, step) in STEPS.into_iter().enumerate() {
            let taken = self.cells[(here + step) % SLOTS].state & TAKEN;
            sides |= u8::from(taken == colour as u8 + 1) << side;
        }
        sides
    }

    /// The tile of this colour on any cell.
    #[inline]
    pub fn tile_at(&self, cell: Hex, colour: usize) -> Option<Tile> {
        let tile = Tile::from_index(self.cells[slot(cell)].index.into());
        (self.has(cell, colour) && self.place(tile) == cell).then_some(tile)
    }

    /// The cells where a tile shares a side with a tile on the table; at the beginning the origin.
    #[inline]
    pub fn rim(&self) -> &[Hex] {
        &self.rim[..self.rim_len]
    }

    /// Whether a tile laid on this cell, whichever it is, would share a side with another.
    #[inline]
    pub fn is_rim(&self, cell: Hex) -> bool {
        let Cell { state, index } = self.cells[slot(cell)];
        state & TAKEN == 0 && self.rim().get(usize::from(index)) == Some(&cell)
    }

    #[inline]
    pub fn place(&self, tile: Tile) -> Hex {
        self.places[tile.index()]
    }

    /// The tiles on the table.
    #[inline]
    pub fn lying(&self) -> Tiles {
        self.lying
    }

    /// The tiles of a colour on the table.
    #[inline]
    pub fn lying_of(&self, colour: usize) -> Tiles {
        self.lying.and(Tiles::of(colour))
    }

    /// Lays a tile on an empty cell.
    #[inline]
    pub fn lay(&mut self, tile: Tile, cell: Hex) {
        if self.is_rim(cell) {
            self.leave_rim(cell);
        }
        self.places[tile.index()] = cell;
        self.lying = self.lying.or(tile.into());
        let here = slot(cell);
        self.cells[here].state |= tile.colour() as u8 + 1;
        self.cells[here].index = tile.index() as u8;
        let mut beside = Tiles::EMPTY;
        let mut rim_len = self.rim_len;
        for (side, step) in STEPS.into_iter().enumerate() {
            let next = &mut self.cells[(here + step) % SLOTS];
            let Cell { state, index } = *next;
            // Which of the cells are new to the rim cannot be foretold: without a branch this is twice as fast.
            let (is_new, is_taken) = (state == 0, state & TAKEN != 0);
            next.state = state + BESIDE;
            next.index = if is_new { rim_len as u8 } else { index };
            self.rim[rim_len % RIM] = cell + HexDirection::ALL[side].offset();
            rim_len += usize::from(is_new);
            beside.add_if(is_taken, index);
        }
        self.rim_len = rim_len;
        self.beside[tile.index()] = beside;
        for other in beside {
            let back = &mut self.beside[other.index()];
            *back = back.or(tile.into());
        }
    }

    /// Takes a tile off the table.
    #[inline]
    pub fn lift(&mut self, tile: Tile) {
        let cell = self.place(tile);
        self.lying = self.lying.without(tile.into());
        for other in self.beside[tile.index()] {
            let back = &mut self.beside[other.index()];
            *back = back.without(tile.into());
        }
        let here = slot(cell);
        self.cells[here].state &= !TAKEN;
        for (side, step) in STEPS.into_iter().enumerate() {
            let next = &mut self.cells[(here + step) % SLOTS];
            next.state -= BESIDE;
            if next.state == 0 {
                self.leave_rim(cell + HexDirection::ALL[side].offset());
            }
        }
        if self.cells[here].state != 0 {
            self.join_rim(cell);
        }
    }

    #[inline]
    fn join_rim(&mut self, cell: Hex) {
        self.cells[slot(cell)].index = self.rim_len as u8;
        self.rim[self.rim_len] = cell;
        self.rim_len += 1;
    }

    #[inline]
    fn leave_rim(&mut self, cell: Hex) {
        self.rim_len -= 1;
        let last = self.rim[self.rim_len];
        let place = self.cells[slot(cell)].index;
        self.rim[usize::from(place)] = last;
        self.cells[slot(last)].index = place;
    }

    /// Whether the other tiles would still hang together without this one: whether its neighbours would.
    #[inline]
    pub fn is_free(&self, tile: Tile) -> bool {
        let neighbours = self.beside[tile.index()];
        let Some(start) = neighbours.first() else {
            return true;
        };
        let others = self.lying.without(tile.into());
        neighbours.without(self.reach(start, others, neighbours)).is_empty()
    }

    /// The tiles among `others` that hang together with `start`, at least as far as needed to tell which of the goals do.
    #[inline]
    fn reach(&self, start: Tile, others: Tiles, goals: Tiles) -> Tiles {
        let mut reached = Tiles::from(start);
        let mut next = reached;
        while let Some(tile) = next.first() {
            let new = self.beside[tile.index()].and(others).without(reached);
            reached = reached.or(new);
            if goals.without(reached).is_empty() {
                break;
            }
            next = next.rest().or(new);
        }
        reached
    }

    /// The tiles that hang together with this one.
    pub fn part_of(&self, tile: Tile) -> Tiles {
        self.reach(tile, self.lying, self.lying)
    }

    /// The parts the tiles on the table form.
    pub fn parts(&self) -> Vec<Tiles> {
        let mut parts = Vec::new();
        let mut left = self.lying;
        while let Some(tile) = left.first() {
            let part = self.part_of(tile);
            left = left.without(part);
            parts.push(part);
        }
        parts
    }

    /// The lowest cell of some tiles, which names the part they form.
    pub fn lowest_cell(&self, tiles: Tiles) -> Option<Hex> {
        tiles.map(|tile| self.place(tile)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rim_is_every_empty_cell_beside_a_tile() {
        let mut board = Board::new();
        assert_eq!(board.rim(), [Hex::ORIGIN]);
        let tile = |number| Tile::new(0, number);
        board.lay(tile(0), Hex::ORIGIN);
        board.lay(tile(1), Hex::new(1, 0));
        assert_eq!(board.rim().len(), 8);
        assert!(!board.is_rim(Hex::new(1, 0)) && board.is_rim(Hex::new(2, 0)));
        board.lift(tile(0));
        assert_eq!(board.rim().len(), 6);
        assert!(board.is_rim(Hex::ORIGIN));
    }

    #[test]
    fn a_group_may_wander_as_far_as_it_likes() {
        let mut board = Board::new();
        let tile = |number| Tile::new(0, number);
        board.lay(tile(0), Hex::ORIGIN);
        for step in 1..300 {
            let number = step % 2;
            if board.lying().has(tile(number)) {
                board.lift(tile(number));
            }
            board.lay(tile(number), Hex::new(step as i16, 0));
            assert!(board.is_free(tile(number)));
        }
        assert_eq!(board.lying().len(), 2);
        assert_eq!(board.rim().len(), 8);
    }

    #[test]
    fn cells_of_a_group_never_share_a_slot() {
        let apart = |cell: &Hex| *cell != Hex::ORIGIN && slot(*cell) == slot(Hex::ORIGIN);
        assert_eq!(Hex::ORIGIN.disc(2 * TILES as u32 + 3).find(apart), None);
        assert_eq!(
            slot(Hex::new(-7, 9)),
            slot(Hex::new(-7, 9) + Hex::new(45, -1)),
            "but far ones do"
        );
    }

    #[test]
    fn a_far_cell_with_the_slot_of_a_tile_is_not_that_tile() {
        let mut board = Board::new();
        board.lay(Tile::new(0, 0), Hex::ORIGIN);
        assert!(board.tile_at(Hex::ORIGIN, 0).is_some());
        assert!(board.tile_at(Hex::new(45, -1), 0).is_none());
        assert!(board.is_rim(Hex::new(1, 0)) && !board.is_rim(Hex::new(46, -1)));
    }
}
