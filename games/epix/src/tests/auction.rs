//! The auction for first player and the choice of cards.

use super::*;

/// The auction of spring with this holder and this much gold each.
fn auction(players: u8, holder: usize, gold: u8) -> Epix {
    let mut position = Epix::set_up(players, Seat::new(holder), &[]);
    position.begin_season();
    for seat in 0..usize::from(players) {
        position.open.gold[seat] = gold;
    }
    position
}

#[test]
fn bids_go_from_nothing_to_all_the_gold() {
    let position = auction(2, 0, 4);
    assert_eq!(legal(&position, "gold"), ["gold:0", "gold:1", "gold:2", "gold:3", "gold:4"]);
    assert_eq!(position.deciders().len(), 2, "all bid at the same time");
}

#[test]
fn the_highest_wins_and_pays_and_the_others_keep_their_money() {
    let position = after(auction(3, 0, 9), "gold:2 gold:7 gold:3");
    assert_eq!(position.open.phase, Phase::Give);
    assert_eq!(position.deciders(), SeatSet::only(B));
    assert_eq!(position.open.gold[..3], [9, 2, 9]);
}

#[test]
fn a_tie_goes_to_the_tied_player_nearest_to_the_holder() {
    assert_eq!(after(auction(4, 2, 9), "gold:5 gold:5 gold:0 gold:5").open.turn, Seat::new(3));
    assert_eq!(after(auction(4, 2, 9), "gold:5 gold:5 gold:0 gold:0").open.turn, A);
    assert_eq!(
        after(auction(4, 2, 9), "gold:5 gold:5 gold:5 gold:5").open.turn,
        Seat::new(2),
        "distance 0"
    );
    assert_eq!(after(auction(4, 2, 9), "gold:0 gold:0 gold:0 gold:0").open.turn, Seat::new(2));
}

#[test]
fn the_winner_keeps_the_card_or_gives_it_to_another() {
    let won = after(auction(3, 0, 9), "gold:0 gold:1 gold:0");
    assert_eq!(legal(&won, "first"), ["first:0", "first:1", "first:2"]);
    let position = after(won, "first:2");
    assert_eq!((position.open.first, position.open.phase), (Seat::new(2), Phase::Choice));
}

#[test]
fn all_choose_one_card_and_in_winter_two_of_the_three() {
    let mut position = after(auction(2, 0, 9), "gold:0 gold:0 first:0");
    assert_eq!(legal(&position, "card"), ["card:move", "card:recruit", "card:tax"]);
    position.open.season = 3;
    assert_eq!(
        legal(&position, "card"),
        ["cards:recruit+move", "cards:recruit+tax", "cards:tax+move"]
    );
}

#[test]
fn an_auction_is_held_in_every_season() {
    let position = after(auction(2, 0, 9), "gold:0 gold:0 first:0 card:tax card:tax");
    assert_eq!((position.open.season, position.open.phase), (1, Phase::Auction));
    let position = after(position, "gold:0 gold:0 first:1 card:tax card:tax");
    assert_eq!(
        (position.open.season, position.open.phase, position.open.first),
        (2, Phase::Auction, B)
    );
}
