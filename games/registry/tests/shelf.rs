//! What the games of the shelf owe it, beyond what each is asked for itself.

use std::fs;
use std::path::{Path, PathBuf};

use tablier_games::RULEBOOKS;

/// A file or folder of a game.
fn of(game: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join(name)
}

#[test]
fn every_game_of_the_shelf_is_asked_what_any_game_is_asked() {
    for slug in RULEBOOKS.slugs() {
        let path = of(slug, "tests/acceptance.rs");
        let text = fs::read_to_string(&path);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(text.contains("tablier_acceptance::accept!("), "{}", path.display());
    }
}

#[test]
fn no_game_is_ever_taken_out_of_the_corpus() {
    let kept = RULEBOOKS.slugs().filter(|slug| of(slug, "tests/corpus").exists()).count();
    assert!(kept >= 5, "only {kept} games have a corpus");
}
