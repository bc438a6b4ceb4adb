//! What this browser keeps: settings, tables and their cards, in its local storage. A browser that keeps nothing is no
//! obstacle: then nothing outlives the page.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tablier_protocol::Card;
use tablier_table::LogEntry;
use web_sys::Storage;

use crate::json;

const CARD: &str = "tablier.card.";
const LOG: &str = "tablier.log.";
/// The name under which it is kept that a game is somebody's first, with its lesson.
pub const FIRST_GAME: &str = "tablier.first.";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What was put there under this name.
pub fn get<T: DeserializeOwned>(key: &str) -> Option<T> {
    json::read(&text(key)?).ok()
}

/// The text that was put there under this name.
pub fn text(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Puts something there; tells whether there was room.
pub fn put<T: Serialize>(key: &str, value: &T) -> bool {
    json::write(value).is_ok_and(|text| put_text(key, &text))
}

/// Puts a text there; tells whether there was room.
pub fn put_text(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Stores a table; tells whether there was room.
pub fn put_table(name: &str, card: &Card, log: &[LogEntry]) -> bool {
    put(&format!("{LOG}{name}"), &log) && put(&format!("{CARD}{name}"), card)
}

/// The table whose log is put there under this name.
pub fn table_of_log(key: &str) -> Option<&str> {
    key.strip_prefix(LOG)
}

/// Whether a card is put there under this name.
pub fn is_card(key: &str) -> bool {
    key.starts_with(CARD)
}

/// The game that is played at a table: by its card, or by its log where a card had no room.
pub fn game(name: &str) -> Option<String> {
    let by_card = get(&format!("{CARD}{name}")).map(|card: Card| card.game);
    by_card.or_else(|| {
        let log: Value = get(&format!("{LOG}{name}"))?;
        Some(log.pointer("/0/input/open/setup/game")?.as_str()?.to_owned())
    })
}

/// The log of a table.
pub fn log(name: &str) -> Option<Vec<LogEntry>> {
    get(&format!("{LOG}{name}"))
}

/// Throws something away.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// Throws a table away.
pub fn remove_table(name: &str) {
    for kind in [LOG, CARD, FIRST_GAME] {
        remove(&format!("{kind}{name}"));
    }
}

/// The cards of all tables, the latest first.
pub fn cards() -> Vec<Card> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let mut cards: Vec<Card> =
        keys.filter(|key| key.starts_with(CARD)).filter_map(|key| get(&key)).collect();
    tablier_rules::sort_few(&mut cards, |card| std::cmp::Reverse(card.last));
    cards
}
