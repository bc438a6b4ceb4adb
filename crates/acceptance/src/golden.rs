//! Whole games as they were once played: they must replay to the same end, with the same legal moves at every decision.
//!
//! `tests/golden/NAME.txt` is a record, `tests/golden/NAME.legal` the full set of legal moves before each of its moves. A game found
//! wrong is not mended here but kept, so that the same mistake is not made again; new ones are added with
//! `UPDATE_GOLDEN=1 cargo test -p tablier-GAME golden`, which writes the `.legal` files anew.

use std::fmt::Write;
use std::fs;

use tablier_rules::{AnyMatch, Entry, Rulebook, Show};

use crate::Folder;
use crate::folder::read;

/// Where golden games lie.
pub(crate) const GOLDEN: &str = "tests/golden";

/// The legal moves before each move, a line each.
fn legal_moves(game: &dyn AnyMatch) -> String {
    let mut lines = String::new();
    for number in 0..game.moves() {
        let position = game.after(number);
        for seat in position.deciders().iter() {
            writeln!(lines, "{}. ({seat}) {}", number + 1, position.legal(seat).join(" "))
                .expect("a string");
        }
    }
    lines
}

/// Each golden game loads, ends as it says, and offered what it offered.
pub fn golden_games_replay_to_the_same_end_with_the_same_legal_moves<G: Show>(folder: &Folder) {
    for (path, record) in folder.records::<G>(GOLDEN) {
        let name = path.display();
        let game = Entry::<G>::new().load(&record);
        let game = game.unwrap_or_else(|error| panic!("{name}: {error}"));
        record
            .check_result(game.outcome().as_ref())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let (expected, found) = (path.with_extension("legal"), legal_moves(&*game));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&expected, &found).expect("the folder can be written to");
        }
        let expected = read(&expected);
        for (now, then) in found.lines().zip(expected.lines()) {
            assert_eq!(now, then, "{name}");
        }
        assert_eq!(found.lines().count(), expected.lines().count(), "{name}");
    }
}

/// Every ending that [`Show::about`] names is shown by a golden game.
pub fn every_way_to_end_has_a_golden_game<G: Show>(folder: &Folder) {
    let records = folder.records::<G>(GOLDEN);
    for ending in G::about().endings {
        let slug = ending.slug;
        let shown = records.iter().any(|(_, record)| record.ending.as_deref() == Some(slug));
        assert!(shown, "{} has no game in {GOLDEN} that ends with {slug}", G::SLUG);
    }
}
