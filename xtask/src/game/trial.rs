//! That a new game compiles, is clean and passes before anybody has changed it: made in a workspace of its own, out of the way.

use std::fs;
use std::path::{Path, PathBuf};

use super::made;
use crate::run::{Outcome, cargo};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Makes a game of rules alone and a finished one, and runs what is asked of them.
pub fn trial() -> Outcome {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let place = target.map_or(Path::new(ROOT).join("target"), PathBuf::from).join("new-game");
    let _ = fs::remove_dir_all(&place);
    for (name, full) in [("ox-and-lion", false), ("goose", true)] {
        made::stamp(name, full, &place.join("games").join(name))?;
    }
    let wrong = |error: std::io::Error| format!("{}: {error}", place.display());
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).map_err(wrong)?;
    let root = fs::canonicalize(ROOT).map_err(wrong)?;
    fs::write(place.join("Cargo.toml"), elsewhere(&manifest, &root)).map_err(wrong)?;
    for name in ["Cargo.lock", "rustfmt.toml", "clippy.toml"] {
        fs::copy(Path::new(ROOT).join(name), place.join(name)).map_err(wrong)?;
    }
    let manifest = place.join("Cargo.toml").to_string_lossy().into_owned();
    let here = ["--manifest-path", &manifest];
    cargo(["fmt", "--package", "tablier-ox-and-lion", "--package", "tablier-goose"])
        .args(here)
        .run("new games: format")?;
    cargo(["test", "--quiet", "--package", "tablier-goose", "--test", "acceptance"])
        .args(here)
        .args(["every_way_to_end"])
        .env("WRITE_GOLDEN", "1")
        .run("new games: golden games")?;
    cargo(["clippy", "--quiet", "--all-targets", "--no-deps"])
        .args(here)
        .args(["--", "--deny", "warnings"])
        .run("new games: lints")?;
    cargo(["test", "--quiet"]).args(here).run("new games: tests")
}

/// The manifest of the workspace as one of two games, which needs the crates where they are.
fn elsewhere(manifest: &str, root: &Path) -> String {
    let kept =
        |line: &&str| !["exclude", "default-members"].iter().any(|key| line.starts_with(key));
    let lines = manifest.lines().filter(kept).map(|line| match line.starts_with("members = ") {
        true => "members = [\"games/*\"]".to_owned(),
        false => line.replace("path = \"", &format!("path = \"{}/", root.display())),
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}
