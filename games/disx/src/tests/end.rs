//! The last token of the bank, and who has won.

use super::*;

/// The tokens on these posts.
fn on<const N: usize>(position: &DisX, names: [&str; N]) -> [u8; N] {
    names.map(|name| position.tokens(post(name)))
}

#[test]
fn the_game_is_over_the_moment_the_bank_has_given_its_last_token_even_in_a_chain() {
    let position = DisX { bank: 1, ..only(&[("c3", 4), ("e5", 4), ("a1", 4)]) };
    assert_eq!(position.outcome(), None);
    let position = after(position, "c3!");
    assert_eq!(position.bank(), 0);
    assert!(position.deciders().is_empty() && legal(&position).is_empty());
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.scores()), ("bank", vec![8, 7]));
}

#[test]
fn the_explosion_that_takes_the_last_token_is_paid_and_distributed_in_full() {
    let start = DisX { bank: 1, hands: [4, 7, 0, 0], ..only(&[("c3", 6), ("c2", 4), ("c4", 3)]) };
    let position = after(start, "c3!");
    assert_eq!(on(&position, ["c2", "c3", "c4", "b3", "d3"]), [5, 0, 4, 1, 1]);
    assert_eq!(position.hand(FIRST), 4 + 1 + 2);
}

#[test]
fn posts_of_four_or_more_left_standing_count_for_nobody() {
    let start = DisX { bank: 1, hands: [5, 7, 0, 0], ..only(&[("c3", 4), ("a1", 9), ("f6", 9)]) };
    let outcome = after(start, "c3!").outcome().unwrap();
    assert_eq!((outcome.scores(), outcome.ranks()), (vec![6, 7], vec![2, 1]));
}

#[test]
fn edges_and_corners_do_not_empty_the_bank() {
    let start = DisX { bank: 1, ..only(&[("a1", 4), ("c1", 4), ("f3", 5)]) };
    let position = after(start, "a1! c1! f3!");
    assert_eq!((position.bank(), position.outcome()), (1, None));
    assert_eq!(position.deciders().single(), Some(SECOND));
}

#[test]
fn a_last_token_that_leaves_no_post_above_three_ends_the_game_too() {
    let position = after(DisX { bank: 1, ..only(&[("c3", 4)]) }, "c3!");
    assert!(position.outcome().is_some());
    assert_eq!((position.turn, position.hand(SECOND)), (FIRST, 7), "nobody plays after it");
}

#[test]
fn a_top_up_that_takes_the_last_token_ends_the_game_before_anything_is_laid() {
    let start = DisX { bank: 2, hands: [7, 1, 0, 0], ..only(&[("a1", 4)]) };
    let position = after(start, "a1!");
    assert_eq!((position.bank(), position.hand(SECOND), position.to_lay), (0, 3, 0));
    assert_eq!(position.outcome().unwrap().scores(), [9, 3]);
    assert!(position.deciders().is_empty());
}

#[test]
fn a_bank_too_small_for_the_top_up_gives_what_it_has_and_the_game_is_over() {
    for (bank, hand) in [(1, 0), (2, 0), (1, 1)] {
        let start = DisX { bank, hands: [7, hand, 0, 0], ..only(&[("a1", 4)]) };
        let position = after(start, "a1!");
        assert_eq!((position.bank(), position.hand(SECOND)), (0, hand + bank));
        assert_eq!(position.outcome().unwrap().scores(), [9, i32::from(hand + bank)]);
    }
}

#[test]
fn a_top_up_that_leaves_one_token_in_the_bank_does_not_end_the_game() {
    let start = DisX { bank: 3, hands: [7, 1, 0, 0], ..only(&[("a1", 4)]) };
    let position = after(start, "a1!");
    assert_eq!((position.bank(), position.outcome()), (1, None));
    assert_eq!(position.deciders().single(), Some(SECOND));
}

#[test]
fn the_top_up_may_also_follow_the_third_token() {
    let calm = "111111 111111 111111 111111 111111 111111";
    let start = DisX { bank: 2, hands: [7, 0, 0, 0], ..to_lay(calm) };
    let position = after(start, "a1 b1 c1");
    assert_eq!(position.outcome().unwrap().scores(), [4, 2]);
}

#[test]
fn turns_are_not_evened_out() {
    let start = DisX { players: 4, bank: 1, hands: [7, 9, 9, 9], ..only(&[("c3", 4)]) };
    let outcome = after(start, "c3!").outcome().unwrap();
    assert_eq!(outcome.ranks(), [4, 1, 1, 1], "seat 0 has had a turn more than the others");
}

#[test]
fn most_tokens_in_hand_wins_and_equal_counts_share_the_place() {
    for (players, hands, ranks) in [
        (2, [8, 7, 0, 0], &[1, 2][..]),
        (2, [6, 7, 0, 0], &[1, 1]),
        (3, [6, 9, 7, 0], &[2, 1, 2]),
        (4, [8, 9, 5, 5], &[1, 1, 3, 3]),
        (4, [3, 4, 4, 4], &[1, 1, 1, 1]),
    ] {
        let start = DisX { players, bank: 1, hands, ..only(&[("c3", 4)]) };
        assert_eq!(after(start, "c3!").outcome().unwrap().ranks(), ranks);
    }
}

#[test]
fn after_the_end_every_move_is_refused() {
    let mut position = after(DisX { bank: 1, ..only(&[("c3", 4), ("a1", 4)]) }, "c3!");
    for mv in [Move::Lay(post("b2")), Move::Explode(post("a1"))] {
        assert_eq!(position.play(FIRST, mv).unwrap_err().to_string(), "The game is over.");
    }
}
