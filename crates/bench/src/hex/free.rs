//! The free cells as a list in no order, with the place of each in it: one is chosen at random, and taken out, in a few
//! steps however many there are.

use super::Cell;

/// The free cells of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Free {
    /// The free cells come first; then, still at their places, those that were taken.
    cells: [Cell; Cell::COUNT],
    /// Where each cell stands in the list; beyond it, those that are not on the board.
    places: [u8; Cell::COUNT],
    len: u8,
}

impl Free {
    /// Every cell of a board of this size.
    pub(super) fn all(size: u8) -> Free {
        let corner = Cell::all(1).next().expect("every board has a corner");
        let nowhere = Cell::COUNT as u8;
        let mut free =
            Free { cells: [corner; Cell::COUNT], places: [nowhere; Cell::COUNT], len: 0 };
        for cell in Cell::all(size) {
            free.cells[usize::from(free.len)] = cell;
            free.places[cell.index()] = free.len;
            free.len += 1;
        }
        free
    }

    /// The free cells.
    #[inline]
    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len)]
    }

    /// Whether this one is free.
    #[inline]
    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.places[cell.index()] < self.len
    }

    /// Takes a cell out; false if it was not free.
    #[inline]
    pub(super) fn take(&mut self, cell: Cell) -> bool {
        let place = self.places[cell.index()];
        if place >= self.len {
            return false;
        }
        self.len -= 1;
        let last = self.cells[usize::from(self.len)];
        self.cells[usize::from(place)] = last;
        self.places[last.index()] = place;
        self.places[cell.index()] = self.len;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_is_free_no_longer_and_the_others_still_are() {
        let mut free = Free::all(4);
        let mut left: Vec<Cell> = Cell::all(4).collect();
        while let Some(cell) = left.pop() {
            assert!(free.take(cell));
            assert!(!free.take(cell), "{cell} is taken only once");
            let mut listed = free.cells().to_vec();
            listed.sort_unstable();
            assert_eq!(listed, left);
            assert!(Cell::all(4).all(|cell| free.contains(cell) == left.contains(&cell)));
        }
    }

    #[test]
    fn cells_off_a_small_board_are_never_free() {
        let mut free = Free::all(3);
        assert!(!free.take("d1".parse().unwrap()));
        assert_eq!(free.cells().len(), 9);
    }
}
