//! The table of SIX: which tiles lie where, and where a tile may touch them. Knows neither turns nor figures.
//!
//! The plane is unbounded, but all tiles hang together and there are at most 38 of them, so no two tiles are ever 40
//! cells apart: coordinates modulo 64 tell all cells apart, however far the group wanders.
//!
//! ```text
//!      ___     ___          a cell is empty or holds a tile, and counts the tiles beside it;
//!     /0,0\___/2,-1\        the empty cells that count at least one are the *rim*
//!     \___/1,0\___/
//!         \___/
//! ```

use tablier_geometry::{Hex, HexDirection};

/// Tiles of one colour in a two-player game; teams have one less.
pub(super) const TILES: usize = 19;

const SIDE: usize = 64;
/// A tile has six sides.
const RIM: usize = 6 * 2 * TILES;

/// A cell: who has a tile there, how many tiles lie beside it, and its place in the rim.
#[derive(Clone, Copy, Default)]
struct Cell {
    /// 0 without a tile, otherwise 1 + colour.
    tile: u8,
    /// Number of tiles beside it.
    beside: u8,
    /// Where it stands in the rim, if it is part of it.
    rim: u8,
}

/// Which tile: its colour and its number in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tile {
    pub colour: usize,
    pub number: usize,
}

#[derive(Clone)]
pub(super) struct Board {
    cells: [Cell; SIDE * SIDE],
    rim: [Hex; RIM],
    rim_len: usize,
    /// Where each tile lies, or lay when it was last on the table.
    places: [[Hex; TILES]; 2],
    /// A bit for each tile that lies on the table.
    lying: [u32; 2],
}

#[inline]
fn slot(cell: Hex) -> usize {
    (cell.r as usize % SIDE) * SIDE + cell.q as usize % SIDE
}

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
            cells: [Cell::default(); SIDE * SIDE],
            rim: [Hex::ORIGIN; RIM],
            rim_len: 0,
            places: [[Hex::ORIGIN; TILES]; 2],
            lying: [0; 2],
        }
    }

    /// The colour of the tile on a cell.
    #[inline]
    pub fn colour_at(&self, cell: Hex) -> Option<usize> {
        match self.cells[slot(cell)].tile {
            0 => None,
            tile => Some(usize::from(tile - 1)),
        }
    }

    #[inline]
    pub fn has(&self, cell: Hex, colour: usize) -> bool {
        self.cells[slot(cell)].tile == colour as u8 + 1
    }

    /// The tile on a cell of this colour.
    pub fn tile_at(&self, cell: Hex, colour: usize) -> Option<Tile> {
        self.numbers(colour)
            .find(|&number| self.places[colour][number] == cell)
            .map(|number| Tile { colour, number })
    }

    /// The cells where a tile shares a side with a tile on the table; at the beginning the origin.
    #[inline]
    pub fn rim(&self) -> &[Hex] {
        &self.rim[..self.rim_len]
    }

    /// Whether a tile laid there would share a side with another.
    #[inline]
    pub fn is_rim(&self, cell: Hex) -> bool {
        let place = usize::from(self.cells[slot(cell)].rim);
        self.rim().get(place) == Some(&cell)
    }

    /// The numbers of the tiles of a colour on the table.
    #[inline]
    pub fn numbers(&self, colour: usize) -> impl Iterator<Item = usize> + use<> {
        let lying = self.lying[colour];
        (0..TILES).filter(move |number| lying & (1 << number) != 0)
    }

    #[inline]
    pub fn place(&self, tile: Tile) -> Hex {
        self.places[tile.colour][tile.number]
    }

    /// A bit for each tile of a colour that lies on the table.
    #[inline]
    pub fn lying(&self, colour: usize) -> u32 {
        self.lying[colour]
    }

    /// The cells of all tiles on the table, with their colours.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = (Hex, usize)> + '_ {
        (0..2).flat_map(move |colour| {
            self.numbers(colour).map(move |number| (self.places[colour][number], colour))
        })
    }

    /// How many tiles of a colour lie on the table.
    #[inline]
    pub fn count(&self, colour: usize) -> u32 {
        self.lying[colour].count_ones()
    }

    /// Lays a tile on an empty cell.
    #[inline]
    pub fn lay(&mut self, tile: Tile, cell: Hex) {
        if self.is_rim(cell) {
            self.leave_rim(cell);
        }
        self.places[tile.colour][tile.number] = cell;
        self.lying[tile.colour] |= 1 << tile.number;
        self.cells[slot(cell)].tile = tile.colour as u8 + 1;
        for next in cell.neighbours() {
            let beside = &mut self.cells[slot(next)];
            beside.beside += 1;
            if beside.beside == 1 && beside.tile == 0 {
                self.join_rim(next);
            }
        }
    }

    /// Takes a tile off the table.
    #[inline]
    pub fn lift(&mut self, tile: Tile) {
        let cell = self.place(tile);
        self.lying[tile.colour] &= !(1 << tile.number);
        self.cells[slot(cell)].tile = 0;
        for next in cell.neighbours() {
            let beside = &mut self.cells[slot(next)];
            beside.beside -= 1;
            if beside.beside == 0 && beside.tile == 0 {
                self.leave_rim(next);
            }
        }
        if self.cells[slot(cell)].beside > 0 {
            self.join_rim(cell);
        }
    }

    #[inline]
    fn join_rim(&mut self, cell: Hex) {
        self.cells[slot(cell)].rim = self.rim_len as u8;
        self.rim[self.rim_len] = cell;
        self.rim_len += 1;
    }

    #[inline]
    fn leave_rim(&mut self, cell: Hex) {
        self.rim_len -= 1;
        let last = self.rim[self.rim_len];
        let place = self.cells[slot(cell)].rim;
        self.rim[usize::from(place)] = last;
        self.cells[slot(last)].rim = place;
    }

    /// Whether the other tiles would still hang together without the one on this cell.
    #[inline]
    pub fn is_free(&self, cell: Hex) -> bool {
        let mut beside = 0u8;
        for (side, next) in cell.neighbours().into_iter().enumerate() {
            beside |= u8::from(self.cells[slot(next)].tile != 0) << side;
        }
        // Neighbours that follow each other round the cell touch each other: one such run cannot be split.
        RUNS[usize::from(beside)] <= 1 || self.hangs_together_without(cell)
    }

    fn hangs_together_without(&self, cell: Hex) -> bool {
        let Some(start) = cell.neighbours().into_iter().find(|&next| self.colour_at(next).is_some()) else {
            return true;
        };
        let group = self.group_of(start, Some(cell));
        group.cells().len() as u32 + 1 == self.count(0) + self.count(1)
    }

    /// The tiles that hang together with the one on `start`, as if there were none on `without`.
    pub fn group_of(&self, start: Hex, without: Option<Hex>) -> Group {
        let mut group = Group { cells: [start; 2 * TILES], len: 1 };
        let mut seen = [0u64; SIDE];
        let mut see = |cell: Hex| {
            let (row, bit) = (cell.r as usize % SIDE, 1 << (cell.q as usize % SIDE));
            let new = seen[row] & bit == 0;
            seen[row] |= bit;
            new
        };
        see(start);
        if let Some(without) = without {
            see(without);
        }
        let mut next_cell = 0;
        while next_cell < group.len {
            for next in group.cells[next_cell].neighbours() {
                if self.cells[slot(next)].tile != 0 && see(next) {
                    group.cells[group.len] = next;
                    group.len += 1;
                }
            }
            next_cell += 1;
        }
        group
    }

    /// The parts the tiles on the table form, each with its lowest cell first.
    pub fn parts(&self) -> Vec<Group> {
        let mut parts: Vec<Group> = Vec::new();
        for (cell, _) in self.tiles() {
            if !parts.iter().any(|part| part.cells().contains(&cell)) {
                let mut part = self.group_of(cell, None);
                part.cells[..part.len].sort_unstable();
                parts.push(part);
            }
        }
        parts.sort_unstable_by_key(|part| part.cells[0]);
        parts
    }
}

/// Tiles that hang together.
#[derive(Clone, Copy)]
pub(super) struct Group {
    cells: [Hex; 2 * TILES],
    len: usize,
}

impl Group {
    pub fn cells(&self) -> &[Hex] {
        &self.cells[..self.len]
    }
}

/// How many runs of neighbours there are round a cell, by which of the six sides have one.
const RUNS: [u8; 64] = {
    let mut runs = [0; 64];
    let mut sides = 0;
    while sides < 64 {
        let mut side = 0;
        while side < 6 {
            let here = sides >> side & 1 == 1;
            let after = sides >> ((side + 1) % HexDirection::ALL.len()) & 1 == 1;
            if here && !after {
                runs[sides] += 1;
            }
            side += 1;
        }
        sides += 1;
    }
    runs
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rim_is_every_empty_cell_beside_a_tile() {
        let mut board = Board::new();
        assert_eq!(board.rim(), [Hex::ORIGIN]);
        let tile = |number| Tile { colour: 0, number };
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
        let tile = |number| Tile { colour: 0, number };
        board.lay(tile(0), Hex::ORIGIN);
        for step in 1..300 {
            let number = step % 2;
            if board.lying(0) & (1 << number) != 0 {
                board.lift(tile(number));
            }
            board.lay(tile(number), Hex::new(step as i16, 0));
            assert!(board.is_free(Hex::new(step as i16, 0)));
        }
        assert_eq!(board.count(0), 2);
        assert_eq!(board.rim().len(), 8);
    }
}
