//! What may be shown when.

use serde_json::json;

use super::*;

fn frames(views: &[u8]) -> Vec<Frame> {
    views.iter().map(|view| Frame { view: json!(view), last: None }).collect()
}

fn shown(screen: &Screen) -> Option<u64> {
    screen.shown().and_then(|frame| frame.view.as_u64())
}

#[test]
fn whoever_comes_in_is_shown_at_once_how_things_stand() {
    let mut screen = Screen::default();
    assert!(screen.is_at_rest() && shown(&screen).is_none());
    screen.show(frames(&[1]), None);
    assert!(screen.is_at_rest() && shown(&screen) == Some(1));
}

#[test]
fn what_happens_while_a_film_runs_is_shown_after_it() {
    let mut screen = Screen::default();
    screen.show(frames(&[1]), None);
    screen.show(frames(&[2, 3]), None);
    assert!(screen.is_running() && shown(&screen) == Some(1));
    assert!(screen.advance());
    screen.show(frames(&[4]), None);
    let rest: Vec<_> = std::iter::from_fn(|| screen.advance().then(|| shown(&screen))).collect();
    assert_eq!(rest, [Some(3), Some(4)]);
    assert!(screen.is_at_rest() && !screen.skip());
}

#[test]
fn nothing_that_is_told_stops_a_film() {
    let mut screen = Screen::default();
    screen.show(frames(&[1]), None);
    screen.show(frames(&[2]), None);
    screen.show(Vec::new(), None);
    assert!(screen.is_running());
    assert!(screen.skip() && screen.is_at_rest() && shown(&screen) == Some(2));
}

#[test]
fn nothing_is_shown_until_whoever_is_awaited_is_there() {
    let mut screen = Screen::default();
    let awaited = Some(Seat::new(1));
    screen.show(frames(&[1]), awaited);
    assert!(!screen.advance() && !screen.skip() && shown(&screen).is_none());
    assert_eq!(screen.awaited(), awaited);
    screen.hand_over();
    assert_eq!(screen.awaited(), None);
    assert!(screen.is_running() && screen.advance() && shown(&screen) == Some(1));
}
