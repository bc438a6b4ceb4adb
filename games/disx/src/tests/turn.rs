//! A turn from the top-up to the last explosion.

use super::*;

/// Seat 0 explodes a corner, and seat 1 begins with so many tokens in hand.
fn next_with(hand: u8, bank: u8) -> DisX {
    let position = DisX { hands: [7, hand, 0, 0], bank, ..only(&[("a1", 4)]) };
    after(position, "a1!")
}

#[test]
fn a_player_with_fewer_than_three_tokens_first_takes_the_missing_ones_from_the_bank() {
    for hand in 0..3 {
        let position = next_with(hand, 50);
        assert_eq!((position.hand(SECOND), position.bank()), (3, 50 - (3 - hand)));
        assert_eq!((position.turn, position.to_lay), (SECOND, 3));
    }
}

#[test]
fn a_player_with_three_tokens_or_more_takes_none() {
    for hand in [3, 4, 60] {
        let position = next_with(hand, 50);
        assert_eq!((position.hand(SECOND), position.bank()), (hand, 50));
    }
}

#[test]
fn three_tokens_are_laid_from_the_hand_on_posts_of_choice() {
    let position = after(to_lay(CALM), "a1 d4");
    assert_eq!((position.turn, position.to_lay, position.hand(FIRST)), (FIRST, 1, 5));
    let position = after(position, "f6");
    assert_eq!((position.turn, position.hand(FIRST), position.bank()), (SECOND, 4, 92));
    assert_eq!(position.board.total(), 54 + 3);
}

#[test]
fn a_post_may_be_laid_on_more_than_once() {
    let position = after(to_lay(CALM), "a1 a1 a1");
    assert_eq!(position.tokens(post("a1")), 4);
    assert_eq!(legal(&position), ["a1!"]);
}

#[test]
fn no_post_is_laid_above_four() {
    let mut position = after(to_lay(CALM), "b1 b1");
    assert_eq!(position.tokens(post("b1")), 4);
    assert_eq!(legal(&position).len(), 35);
    assert!(!legal(&position).contains(&"b1".to_owned()));
    let before = position;
    let error = position.play(FIRST, Move::Lay(post("b1"))).unwrap_err();
    assert_eq!(error.to_string(), "b1 already holds four tokens. Lay yours on another post.");
    assert_eq!(position, before, "a refused move changes nothing");
}

#[test]
fn all_three_tokens_are_laid_before_anything_explodes() {
    let mut position = after(to_lay(CALM), "b1 b1");
    assert!(legal(&position).iter().all(|mv| !mv.ends_with('!')));
    let error = position.play(FIRST, Move::Explode(post("b1"))).unwrap_err();
    assert_eq!(error.to_string(), "Lay your third token first: nothing explodes before that.");
    play(&mut position, "f6");
    assert_eq!(legal(&position), ["b1!"]);
}

#[test]
fn after_the_third_token_nothing_more_is_laid() {
    let mut position = after(to_lay(CALM), "b1 b1 f6");
    let error = position.play(FIRST, Move::Lay(post("c1"))).unwrap_err();
    assert_eq!(error.to_string(), "Your three tokens are laid. Now choose a post to explode.");
}

#[test]
fn the_player_chooses_which_post_of_four_or_more_explodes_next() {
    let position = laid("4..... ...... ..5... ...... ...... .....6");
    assert_eq!(legal(&position), ["f1!", "c4!", "a6!"]);
    assert_eq!(position.deciders().single(), Some(FIRST));
}

#[test]
fn a_post_below_four_does_not_explode() {
    let mut position = laid("4..... ...... ..3... ...... ...... ......");
    let error = position.play(FIRST, Move::Explode(post("c4"))).unwrap_err();
    let expected = "c4 cannot explode: it holds 3 tokens, and an explosion takes four.";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn the_turn_is_over_when_no_post_is_above_three() {
    let position = laid("4..... ...... ...... ...... ...... .....4");
    let position = after(position, "a6!");
    assert_eq!((position.turn, position.to_lay), (FIRST, 0));
    let position = after(position, "f1!");
    assert_eq!((position.turn, position.to_lay), (SECOND, 3));
}

#[test]
fn without_a_post_of_four_the_third_token_ends_the_turn() {
    let position = after(to_lay(CALM), "a1 c1 e1");
    assert_eq!((position.turn, position.to_lay), (SECOND, 3));
}

#[test]
fn turns_go_round_the_table() {
    for options in option_sets() {
        let mut position = DisX::start(&options, Seed(5)).unwrap();
        let seats = position.seats();
        for _ in 0..=seats {
            let turn = position.turn;
            assert_eq!(position.deciders().single(), Some(turn));
            play(&mut position, "a1 c1 e1");
            while let Some((seat, mv)) = position.forced() {
                position.play(seat, mv).unwrap();
            }
            while position.turn == turn {
                let mv = legal(&position)[0].parse().unwrap();
                position.play(turn, mv).unwrap();
            }
            assert_eq!(position.turn, turn.next(seats));
            position.board = Board::filled(|_| 0);
        }
    }
}

#[test]
fn nobody_plays_out_of_turn() {
    let mut position = to_lay(CALM);
    assert!(!position.is_legal(SECOND, Move::Lay(post("a1"))));
    let mut moves = Vec::new();
    position.legal_moves(SECOND, &mut moves);
    assert_eq!(moves, []);
    assert!(position.play(SECOND, Move::Lay(post("a1"))).is_err());
}

#[test]
fn a_single_explosion_is_made_without_asking_and_laying_never_is() {
    assert_eq!(to_lay(CALM).forced(), None);
    assert_eq!(after(to_lay(CALM), "b1 b1").forced(), None);
    let single = after(to_lay(CALM), "b1 b1 f6");
    assert_eq!(single.forced(), Some((FIRST, Move::Explode(post("b1")))));
    assert_eq!(laid("4..... ...... ..5... ...... ...... ......").forced(), None);
    let over = DisX { bank: 0, ..single };
    assert_eq!(over.forced(), None);
}
