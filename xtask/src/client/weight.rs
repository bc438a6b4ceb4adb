//! What people load before the first board. How much that may be is promised for the games of the salon; a game of somebody else's is
//! weighed and told its weight, and never refused.

use std::fs;
use std::path::Path;

use crate::run::Outcome;
use crate::shelf::Shelf;

/// The most that may be, compressed, in bytes.
pub const BUDGET: usize = 670_000;

/// The games for which that is promised.
const OURS: [&str; 5] = ["six", "disx", "abraxas", "atomix", "epix"];

/// Judges a page of so many bytes. What it weighs with our games alone is kept in `folder`, to tell by how much others make it heavier.
pub fn judge(first: usize, shelf: Shelf, folder: &Path) -> Outcome {
    let games = shelf.games()?;
    let others = games.iter().map(|game| game.slug.as_str()).filter(|slug| !OURS.contains(slug));
    let others: Vec<&str> = others.collect();
    let kept = folder.join("page-weight.txt");
    if others.is_empty() {
        let _ = fs::write(&kept, first.to_string());
    }
    let alone = fs::read_to_string(&kept).ok().and_then(|text| text.trim().parse().ok());
    let sentence = verdict(first, &others, alone)?;
    eprintln!("{sentence}\n");
    Ok(())
}

/// What is said of a page of so many bytes with these games beside ours, where ours alone weigh `alone`.
fn verdict(first: usize, others: &[&str], alone: Option<usize>) -> Result<String, String> {
    match (others, alone) {
        ([], _) if first > BUDGET => {
            Err(format!("the page is too heavy: {first} bytes gzipped, {BUDGET} are allowed."))
        }
        ([], _) => Ok(format!("before the first board: {first} bytes gzipped of {BUDGET} allowed")),
        (others, Some(alone)) => Ok(format!(
            "before the first board: {first} bytes gzipped, {} of them for {}",
            first.saturating_sub(alone),
            others.join(", ")
        )),
        (others, None) => Ok(format!(
            "before the first board: {first} bytes gzipped, with {}; what they add is known once the page was built without them",
            others.join(", ")
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_page_is_refused_when_it_is_too_heavy_and_nobody_elses() {
        assert!(verdict(BUDGET, &[], None).is_ok());
        assert!(verdict(BUDGET + 1, &[], None).unwrap_err().contains("too heavy"));
        let said = verdict(BUDGET + 7_000, &["pentago"], Some(BUDGET - 3_000)).unwrap();
        assert!(said.contains("10000 of them for pentago"), "{said}");
        assert!(verdict(BUDGET + 7_000, &["pentago"], None).unwrap().contains("pentago"));
    }

    #[test]
    fn our_games_are_on_the_shelf() {
        let games = Shelf::Usual.games().unwrap();
        assert!(OURS.iter().all(|ours| games.iter().any(|game| game.slug == *ours)), "{games:?}");
    }
}
