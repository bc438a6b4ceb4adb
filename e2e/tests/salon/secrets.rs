//! What others hold does not come to a browser: not into the page and not over the wire.

use serde_json::Value;
use tablier_e2e::{Browser, Window, one_click, two_with};

use crate::online::sit_down;

/// The views the browser was sent since it was asked last.
fn views(browser: &Browser) -> Vec<Value> {
    let heard = browser.heard();
    let told = heard.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok());
    let mut views = Vec::new();
    told.for_each(|told| gather(&told, &mut views));
    views
}

/// Every value under the name `view`, wherever it stands.
fn gather(value: &Value, views: &mut Vec<Value>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match name.as_str() {
                    "view" if field.is_object() => views.push(field.clone()),
                    _ => gather(field, views),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| gather(item, views)),
        _ => {}
    }
}

fn labels(browser: &Browser, among: &str) -> Vec<String> {
    let script = format!(
        "return [...document.querySelectorAll({among:?})].map((item) => item.getAttribute('aria-label'))"
    );
    let found = browser.run(&script).as_array().cloned().unwrap_or_default();
    found.iter().filter_map(|label| label.as_str().map(str::to_owned)).collect()
}

/// Two people click by chance, so often at most. After every click `look` is given their windows, and the views that each seat
/// was sent.
fn while_playing(
    game: &str,
    seed: u32,
    clicks: u32,
    mut look: impl FnMut([&Browser; 2], Vec<(usize, Value)>),
) {
    let (salon, [anna, bruno]) = two_with(Window { listens: true, ..Window::default() });
    sit_down(&salon, game, &anna, &bruno);
    let players = [&anna, &bruno];
    for step in 0..clicks {
        if !one_click(seed + 10 * step, &players) {
            break;
        }
        let sent = |(own, one)| views(one).into_iter().map(move |view| (own, view));
        look(players, players.into_iter().enumerate().flat_map(sent).collect());
    }
}

#[test]
fn a_hand_of_atomix_is_seen_by_its_owner_alone() {
    let (mut seen, mut named) = (0, 0);
    while_playing("atomix", 900, 40, |[anna, bruno], views| {
        for (own, view) in views {
            let hands = view["hands"].as_array().expect("hands");
            assert!(view["order"].is_null(), "the order of the bag is nobody's");
            for (seat, hand) in hands.iter().enumerate() {
                assert_eq!(seat == own, !hand["tiles"].is_null(), "seat {own} is told {hand}");
            }
            seen += 1;
        }
        for (holder, other) in [(anna, bruno), (bruno, anna)] {
            let held = labels(holder, ".board .act[data-id^='tile']");
            let document = if held.is_empty() { String::new() } else { other.document() };
            for label in held {
                assert!(!document.contains(&label), "the other page tells of {label}");
                named += 1;
            }
        }
    });
    assert!(seen > 20 && named > 20, "{seen} views and {named} tiles were looked at");
}

#[test]
fn bids_and_cards_of_epix_stay_closed_until_all_have_chosen() {
    let (mut closed, mut open) = (0, 0);
    while_playing("epix", 300, 60, |_, views| {
        for (own, view) in views {
            let other = 1 - own;
            let (secret, decided) = match view["open"]["phase"].as_str() {
                Some("auction") => (&view["bids"][other], true),
                Some("choice") => (&view["picks"][other], true),
                Some("answer") => (&view["stake"], view["open"]["turn"] == other),
                _ => (&Value::Null, false),
            };
            assert!(secret.is_null(), "seat {own} is told {secret} in {view}");
            *if decided { &mut closed } else { &mut open } += 1;
        }
    });
    assert!(closed > 1 && open > 1, "{closed} views with closed bids, {open} others");
}
