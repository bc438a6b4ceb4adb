//! What people load before the shelf and before a first board.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::order::Order;
use crate::packing::{beside, size};
use crate::split::{self, Needs};

/// What is loaded whatever one opens, beside the page that leads there; of the languages the one that takes most.
const FIRST: [&str; 7] = [
    "style.css",
    "light.js",
    "start.js",
    "client.js",
    "client-parts.js",
    "client_bg.wasm",
    "messages.de.txt",
];

/// Weighs what was packed: bytes before the shelf, and before the first board of each game by a direct link.
pub fn weigh(order: &Order, page: &Path) -> Result<Value, String> {
    let needs = split::needs(order)?;
    let packed = |path: &Path| size(&beside(path, "gz"));
    let first = FIRST.iter().map(|name| packed(&page.join(name))).sum::<Result<usize, _>>()?;
    let lead = packed(&order.site.join("index.html"))? + first;
    let boards = order.games.iter().map(|game| {
        let names = needed(&needs, &[&game.slug, "room"]);
        let parts = names.iter().map(|name| packed(&page.join(format!("{name}.bin"))));
        let words = order.catalogue_of(game);
        let words = words.map_or(Ok(0), |name| packed(&page.join(format!("{name}.de.txt"))))?;
        Ok(json!([game.slug, lead + words + parts.sum::<Result<usize, String>>()?]))
    });
    Ok(json!({ "shelf": lead, "boards": boards.collect::<Result<Vec<_>, String>>()? }))
}

/// The files that these parts of the page consist of, each once.
fn needed<'a>(needs: &'a Needs, parts: &[&str]) -> BTreeSet<&'a String> {
    parts.iter().filter_map(|part| needs.get(*part)).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_two_parts_need_is_loaded_once() {
        let files = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let needs = Needs::from([
            ("six".to_owned(), files(&["six", "shared"])),
            ("room".to_owned(), files(&["room", "shared"])),
            ("disx".to_owned(), files(&["disx"])),
        ]);
        let files = needed(&needs, &["six", "room"]);
        assert_eq!(Vec::from_iter(files), ["room", "shared", "six"]);
    }
}
