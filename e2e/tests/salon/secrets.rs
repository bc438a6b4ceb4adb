//! What others hold does not come to a browser: not into the page and not over the wire.

use serde_json::Value;
use tablier_e2e::{Browser, House, Window, one_click};

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

#[test]
fn a_hand_of_atomix_is_seen_by_its_owner_alone() {
    let house = House::open();
    let window = Window { listens: true, ..Window::default() };
    let (anna, bruno) = (Browser::open(window), Browser::open(window));
    sit_down(&house, "atomix", &anna, &bruno);
    let (mut seen, mut named) = (0, 0);
    for step in 0..40 {
        if !one_click(900 + 10 * step, &[&anna, &bruno]) {
            break;
        }
        for (own, browser) in [(0, &anna), (1, &bruno)] {
            for view in views(browser) {
                let hands = view["hands"].as_array().expect("hands");
                assert!(view["order"].is_null(), "the order of the bag is nobody's");
                for (seat, hand) in hands.iter().enumerate() {
                    assert_eq!(seat == own, !hand["tiles"].is_null(), "seat {own} is told {hand}");
                }
                seen += 1;
            }
        }
        for (holder, other) in [(&anna, &bruno), (&bruno, &anna)] {
            let held = labels(holder, ".board .act[data-id^='tile']");
            let document = if held.is_empty() { String::new() } else { other.document() };
            for label in held {
                assert!(!document.contains(&label), "the other page tells of {label}");
                named += 1;
            }
        }
    }
    assert!(seen > 20 && named > 20, "{seen} views and {named} tiles were looked at");
}

#[test]
fn bids_and_cards_of_epix_stay_closed_until_all_have_chosen() {
    let house = House::open();
    let window = Window { listens: true, ..Window::default() };
    let (anna, bruno) = (Browser::open(window), Browser::open(window));
    sit_down(&house, "epix", &anna, &bruno);
    let (mut closed, mut open) = (0, 0);
    for step in 0..60 {
        if !one_click(300 + 10 * step, &[&anna, &bruno]) {
            break;
        }
        for (own, browser) in [(0, &anna), (1, &bruno)] {
            for view in views(browser) {
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
        }
    }
    assert!(closed > 1 && open > 1, "{closed} views with closed bids, {open} others");
}
