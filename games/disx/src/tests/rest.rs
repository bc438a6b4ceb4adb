//! Resolving the rest of a chain with one click.

use super::*;
use crate::rest::Rest;

#[test]
fn the_rest_is_offered_when_two_or_more_posts_may_explode() {
    assert_eq!(only(&[("c3", 4)]).rest(), None);
    assert_eq!(to_lay(CALM).rest(), None);
    assert_eq!(DisX { bank: 0, ..only(&[("c3", 4), ("a1", 4)]) }.rest(), None);
    assert!(only(&[("c3", 4), ("a1", 4)]).rest().is_some());
}

#[test]
fn the_rest_lists_only_what_is_chosen_in_the_order_of_the_posts() {
    // After c3 only a6 is left, which needs no asking.
    let position = only(&[("c3", 4), ("a6", 4)]);
    let moves = vec![Move::Explode(post("c3"))];
    assert_eq!(position.rest(), Some(Rest { moves, gain: 3 }));
}

#[test]
fn playing_the_rest_ends_the_turn_or_the_game_and_brings_what_it_says() {
    let mut resolved = 0;
    for options in option_sets() {
        for seed in 0..12 {
            random_game(&options, seed, |game| {
                let Some(rest) = game.position().rest() else {
                    return;
                };
                let (seat, hand) =
                    (game.position().turn, game.position().hand(game.position().turn));
                let mut game = game.clone();
                for mv in rest.moves {
                    let made = game.play(seat, mv);
                    assert!(made.is_ok(), "{options:?}, seed {seed}, {mv}: {made:?}");
                }
                let done = game.position();
                let ended = done.turn != seat && done.to_lay == 3 || done.outcome().is_some();
                assert!(ended, "{options:?}, seed {seed}");
                assert_eq!(done.hand(seat), hand + rest.gain, "{options:?}, seed {seed}");
                resolved += 1;
            });
        }
    }
    assert!(resolved > 1_000, "only {resolved} chains were resolved");
}
