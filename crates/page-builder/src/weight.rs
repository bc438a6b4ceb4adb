//! What people load before the shelf, before a first board, and before a machine plays.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::order::Order;
use crate::packing::{beside, size};
use crate::split::{self, Needs};

/// What is loaded whatever one opens, beside the page that leads there with its styles; of the languages the one that takes most.
const FIRST: [&str; 6] = [
    "title.woff2",
    "start.js",
    "client.js",
    "client-parts.js",
    "client_bg.wasm",
    "messages.de.txt",
];

/// What machines are loaded with, whatever they play.
const OF_MACHINES: [&str; 4] = ["think.js", "worker.js", "worker-parts.js", "worker_bg.wasm"];

/// Weighs what was packed: bytes before the shelf, before the first board of each game by a direct link, and what a machine that plays it adds.
pub fn weigh(order: &Order, page: &Path) -> Result<Value, String> {
    let (of_page, of_machines) = (split::needs(order, "client")?, split::needs(order, "worker")?);
    let packed = |path: &Path| size(&beside(path, "gz"));
    let all = |names: &[&str]| {
        names.iter().map(|name| packed(&page.join(name))).sum::<Result<usize, _>>()
    };
    let parts = |needs: &Needs, parts: &[&str]| {
        let files = needed(needs, parts).into_iter();
        files.map(|name| packed(&page.join(format!("{name}.bin")))).sum::<Result<usize, String>>()
    };
    let lead = packed(&order.site.join("index.html"))? + all(&FIRST)?;
    let thread = all(&OF_MACHINES)?;
    let (mut boards, mut machines) = (Vec::new(), Vec::new());
    for game in &order.games {
        let words = order.catalogue_of(game);
        let words = words.map_or(Ok(0), |name| packed(&page.join(format!("{name}.de.txt"))))?;
        boards.push((&game.slug, lead + words + parts(&of_page, &[&game.slug, "room"])?));
        machines.push((&game.slug, thread + parts(&of_machines, &[&game.slug])?));
    }
    Ok(json!({ "shelf": lead, "boards": boards, "machines": machines }))
}

/// Which files the parts of the page consist of, for whoever sends it: they are named with the page that needs them. `LANGUAGE` stands for the
/// one it is read in.
pub fn files_of_parts(order: &Order) -> Result<Value, String> {
    let mut parts = split::needs(order, "client")?;
    for files in parts.values_mut() {
        *files = files.iter().map(|file| format!("{file}.bin")).collect();
    }
    for game in &order.games {
        if let (Some(files), Some(words)) = (parts.get_mut(&game.slug), order.catalogue_of(game)) {
            files.insert(format!("{words}.LANGUAGE.txt"));
        }
    }
    Ok(json!(parts))
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
