//! JSON that is no longer what it was.

use std::borrow::Cow;

use crate::reading::Json;
use crate::{FastRng, Rng};

/// What stands in the wrong place.
const WRONG: [&str; 22] = [
    "null",
    "true",
    "false",
    "0",
    "1",
    "7",
    "8",
    "255",
    "256",
    "-1",
    "-2147483649",
    "4294967296",
    "18446744073709551615",
    "1.0",
    "-0.5",
    "1e30",
    "\"\"",
    "\"undo\"",
    "\"free\"",
    "[]",
    "{}",
    "{\"machine\":null}",
];
/// What fields and variants might be called.
const NAMES: [&str; 8] = ["x", "seat", "person", "machine", "v", "table", "seal", "free"];

/// A sample with one or two things done to it.
pub fn spoilt(sample: &str, rng: &mut FastRng) -> String {
    let mut json: Json<'_> = serde_json::from_str(sample).expect("JSON");
    for _ in 0..=rng.below(2) {
        let mut place = rng.below(count(&json));
        spoil(&mut json, &mut place, rng);
    }
    let mut text = String::new();
    write(&json, &mut text);
    text
}

fn count(json: &Json<'_>) -> usize {
    1 + match json {
        Json::List(items) => items.iter().map(count).sum(),
        Json::Object(fields) => fields.iter().map(|(_, json)| count(json)).sum(),
        _ => 0,
    }
}

/// Does something to the value at this place, counted from the root.
fn spoil(json: &mut Json<'_>, place: &mut usize, rng: &mut FastRng) -> bool {
    if *place == 0 {
        change(json, rng);
        return true;
    }
    *place -= 1;
    match json {
        Json::List(items) => items.iter_mut().any(|item| spoil(item, place, rng)),
        Json::Object(fields) => fields.iter_mut().any(|(_, json)| spoil(json, place, rng)),
        _ => false,
    }
}

fn any(rng: &mut FastRng) -> Json<'static> {
    serde_json::from_str(WRONG[rng.below(WRONG.len())]).expect("JSON")
}

fn name(rng: &mut FastRng) -> Cow<'static, str> {
    NAMES[rng.below(NAMES.len())].into()
}

fn change(json: &mut Json<'_>, rng: &mut FastRng) {
    match json {
        Json::Object(fields) if !fields.is_empty() => {
            let at = rng.below(fields.len());
            match rng.below(9) {
                0 => drop(fields.remove(at)),
                1 => fields.push((name(rng), any(rng))),
                // The same name twice.
                2 => fields.push(fields[at].clone()),
                3 => fields[at].0 = name(rng),
                4 => fields[at].1 = any(rng),
                5 => fields.reverse(),
                // The values without their names.
                6 => *json = Json::List(fields.iter().map(|(_, json)| json.clone()).collect()),
                7 => {
                    let items = fields.iter().take(at).map(|(_, json)| json.clone());
                    *json = Json::List(items.collect());
                }
                _ => *json = any(rng),
            }
        }
        Json::List(items) if !items.is_empty() => {
            let at = rng.below(items.len());
            match rng.below(5) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items[at] = any(rng),
                3 => items.extend((0..9).map(|_| any(rng))),
                _ => *json = any(rng),
            }
        }
        Json::Text(text) if rng.below(2) == 0 => {
            *json = Json::Object(vec![(text.clone(), any(rng))]);
        }
        other => *other = any(rng),
    }
}

fn write(json: &Json<'_>, text: &mut String) {
    match json {
        Json::List(items) => {
            text.push('[');
            for (place, item) in items.iter().enumerate() {
                text.push_str(if place == 0 { "" } else { "," });
                write(item, text);
            }
            text.push(']');
        }
        Json::Object(fields) => {
            text.push('{');
            for (place, (name, json)) in fields.iter().enumerate() {
                text.push_str(if place == 0 { "" } else { "," });
                text.push_str(&Json::Text(name.clone()).to_value().to_string());
                text.push(':');
                write(json, text);
            }
            text.push('}');
        }
        plain => text.push_str(&plain.to_value().to_string()),
    }
}
