//! Turns in order, Tax, income, and the two cards of winter.

use super::*;

fn choice(players: u8, season: u8) -> Epix {
    let mut position = Epix::set_up(players, A, &[]);
    position.open.season = season;
    position.begin_season();
    position.name_first(A);
    position
}

#[test]
fn tax_takes_3_gold_from_the_treasury() {
    let position = after(choice(2, 0), "card:tax card:recruit");
    assert_eq!(position.gold(A), 18);
}

#[test]
fn turns_go_clockwise_from_the_first_player() {
    let mut position = choice(3, 0);
    position.open.first = B;
    let position = after(position, "card:recruit card:recruit card:recruit");
    assert_eq!(position.deciders(), SeatSet::only(B));
    let position = after(position, "end");
    assert_eq!(position.deciders(), SeatSet::only(Seat::new(2)));
    assert_eq!(after(position, "end").deciders(), SeatSet::only(A));
}

#[test]
fn a_card_is_shown_only_when_its_owners_turn_comes() {
    let position = after(choice(2, 0), "card:recruit card:move");
    assert!(position.open.shown.contains(A) && !position.open.shown.contains(B));
    assert!(after(position, "end").open.shown.contains(B));
}

#[test]
fn in_winter_both_cards_are_shown_and_resolved_in_the_order_of_choice() {
    let position = after(choice(2, 3), "cards:recruit+move cards:recruit+tax");
    assert_eq!(position.open.phase, Phase::Order);
    assert_eq!(legal(&position, "resolve"), ["resolve:move", "resolve:recruit"]);
    assert_eq!(after(position.clone(), "resolve:move").open.phase, Phase::March);
    let position = after(position, "resolve:recruit");
    assert_eq!(position.open.phase, Phase::Recruit);
    let position = after(position, "end");
    assert_eq!((position.open.phase, position.open.turn), (Phase::March, A));
}

#[test]
fn income_is_one_a_camp_and_one_a_paying_province() {
    let position = with(
        choice(3, 0),
        "0 camp 1a, 0 camp 1b, 0 soldier lochmess, 1 knight stonange, 2 camp broceland",
    );
    assert_eq!([0, 1, 2].map(|seat| position.income(Seat::new(seat))), [3, 1, 2]);
    let position = after(position, "card:tax card:tax card:tax");
    assert_eq!(position.open.gold[..3], [15 + 3 + 3, 15 + 3 + 1, 15 + 3 + 2]);
}

#[test]
fn income_is_also_paid_after_winter_before_the_count() {
    let position = with(choice(2, 3), "0 camp 1a, 1 camp 3a");
    let position =
        after(position, "cards:recruit+tax cards:recruit+tax resolve:tax end resolve:tax end");
    assert_eq!(position.open.phase, Phase::Over);
    assert_eq!(position.open.gold[..2], [15 + 3 + 1, 15 + 3 + 1]);
}

#[test]
fn there_are_four_seasons() {
    let mut position = choice(2, 0);
    for season in 0..3 {
        assert_eq!(position.open.season, season);
        position = after(position, "card:tax card:tax gold:0 gold:0 first:0");
    }
    assert!(position.is_winter());
}

#[test]
fn the_last_player_of_winter_is_skipped_when_nothing_can_lead_to_a_first_place() {
    // Five provinces against one, and no gold to do anything about it.
    let mut position = with(choice(2, 3), "0 soldier 1a, 0 camp 1b, 0 camp 2a, 0 catapult 2b");
    position.open.gold = [5, 0, 0, 0];
    let position = after(position, "cards:recruit+tax cards:recruit+move resolve:tax end");
    assert!(position.open.skipped && position.open.phase == Phase::Over);
    assert!(position.open.shown.contains(B), "the cards are shown");
    assert_eq!(position.end().unwrap().ranks(), [1, 2]);
}

#[test]
fn the_last_player_of_winter_acts_when_a_castle_could_be_taken() {
    let mut position = with(
        choice(2, 3),
        "0 soldier 1a, 0 camp 1b, 0 camp 2a, 0 catapult 2b, 1 soldier 3b, 1 knight 3a",
    );
    position.open.gold = [5, 9, 0, 0];
    let position = after(position, "cards:recruit+tax cards:recruit+move resolve:tax end");
    assert_eq!((position.open.phase, position.open.turn), (Phase::Order, B));
}

#[test]
fn a_fight_with_no_more_gold_than_names_cannot_be_won() {
    // A soldier at the gates of an empty castle: the garrison names two.
    for (gold, acts) in [(2, false), (3, true)] {
        let mut position = choice(2, 3);
        position.open.board = Board::EMPTY;
        let mut position = with(
            position,
            "0 soldier 2a, 0 camp 2b, 0 camp lochmess, 0 camp broceland, 0 knight 1b, 1 soldier 1a",
        );
        position.open.gold = [5, gold, 0, 0];
        let position = after(position, "cards:recruit+tax cards:recruit+move resolve:tax end");
        assert_eq!(position.open.skipped, !acts, "{gold} gold");
    }
}

#[test]
fn a_shared_first_place_counts_as_winning() {
    for (gold, acts) in [(4, true), (3, false)] {
        let mut position = choice(2, 3);
        position.open.board = Board::EMPTY;
        let mut position = with(position, "0 soldier 1a, 0 soldier 1b, 1 soldier 3a, 1 soldier 3b");
        position.open.gold = [4, gold, 0, 0];
        // The first takes tax and stops: seven gold. The last may tax too.
        let position = after(position, "cards:recruit+tax cards:recruit+tax resolve:tax end");
        assert_eq!(position.open.skipped, !acts, "{gold} gold");
    }
}

#[test]
fn only_the_last_player_of_winter_is_asked_for_a_way_to_win() {
    let mut position = with(choice(2, 3), "1 soldier 3a, 1 camp 3b, 1 camp 2a, 1 catapult 2b");
    position.open.gold = [0, 5, 0, 0];
    let position = after(position, "cards:recruit+move cards:recruit+tax");
    assert_eq!((position.open.turn, position.open.phase), (A, Phase::Order));
}

#[test]
fn the_bound_of_the_search_never_cuts_off_a_way_to_win() {
    let (mut asked, mut hopeless) = (0, 0);
    for options in option_sets() {
        for seed in 0..25 {
            random_game(&options, seed, |game| {
                let position = game.position();
                let calm =
                    matches!(position.open.phase, Phase::Auction | Phase::Recruit | Phase::March);
                if !calm || position.open.season < 2 || game.moves().len() % 3 > 0 {
                    return;
                }
                let mut last = position.clone();
                last.open.season = 3;
                last.open.turn = Seat::new(position.players() - 1);
                last.open.first = A;
                last.open.action = None;
                last.open.clash = None;
                last.open.left = Picks::DOUBLE[seed as usize % 3];
                let wins = last.search(last.open.turn, true);
                assert_eq!(
                    wins,
                    last.search(last.open.turn, false),
                    "{options:?}, seed {seed}, {}",
                    game.record()
                );
                asked += 1;
                hopeless += u32::from(!wins);
            });
        }
    }
    assert!(asked > 100 && hopeless > 20, "{hopeless} of {asked}");
}
