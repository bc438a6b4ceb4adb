//! What happens while something else is under way.

use tablier_table::Wish;

use super::*;

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

#[test]
fn what_happens_while_a_film_runs_is_shown_after_it_and_only_then_is_anything_asked() {
    let mut followed = Followed::begins("six");
    followed.plays(&["0,0"]);
    assert!(followed.known().screen().is_running() && !followed.known().may_click());
    let shown = followed.known().screen().shown().cloned();
    followed.plays(&["1,0"]);
    assert_eq!(followed.known().screen().shown().cloned(), shown, "the film goes on where it was");
    let mut frames = 0;
    while followed.known_mut().screen_mut().advance() {
        frames += 1;
    }
    assert_eq!(frames, 2);
    let known = followed.known();
    assert_eq!(known.screen().shown().map(|frame| &frame.view), Some(&known.snapshot().view));
    assert!(known.may_click());
}

#[test]
fn talk_leaves_alone_what_is_in_the_hand_and_what_is_being_shown() {
    let mut followed = Followed::begins("six");
    followed.model.hold(words(&["0,0"]));
    let update = followed.acts(Act::Say { text: "well".to_owned() });
    followed.hears(update);
    assert_eq!(followed.known().hand().gesture(), ["0,0"]);
    followed.plays(&["0,0"]);
    let update = followed.acts(Act::Say { text: "well".to_owned() });
    followed.hears(update);
    assert!(followed.known().screen().is_running());
    assert_eq!(followed.known().lines().len(), 3);
}

#[test]
fn a_move_taken_back_while_a_gesture_is_half_made_empties_the_hand() {
    let mut followed = Followed::begins("six");
    let (seat, _) = followed.known().asks().unwrap();
    followed.plays(&["0,0"]);
    followed.is_watched();
    followed.model.hold(words(&["1,0"]));
    followed.known_mut().hand_mut().ponder(true);
    let update = followed.acts(Act::Ask { seat, wish: Wish::Undo });
    followed.hears(update);
    assert!(followed.known().hand().is_idle());
    assert_eq!(followed.known().asks().map(|(asked, _)| asked), Some(seat));
    followed.is_watched();
    followed.plays(&["0,0"]);
    assert_eq!(followed.known().snapshot().moves, 1, "it can be played anew");
}

#[test]
fn while_a_move_is_on_its_way_nothing_else_is_asked_and_a_refusal_asks_anew() {
    let mut followed = Followed::begins("six");
    let asked = followed.known().asks().unwrap();
    let sent = followed.known_mut().play(words(&["0,0", "1,0"]));
    assert_eq!(sent, Some((asked, "0,0".to_owned())));
    assert!(followed.known().at_rest() && !followed.known().may_click());
    assert_eq!(followed.known_mut().play_on(), None, "it was not answered yet");
    assert_eq!(followed.known_mut().play(words(&["2,0"])), None);
    followed.known_mut().refuse();
    assert_eq!(followed.known().asks(), Some(asked));
    assert_eq!(followed.known_mut().play_on(), None, "what was to follow is not played");
}

#[test]
fn a_table_that_goes_away_while_a_move_is_on_its_way_asks_nothing_and_may_come_back() {
    let mut followed = Followed::begins("six");
    let ((seat, decision), mv) = followed.known_mut().play(words(&["0,0"])).unwrap();
    let version = followed.model.version();
    followed.model.go_away(Message::words("gone"));
    assert!(followed.model.known().is_none() && followed.model.gone().is_some());
    assert_eq!((followed.model.version(), followed.model.game()), (version, Some("six")));
    followed.model.go_away(Message::words("still gone"));
    let update = followed.acts(Act::Decide { seat, decision, mv });
    followed.hears(update);
    assert!(followed.model.gone().is_none());
    let known = followed.known();
    assert!(known.screen().is_running(), "what happened meanwhile is shown");
    assert_eq!((known.lines().len(), known.snapshot().moves), (1, 1));
    assert_ne!(known.asks(), None);
}

#[test]
fn what_a_table_that_is_gone_refuses_can_be_done_once_it_is_back() {
    let mut followed = Followed::begins("six");
    let asked = followed.known().asks();
    followed.known_mut().hand_mut().ponder(true);
    followed.known_mut().play(words(&["0,0"])).expect("it is sent");
    followed.model.go_away(Message::words("gone"));
    followed.model.refuse();
    let all = followed.tells_all();
    followed.hears(all);
    assert_eq!((followed.known().asks(), followed.known().may_click()), (asked, true));
    assert!(followed.known().hand().is_idle(), "no hint is waited for in vain");
}

#[test]
fn whoever_comes_into_a_game_with_secrets_at_one_screen_says_first_who_they_are() {
    let mut followed = Followed::begins("epix");
    followed.plays(&["pass"]);
    let mut model = page(&followed.name);
    hear(&mut model, followed.tells_all());
    let known = model.known_mut().unwrap();
    assert!(known.scene(Format::Wide).is_none() && known.screen().awaited().is_some());
    known.screen_mut().hand_over();
    assert!(!known.may_click() && known.screen_mut().advance() && known.may_click());
}

#[test]
fn a_salon_restored_from_a_backup_tells_from_the_beginning() {
    let mut followed = Followed::begins("six");
    let first = followed.tells_all();
    followed.plays(&["0,0"]);
    followed.model.go_away(Message::words("gone"));
    followed.hears(first.clone());
    let mut fresh = page(&followed.name);
    hear(&mut fresh, first);
    let (known, fresh) = (followed.known(), fresh.known().unwrap());
    assert_eq!((known.snapshot(), known.lines()), (fresh.snapshot(), fresh.lines()));
    assert_eq!(known.screen().shown(), fresh.screen().shown());
    assert!(known.hand().is_idle() && known.at_rest() && known.may_click());
}

#[test]
fn others_are_told_once_a_decision_that_a_hint_was_asked_for() {
    let mut first = Followed::opens("six").tells_all();
    let seat = first.snapshot.viewer.seat().unwrap();
    let hears = |table: TableRef, update: &Update| {
        let mut model = Model::new(table, Learning::Hints, None);
        hear(&mut model, update.clone());
        model
    };
    assert_eq!(hears(TableRef::online("abc"), &first).hint_to_tell(), None, "nobody plays along");
    let other = Seat::all(2).find(|other| *other != seat).unwrap();
    first.snapshot.chairs[other.index()].own = false;
    assert_eq!(hears(TableRef::local("abc"), &first).hint_to_tell(), None);
    let mut model = hears(TableRef::online("abc"), &first);
    assert_eq!((model.hint_to_tell(), model.hint_to_tell()), (Some(seat), None));
}

#[test]
fn a_first_game_wants_a_hint_where_the_hand_is_idle_and_something_is_asked() {
    let first = Followed::opens("six").tells_all();
    let mut model = Model::new(TableRef::local("abc"), Learning::Hints, None);
    assert!(!model.wants_hint(), "nothing is known");
    hear(&mut model, first);
    assert!(model.wants_hint());
    model.known_mut().unwrap().hand_mut().ponder(true);
    assert!(!model.wants_hint(), "one is on its way");
    let known = model.known_mut().unwrap();
    assert!(known.hand_mut().ponder(false) && known.point_at("0,0"));
    assert!(known.pointed().is_some() && !model.wants_hint(), "one is shown");
    model.hold(Vec::new());
    assert!(model.wants_hint());
    model.known_mut().unwrap().play(words(&["0,0"]));
    assert!(!model.wants_hint(), "a move was sent");
}

#[test]
fn nobody_is_shown_what_was_still_to_be_shown_to_somebody_else() {
    let mut followed = Followed::begins("epix");
    let (seat, _) = followed.known().asks().unwrap();
    followed.plays(&["pass"]);
    let secret = followed.known().snapshot().view.clone();
    // Before the other one is there, the move is taken back.
    let update = followed.acts(Act::Ask { seat, wish: Wish::Undo });
    followed.hears(update);
    assert_eq!(followed.known().screen().awaited(), Some(seat));
    let screen = followed.known_mut().screen_mut();
    screen.hand_over();
    while screen.advance() {
        assert_ne!(screen.shown().map(|frame| &frame.view), Some(&secret));
    }
}

#[test]
fn other_eyes_are_told_the_whole_story_whatever_is_said_before_it() {
    let mut followed = Followed::begins("epix");
    followed.plays(&["pass"]);
    assert!(followed.known().is_untold());
    let update = followed.acts(Act::Say { text: "well".to_owned() });
    followed.hears(update);
    let all = followed.tells_all();
    followed.hears(all);
    assert_eq!(followed.known().lines().len(), 2);
}
