//! The rules of hex, and that the incremental winner is the true one.

use std::collections::BTreeSet;

use tablier_rules::{Language, Seed, perft, playout};

use super::*;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn start(size: u8) -> HexGame {
    HexGame::start(&Options { size, first: Some(FIRST) }, Seed(0)).unwrap()
}

fn after(size: u8, cells: &str) -> HexGame {
    let mut position = start(size);
    for (number, cell) in cells.split_whitespace().enumerate() {
        position.play(Seat::new(number % SEATS), cell.parse().unwrap()).unwrap();
    }
    position
}

/// The winner by looking at nothing but the view: a search through neighbouring hexagons from one side to the other.
fn winner_by_flood_fill(view: &View) -> Option<Seat> {
    let last = i16::from(view.size) - 1;
    Seat::all(SEATS).find(|seat| {
        let across = |cell: &Cell| match seat.index() {
            0 => cell.hex().r,
            _ => cell.hex().q,
        };
        let stones = &view.stones[seat.index()];
        let mut reached = BTreeSet::new();
        let mut waiting: Vec<_> = stones.iter().filter(|cell| across(cell) == 0).copied().collect();
        while let Some(cell) = waiting.pop() {
            if reached.insert(cell) {
                waiting.extend(stones.iter().filter(|other| other.hex().is_adjacent(cell.hex())));
            }
        }
        reached.iter().any(|cell| across(cell) == last)
    })
}

#[test]
fn the_first_seat_wins_from_top_to_bottom() {
    assert_eq!(after(3, "b1 a1 b2 c3").outcome(), None);
    let position = after(3, "b1 a1 b2 c3 b3");
    assert_eq!(position.winner(), Some(FIRST));
    assert_eq!(position.outcome().map(|outcome| outcome.ranks()), Some(vec![1, 2]));
    assert!(position.deciders().is_empty());
}

#[test]
fn the_second_seat_wins_from_left_to_right() {
    let position = after(3, "a1 a3 c3 b2 b3 c1");
    assert_eq!(position.winner(), Some(SECOND));
    assert_eq!(position.outcome().map(|outcome| outcome.ranks()), Some(vec![2, 1]));
}

#[test]
fn a_chain_may_be_closed_in_the_middle() {
    assert_eq!(after(3, "c1 a1 a3 b1 b2").winner(), Some(FIRST));
}

#[test]
fn cells_across_the_long_diagonal_do_not_touch() {
    assert_eq!(after(3, "a1 b1 b2 a2 c3").winner(), None);
}

#[test]
fn taken_cells_and_cells_off_the_board_are_refused() {
    let mut position = after(3, "b2");
    for cell in ["b2", "d4"] {
        let refused = position.play(SECOND, cell.parse().unwrap()).unwrap_err();
        assert!(refused.reason.get(Language::EN).contains(cell), "{refused}");
    }
}

#[test]
fn every_random_game_has_the_winner_a_flood_fill_finds_and_at_no_move_before_the_last() {
    for seed in 0..600 {
        let mut rng = FastRng::new(seed);
        let size = SMALLEST + (seed % 9) as u8;
        let mut position = start(size);
        while let Some(seat) = position.deciders().first() {
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.play(seat, mv).unwrap();
            let view = position.view(Viewer::Spectator);
            assert_eq!(position.winner(), winner_by_flood_fill(&view), "seed {seed}, size {size}");
        }
        let outcome = position.outcome().expect("hex has no draws");
        assert_eq!(outcome.winners().len(), 1, "seed {seed}");
    }
}

#[test]
fn a_view_says_everything() {
    let mut rng = FastRng::new(3);
    let mut position = start(5);
    while let Some(seat) = position.deciders().first() {
        let mv = position.random_move(seat, &mut rng, &mut Vec::new());
        position.play(seat, mv).unwrap();
        let view = position.view(Viewer::Spectator);
        let same = HexGame::resample(&view, &mut rng);
        assert_eq!(same.view(Viewer::Everything), view);
        assert_eq!(same.outcome(), position.outcome());
    }
}

#[test]
fn both_seats_win_random_games_and_games_last_at_least_as_long_as_the_board_is_wide() {
    let mut rng = FastRng::new(1);
    let mut wins = [0; SEATS];
    for _ in 0..2_000 {
        let played = playout(start(LARGEST), &mut rng, &mut Vec::new());
        wins[played.outcome.winners().single().expect("one winner").index()] += 1;
        assert!(played.moves > 2 * usize::from(LARGEST) - 2 && played.moves <= Cell::COUNT);
    }
    assert!(wins.iter().all(|&count| count > 800), "{wins:?}");
}

#[test]
fn the_first_moves_may_be_made_in_any_order() {
    assert_eq!(perft(&start(11), 2), 121 * 120);
    assert_eq!(perft(&start(3), 4), 9 * 8 * 7 * 6);
}
