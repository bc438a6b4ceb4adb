//! The board, the hands and the bank before the first turn, and who begins.

use super::*;

fn start(players: u8, quick: bool) -> DisX {
    DisX::start(&Options { players, quick, first: Some(FIRST) }, Seed(1)).unwrap()
}

#[test]
fn dark_posts_hold_one_token_and_light_posts_two() {
    let position = start(2, false);
    for post in Post::all() {
        assert_eq!(position.tokens(post), if post.is_dark() { 1 } else { 2 }, "{post}");
    }
    assert_eq!(position.board.total(), 54);
}

#[test]
fn the_quick_version_has_two_on_every_post() {
    let position = start(2, true);
    assert!(Post::all().all(|post| position.tokens(post) == 2));
    assert_eq!(position.board.total(), 72);
}

#[test]
fn each_player_gets_seven_tokens_and_the_rest_of_the_160_is_the_bank() {
    for (players, bank, quick_bank) in [(2, 92, 74), (3, 85, 67), (4, 78, 60)] {
        for (quick, bank) in [(false, bank), (true, quick_bank)] {
            let position = start(players, quick);
            assert_eq!(position.seats(), usize::from(players));
            assert!(Seat::all(players.into()).all(|seat| position.hand(seat) == 7));
            assert_eq!(position.bank(), bank);
            assert_eq!(position.board.total() + u32::from(players) * 7 + u32::from(bank), 160);
        }
    }
}

#[test]
fn the_named_seat_begins() {
    for players in 2..=4u8 {
        for first in Seat::all(players.into()) {
            let options = Options { players, quick: false, first: Some(first) };
            let position = DisX::start(&options, Seed(9)).unwrap();
            assert_eq!(position.deciders().single(), Some(first));
        }
    }
}

#[test]
fn a_seat_that_nobody_sits_in_cannot_begin() {
    let options = Options { players: 2, quick: false, first: Some(Seat::new(2)) };
    let error = DisX::start(&options, Seed(1)).unwrap_err();
    assert_eq!(error.to_string(), "Seat 2 cannot begin: with 2 players the seats go from 0 to 1.");
}

#[test]
fn the_lot_is_fair_and_follows_from_the_seed() {
    for options in option_sets() {
        let seats = usize::from(options.players);
        let mut begun = vec![0; seats];
        for seed in 0..1_200 {
            let first = DisX::start(&options, Seed(seed)).unwrap().turn;
            assert_eq!(first.index(), Seed(seed).rng().below(seats));
            begun[first.index()] += 1;
        }
        let fair = 1_200 / seats;
        assert!(begun.iter().all(|&times| fair.abs_diff(times) < 80), "{begun:?}");
    }
}

#[test]
fn in_a_rematch_the_next_seat_begins() {
    for options in option_sets() {
        let seats = usize::from(options.players);
        let first = DisX::start(&options, Seed(3)).unwrap();
        let mut next = options.clone();
        for game in 1..=seats {
            let position = DisX::start(&next, Seed(3)).unwrap();
            let draw =
                tablier_rules::Outcome::won_by(tablier_rules::SeatSet::EMPTY, seats, "agreed");
            next = position.rematch(&next, &draw);
            let expected = Seat::new((first.turn.index() + game) % seats);
            assert_eq!(next, Options { first: Some(expected), ..options.clone() });
        }
        assert_eq!(next.first, Some(first.turn), "the start has gone round the table");
    }
}
