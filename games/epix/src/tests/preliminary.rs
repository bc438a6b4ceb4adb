//! Set-up and preliminary phase.

use super::*;

fn start(players: u8, advanced: bool) -> Epix {
    Epix::start(&Options { players, advanced, first: Some(A) }, Seed(3)).unwrap()
}

#[test]
fn everybody_begins_with_15_gold_and_a_soldier_in_the_own_castle() {
    for options in option_sets() {
        let position = Epix::start(&options, Seed(5)).unwrap();
        for seat in Seat::all(options.players.into()) {
            assert_eq!(position.gold(seat), 15);
            assert!(
                position.open.board.of(seat, UnitKind::Soldier).contains(position.map.castle(seat))
            );
            assert_eq!(
                UnitKind::ALL.map(|kind| position.open.board.reserve(seat, kind)),
                [2, 2, 3, 2]
            );
        }
    }
}

#[test]
fn the_first_player_is_drawn_by_lot_unless_named() {
    let firsts: std::collections::BTreeSet<_> = (0..40)
        .map(|seed| {
            Epix::start(&Options { players: 4, ..Options::default() }, Seed(seed))
                .unwrap()
                .open
                .first
        })
        .collect();
    assert_eq!(firsts.len(), 4);
    assert_eq!(start(3, false).open.first, A);
}

#[test]
fn basic_rules_have_no_special_cards_and_advanced_ones_players_plus_one() {
    for players in 2..=4 {
        assert_eq!(start(players, false).lots().count(), 0);
        let advanced = start(players, true);
        let cards: std::collections::BTreeSet<_> = advanced.lots().map(|lot| lot.card).collect();
        assert_eq!(cards.len(), usize::from(players) + 1);
    }
}

#[test]
fn units_are_recruited_in_the_own_realm_only_one_each_clockwise() {
    let position = start(2, false);
    assert_eq!(legal(&position, "recruit:soldier"), ["recruit:soldier@1a", "recruit:soldier@1b"]);
    assert_eq!(legal(&position, "recruit:knight").len(), 3);
    assert_eq!(legal(&position, "recruit:camp"), ["recruit:camp@1a", "recruit:camp@1b"]);
    let position = after(position, "recruit:knight@1a");
    assert_eq!(position.gold(A), 9);
    assert_eq!(position.deciders(), SeatSet::only(B));
}

#[test]
fn passing_is_final_and_the_others_go_on() {
    let position = after(start(3, false), "pass recruit:camp@2a pass");
    assert_eq!(position.deciders(), SeatSet::only(B), "the first has passed, the third too");
    let position = after(position, "recruit:camp@2b recruit:soldier@2a pass");
    assert_eq!(position.open.phase, Phase::Auction);
    assert_eq!(position.deciders().len(), 3);
}

#[test]
fn a_bid_is_at_least_one_and_more_than_the_standing_bid() {
    let position = start(2, true);
    let card = position.lots().next().unwrap().card;
    assert!(!may(&position, &format!("bid:{card}=0+camp")));
    assert!(
        may(&position, &format!("bid:{card}=1+camp"))
            && may(&position, &format!("bid:{card}=15+knight"))
    );
    assert!(!may(&position, &format!("bid:{card}=16+camp")));
    let position = after(position, &format!("bid:{card}=4+camp"));
    assert_eq!(position.gold(A), 11, "the gold leaves the hand while it stands");
    assert_eq!(position.open.board.reserve(A, UnitKind::Camp), 2, "the marker is not available");
    assert!(
        !may(&position, &format!("bid:{card}=4+camp"))
            && may(&position, &format!("bid:{card}=5+camp"))
    );
    let position = after(position, &format!("bid:{card}=5+soldier"));
    assert_eq!(position.gold(A), 15, "the outbid player gets it back at once");
    assert_eq!(position.open.board.reserve(A, UnitKind::Camp), 3);
    assert_eq!(position.gold(B), 10);
}

#[test]
fn against_oneself_gold_and_marker_return_first() {
    let position = start(2, true);
    let card = position.lots().next().unwrap().card;
    let position = after(position, &format!("bid:{card}=10+catapult recruit:camp@3a"));
    assert!(
        may(&position, &format!("bid:{card}=15+catapult"))
            && !may(&position, &format!("bid:{card}=16+catapult"))
    );
    assert!(!may(&position, &format!("bid:{card}=10+catapult")));
    let position = after(position, &format!("bid:{card}=11+knight"));
    assert_eq!(position.gold(A), 4);
    assert_eq!(
        [UnitKind::Catapult, UnitKind::Knight].map(|kind| position.open.board.reserve(A, kind)),
        [2, 1]
    );
}

#[test]
fn a_bid_needs_a_unit_of_the_reserve_as_marker() {
    let mut position = start(2, true);
    let card = position.lots().next().unwrap().card;
    position = with(position, "0 camp 1a, 0 camp 1b, 0 camp 2a");
    assert!(
        !may(&position, &format!("bid:{card}=1+camp"))
            && may(&position, &format!("bid:{card}=1+soldier"))
    );
}

#[test]
fn at_the_end_standing_bids_are_paid_and_the_cards_belong_to_their_bidders() {
    let position = start(2, true);
    let cards: Vec<_> = position.lots().map(|lot| lot.card).collect();
    let position =
        after(position, &format!("bid:{}=3+camp bid:{}=2+knight pass pass", cards[0], cards[1]));
    assert_eq!(position.open.phase, Phase::Auction);
    assert_eq!([position.gold(A), position.gold(B)], [12, 13]);
    assert!(position.open.cards[0].contains(cards[0]) && position.open.cards[1].contains(cards[1]));
    assert!(position.lots().next().is_none(), "the rest leave");
    assert_eq!(position.open.board.reserve(A, UnitKind::Camp), 3, "markers return");
}
