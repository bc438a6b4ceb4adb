//! Whole games as they were once played: they must replay to the same end, with the same legal moves at every decision.
//!
//! `tests/golden/NAME.txt` is a record, `tests/golden/NAME.legal` the full set of legal moves before each of its moves. A game found
//! wrong is not mended here but kept, so that the same mistake is not made again. `cargo xtask golden GAME` plays one for each ending
//! that has none; `UPDATE_GOLDEN=1 cargo test -p tablier-GAME golden` writes the `.legal` files anew.

mod play;

use std::fmt::Write;
use std::fs;

use tablier_rules::{AnyMatch, Rulebook, RulebookOf, Show};
use tablier_search::Minded;

use crate::Folder;
use crate::asked;
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

/// The endings that no golden game shows.
pub(crate) fn lacking<G: Show>(folder: &Folder) -> Vec<&'static str> {
    let records = folder.records::<G>(GOLDEN);
    let mut endings: Vec<_> = G::about().endings.into_iter().map(|end| end.slug).collect();
    endings.retain(|slug| !records.iter().any(|(_, one)| one.ending.as_deref() == Some(*slug)));
    endings
}

/// Plays a game for each ending that has none and keeps it; tells what was written and what was not found.
pub(crate) fn write<G: Minded + Show>(folder: &Folder) -> Vec<String> {
    let lacking = lacking::<G>(folder);
    let games = play::games_ending::<G>(&lacking);
    let told = lacking.into_iter().map(|ending| {
        let Some(game) = games.get(ending) else {
            return format!(
                "no game ends with {ending}: play one in the terminal (tablier play, then the command save FILE), and put it into {GOLDEN}/{ending}.txt"
            );
        };
        let record = game.record();
        let name = format!("{GOLDEN}/{ending}.txt");
        folder.write(&name, &record.to_string());
        let loaded = RulebookOf::<G>::new().load(&record).expect("it was just played");
        folder.write(&format!("{GOLDEN}/{ending}.legal"), &legal_moves(&*loaded));
        format!("{name} is written, {} moves", record.moves.len())
    });
    told.collect()
}

/// Each golden game loads, ends as it says, and offered what it offered.
pub fn golden_games_replay_to_the_same_end_with_the_same_legal_moves<G: Show>(folder: &Folder) {
    for (path, record) in folder.records::<G>(GOLDEN) {
        let name = path.display();
        let game = RulebookOf::<G>::new().load(&record);
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
pub fn every_way_to_end_has_a_golden_game<G: Minded + Show>(folder: &Folder) {
    asked::write_if_wanted::<G>(folder);
    let (slug, lacking) = (G::SLUG, lacking::<G>(folder));
    assert!(
        lacking.is_empty(),
        "{slug} has no game in {GOLDEN} that ends with {lacking:?}: cargo xtask golden {slug}"
    );
}
