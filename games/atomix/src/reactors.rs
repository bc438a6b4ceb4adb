//! The reactors as they lie: which cells touch across their borders, and at which points six cells meet. Knows no tile.
//!
//! A point is where a nucleus can form: the centre of every reactor, and every point where three reactors meet.

use tablier_geometry::Vertex;
use tablier_rules::Rng;

use super::cell::{Cell, REACTORS};

/// The most points seven reactors have: their centres, and six where three meet.
pub(super) const POINTS: usize = REACTORS + 6;

/// A point where a nucleus can form. The first seven are the centres of the reactors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot(u8);

impl Spot {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

const NOTHING: u8 = u8::MAX;

/// Up to seven reactors side to side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reactors {
    centers: [Vertex; REACTORS],
    count: u8,
    /// The cell across side 1 of each cell.
    across: [u8; 6 * REACTORS],
    /// The points at corners 1 and 2 of each cell; at corner 0 it is always the centre.
    meeting: [[u8; 2]; 6 * REACTORS],
    /// For each point where three reactors meet: the cells that have it at corner 1, and those that have it at corner 2.
    round: [[u64; 2]; POINTS - REACTORS],
    meetings: u8,
}

impl Reactors {
    /// Rule: reactor A lies in the middle.
    pub fn new() -> Reactors {
        Reactors {
            centers: [Vertex::ORIGIN; REACTORS],
            count: 1,
            across: [NOTHING; 6 * REACTORS],
            meeting: [[NOTHING; 2]; 6 * REACTORS],
            round: [[0; 2]; POINTS - REACTORS],
            meetings: 0,
        }
    }

    /// The reactors with these centres, in the order laid; `None` unless the first is A and each touches one before.
    pub fn from_centers(centers: &[Vertex]) -> Option<Reactors> {
        let (first, others) = centers.split_first()?;
        let start = Some(Reactors::new()).filter(|_| *first == Vertex::ORIGIN);
        others.iter().fold(start, |reactors, &center| {
            let mut reactors = reactors.filter(|reactors| reactors.may_add(center))?;
            reactors.add(center);
            Some(reactors)
        })
    }

    /// The centres, in the order the reactors were laid.
    pub fn centers(&self) -> &[Vertex] {
        &self.centers[..usize::from(self.count)]
    }

    /// Rule: a reactor is laid next to a side of one already there.
    pub fn may_add(&self, center: Vertex) -> bool {
        let laid = self.centers();
        let touches = |other: &Vertex| other.adjacent_hexagons().contains(&center);
        laid.len() < REACTORS && !laid.contains(&center) && laid.iter().any(touches)
    }

    /// Where the next reactor may be laid.
    pub fn sites(&self) -> Vec<Vertex> {
        let mut sites = Vec::with_capacity(24);
        for center in self.centers() {
            for site in center.adjacent_hexagons() {
                if !sites.contains(&site) && !self.centers().contains(&site) {
                    sites.push(site);
                }
            }
        }
        sites
    }

    /// One of the sites, each as likely as the other.
    pub fn pick_site(&self, rng: &mut impl Rng) -> Vertex {
        let laid = self.centers();
        loop {
            let number = rng.below(6 * laid.len());
            let site = laid[number / 6].adjacent_hexagons()[number % 6];
            if laid.contains(&site) {
                continue;
            }
            // A site beside several reactors comes up once for each of them.
            let beside =
                site.adjacent_hexagons().iter().filter(|other| laid.contains(other)).count();
            if beside == 1 || rng.below(beside) == 0 {
                return site;
            }
        }
    }

    /// Lays one more reactor.
    pub fn add(&mut self, center: Vertex) {
        let new = usize::from(self.count);
        for (side, site) in center.adjacent_hexagons().into_iter().enumerate() {
            if let Some(there) = self.centers().iter().position(|&other| other == site) {
                let (here, there) = (Cell::new(new, side), Cell::new(there, (side + 3) % 6));
                self.across[here.index()] = there.index() as u8;
                self.across[there.index()] = here.index() as u8;
            }
        }
        self.centers[new] = center;
        self.count += 1;
        for place in 0..6 {
            self.meet(Cell::new(new, place));
        }
    }

    /// Notes the point at corner 1 of a cell if three reactors meet there.
    fn meet(&mut self, cell: Cell) {
        let (Some(left), Some(right)) = (self.across(cell.before()), self.across(cell)) else {
            return;
        };
        let (round, spot) = (usize::from(self.meetings), REACTORS as u8 + self.meetings);
        self.meetings += 1;
        for first in [cell, left, right.after()] {
            for (end, cell) in [first, first.before()].into_iter().enumerate() {
                self.meeting[cell.index()][end] = spot;
                self.round[round][end] |= cell.bit();
            }
        }
    }

    /// How many cells there are.
    #[inline]
    pub fn cells(&self) -> usize {
        6 * usize::from(self.count)
    }

    /// The cell across side 1, outside the reactor.
    #[inline]
    pub fn across(&self, cell: Cell) -> Option<Cell> {
        let across = self.across[cell.index()];
        (across != NOTHING).then(|| Cell::from_index(across.into()))
    }

    /// The cells across the three sides.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> [Option<Cell>; 3] {
        [Some(cell.before()), self.across(cell), Some(cell.after())]
    }

    /// The same cells as bits.
    #[inline]
    pub fn touching(&self, cell: Cell) -> u64 {
        let across = self.across(cell).map_or(0, Cell::bit);
        cell.before().bit() | across | cell.after().bit()
    }

    /// The point in a corner of a cell, if all six cells round it are there.
    #[inline]
    pub fn spot(&self, cell: Cell, corner: usize) -> Option<Spot> {
        if corner == 0 {
            return Some(Spot(cell.reactor() as u8));
        }
        let spot = self.meeting[cell.index()][corner - 1];
        (spot != NOTHING).then_some(Spot(spot))
    }

    /// The cells that have the point at this corner, as bits.
    #[inline]
    pub fn round(&self, spot: Spot, corner: usize) -> u64 {
        match (spot.index().checked_sub(REACTORS), corner) {
            (None, 0) => 0x3f << (6 * spot.index()),
            (Some(meeting), 1 | 2) => self.round[meeting][corner - 1],
            _ => 0,
        }
    }

    /// Every point where a nucleus can form.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        let meetings = REACTORS as u8..REACTORS as u8 + self.meetings;
        (0..self.count).chain(meetings).map(Spot)
    }

    /// Where a point lies on the lattice.
    pub fn vertex(&self, spot: Spot) -> Vertex {
        let center = |cell: Cell| self.centers[cell.reactor()];
        match spot.index().checked_sub(REACTORS) {
            None => self.centers[spot.index()],
            Some(meeting) => {
                let cell = Cell::from_index(self.round[meeting][0].trailing_zeros() as usize);
                center(cell).neighbours()[cell.place()]
            }
        }
    }
}
