//! Whole games as they were once played: they must replay to the same end, with the same legal moves at every decision.
//!
//! `golden/NAME.txt` is a record, `golden/NAME.legal` the full set of legal moves before each of its moves. A game found
//! wrong is not mended here but kept, so that the same mistake is not made again; new ones are added with
//! `UPDATE_GOLDEN=1 cargo test -p tablier-games --test golden`, which writes the `.legal` files anew.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use tablier_games::{rulebook, slugs};
use tablier_rules::{AnyMatch, Record};

/// The records of the games on the shelf; a game behind a feature may not be there.
fn records() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = slugs().map(|slug| games.join(slug).join("tests/golden"));
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("the folder is there"));
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    files.sort();
    files
}

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

#[test]
fn golden_games_replay_to_the_same_end_with_the_same_legal_moves() {
    for path in records() {
        let name = path.display();
        let text = fs::read_to_string(&path).unwrap();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = rulebook(&record.game).unwrap().load(&record);
        let game = game.unwrap_or_else(|error| panic!("{name}: {error}"));
        record
            .check_result(game.outcome().as_ref())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let expected = path.with_extension("legal");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&expected, legal_moves(&*game)).unwrap();
        }
        let expected =
            fs::read_to_string(&expected).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (now, then) in legal_moves(&*game).lines().zip(expected.lines()) {
            assert_eq!(now, then, "{name}");
        }
        assert_eq!(legal_moves(&*game).lines().count(), expected.lines().count(), "{name}");
    }
}

#[test]
fn every_game_and_every_way_to_end_has_a_golden_game() {
    for slug in slugs() {
        let endings = rulebook(slug).unwrap().about().endings;
        for ending in endings {
            let shown = records().iter().any(|path| {
                let record: Record = fs::read_to_string(path).unwrap().parse().unwrap();
                record.game == slug && record.ending.as_deref() == Some(ending.slug)
            });
            assert!(shown, "{slug} has no golden game that ends with {}", ending.slug);
        }
    }
}
