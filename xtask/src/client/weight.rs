//! What people load before the shelf and before a first board. How much that may be is promised for the games of the salon; a game of
//! somebody else's is weighed and told its weight, and never refused.

use std::collections::BTreeSet;
use std::path::Path;

use super::split::Needs;
use super::{beside, size};
use crate::run::Outcome;
use crate::shelf::Shelf;

/// The most that may be loaded before the shelf, compressed, in bytes; what is drawn on the boxes comes on top.
pub const SHELF_BUDGET: usize = 202_000;

/// The same before the first board by a direct link, for the games it is promised for.
pub const BOARD_BUDGETS: [(&str, usize); 5] = [
    ("six", 480_000),
    ("disx", 480_000),
    ("abraxas", 496_000),
    ("atomix", 510_000),
    ("epix", 532_000),
];

/// What is loaded whatever one opens, beside the page that leads there; of the languages the one that takes most.
const FIRST: [&str; 6] =
    ["style.css", "start.js", "client.js", "client-parts.js", "client_bg.wasm", "messages.de.txt"];

/// Bytes, compressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Before the shelf.
    pub shelf: usize,
    /// Before the first board of each game, by a direct link.
    pub boards: Vec<(String, usize)>,
}

/// Weighs what was built.
pub fn weigh(site: &Path, page: &Path, needs: &Needs, shelf: Shelf) -> Result<Weights, String> {
    let packed = |path: &Path| size(&beside(path, "gz"));
    let first = FIRST.iter().map(|name| packed(&page.join(name))).sum::<Result<usize, _>>()?;
    let lead = packed(&site.join("index.html"))? + first;
    let boards = shelf.games()?.into_iter().map(|game| {
        let names = needed(needs, &[&game.slug.replace('-', "_"), "room"]);
        let parts = names.iter().map(|name| packed(&page.join(format!("{name}.bin"))));
        Ok((game.slug, lead + parts.sum::<Result<usize, String>>()?))
    });
    Ok(Weights { shelf: lead, boards: boards.collect::<Result<_, String>>()? })
}

/// The files that these parts of the page consist of, each once.
fn needed<'a>(needs: &'a Needs, parts: &[&str]) -> BTreeSet<&'a String> {
    parts.iter().filter_map(|part| needs.get(*part)).flatten().collect()
}

/// Prints what there is to load, and refuses a page of ours that is too heavy.
pub fn judge(weights: &Weights) -> Outcome {
    let promised = |slug: &str| BOARD_BUDGETS.iter().find(|(ours, _)| *ours == slug);
    let mut heavy = Vec::new();
    let mut row = |what: String, bytes: usize, budget: Option<usize>| {
        let allowed = budget.map_or("nothing promised".to_owned(), |budget| format!("of {budget}"));
        eprintln!("{what:28} {bytes:9} bytes gzipped  {allowed}");
        if budget.is_some_and(|budget| bytes > budget) {
            heavy.push(what);
        }
    };
    row("before the shelf".to_owned(), weights.shelf, Some(SHELF_BUDGET));
    for (slug, bytes) in &weights.boards {
        row(format!("before a board of {slug}"), *bytes, promised(slug).map(|(_, most)| *most));
    }
    eprintln!();
    match heavy.as_slice() {
        [] => Ok(()),
        heavy => Err(format!("the page is too heavy {}.", heavy.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights(shelf: usize, boards: &[(&str, usize)]) -> Weights {
        let boards = boards.iter().map(|(slug, bytes)| ((*slug).to_owned(), *bytes)).collect();
        Weights { shelf, boards }
    }

    #[test]
    fn our_own_page_is_refused_when_it_is_too_heavy_and_nobody_elses() {
        let (six, most) = BOARD_BUDGETS[0];
        assert!(judge(&weights(SHELF_BUDGET, &[(six, most)])).is_ok());
        assert!(judge(&weights(SHELF_BUDGET + 1, &[])).unwrap_err().contains("shelf"));
        assert!(judge(&weights(0, &[(six, most + 1)])).unwrap_err().contains(six));
        assert!(judge(&weights(0, &[("pentago", 10 * most)])).is_ok());
    }

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

    #[test]
    fn our_games_are_on_the_shelf() {
        let games = Shelf::Usual.games().unwrap();
        let is_there = |(ours, _): &(&str, usize)| games.iter().any(|game| game.slug == *ours);
        assert!(BOARD_BUDGETS.iter().all(is_there), "{games:?}");
    }
}
