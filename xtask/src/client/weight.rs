//! What people load before the shelf and before a first board. How much that may be is promised for the games of the salon; a game of
//! somebody else's is weighed and told its weight, and never refused.

use serde_json::Value;

use crate::run::Outcome;

/// The most that may be loaded before the shelf, compressed, in bytes. The shelf as the salon writes it, with what is drawn on the boxes, comes on
/// top: at most 20,400, which a test of the salon holds (`server/src/edge/http/document.rs`). What stands in
/// every page, its styles above all, is counted in both, some 10,000: together that is well below 160,000.
pub const SHELF_BUDGET: usize = 140_000;

/// The same before the first board by a direct link, for the games it is promised for.
pub const BOARD_BUDGETS: [(&str, usize); 5] = [
    ("six", 300_000),
    ("disx", 300_000),
    ("abraxas", 317_000),
    ("atomix", 329_000),
    ("epix", 353_000),
];

/// Bytes, compressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Before the shelf.
    pub shelf: usize,
    /// Before the first board of each game, by a direct link.
    pub boards: Vec<(String, usize)>,
    /// What a machine that plays it adds.
    pub machines: Vec<(String, usize)>,
}

impl Weights {
    /// Reads what the page builder printed.
    pub fn read(printed: &str) -> Option<Weights> {
        let told: Value = serde_json::from_str(printed).ok()?;
        let bytes = |value: &Value| usize::try_from(value.as_u64()?).ok();
        let game = |game: &Value| Some((game[0].as_str()?.to_owned(), bytes(&game[1])?));
        let games = |what: &str| told[what].as_array()?.iter().map(game).collect::<Option<_>>();
        let (boards, machines) = (games("boards")?, games("machines")?);
        Some(Weights { shelf: bytes(&told["shelf"])?, boards, machines })
    }
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
    for (slug, bytes) in &weights.machines {
        row(format!("and a machine for {slug}"), *bytes, None);
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
    use crate::shelf::Shelf;

    fn weights(shelf: usize, boards: &[(&str, usize)]) -> Weights {
        let boards = boards.iter().map(|(slug, bytes)| ((*slug).to_owned(), *bytes)).collect();
        Weights { shelf, boards, machines: Vec::new() }
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
    fn what_the_builder_prints_is_understood() {
        let printed = r#"{"shelf":200,"boards":[["six",480],["disx",470]],"machines":[]}"#;
        assert_eq!(Weights::read(printed), Some(weights(200, &[("six", 480), ("disx", 470)])));
        assert_eq!(Weights::read(r#"{"shelf":200}"#), None);
    }

    #[test]
    fn our_games_are_on_the_shelf() {
        let games = Shelf::Usual.games().unwrap();
        let is_there = |(ours, _): &(&str, usize)| games.iter().any(|game| game.slug == *ours);
        assert!(BOARD_BUDGETS.iter().all(is_there), "{games:?}");
    }
}
