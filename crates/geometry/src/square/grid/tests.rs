//! What a grid promises.

use super::*;

const GRIDS: [Grid; 5] =
    [Grid::new(1, 1), Grid::new(1, 4), Grid::new(6, 6), Grid::new(5, 3), Grid::new(26, 255)];

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn texts(squares: impl Iterator<Item = Square>) -> Vec<String> {
    squares.map(|square| square.to_string()).collect()
}

#[test]
fn numbers_and_squares_are_one_to_one() {
    for grid in GRIDS {
        assert_eq!(grid.squares().count(), grid.len());
        for (index, square) in grid.squares().enumerate() {
            assert!(grid.contains(square));
            assert_eq!(grid.index(square), index);
            assert_eq!(grid.square(index), square);
        }
    }
}

#[test]
fn squares_come_in_their_own_order() {
    for grid in GRIDS {
        assert!(grid.squares().is_sorted());
    }
    assert_eq!(texts(Grid::new(2, 2).squares()), ["a1", "b1", "a2", "b2"]);
}

#[test]
fn neighbours_are_mutual() {
    let grid = Grid::new(5, 3);
    for here in grid.squares() {
        for there in grid.orthogonal_neighbours(here) {
            assert!(grid.orthogonal_neighbours(there).any(|square| square == here));
        }
    }
}

#[test]
fn neighbours_come_clockwise_from_the_north() {
    let grid = Grid::new(6, 6);
    assert_eq!(texts(grid.orthogonal_neighbours(square("c3"))), ["c4", "d3", "c2", "b3"]);
    assert_eq!(texts(grid.orthogonal_neighbours(square("a1"))), ["a2", "b1"]);
}

#[test]
fn corners_and_edges_lack_two_and_one_of_four_neighbours() {
    let grid = Grid::new(6, 6);
    for square in grid.squares() {
        let missing = 4 - grid.orthogonal_neighbours(square).count();
        assert_eq!(grid.is_corner(square), missing == 2);
        assert_eq!(grid.is_edge(square), missing >= 1);
    }
}

#[test]
fn a_square_off_the_grid_is_neither_corner_nor_edge() {
    let grid = Grid::new(6, 6);
    let outside = square("a7");
    assert!(!grid.contains(outside) && !grid.is_corner(outside) && !grid.is_edge(outside));
}

#[test]
#[should_panic(expected = "the square must lie on the grid")]
fn a_square_off_the_grid_has_no_number() {
    let _ = Grid::new(6, 6).index(square("g1"));
}

#[test]
fn rank_one_is_drawn_at_the_bottom() {
    let grid = Grid::new(3, 2);
    assert_eq!(grid.center(square("a1"), 10.0), Point::new(5.0, 15.0));
    assert_eq!(grid.center(square("c2"), 10.0), Point::new(25.0, 5.0));
}
