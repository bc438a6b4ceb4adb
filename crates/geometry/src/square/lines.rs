//! Straight runs of squares: rows, columns and both diagonals.
//!
//! ```text
//!     f . . . .
//!     . f . . r        c column
//!     . . f r .        f falling diagonal
//!     . c r . .        r rising diagonal
//!     . c . . .        w row
//!     . c w w w        all of length 3
//! ```

use super::{Grid, Square, SquareDirection};

impl Grid {
    /// Every straight run of `length` squares, each once: first the rows from
    /// west to east, then the columns from south to north, the rising diagonals
    /// and the falling ones; each kind in the order of its first squares.
    ///
    /// A run of one square is neither row nor column and is given once; there
    /// are no runs of none.
    #[must_use]
    pub fn lines(self, length: usize) -> Vec<Vec<Square>> {
        let kinds = match length {
            0 => &[],
            1 => &SquareDirection::LINES[..1],
            _ => &SquareDirection::LINES[..],
        };
        kinds
            .iter()
            .flat_map(|&direction| {
                self.squares().filter_map(move |start| self.run(start, direction, length))
            })
            .collect()
    }

    /// The run of `length` squares from `start`, if all of it lies on this grid.
    fn run(self, start: Square, direction: SquareDirection, length: usize) -> Option<Vec<Square>> {
        let run: Vec<Square> =
            std::iter::successors(Some(start), |&square| self.step(square, direction))
                .take(length)
                .collect();
        (run.len() == length).then_some(run)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn lines_of_four_on_nine_by_nine_are_complete() {
        // 9 × 6 rows, as many columns, 6 × 6 of each diagonal.
        let lines = Grid::new(9, 9).lines(4);
        assert_eq!(lines.len(), 54 + 54 + 36 + 36);
    }

    #[test]
    fn each_line_is_given_once() {
        for length in 1..=4 {
            let lines = Grid::new(4, 3).lines(length);
            let as_sets: BTreeSet<BTreeSet<Square>> =
                lines.iter().map(|line| line.iter().copied().collect()).collect();
            assert_eq!(as_sets.len(), lines.len());
            assert!(as_sets.iter().all(|line| line.len() == length));
        }
    }

    #[test]
    fn a_line_never_turns() {
        for line in Grid::new(5, 6).lines(4) {
            let straight = SquareDirection::LINES.into_iter().any(|direction| {
                line.windows(2).all(|pair| pair[0].stepped(direction) == Some(pair[1]))
            });
            assert!(straight, "{line:?}");
        }
    }

    #[test]
    fn lines_longer_than_the_board_do_not_exist() {
        assert!(Grid::new(4, 3).lines(5).is_empty());
        assert!(Grid::new(4, 3).lines(0).is_empty());
        assert_eq!(Grid::new(4, 3).lines(4).len(), 3);
        assert_eq!(Grid::new(4, 3).lines(1).len(), 12);
    }
}
