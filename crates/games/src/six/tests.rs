//! Every statement of the rules of SIX as a test that carries its name.

use tablier_geometry::{Hex, HexDirection};
use tablier_rules::{Action, FastRng, Game, Look, Match, Rng, Seat, SeatSet, Seed, Text, Viewer};

use super::board::Tile;
use super::position::{Cause, End, colour_of};
use super::*;

const RED: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);

fn options(players: u8, capture: bool, first: usize) -> SixOptions {
    SixOptions { players, capture, first: Some(Seat::new(first)) }
}

fn start(players: u8) -> Six {
    Six::start(&options(players, false, 0), Seed(1)).unwrap()
}

/// Plays moves in order, whoever decides.
fn play(position: &mut Six, moves: &str) {
    for mv in moves.split_whitespace() {
        let seat = position.deciders().first().expect("the game goes on");
        let mv: SixMove = mv.parse().unwrap();
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{mv}: {refused}"));
    }
}

fn legal(position: &Six) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(position.turn(), &mut moves);
    moves.sort_unstable();
    moves.iter().map(ToString::to_string).collect()
}

fn cells(text: &str) -> Vec<Hex> {
    text.split_whitespace().map(|cell| cell.parse().unwrap()).collect()
}

/// Phase 2 with these tiles on the table, red to move; the other tiles count as captured.
fn moving(red: &str, black: &str, capture: bool) -> Six {
    let mut position = Six::start(&options(2, capture, 0), Seed(1)).unwrap();
    position.board = board::Board::bare();
    for (colour, text) in [red, black].into_iter().enumerate() {
        for (number, cell) in cells(text).into_iter().enumerate() {
            position.board.lay(Tile::new(colour, number), cell);
        }
    }
    position.laid = [19, 19];
    position.history.add(&position.board, 0);
    position
}

/// Two players lay tiles: red on these cells, black on others; gives the position after red's last.
fn with_red_on(cells: &[Hex]) -> Six {
    let mut position = moving("", "", false);
    for (number, &cell) in cells[..5].iter().enumerate() {
        position.board.lay(Tile::new(0, number), cell);
    }
    position.history = Default::default();
    position.laid = [5, 5];
    position.play(RED, SixMove::Lay(cells[5])).unwrap();
    position
}

// Set-up

#[test]
fn two_players_have_nineteen_tiles_each() {
    let position = start(2);
    assert_eq!(position.view(Viewer::Spectator).left, [19, 19]);
    assert_eq!(position.seats(), 2);
}

#[test]
fn four_players_form_two_teams_that_share_eighteen_tiles_each() {
    let position = start(4);
    assert_eq!(position.view(Viewer::Spectator).left, [18, 18]);
    let team = |a, b| [Seat::new(a), Seat::new(b)].into_iter().collect::<SeatSet>();
    for seat in Seat::all(4) {
        let own = if seat.index() % 2 == 0 { team(0, 2) } else { team(1, 3) };
        assert_eq!(position.team(seat), own);
    }
}

#[test]
fn each_of_four_players_has_nine_turns_of_placing() {
    let mut position = start(4);
    let mut turns = [0; 4];
    let mut rng = FastRng::new(4);
    while !position.is_over() && position.is_placing() {
        turns[position.turn().index()] += 1;
        let mv = position.pick_move(&mut rng);
        position.apply(position.turn(), mv);
    }
    assert_eq!(position.end(), None, "this game reaches phase 2");
    assert_eq!(turns, [9; 4]);
}

#[test]
fn three_players_and_other_numbers_are_refused() {
    for players in [0, 1, 3, 5, 255] {
        let refused = Six::start(&options(players, false, 0), Seed(1)).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains("2 players, or 4"), "{refused}");
    }
}

#[test]
fn a_seat_that_is_not_there_cannot_begin() {
    let refused = Six::start(&options(2, false, 2), Seed(1)).map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains("Seat 2 cannot begin"), "{refused}");
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    for players in [2u8, 4] {
        let mut count = vec![0; players.into()];
        for seed in 0..400 * u64::from(players) {
            let options = SixOptions { players, ..SixOptions::default() };
            count[Six::start(&options, Seed(seed)).unwrap().turn().index()] += 1;
        }
        assert!(count.iter().all(|&n| (320..480).contains(&n)), "{count:?}");
    }
}

#[test]
fn in_a_rematch_the_loser_starts() {
    let mut position = with_red_on(&cells("0,0 1,0 2,0 3,0 4,0 5,0"));
    assert_eq!(position.rematch(&options(2, false, 0)).first, Some(BLACK));
    position.end = Some(End { cause: Cause::TooFew, winner: Some(1) });
    position.turn = RED;
    assert_eq!(position.rematch(&options(2, true, 0)).first, Some(RED));
}

#[test]
fn in_a_rematch_of_teams_the_loser_to_the_left_of_the_finisher_starts() {
    for finisher in 0..4 {
        let mut position = start(4);
        position.turn = Seat::new(finisher);
        let winner = Some(colour_of(position.turn));
        position.end = Some(End { cause: Cause::Figure(Figure::Ring), winner });
        let next = Seat::new((finisher + 1) % 4);
        assert_eq!(position.rematch(&options(4, false, 0)).first, Some(next));
    }
}

#[test]
fn after_a_draw_the_seat_after_the_last_starter_starts() {
    let mut position = Six::start(&options(4, false, 3), Seed(1)).unwrap();
    position.end = Some(End { cause: Cause::Repetition, winner: None });
    assert_eq!(position.rematch(&options(4, false, 3)).first, Some(Seat::new(0)));
}

// Phase 1

#[test]
fn the_first_tile_is_the_origin() {
    assert_eq!(legal(&start(2)), ["0,0"]);
}

#[test]
fn the_first_tile_is_asked_for() {
    let game = Match::<Six>::new(options(2, false, 0), Seed(1)).unwrap();
    assert_eq!(game.moves().len(), 0, "the game begins when somebody lays");
}

#[test]
fn a_later_tile_shares_a_side_with_a_tile_of_either_colour() {
    let mut position = start(2);
    play(&mut position, "0,0 1,0");
    let beside: Vec<_> = legal(&position);
    assert_eq!(beside, ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,1", "2,-1", "2,0"]);
    let refused = position.play(RED, SixMove::Lay(Hex::new(3, 0))).unwrap_err();
    assert!(refused.to_string().contains("share a side"), "{refused}");
}

#[test]
fn players_lay_one_tile_a_turn_clockwise() {
    let mut position = Six::start(&options(4, false, 2), Seed(1)).unwrap();
    for expected in [2, 3, 0, 1, 2, 3] {
        assert_eq!(position.turn(), Seat::new(expected));
        let cell = position.board.rim()[0];
        position.play(position.turn(), SixMove::Lay(cell)).unwrap();
    }
}

// Winning figures

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
    position.play(RED, SixMove::Lay(Hex::new(3, 0))).unwrap();
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
            position.play(RED, SixMove::Lay(ring[5])).unwrap();
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

// Phase 2

#[test]
fn phase_2_begins_when_all_tiles_are_down_and_nobody_has_won() {
    let mut rng = FastRng::new(11);
    let mut position = start(2);
    for laid in 0..38 {
        assert_eq!(position.view(Viewer::Spectator).stage, Stage::Placing, "{laid} tiles down");
        let mv = position.pick_move(&mut rng);
        position.apply(position.turn(), mv);
    }
    assert_eq!(position.view(Viewer::Spectator).stage, Stage::Lifting);
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
    assert_eq!(position.forced(), Some((RED, SixMove::Pass)));
    play(&mut position, "pass");
    assert_eq!(position.turn(), BLACK);
    assert_eq!(position.phase_2_moves(), 1, "a pass counts as a move");
}

#[test]
fn nobody_else_may_pass() {
    let mut free = moving("0,0 1,0", "2,0", false);
    assert!(free.play(RED, SixMove::Pass).unwrap_err().to_string().contains("pinned"));
    assert!(start(2).play(RED, SixMove::Pass).is_err());
}

#[test]
fn the_only_free_tile_is_lifted_without_being_asked() {
    let position = moving("0,0 1,0", "2,0", false);
    assert_eq!(position.forced(), Some((RED, SixMove::Lift(Hex::ORIGIN))));
    assert_eq!(moving("0,0 1,0", "0,1", false).forced(), None, "two tiles are free");
}

#[test]
fn a_figure_in_phase_2_wins() {
    let mut position = moving("0,0 1,0 2,0 3,0 4,0 4,1", "0,1 1,1", false);
    play(&mut position, "^4,1 5,0");
    assert_eq!(position.outcome().unwrap().ending, "line");
}

// Draws

/// Red and black each move a tile there and back: after four turns the position is the same again.
const SHUFFLE: &str = "^0,0 0,1 ^3,0 3,-1 ^0,1 0,0 ^3,-1 3,0";

fn shuffling() -> Six {
    moving("0,0 1,0 1,1 2,1 0,2 1,2", "3,0 2,0 3,1 4,1 4,0 5,0", false)
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw_and_the_opening_position_is_the_first() {
    let mut position = shuffling();
    play(&mut position, SHUFFLE);
    assert!(!position.is_over(), "second occurrence");
    play(&mut position, SHUFFLE);
    let outcome = position.outcome().expect("third occurrence");
    assert!(outcome.is_draw());
    assert_eq!(outcome.ending, "repetition");
    assert_eq!(position.phase_2_moves(), 8);
}

fn key_of(position: &Six) -> u64 {
    position.history.keys()[0]
}

#[test]
fn a_position_is_the_same_up_to_translation() {
    let here = moving("0,0 1,0 1,1", "2,0", false);
    let there = moving("40,-7 41,-7 41,-6", "42,-7", false);
    assert_eq!(key_of(&here), key_of(&there));
}

#[test]
fn rotations_reflections_and_exchanged_colours_differ() {
    let here = moving("0,0 1,0 1,1", "2,0", false);
    let turned = moving("0,0 0,1 -1,2", "0,2", false);
    let mirrored = moving("0,0 0,1 1,1", "0,2", false);
    let exchanged = moving("2,0", "0,0 1,0 1,1", false);
    for other in [turned, mirrored, exchanged] {
        assert_ne!(key_of(&here), key_of(&other));
    }
}

#[test]
fn the_colour_to_move_is_part_of_a_position_but_not_the_seat() {
    let board = moving("0,0 1,0", "2,0", false).board;
    let key = |colour| {
        let mut history = history::History::default();
        history.add(&board, colour);
        history.keys()[0]
    };
    assert_ne!(key(0), key(1));
    assert_eq!(colour_of(Seat::new(1)), colour_of(Seat::new(3)));
}

#[test]
fn a_hundred_moves_of_phase_2_without_a_figure_are_a_draw() {
    let mut position = shuffling();
    // Only the count is of interest here: other positions than those that will come up stand in its place.
    position.history = history::History::from_keys((0..100).collect());
    assert_eq!(position.phase_2_moves(), 99);
    play(&mut position, "^0,0 0,1");
    let outcome = position.outcome().unwrap();
    assert!(outcome.is_draw());
    assert_eq!(outcome.ending, "hundred-moves");
}

#[test]
fn a_figure_on_the_hundredth_move_wins() {
    let mut position = moving("0,0 1,0 2,0 3,0 4,0 4,1", "0,1 1,1", false);
    position.history = history::History::from_keys((0..100).collect());
    play(&mut position, "^4,1 5,0");
    assert_eq!(position.outcome().unwrap().ending, "line");
}

// Captures

#[test]
fn with_captures_a_tile_may_be_lifted_even_if_that_splits_the_group() {
    let position = moving("0,0 1,0 2,0", "3,0", true);
    assert_eq!(legal(&position), ["^0,0", "^1,0", "^2,0"]);
}

#[test]
fn only_the_biggest_part_stays_and_the_others_leave_before_the_tile_is_laid() {
    let mut position = moving("0,0 1,0 2,0", "3,0 4,0", true);
    play(&mut position, "^1,0");
    let view = position.view(Viewer::Spectator);
    assert_eq!(view.stage, Stage::Laying);
    let red: Vec<_> = view.tiles[0].iter().flatten().copied().collect();
    assert_eq!(red, cells("2,0"), "the tile on 0,0 is gone, the one from 1,0 in the hand");
    assert!(
        !legal(&position).contains(&"-1,0".to_owned()),
        "nothing can be laid beside a captured tile"
    );
}

#[test]
fn parts_are_compared_without_the_tile_in_the_hand_and_in_a_tie_the_mover_chooses() {
    let mut position = moving("0,0 1,0 2,0", "", true);
    play(&mut position, "^1,0");
    assert_eq!(position.view(Viewer::Spectator).stage, Stage::Keeping);
    assert_eq!(legal(&position), ["=0,0", "=2,0"]);
    assert!(position.clone().play(RED, "0,1".parse().unwrap()).is_err(), "first the choice");
    play(&mut position, "=2,0");
    assert_eq!(position.board.lying().len(), 1);
    assert_eq!(position.view(Viewer::Spectator).stage, Stage::Laying);
}

#[test]
fn the_own_cell_is_barred_with_captures_too() {
    let mut position = moving("0,0 1,0 2,0", "3,0 4,0", true);
    play(&mut position, "^1,0");
    assert!(!legal(&position).contains(&"1,0".to_owned()));
}

/// Six tiles of each side, and some more in a tail that can be cut off.
fn six_each(tail_red: &str, tail_black: &str) -> Six {
    let red = format!("0,0 1,0 0,1 2,1 3,0 4,0 {tail_red}");
    let black = format!("0,2 1,2 2,2 0,3 1,1 2,0 {tail_black}");
    moving(&red, &black, true)
}

#[test]
fn a_side_with_fewer_than_six_tiles_after_laying_loses() {
    // Lifting 5,0 cuts off the black tile on 6,0, which is one of six.
    let mut position = moving("0,0 1,0 0,1 2,1 3,0 4,0 5,0", "0,2 1,2 2,2 0,3 1,1 6,0", true);
    play(&mut position, "^5,0 2,-1");
    let outcome = position.outcome().expect("black has five tiles left");
    assert_eq!((outcome.ranks(), outcome.ending), (vec![1, 2], "too-few"));
}

#[test]
fn both_sides_below_six_are_a_draw() {
    let mut position = moving("0,0 1,0 0,1 2,1 3,0 5,0 4,0", "0,2 1,2 2,2 0,3 1,1 6,0", true);
    position.board.lift(Tile::new(0, 0));
    play(&mut position, "^4,0 4,-1");
    let outcome = position.outcome().expect("red has five, black has five");
    assert!(outcome.is_draw());
    assert_eq!(outcome.ending, "too-few");
}

#[test]
fn six_tiles_are_enough() {
    let mut position = six_each("", "");
    play(&mut position, "^4,0 3,-1");
    assert!(!position.is_over());
}

#[test]
fn with_captures_nobody_ever_passes() {
    let position = moving("1,0", "0,0 2,0 3,0", true);
    assert_eq!(legal(&position), ["^1,0"]);
}

#[test]
fn captures_are_off_by_default() {
    assert!(!SixOptions::default().capture);
}

// Around the rules

#[test]
fn a_far_cell_is_never_mistaken_for_a_near_one() {
    let mut position = moving("0,0 1,0", "0,1", false);
    for text in ["^45,-1", "^46,-1", "^2048,0", "45,0", "=45,-1"] {
        assert!(position.play(RED, text.parse().unwrap()).is_err(), "{text}");
    }
    play(&mut position, "^0,0");
    assert!(position.play(RED, "46,-2".parse().unwrap()).is_err());
}

#[test]
fn a_moved_tile_keeps_its_id_in_the_scene() {
    let mut position = moving("0,0 1,0", "0,1", false);
    let look = Look { viewer: Viewer::Spectator, gesture: &[], last: None };
    let place = |position: &Six| {
        let scene = Six::scene(&position.view(Viewer::Spectator), &look);
        scene.items.into_iter().find(|item| item.id == "red 0").map(|item| item.at)
    };
    let before = place(&position);
    play(&mut position, "^0,0");
    let in_hand = place(&position);
    play(&mut position, "2,0");
    let after = place(&position);
    assert!(before.is_some() && in_hand.is_some() && after.is_some());
    assert_ne!(before, after);
}

#[test]
fn the_winning_figure_is_lit_up() {
    let position = with_red_on(&cells("0,0 1,0 2,0 3,0 4,0 5,0"));
    let look = Look { viewer: Viewer::Spectator, gesture: &[], last: None };
    let scene = Six::scene(&position.view(Viewer::Spectator), &look);
    let lit = scene.items.iter().filter(|item| item.emphasis == tablier_rules::Emphasis::Winning);
    assert_eq!(lit.count(), 6);
}

#[test]
fn every_tile_of_a_part_that_may_be_kept_can_be_clicked() {
    let mut position = moving("0,0 1,0 2,0 3,0 4,0", "", true);
    play(&mut position, "^2,0");
    let look = Look { viewer: Viewer::Seat(RED), gesture: &[], last: None };
    let scene = Six::scene(&position.view(Viewer::Spectator), &look);
    let keeping =
        |action: &Action| matches!(action, Action::Play(moves) if moves[0].starts_with('='));
    assert_eq!(scene.actions().filter(|(_, _, action)| keeping(action)).count(), 4);
}

#[test]
fn what_happened_is_told_in_words() {
    let mut game = Match::<Six>::new(options(2, false, 0), Seed(1)).unwrap();
    game.play(RED, "0,0".parse().unwrap()).unwrap();
    let told = &game.events(Viewer::Spectator, 0..1)[0].text;
    assert_eq!(*told, Text::new("{0} pose une tuile en 0,0.", "{0} lays a tile on 0,0."));
}

#[test]
fn random_moves_are_spread_over_all_legal_ones() {
    let mut position = moving("0,0 1,0 0,1 1,1", "2,0 -1,1", false);
    let mut rng = FastRng::new(9);
    for stage in 0..2 {
        let all = legal(&position);
        let mut count = std::collections::BTreeMap::new();
        for _ in 0..all.len() * 200 {
            *count.entry(position.pick_move(&mut rng).to_string()).or_insert(0) += 1;
        }
        assert_eq!(count.keys().collect::<Vec<_>>().len(), all.len(), "stage {stage}");
        assert!(count.values().all(|&n| (130..280).contains(&n)), "stage {stage}: {count:?}");
        let mv = all[rng.below(all.len())].parse().unwrap();
        position.play(RED, mv).unwrap();
    }
}
