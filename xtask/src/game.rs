//! The commands for whoever writes a game: make its folder, check it alone, write its golden games. Knows no game.

mod check;
mod golden;
mod made;
mod trial;

use std::path::{Path, PathBuf};

use crate::run::Outcome;
use crate::shelf::{Game, Shelf};

pub use check::check;
pub use golden::golden;
pub use trial::trial;

/// Where the games lie.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");

/// `new-game NAME [--full]`.
pub fn new(arguments: &[String]) -> Outcome {
    let (full, names): (Vec<_>, Vec<_>) = arguments.iter().partition(|one| *one == "--full");
    let [name] = names[..] else {
        return Err("new-game takes one name: cargo xtask new-game NAME [--full].".to_owned());
    };
    made::new(name, !full.is_empty())
}

/// The one game that arguments name.
fn named(command: &str, arguments: &[String]) -> Result<Game, String> {
    let games = Shelf::WithExample.games()?;
    let known = || games.iter().map(|game| game.slug.as_str()).collect::<Vec<_>>().join(", ");
    let [name] = arguments else {
        let known = known();
        return Err(format!("{command} takes the name of one game: {known}."));
    };
    let found = games.iter().find(|game| game.slug == *name || game.slug == name.replace('-', "_"));
    found.cloned().ok_or_else(|| {
        let known = known();
        format!("no game on the shelf is called {name}; there are: {known}.")
    })
}

/// Where tests put down what they have to tell.
fn report() -> PathBuf {
    let path = std::env::temp_dir().join(format!("tablier-report-{}.txt", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

/// What they told, a line each.
fn told(report: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(report).unwrap_or_default();
    let _ = std::fs::remove_file(report);
    text.lines().map(str::to_owned).collect()
}
