//! What others may see: everything but pending bids, unshown cards and an unanswered stake.

use serde_json::json;
use tablier_rules::{Viewer, view_from_json};

use super::*;

#[test]
fn bids_are_hidden_until_all_are_in() {
    let mut position = Epix::set_up(3, A, &[]);
    position.begin_season();
    let position = after(position, "gold:4 gold:2");
    assert_eq!(position.view(Viewer::Seat(A)).bids[..2], [Some(4), None]);
    assert_eq!(position.view(Viewer::Spectator).bids, [None; 4]);
    assert_eq!(position.sealed(A), 1);
    let position = after(position, "gold:0");
    assert_eq!(position.view(Viewer::Spectator).bids[..3], [Some(4), Some(2), Some(0)]);
    assert_eq!(position.sealed(A), 0);
}

#[test]
fn action_cards_are_hidden_until_their_owners_turn() {
    let mut position = Epix::set_up(2, A, &[]);
    position.begin_season();
    position.name_first(A);
    let position = after(position, "card:recruit card:move");
    let seen = position.view(Viewer::Spectator).picks;
    assert!(seen[0].is_some() && seen[1].is_none());
    assert_eq!([A, B].map(|seat| position.sealed(seat)), [0, 1]);
    assert!(position.view(Viewer::Seat(B)).picks[1].is_some());
    assert!(after(position, "end").view(Viewer::Spectator).picks[1].is_some());
}

#[test]
fn a_stake_is_hidden_until_it_is_answered() {
    let position =
        after(with(field(2), "0 soldier 3a, 1 soldier 3b"), "attack:soldier:3a>3b stake:4");
    assert_eq!(position.view(Viewer::Seat(A)).stake, Some(4));
    assert_eq!(position.view(Viewer::Seat(B)).stake, None);
    assert_eq!(position.sealed(A), 1);
    let position = after(position, "name:2");
    assert_eq!(position.view(Viewer::Spectator).open.clash.unwrap().stake, 4);
}

#[test]
fn after_the_end_nothing_is_hidden() {
    let position = after(with(field(3), "0 soldier 2a"), "attack:soldier:2a>2 stake:9 name:1,2");
    assert!(position.view(Viewer::Spectator).picks[..3].iter().all(Option::is_some));
    assert!(Seat::all(3).all(|seat| position.sealed(seat) == 0));
}

#[test]
fn what_brings_something_to_light_cannot_be_taken_back() {
    let position = with(field(2), "0 soldier 3a, 1 soldier 3b, 0 knight 1a");
    let reveals = |position: &Epix, mv: &str| {
        position.reveals(position.deciders().first().unwrap(), mv.parse().unwrap())
    };
    assert!(
        !reveals(&position, "move:knight:1a>1b") && !reveals(&position, "attack:soldier:3a>3b")
    );
    assert!(reveals(&position, "end"), "the next player shows a card");
    let position = after(position, "attack:soldier:3a>3b stake:4");
    assert!(reveals(&position, "name:1"));
}

#[test]
fn a_view_that_speaks_of_a_seat_where_nobody_plays_is_refused() {
    let view = serde_json::to_value(Epix::set_up(2, A, &[]).view(Viewer::Spectator)).unwrap();
    assert!(view_from_json::<Epix>(&view).is_ok());
    for (key, value) in [
        ("players", json!(1)),
        ("players", json!(5)),
        ("waiting", json!([2])),
        ("shown", json!([0, 3])),
        ("first", json!(2)),
        ("turn", json!(7)),
    ] {
        let mut odd = view.clone();
        odd["open"][key] = value;
        assert!(view_from_json::<Epix>(&odd).is_err(), "{key}: {}", odd["open"][key]);
    }
}
