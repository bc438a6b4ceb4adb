//! The counters that are left on a square board. Knows nothing of turns.

use tablier_geometry::{Grid, Square};

use super::moves::Run;

/// A set of counters on a board of up to 6 × 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    size: u8,
    /// One bit for each square, as [`Grid::index`] counts them.
    bits: u64,
}

impl Counters {
    /// A counter on every square.
    pub fn full(size: u8) -> Counters {
        let none = Counters { size, bits: 0 };
        none.grid().squares().fold(none, Counters::with)
    }

    /// The counters in a drawing, a text for each rank from the top; what is beyond the largest board does not count.
    pub fn read(ranks: &[String]) -> Counters {
        let size = ranks.len().clamp(1, 6) as u8;
        let none = Counters { size, bits: 0 };
        none.grid()
            .squares()
            .filter(|square| {
                let rank = ranks.get(usize::from(size - 1 - square.rank));
                rank.and_then(|rank| rank.as_bytes().get(usize::from(square.file))) == Some(&b'o')
            })
            .fold(none, Counters::with)
    }

    /// The drawing that [`Counters::read`] reads.
    pub fn write(self) -> Vec<String> {
        let letter = |square| if self.contains(square) { 'o' } else { '.' };
        let rank = |rank| (0..self.size).map(|file| letter(Square::new(file, rank))).collect();
        (0..self.size).rev().map(rank).collect()
    }

    /// The board they lie on.
    pub fn grid(self) -> Grid {
        Grid::new(self.size, self.size)
    }

    /// Whether there is a counter on this square.
    pub fn contains(self, square: Square) -> bool {
        self.grid().contains(square) && self.bits >> self.grid().index(square) & 1 != 0
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether none is left.
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The only one that is left.
    pub fn single(self) -> Option<Square> {
        (self.len() == 1).then(|| self.grid().square(self.bits.trailing_zeros() as usize))
    }

    /// Takes the counters of a run away.
    pub fn take(&mut self, run: Run) {
        for square in run.squares() {
            self.bits &= !(1 << self.grid().index(square));
        }
    }

    /// Whether a run can be taken.
    pub fn allow(self, run: Run) -> bool {
        run.squares().all(|square| self.contains(square))
    }

    /// Adds every run that can be taken.
    pub fn list_runs(self, runs: &mut Vec<Run>) {
        for one in self.grid().squares().filter(|&square| self.contains(square)) {
            runs.push(Run::one(one));
            let (files, ranks) = (one.file + 1..self.size, one.rank + 1..self.size);
            // Rule: as many as one likes from one rank or one file, as long as there is no gap.
            let east = files.map(|file| Square::new(file, one.rank));
            runs.extend(self.ends(east).filter_map(|other| Run::between(one, other)));
            let north = ranks.map(|rank| Square::new(one.file, rank));
            runs.extend(self.ends(north).filter_map(|other| Run::between(one, other)));
        }
    }

    /// The squares on the way up to the first gap.
    fn ends(self, way: impl Iterator<Item = Square>) -> impl Iterator<Item = Square> {
        way.take_while(move |&square| self.contains(square))
    }

    fn with(self, square: Square) -> Counters {
        Counters { bits: self.bits | 1 << self.grid().index(square), ..self }
    }
}
