//! What wins.

use super::*;

fn figure_of(cells: &[Hex]) -> Option<Figure> {
    let view = with_red_on(cells).view(Viewer::Spectator);
    view.figure()
}

#[test]
fn six_in_a_straight_row_win_in_each_direction_whichever_tile_is_last() {
    for axis in HexDirection::LINES {
        for last in 0..6 {
            let mut row: Vec<_> = Hex::new(3, -2).line(axis, 6).collect();
            row.swap(last, 5);
            assert_eq!(figure_of(&row), Some(Figure::Line));
        }
    }
}

#[test]
fn five_in_a_row_are_not_enough() {
    assert_eq!(figure_of(&cells("0,0 1,0 2,0 3,0 5,0 4,1")), None);
}

#[test]
fn a_longer_row_contains_a_line() {
    let mut position = moving("0,0 1,0 2,0 4,0 5,0 6,0", "", false);
    position.history = Default::default();
    position.laid = [6, 6];
    position.play(RED, Move::Lay(Hex::new(3, 0))).unwrap();
    let view = position.view(Viewer::Spectator);
    assert_eq!(view.figure(), Some(Figure::Line));
    assert_eq!(figure::completed_cells(&position.board, Hex::new(3, 0), 0).len(), 7);
}

#[test]
fn the_filled_triangle_of_side_three_wins_in_both_orientations_whichever_tile_is_last() {
    for triangle in ["0,0 1,0 2,0 0,1 1,1 0,2", "0,0 -1,0 -2,0 0,-1 -1,-1 0,-2"] {
        for last in 0..6 {
            let mut tiles = cells(triangle);
            tiles.swap(last, 5);
            assert_eq!(figure_of(&tiles), Some(Figure::Triangle), "{triangle}, {last} last");
        }
    }
}

#[test]
fn a_ring_wins_whatever_its_centre_holds() {
    let centre = Hex::new(2, 1);
    for last in 0..6 {
        for inside in [None, Some(0), Some(1)] {
            let mut ring = centre.neighbours();
            ring.swap(last, 5);
            let mut position = moving("", "", false);
            for (number, &cell) in ring[..5].iter().enumerate() {
                position.board.lay(Tile::new(0, number), cell);
            }
            if let Some(colour) = inside {
                position.board.lay(Tile::new(colour, 10), centre);
            }
            position.history = Default::default();
            position.laid = [5, 5];
            position.play(RED, Move::Lay(ring[5])).unwrap();
            assert_eq!(position.view(Viewer::Spectator).figure(), Some(Figure::Ring));
        }
    }
}

#[test]
fn figures_of_mixed_colours_do_not_win() {
    let mut position = start(2);
    play(&mut position, "0,0 1,0 2,0 3,0 4,0 5,0 6,0");
    assert!(!position.is_over());
}

#[test]
fn who_completes_a_figure_wins_at_once() {
    let position = with_red_on(&cells("0,0 1,0 2,0 3,0 4,0 5,0"));
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.ranks(), outcome.ending), (vec![1, 2], "line"));
    assert!(position.deciders().is_empty());
}

#[test]
fn partners_win_together() {
    let mut position = start(4);
    play(&mut position, "0,0 0,1 1,0 1,1 2,0 2,1 3,0 3,1 4,0 4,1 5,0");
    assert_eq!(position.outcome().unwrap().ranks(), [1, 3, 1, 3]);
}
