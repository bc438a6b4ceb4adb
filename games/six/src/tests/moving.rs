//! The second phase.

use super::*;

#[test]
fn phase_2_begins_when_all_tiles_are_down_and_nobody_has_won() {
    let mut rng = FastRng::new(11);
    let mut position = start(2);
    for laid in 0..38 {
        assert_eq!(position.view(Viewer::Spectator).phase, Phase::Placing, "{laid} tiles down");
        let mv = position.pick_move(&mut rng);
        position.apply(position.turn(), mv);
    }
    assert_eq!(position.view(Viewer::Spectator).phase, Phase::Lifting);
    assert!(legal(&position).iter().all(|mv| mv.starts_with('^')));
}

#[test]
fn a_player_lifts_a_tile_of_the_own_colour() {
    let position = moving("0,0 1,0", "0,1 1,-1", false);
    assert_eq!(legal(&position), ["^0,0", "^1,0"]);
    let refused = position.clone().play(RED, "^0,1".parse().unwrap()).unwrap_err();
    assert!(refused.to_string().contains("no tile of yours"), "{refused}");
}

#[test]
fn in_a_team_any_tile_of_the_team_may_be_lifted() {
    let mut rng = FastRng::new(5);
    let mut position = start(4);
    while position.is_placing() && !position.is_over() {
        let mv = position.pick_move(&mut rng);
        position.apply(position.turn(), mv);
    }
    let team = |seat: usize| {
        let mut same = position.clone();
        same.turn = Seat::new(seat);
        legal(&same)
    };
    assert_eq!(team(0), team(2));
    assert_ne!(team(0), team(1));
}

#[test]
fn lifting_must_not_split_the_rest_while_the_tile_is_in_the_hand() {
    // A row: only its ends are free, even though the tile could close the gap again.
    let position = moving("0,0 1,0 2,0", "3,0", false);
    assert_eq!(legal(&position), ["^0,0"]);
    let refused = position.clone().play(RED, "^1,0".parse().unwrap()).unwrap_err();
    assert!(refused.to_string().contains("pinned"), "{refused}");
}

#[test]
fn a_tile_of_a_closed_loop_is_free() {
    let ring = Hex::ORIGIN.neighbours();
    let mut position = moving("", "", false);
    for (number, cell) in ring.into_iter().enumerate() {
        position.board.lay(Tile::new(number % 2, number), cell);
    }
    assert_eq!(legal(&position).len(), 3, "each of the three red tiles");
}

#[test]
fn the_tile_is_laid_on_another_cell_beside_a_remaining_tile() {
    let mut position = moving("0,0 1,0", "2,0", false);
    play(&mut position, "^0,0");
    let cells = legal(&position);
    assert_eq!(cells, ["0,1", "1,-1", "1,1", "2,-1", "2,1", "3,-1", "3,0"]);
    assert!(!cells.contains(&"0,0".to_owned()), "not where it came from");
    assert!(!cells.contains(&"-1,0".to_owned()), "beside its old place there is no tile");
    let refused = position.play(RED, "0,0".parse().unwrap()).unwrap_err();
    assert!(refused.to_string().contains("another cell"), "{refused}");
}

#[test]
fn a_player_whose_every_tile_is_pinned_passes_without_being_asked() {
    let mut position = moving("1,0", "0,0 2,0 3,0", false);
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(position.forced(), Some((RED, Move::Pass)));
    play(&mut position, "pass");
    assert_eq!(position.turn(), BLACK);
    assert_eq!(position.phase_2_moves(), 1, "a pass counts as a move");
}

#[test]
fn nobody_else_may_pass() {
    let mut free = moving("0,0 1,0", "2,0", false);
    assert!(free.play(RED, Move::Pass).unwrap_err().to_string().contains("pinned"));
    assert!(start(2).play(RED, Move::Pass).is_err());
}

#[test]
fn the_only_free_tile_is_lifted_without_being_asked() {
    let position = moving("0,0 1,0", "2,0", false);
    assert_eq!(position.forced(), Some((RED, Move::Lift(Hex::ORIGIN))));
    assert_eq!(moving("0,0 1,0", "0,1", false).forced(), None, "two tiles are free");
}

#[test]
fn a_figure_in_phase_2_wins() {
    let mut position = moving("0,0 1,0 2,0 3,0 4,0 4,1", "0,1 1,1", false);
    play(&mut position, "^4,1 5,0");
    assert_eq!(position.outcome().unwrap().ending, "line");
}
