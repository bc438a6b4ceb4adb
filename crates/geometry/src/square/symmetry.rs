//! The eight symmetries of a board as wide as it is high.
//!
//! ```text
//!     a3 . c3        a1 . a3        c3 . a3
//!      .   .          .   .          .   .
//!     a1 . c1        c1 . c3        c1 . a1
//!     as it is       turned         mirrored
//! ```

use super::{Grid, Square};
use crate::Dihedral;

/// One of the eight symmetries of a square board.
///
/// ```
/// use tablier_geometry::{Grid, Square, SquareSymmetry};
///
/// let (board, corner) = (Grid::new(6, 6), Square::new(0, 0));
/// for symmetry in SquareSymmetry::ALL {
///     assert!(board.is_corner(symmetry.apply(corner, board)));
/// }
/// ```
pub type SquareSymmetry = Dihedral<4>;

impl SquareSymmetry {
    /// All eight: the four turns, beginning with the identity, then the mirrored ones.
    pub const ALL: [Self; 8] = Self::all();

    /// Where this symmetry takes a square of that grid.
    ///
    /// # Panics
    /// If the grid is not as wide as it is high, or the square does not lie on it.
    #[must_use]
    pub fn apply(self, square: Square, grid: Grid) -> Square {
        assert!(grid.files() == grid.ranks(), "only a square board has these symmetries");
        assert!(grid.contains(square), "the square must lie on the grid");
        let last = grid.files() - 1;
        let Square { file, rank } = square;
        let start = if self.is_mirrored() { Square::new(last - file, rank) } else { square };
        (0..self.turns()).fold(start, |Square { file, rank }, _| Square::new(rank, last - file))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Point;
    use crate::point::assert_near;

    const BOARD: Grid = Grid::new(5, 5);

    #[test]
    fn symmetries_act_as_a_group() {
        for square in BOARD.squares() {
            for a in SquareSymmetry::ALL {
                assert_eq!(a.inverse().apply(a.apply(square, BOARD), BOARD), square);
                for b in SquareSymmetry::ALL {
                    let one_by_one = a.apply(b.apply(square, BOARD), BOARD);
                    assert_eq!(a.compose(b).apply(square, BOARD), one_by_one);
                }
            }
        }
    }

    #[test]
    fn the_eight_symmetries_differ() {
        let images = SquareSymmetry::ALL.map(|symmetry| symmetry.apply(Square::new(1, 0), BOARD));
        assert_eq!(BTreeSet::from(images).len(), 8);
    }

    #[test]
    fn symmetries_keep_neighbours() {
        for symmetry in SquareSymmetry::ALL {
            for square in BOARD.squares() {
                let image = symmetry.apply(square, BOARD);
                let moved: BTreeSet<Square> = BOARD
                    .orthogonal_neighbours(square)
                    .map(|neighbour| symmetry.apply(neighbour, BOARD))
                    .collect();
                assert_eq!(moved, BOARD.orthogonal_neighbours(image).collect());
            }
        }
    }

    #[test]
    fn turns_go_clockwise_as_drawn() {
        let middle = BOARD.center(Square::new(2, 2), 1.0);
        for square in BOARD.squares() {
            let turned = SquareSymmetry::ALL[1].apply(square, BOARD);
            let step: Point = BOARD.center(square, 1.0) - middle;
            assert_near(BOARD.center(turned, 1.0), middle + step.rotated(90.0));
        }
    }

    #[test]
    #[should_panic(expected = "only a square board")]
    fn an_oblong_board_has_no_such_symmetries() {
        let _ = SquareSymmetry::IDENTITY.apply(Square::new(0, 0), Grid::new(5, 4));
    }
}
