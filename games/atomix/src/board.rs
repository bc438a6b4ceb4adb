//! The tops of the piles, kept so that one look tells every cell a tile fits on. Knows the rules of laying and what a
//! tile pays, nothing of hands and turns.
//!
//! Sets of cells are the bits of a number. For each side of a cell and each of its two ends there is the set of cells
//! that see a colour there, in the tile across. A tile fits where on every side one end sees its colour:
//!
//! ```text
//!       end 0 ___________ end 1        of side 1: corner 1 and corner 2; the tile
//!         1 \     side 1     / 2       across has its corners 2 and 1 there
//! ```

use super::atoms::Atoms;
use super::cell::{CELLS, Cell, Lying};
use super::colour::Colour;
use super::points::Points;
use super::reactors::{POINTS, Reactors, Spot};
use super::tile::VALUES;

/// What can be seen from above.
#[derive(Clone)]
pub(super) struct Board {
    /// By side, end and colour: the cells that see this colour there. End 0 of a bare side sees every colour.
    facing: [[[u64; 4]; 2]; 3],
    /// By side: the cells with no tile across it.
    bare: [u64; 3],
    /// By corner and colour: the cells where this colour harms no nucleus.
    spares: [[u64; 4]; 3],
    /// By value less one: the cells with a pile low enough for this value.
    room: [u64; VALUES],
    tops: [Option<Atoms>; CELLS],
    heights: [u8; CELLS],
    /// By point and colour: how many atoms of this colour lie there.
    atoms: [[u8; 4]; POINTS],
    nuclei: [Option<Colour>; POINTS],
}

impl Board {
    /// No tile yet.
    pub fn new(cells: usize) -> Board {
        const ALL: u64 = u64::MAX;
        Board {
            facing: [[[ALL; 4], [0; 4]]; 3],
            bare: [ALL; 3],
            spares: [[ALL; 4]; 3],
            room: [(1 << cells) - 1; VALUES],
            tops: [None; CELLS],
            heights: [0; CELLS],
            atoms: [[0; 4]; POINTS],
            nuclei: [None; POINTS],
        }
    }

    /// What lies on top of a cell.
    pub fn top(&self, cell: Cell) -> Option<Atoms> {
        self.tops[cell.index()]
    }

    /// How many tiles lie on a cell.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.heights[cell.index()]
    }

    /// The colour of the nucleus at a point.
    pub fn nucleus(&self, spot: Spot) -> Option<Colour> {
        self.nuclei[spot.index()]
    }

    /// Rule: the value must be at least the level, and no pile is higher than five.
    #[inline]
    pub fn room(&self, value: u8) -> u64 {
        self.room[usize::from(value) - 1]
    }

    /// Rule: at least one side must touch a tile.
    #[inline]
    pub fn touched(&self) -> u64 {
        let [before, across, after] = self.bare;
        !(before & across & after)
    }

    /// Rule: on every side that touches a tile one of the two pairs must be equal.
    #[inline]
    pub fn connected(&self, atoms: Atoms) -> u64 {
        let [a, b, c] = atoms.colours().map(Colour::index);
        let [before, across, after] = &self.facing;
        (before[0][a] | before[1][b]) & (across[0][b] | across[1][c]) & (after[0][c] | after[1][a])
    }

    /// Rule: nuclei are indestructible.
    #[inline]
    pub fn sparing(&self, atoms: Atoms) -> u64 {
        let [a, b, c] = atoms.colours().map(Colour::index);
        self.spares[0][a] & self.spares[1][b] & self.spares[2][c]
    }

    /// The cells, out of some, where a tile may be laid this way round.
    #[inline]
    pub fn fits(&self, atoms: Atoms, cells: u64) -> u64 {
        cells & self.connected(atoms) & self.sparing(atoms)
    }

    /// How much the tops of the piles offer a colour: the ends of sides where a tile to be laid would see it, each counted by
    /// the level that tile would have.
    pub fn offer(&self, colour: Colour) -> u32 {
        let [one, two, three, four, five] = self.room;
        // A tile of level n is one of those of level 1 or more, of level 2 or more, and so on: it comes up n times.
        let reached = [five, five & !one, five & !two, five & !three, five & !four];
        let mut offer = 0;
        for (facing, bare) in self.facing.iter().zip(&self.bare) {
            for end in facing {
                let seen = end[colour.index()] & !bare;
                offer += reached.iter().map(|cells| (seen & cells).count_ones()).sum::<u32>();
            }
        }
        offer
    }

    /// Whether there is a fusion at an end of a side of a tile that lies or is to be laid there.
    #[inline]
    pub fn is_fusion(&self, lying: Lying, side: usize, end: usize) -> bool {
        let colour = lying.atoms.at((side + end) % 3).index();
        let sees = self.facing[side][end][colour] & !self.bare[side];
        sees & lying.cell.bit() != 0
    }

    /// Lays a tile and counts what it would pay the owner of a colour.
    #[inline]
    pub fn lay(&mut self, reactors: &Reactors, lying: Lying, own: Option<Colour>) -> Points {
        let Lying { cell, atoms, value } = lying;
        let height = &mut self.heights[cell.index()];
        self.room[usize::from(*height)] &= !cell.bit();
        *height += 1;
        let mut points = Points { value, level: *height, ..Points::default() };
        self.count_fusions(lying, own, &mut points);

        let under = self.tops[cell.index()].replace(atoms);
        for corner in 0..3 {
            let colour = atoms.at(corner);
            let new = under.is_none_or(|under| under.at(corner) != colour);
            if let Some(spot) = reactors.spot(cell, corner).filter(|_| new) {
                let counts = &mut self.atoms[spot.index()];
                if let Some(under) = under {
                    counts[under.at(corner).index()] -= 1;
                }
                counts[colour.index()] += 1;
                if counts[colour.index()] == 6 {
                    self.found(reactors, spot, colour);
                    points.nuclei += 1;
                    points.own_nuclei += u8::from(own == Some(colour));
                }
            }
        }

        let [a, b, c] = atoms.colours();
        self.show(cell.before(), 2, [b, a]);
        self.show(cell.after(), 0, [a, c]);
        if let Some(across) = reactors.across(cell) {
            self.show(across, 1, [c, b]);
        }
        points
    }

    /// What a tile would pay the owner of a colour, without laying it.
    #[inline]
    pub fn worth(&self, reactors: &Reactors, lying: Lying, own: Option<Colour>) -> Points {
        let Lying { cell, atoms, value } = lying;
        let level = self.heights[cell.index()] + 1;
        let mut points = Points { value, level, ..Points::default() };
        self.count_fusions(lying, own, &mut points);
        let under = self.tops[cell.index()];
        for corner in 0..3 {
            let colour = atoms.at(corner);
            let new = under.is_none_or(|under| under.at(corner) != colour);
            if let Some(spot) = reactors.spot(cell, corner).filter(|_| new)
                && self.atoms[spot.index()][colour.index()] == 5
            {
                points.nuclei += 1;
                points.own_nuclei += u8::from(own == Some(colour));
            }
        }
        points
    }

    #[inline]
    fn count_fusions(&self, lying: Lying, own: Option<Colour>, points: &mut Points) {
        for side in 0..3 {
            for end in 0..2 {
                let fusion = self.is_fusion(lying, side, end);
                let colour = lying.atoms.at((side + end) % 3);
                points.fusions += u8::from(fusion);
                points.own_fusions += u8::from(fusion & (own == Some(colour)));
            }
        }
    }

    /// Six atoms of a colour lie round a point.
    fn found(&mut self, reactors: &Reactors, spot: Spot, colour: Colour) {
        self.nuclei[spot.index()] = Some(colour);
        for (corner, spares) in self.spares.iter_mut().enumerate() {
            let round = reactors.round(spot, corner);
            for other in Colour::ALL.into_iter().filter(|&other| other != colour) {
                spares[other.index()] &= !round;
            }
        }
    }

    /// A cell sees these colours at the ends of a side.
    #[inline]
    fn show(&mut self, cell: Cell, side: usize, colours: [Colour; 2]) {
        let bit = cell.bit();
        self.bare[side] &= !bit;
        for (facing, colour) in self.facing[side].iter_mut().zip(colours) {
            for cells in facing.iter_mut() {
                *cells &= !bit;
            }
            facing[colour.index()] |= bit;
        }
    }
}
