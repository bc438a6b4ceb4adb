//! The twenty special cards: for each its effect and its limit.

use super::*;

fn paid(position: &Epix) -> u8 {
    position.income(A)
}

#[test]
fn c01_treasurer_pays_one_more_every_season() {
    assert_eq!(paid(&owning(field(2), A, 1)), 1);
}
#[test]
fn c01_treasurer_pays_its_owner_only() {
    assert_eq!(paid(&owning(field(2), B, 1)), 0);
}

fn taxed(position: Epix) -> u8 {
    let mut position = position;
    position.begin_card(ActionCard::Tax);
    position.gold(A)
}
#[test]
fn c02_tax_farmer_takes_5() {
    assert_eq!(taxed(owning(field(2), A, 2)), 15);
}
#[test]
fn c02_tax_farmer_does_nothing_for_others() {
    assert_eq!(taxed(owning(field(2), B, 2)), 13);
}

fn cost(card: u8, unit: &str) -> u8 {
    10 - after(owning(muster(2), A, card), &format!("recruit:{unit}@1a")).gold(A)
}
#[test]
fn c03_stud_farm_makes_knights_cost_4() {
    assert_eq!(cost(3, "knight"), 4);
}
#[test]
fn c03_stud_farm_leaves_soldiers_at_2() {
    assert_eq!(cost(3, "soldier"), 2);
}
#[test]
fn c04_drill_sergeant_makes_soldiers_cost_1() {
    assert_eq!(cost(4, "soldier"), 1);
}
#[test]
fn c04_drill_sergeant_leaves_knights_at_6() {
    assert_eq!(cost(4, "knight"), 6);
}
#[test]
fn c05_carpenters_make_camps_and_catapults_cost_1() {
    assert_eq!([cost(5, "camp"), cost(5, "catapult")], [1, 1]);
}
#[test]
fn c05_carpenters_leave_soldiers_and_knights_as_they_are() {
    assert_eq!([cost(5, "soldier"), cost(5, "knight")], [2, 6]);
}

#[test]
fn c06_granaries_make_each_camp_pay_2() {
    assert_eq!(paid(&owning(with(field(2), "0 camp 1a, 0 camp 1b"), A, 6)), 4);
}
#[test]
fn c06_granaries_do_not_make_the_lake_pay_more() {
    assert_eq!(paid(&owning(with(field(2), "0 camp lochmess"), A, 6)), 3);
}

fn auctioned(card: u8, owner: usize, bids: &str) -> Epix {
    let mut position = Epix::set_up(3, A, &[]);
    position.begin_season();
    after(owning(position, Seat::new(owner), card), bids)
}
#[test]
fn c07_moneylender_gets_2_for_a_lost_auction() {
    assert_eq!(auctioned(7, 2, "gold:5 gold:3 gold:4").gold(Seat::new(2)), 17);
}
#[test]
fn c07_moneylender_gets_nothing_for_an_auction_won() {
    assert_eq!(auctioned(7, 2, "gold:5 gold:3 gold:6").gold(Seat::new(2)), 9);
}

#[test]
fn c08_plunder_takes_a_gold_for_each_unit_eliminated_by_catapults_too() {
    let position = owning(
        with(field(4), "0 soldier nwh, 0 catapult nwh, 1 soldier neh, 1 soldier nwv, 1 camp nwv"),
        A,
        8,
    );
    let position = after(position, "attack:soldier:nwh>neh stake:2 name:1");
    assert_eq!([position.gold(A), position.gold(B)], [9, 9]);
    let position = after(position, "throw:catapult:nwh>nwv stake:2 name:1");
    assert_eq!([position.gold(A), position.gold(B)], [9, 7]);
}
#[test]
fn c08_plunder_takes_nothing_for_a_conversion_or_from_an_empty_purse() {
    let position = owning(with(field(4), "0 soldier nwh, 1 camp neh"), A, 8);
    assert_eq!(after(position, "attack:soldier:nwh>neh stake:2 name:1").gold(B), 10);
    let position = rich(owning(with(field(4), "0 soldier nwh, 1 soldier neh"), A, 8), B, 0);
    assert_eq!(after(position, "attack:soldier:nwh>neh stake:2 name:1").gold(A), 8);
}

#[test]
fn c09_scouts_let_soldiers_move_two_provinces() {
    let position = owning(with(field(4), "0 soldier nw"), A, 9);
    assert!(
        may(&position, "move:soldier:nw>kilimandjora") && may(&position, "move:soldier:nw>nwh")
    );
    assert!(!may(&position, "move:soldier:nw>swh"), "three provinces");
}
#[test]
fn c09_scouts_do_not_let_soldiers_attack_further_or_pass_enemies() {
    let position = owning(with(field(4), "0 soldier nw, 1 camp lochmess, 1 camp nwh"), A, 9);
    assert!(
        !may(&position, "attack:soldier:nw>lochmess")
            && !may(&position, "move:soldier:nw>kilimandjora")
    );
}

#[test]
fn c10_mountaineers_send_knights_up_the_mountain() {
    let position = owning(with(field(4), "0 knight nwh, 1 camp kilimandjora"), A, 10);
    assert!(may(&position, "attack:knight:nwh>kilimandjora"));
    assert!(may(&owning(with(field(4), "0 knight nwh"), A, 10), "move:knight:nwh>kilimandjora"));
    assert!(may(
        &owning(with(muster(4), "0 camp kilimandjora"), A, 10),
        "recruit:knight@kilimandjora"
    ));
}
#[test]
fn c10_mountaineers_have_a_simple_defence_up_there() {
    let position = owning(with(field(4), "0 soldier nwh, 1 knight kilimandjora"), B, 10);
    assert_eq!(after(position, "attack:soldier:nwh>kilimandjora stake:1").names_due(), 1);
}

#[test]
fn c11_wheelwrights_let_a_catapult_roll_instead_of_attacking() {
    let position = owning(with(field(4), "0 catapult nwh, 1 camp neh"), A, 11);
    assert!(may(&position, "move:catapult:nwh>nwv"));
    assert_eq!(legal(&after(position, "move:catapult:nwh>kilimandjora"), ""), ["end"]);
}
#[test]
fn c11_wheelwrights_do_not_let_a_catapult_roll_onto_its_equal_or_an_enemy() {
    let position = owning(with(field(4), "0 catapult nwh, 0 catapult nwv, 1 camp neh"), A, 11);
    assert_eq!(
        legal(&position, "move:catapult:nwh"),
        ["move:catapult:nwh>kilimandjora", "move:catapult:nwh>nw"]
    );
}

#[test]
fn c12_smugglers_go_from_lake_to_forest() {
    let position =
        owning(with(field(4), "0 soldier lochmess, 0 knight broceland, 1 camp swv"), A, 12);
    assert!(may(&position, "move:soldier:lochmess>broceland"));
    assert!(may(&position, "move:knight:broceland>lochmess"));
}
#[test]
fn c12_smugglers_do_not_carry_catapults() {
    let position = owning(with(field(4), "0 catapult lochmess, 1 camp broceland"), A, 12);
    assert!(legal(&position, "throw").is_empty());
}

#[test]
fn c13_paymaster_takes_back_half_of_a_winning_stake_rounded_down() {
    let position = owning(with(field(4), "0 soldier nwh, 1 soldier neh"), A, 13);
    assert_eq!(after(position, "attack:soldier:nwh>neh stake:5 name:1").gold(A), 7);
}
#[test]
fn c13_paymaster_takes_nothing_back_from_a_failure() {
    let position = owning(with(field(4), "0 soldier nwh, 1 soldier neh"), A, 13);
    assert_eq!(after(position, "attack:soldier:nwh>neh stake:5 name:5").gold(A), 5);
}

#[test]
fn c14_sappers_meet_a_simple_defence_in_castles() {
    let position = owning(with(field(4), "0 soldier neh, 0 catapult neh, 1 soldier ne"), A, 14);
    assert_eq!(after(position.clone(), "attack:soldier:neh>ne stake:1").names_due(), 1);
    assert_eq!(after(position, "throw:catapult:neh>ne stake:1").names_due(), 1);
}
#[test]
fn c14_sappers_still_meet_a_double_defence_on_the_mountain() {
    let position = owning(with(field(4), "0 soldier nwh, 1 soldier kilimandjora"), A, 14);
    assert_eq!(after(position, "attack:soldier:nwh>kilimandjora stake:1").names_due(), 2);
}

#[test]
fn c15_ballistics_reach_distance_two_from_everywhere() {
    let position = owning(with(field(4), "0 catapult nwh, 1 camp nev, 1 camp swh"), A, 15);
    assert_eq!(legal(&position, "throw"), ["throw:catapult:nwh>nev", "throw:catapult:nwh>swh"]);
}
#[test]
fn c15_ballistics_never_reach_the_mountain() {
    let position =
        owning(with(field(4), "0 catapult nwh, 1 soldier kilimandjora, 1 camp sev"), A, 15);
    assert!(legal(&position, "throw").is_empty());
}

#[test]
fn c16_champion_breaks_off_at_the_first_failure_of_a_season() {
    let position = owning(with(field(4), "0 knight nwh, 1 camp neh"), A, 16);
    let position = after(position, "attack:knight:nwh>neh stake:2 name:2");
    assert!(has(&position, 0, UnitKind::Knight, "nwh"));
    assert!(may(&position, "move:knight:nwh>nw"));
}
#[test]
fn c16_champion_saves_only_once_a_season_and_no_catapult() {
    let position = owning(with(field(4), "0 knight nwh, 1 camp neh"), A, 16);
    let position = after(
        position,
        "attack:knight:nwh>neh stake:2 name:2 attack:knight:nwh>neh stake:2 name:2",
    );
    assert!(!has(&position, 0, UnitKind::Knight, "nwh"));
    let position = owning(with(field(4), "0 catapult nwh, 1 camp neh"), A, 16);
    let position = after(position, "throw:catapult:nwh>neh stake:2 name:2");
    assert!(!has(&position, 0, UnitKind::Catapult, "nwh") && !position.open.spared.contains(A));
}

#[test]
fn c17_ramparts_double_the_defence_of_the_realm_against_catapults_too() {
    let position = owning(with(field(4), "0 soldier nwh, 0 catapult nwh, 1 knight neh"), B, 17);
    assert_eq!(after(position.clone(), "attack:soldier:nwh>neh stake:1").names_due(), 2);
    assert_eq!(after(position, "throw:catapult:nwh>neh stake:1").names_due(), 2);
}
#[test]
fn c17_ramparts_stand_in_the_own_realm_only() {
    let position = owning(with(field(4), "0 soldier nwh, 1 soldier nwv"), B, 17);
    assert_eq!(after(position, "attack:soldier:nwh>nwv stake:1").names_due(), 1);
}

#[test]
fn c18_palisades_double_the_defence_of_camps_everywhere() {
    let position = owning(with(field(4), "0 soldier nwh, 1 camp nwv"), B, 18);
    assert_eq!(after(position, "attack:soldier:nwh>nwv stake:1").names_due(), 2);
}
#[test]
fn c18_palisades_help_neither_soldiers_nor_against_catapults() {
    let position =
        owning(with(field(4), "0 soldier nwh, 0 catapult nwh, 1 camp nwv, 1 soldier nwv"), B, 18);
    assert_eq!(after(position.clone(), "attack:soldier:nwh>nwv stake:1").names_due(), 1);
    assert_eq!(after(position, "throw:catapult:nwh>nwv stake:1").names_due(), 1);
}

#[test]
fn c19_seer_names_three_where_the_defence_is_double() {
    let position = owning(rich(with(field(4), "0 soldier neh"), A, 4), B, 19);
    let position = after(position, "attack:soldier:neh>ne stake:2");
    assert_eq!(legal(&position, ""), ["name:1,2,3", "name:1,2,4", "name:1,3,4", "name:2,3,4"]);
}
#[test]
fn c19_seer_names_one_where_the_defence_is_simple_or_sapped() {
    let position = owning(with(field(4), "0 soldier nwh, 1 soldier neh"), B, 19);
    assert_eq!(after(position, "attack:soldier:nwh>neh stake:1").names_due(), 1);
    let position = owning(owning(with(field(4), "0 soldier neh"), B, 19), A, 14);
    assert_eq!(after(position, "attack:soldier:neh>ne stake:1").names_due(), 1);
}

#[test]
fn c20_herald_wins_every_tie() {
    assert_eq!(auctioned(20, 2, "gold:5 gold:5 gold:5").open.turn, Seat::new(2));
    let mut position = rich(owning(with(field(2), "0 soldier 1a, 1 soldier 3a"), B, 20), B, 0);
    position.open.phase = Phase::Over;
    assert_eq!(position.end().unwrap().ranks(), [2, 1], "before gold is compared");
}
#[test]
fn c20_herald_wins_no_more_than_ties() {
    assert_eq!(auctioned(20, 2, "gold:6 gold:5 gold:5").open.turn, A);
    let mut position = owning(with(field(2), "0 soldier 1a"), B, 20);
    position.open.phase = Phase::Over;
    assert_eq!(position.end().unwrap().ranks(), [1, 2]);
}

#[test]
fn costs_are_never_below_1_and_cards_add_up() {
    for card in Card::all() {
        assert!(Card::all().all(|other| {
            let cards = super::super::Cards::default().with(card).with(other);
            cards.powers().costs.iter().all(|&cost| cost >= 1)
        }));
    }
    let position = owning(owning(with(field(2), "0 camp 1a"), A, 1), A, 6);
    assert_eq!(paid(&position), 3);
}
