//! What the mind of a game with an evaluation promises: legal turns, the truth about wins and losses, for two, for more and for teams.

use std::collections::HashMap;

use tablier_rules::{Game, Level, SeatSet, Viewer};

use super::*;
use crate::takeaway::{Options, Take, Takeaway};

/// Every position with piles up to this height.
fn positions(highest: u8, seats: u8, teams: bool, misere: bool) -> Vec<Takeaway> {
    let heights = || 0..=highest;
    let piles =
        heights().flat_map(|a| heights().flat_map(move |b| heights().map(move |c| [a, b, c])));
    piles
        .filter(|piles| piles.iter().sum::<u8>() > 1)
        .map(|piles| Options { piles, seats, teams, misere })
        .map(Takeaway::new)
        .collect()
}

fn choose(position: &Takeaway, strength: Strength, seed: u64) -> Choice<Take> {
    let mut never = || false;
    let mut thinking = Thinking::new(strength, seed, &mut never);
    let seat = position.turn;
    Mind::<Takeaway>::choose(&AlphaBeta, &position.view(Viewer::Seat(seat)), seat, &mut thinking)
}

/// The position after the turn that was chosen, every move of it checked.
fn after(position: &Takeaway, choice: &Choice<Take>) -> Takeaway {
    let (mut next, seat) = (*position, position.turn);
    for &mv in std::iter::once(&choice.mv).chain(&choice.then) {
        next.play(seat, mv).unwrap_or_else(|refused| panic!("{position:?}: {refused}"));
    }
    next
}

#[test]
fn of_two_players_it_knows_who_wins_and_wins_if_it_can() {
    for misere in [false, true] {
        let mut known = HashMap::new();
        for position in positions(4, 2, false, misere) {
            let team = position.team(position.turn);
            let won = position.is_won_by(team, &mut known);
            let choice = choose(&position, Strength::Full, 1);
            let value = if won { 1.0 } else { 0.0 };
            assert_eq!(choice.value, value, "{position:?}");
            let next = after(&position, &choice);
            assert_eq!(next.is_won_by(team, &mut known), won, "{position:?}: {choice:?}");
        }
    }
}

#[test]
fn of_several_it_claims_a_win_only_against_all_others_and_never_a_loss() {
    for seats in [3, 4] {
        let (mut known, mut claimed) = (HashMap::new(), 0);
        for position in positions(3, seats, false, false) {
            let team = position.team(position.turn);
            let choice = choose(&position, Strength::Full, 1);
            assert_eq!(choice.value == 1.0, position.is_won_by(team, &mut known), "{position:?}");
            assert!(choice.value > 0.0, "{position:?}");
            claimed += u32::from(choice.value == 1.0);
            after(&position, &choice);
        }
        assert!(claimed > 10, "{claimed} wins of {seats}");
    }
}

#[test]
fn partners_win_together() {
    let (mut known, mut won_by_partner) = (HashMap::new(), 0);
    for position in positions(3, 4, true, true) {
        let team = position.team(position.turn);
        let won = position.is_won_by(team, &mut known);
        assert_eq!(choose(&position, Strength::Full, 1).value, if won { 1.0 } else { 0.0 });
        let alone = SeatSet::only(position.turn);
        won_by_partner += u32::from(won && !position.is_won_by(alone, &mut HashMap::new()));
    }
    assert!(won_by_partner > 10, "{won_by_partner} wins that need the partner");
}

#[test]
fn every_level_plays_legally_and_the_same_for_the_same_seed_and_claims_nothing_false() {
    let mut known = HashMap::new();
    for level in Level::ALL {
        for (seed, position) in (0..).zip(positions(4, 2, false, true)) {
            let strength = Strength::Level(level);
            let choice = choose(&position, strength, seed);
            assert_eq!(choice, choose(&position, strength, seed), "{level:?}, {position:?}");
            let won = position.is_won_by(position.team(position.turn), &mut known);
            after(&position, &choice);
            assert!(choice.value != if won { 0.0 } else { 1.0 }, "{level:?}, {position:?}");
        }
    }
}

#[test]
fn told_to_stop_it_still_takes_a_legal_turn() {
    for position in positions(3, 3, false, false) {
        let mut at_once = || true;
        let mut thinking = Thinking::new(Strength::Full, 1, &mut at_once);
        let view = position.view(Viewer::Seat(position.turn));
        let choice = Mind::<Takeaway>::choose(&AlphaBeta, &view, position.turn, &mut thinking);
        after(&position, &choice);
        assert!(thinking.nodes() < 4_000, "{position:?}: {} nodes", thinking.nodes());
    }
}
