//! The stones of one seat, and which of them are joined to its first side.
//!
//! Only that needs to be known: the seat has won when a joined stone lies on the far side. A stone becomes joined once
//! and stays so, so over a whole game each stone is visited at most once.

use super::{Cell, Cells};

/// The stones of one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stones {
    all: Cells,
    joined: Cells,
    near: Cells,
    far: Cells,
}

impl Stones {
    /// None yet, to join the first row of a board of this size with the last.
    pub(super) fn joining_rows(size: u8) -> Stones {
        Stones::between(Cells::row(0), Cells::row(size - 1))
    }

    /// None yet, to join the first file of a board of this size with the last.
    pub(super) fn joining_files(size: u8) -> Stones {
        Stones::between(Cells::file(0), Cells::file(size - 1))
    }

    fn between(near: Cells, far: Cells) -> Stones {
        Stones { all: Cells::NONE, joined: Cells::NONE, near, far }
    }

    /// Every stone.
    pub(super) fn all(&self) -> Cells {
        self.all
    }

    /// Whether the two sides are joined.
    #[inline]
    pub(super) fn are_joined(&self) -> bool {
        self.joined.meets(self.far)
    }

    /// Adds a stone.
    #[inline]
    pub(super) fn lay(&mut self, cell: Cell) {
        self.all = self.all.with(cell);
        if self.near.contains(cell) || self.joined.meets(cell.neighbours()) {
            self.join(cell);
        }
    }

    /// Joins a stone and all that hang together with it.
    fn join(&mut self, cell: Cell) {
        let mut waiting = Cells::NONE.with(cell);
        while let Some(cell) = waiting.pop() {
            self.joined = self.joined.with(cell);
            let touching = cell.neighbours().and(self.all);
            waiting = waiting.or(touching.without(self.joined));
        }
    }
}
