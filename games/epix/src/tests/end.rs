//! The end and the count.

use super::*;

fn over(units: &str, gold: [u8; 4]) -> Epix {
    let mut position = with(field(3), units);
    position.open.gold = gold;
    position.open.season = 3;
    position.open.phase = Phase::Over;
    position
}

#[test]
fn most_provinces_win_and_the_own_castle_always_counts() {
    let position =
        over("0 soldier 1a, 0 knight 1a, 1 camp 2a, 1 camp 2b, 2 soldier 3", [9, 0, 9, 0]);
    assert_eq!(position.end().unwrap().scores(), [2, 3, 1]);
    assert_eq!(position.end().unwrap().ranks(), [2, 1, 3]);
    assert_eq!(position.end().unwrap().ending, "winter");
}

#[test]
fn a_tie_goes_to_most_gold_and_if_still_equal_is_shared() {
    assert_eq!(over("0 soldier 1a, 1 camp 2a", [4, 5, 9, 0]).end().unwrap().ranks(), [2, 1, 3]);
    assert_eq!(over("0 soldier 1a, 1 camp 2a", [5, 5, 9, 0]).end().unwrap().ranks(), [1, 1, 3]);
}

#[test]
fn a_taken_castle_wins_at_once_whatever_the_count() {
    let position = with(field(3), "0 soldier 2a, 1 camp 1a, 1 camp 1b");
    let position = after(position, "attack:soldier:2a>2 stake:9 name:1,2");
    assert_eq!(position.end().unwrap().ranks(), [1, 2, 2]);
    assert!(position.deciders().is_empty());
}

#[test]
fn every_random_game_ends_in_one_of_the_two_ways() {
    for options in option_sets() {
        for seed in 0..20 {
            random_game(&options, seed, |game| {
                let board = &game.position().open.board;
                for land in &game.position().map.lands {
                    let owners = Seat::all(4)
                        .filter(|&seat| board.held(seat).contains(land.province))
                        .count();
                    assert!(owners <= 1, "one colour in a province, seed {seed}");
                }
            });
        }
    }
}
