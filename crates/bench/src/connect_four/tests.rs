//! The rules of connect four, one by one, and its tree.

use tablier_rules::{Seed, perft, playout};

use super::*;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn start() -> ConnectFour {
    ConnectFour::start(&Options { first: Some(FIRST) }, Seed(0)).unwrap()
}

fn column(letter: char) -> Column {
    letter.to_string().parse().unwrap()
}

/// The position after these columns, written one after the other.
fn after(columns: &str) -> ConnectFour {
    let mut position = start();
    for (number, letter) in columns.chars().enumerate() {
        position.play(Seat::new(number % SEATS), column(letter)).unwrap();
    }
    position
}

#[track_caller]
fn assert_last_move_wins(columns: &str, winner: Seat) {
    let (before, _) = columns.split_at(columns.len() - 1);
    assert_eq!(after(before).outcome(), None);
    let outcome = after(columns).outcome().expect("the last move ends the game");
    assert_eq!((outcome.winners(), outcome.ending), (SeatSet::only(winner), "four"));
    assert!(after(columns).deciders().is_empty());
}

#[test]
fn four_in_a_column_win() {
    assert_last_move_wins("abababa", FIRST);
    assert_last_move_wins("cagagaga", SECOND);
}

#[test]
fn four_in_a_row_win() {
    assert_last_move_wins("aabbccd", FIRST);
    assert_last_move_wins("ggffeed", FIRST);
}

#[test]
fn four_in_a_rising_diagonal_win() {
    assert_last_move_wins("abbccdcddgd", FIRST);
}

#[test]
fn four_in_a_falling_diagonal_win() {
    assert_last_move_wins("gffeededdad", FIRST);
}

#[test]
fn no_line_runs_from_the_top_of_a_column_into_the_next() {
    // The first seat holds a4, a5, a6 and b1: four bits in a row, but no line.
    let discs = ["a4", "a5", "a6", "b1"].map(|square| Discs::at(square.parse().unwrap()));
    assert!(!discs.into_iter().fold(Discs::default(), |all, one| all | one).has_four());
    // Three at the right end of a row and one at the left end of the next.
    let discs = ["e1", "f1", "g1", "a2"].map(|square| Discs::at(square.parse().unwrap()));
    assert!(!discs.into_iter().fold(Discs::default(), |all, one| all | one).has_four());
}

#[test]
fn a_full_column_is_refused() {
    let mut position = after("aaaaaa");
    assert!(!position.is_legal(FIRST, column('a')));
    let refused = position.play(FIRST, column('a')).unwrap_err();
    assert_eq!(refused.mv, "a");
    let mut moves = Vec::new();
    position.legal_moves(FIRST, &mut moves);
    assert_eq!(moves, ['b', 'c', 'd', 'e', 'f', 'g'].map(column));
}

#[test]
fn a_full_board_without_four_is_a_draw() {
    let drawn = "aaaaaabbbbbbcccccc".to_owned() + "gdddddd" + "eeeeee" + "ffffff" + "ggggg";
    let position = after(&drawn);
    let outcome = position.outcome().expect("the board is full");
    assert!(outcome.is_draw());
    assert_eq!(outcome.ending, "full");
    assert_eq!(position.occupied(), Discs::FULL);
}

#[test]
fn the_tree_has_its_known_size() {
    let counts = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536];
    for (depth, count) in (0..).zip(counts) {
        assert_eq!(perft(&start(), depth), count, "depth {depth}");
    }
}

#[test]
fn a_view_says_everything() {
    for seed in 0..200 {
        let mut rng = FastRng::new(seed);
        let mut position = ConnectFour::start(&Options::default(), Seed(seed)).unwrap();
        while let Some(seat) = position.deciders().first() {
            let view = position.view(Viewer::Spectator);
            let same = ConnectFour::resample(&view, &mut rng);
            assert_eq!((same.discs, same.deciders), (position.discs, position.deciders), "{seed}");
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.play(seat, mv).unwrap();
        }
        assert_eq!(
            ConnectFour::from_view(&position.view(Viewer::Everything)).outcome(),
            position.outcome()
        );
    }
}

#[test]
fn random_games_end_in_each_way() {
    let mut rng = FastRng::new(1);
    let mut endings = [0; 3];
    for _ in 0..20_000 {
        let outcome = playout(start(), &mut rng, &mut Vec::new()).outcome;
        let winner = outcome.winners().single().map_or(2, Seat::index);
        endings[winner] += 1;
    }
    // Known from elsewhere: the beginner wins about 56 of 100 random games; one in 400 is a draw.
    assert!((10_900..11_400).contains(&endings[0]), "{endings:?}");
    assert!((20..90).contains(&endings[2]), "{endings:?}");
}
