//! Which of our crates may need which. Dependencies point one way, and here the way is written down; a test compares it with what
//! Cargo says.
//!
//! ```text
//! geometry ← rules ← search ← six, disx, … ← games ──────────┐
//!              ↑       ↑                                     │
//!              │       ├───── referee, worker ───────────────┤
//!              │       │                                     ├ tablier, browser
//!            table ←───┼───── terminal ──────────────────────┤
//!              ↑       │                                     │
//!           protocol ←─┴───── server, client ────────────────┘
//! ```
//!
//! A game is a folder of `games/`, and none of them is named here: `games` is the list of them. What plays, keeps, shows and referees
//! games is handed them, so only what somebody starts needs the list.

use std::path::Path;

use serde_json::Value;

/// A crate, those of ours that it may need, and those that its tests may need beside them.
type Direction = (&'static str, &'static [&'static str], &'static [&'static str]);

const ALLOWED: [Direction; 26] = [
    // Whoever says something is built with it, and runs without.
    (CATALOGUE, &[], &[]),
    ("geometry", &[], &[]),
    ("rules", &["geometry"], &[]),
    ("search", &["geometry", "rules"], &[]),
    ("acceptance", &["geometry", "rules", "search"], &[]),
    (GAME, &["geometry", "rules", "search"], &["acceptance"]),
    ("games", &["rules", "search", GAME], &[]),
    // They know no game, and are handed those there are.
    ("table", &["rules"], &["geometry", "games"]),
    ("protocol", &["rules", "table"], &[]),
    ("referee", &["rules", "search"], &["games"]),
    ("worker", &["rules", "search"], &["games"]),
    ("terminal", &["geometry", "rules", "search", "table"], &["games", GAME]),
    // Written by the salon, and taken over by the page.
    ("pages", &["rules"], &["games", "table"]),
    ("views", &[], &[]),
    (
        "client",
        &["geometry", "rules", "search", "table", "protocol", "pages", "views", "worker"],
        &["games"],
    ),
    (
        "server",
        &["rules", "search", "table", "protocol", "pages"],
        &["geometry", "games", "scratch-postgres"],
    ),
    // They are started by somebody, and name the games.
    ("browser", &["rules", "search", "games", "client", "worker"], &[]),
    (
        "tablier",
        &["rules", "search", "table", "protocol", "referee", "server", "terminal", "games"],
        &["load"],
    ),
    // Tools, which nothing of the above needs but for its tests.
    ("scratch-postgres", &[], &[]),
    ("yardstick", &["rules", "games", "search"], &[]),
    ("bench", &["geometry", "rules", "games", "search", "yardstick"], &[]),
    ("load", &["rules", "games", "table", "protocol", "server", "scratch-postgres"], &[]),
    ("fuzzing", &["rules", "games", "table", "protocol", "referee"], &[]),
    ("e2e", &["rules", "games", "table", "server"], &[]),
    ("page-builder", &[CATALOGUE], &[]),
    ("xtask", &[CATALOGUE, "scratch-postgres"], &[]),
];

/// What reads the catalogues of messages.
const CATALOGUE: &str = "catalogue";

/// Any game.
const GAME: &str = "a game";

/// Every need of one of our crates for another that is not allowed, as a sentence; also crates nobody spoke of.
fn astray(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let games: Vec<&str> = packages.iter().filter(|package| is_game(package)).map(short).collect();
    let kind = |name| if games.contains(&name) { GAME } else { name };
    let mut sentences = Vec::new();
    for package in packages {
        let name = short(package);
        let Some((_, allowed, tests)) = ALLOWED.iter().find(|known| known.0 == kind(name)) else {
            sentences.push(format!("{name} is in no list of directions"));
            continue;
        };
        let needs = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
        for need in needs.iter().filter(|need| need["path"].is_string()) {
            let (is_for_tests, builds) = (need["kind"] == "dev", need["kind"] == "build");
            let need = short(need);
            let is_allowed = allowed.contains(&kind(need))
                || is_for_tests && tests.contains(&kind(need))
                || builds && need == CATALOGUE;
            if !is_allowed {
                sentences.push(format!("{name} must not need {need}"));
            }
        }
    }
    sentences
}

/// Whether a crate is a game: it lies beside the list of them.
fn is_game(package: &Value) -> bool {
    let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let folders: Vec<_> = manifest.iter().rev().skip(1).take(2).collect();
    matches!(folders[..], [game, games] if games == "games" && game != "registry")
}

/// What we call a crate among ourselves.
fn short(package: &Value) -> &str {
    let name = package["name"].as_str().unwrap_or_default();
    name.strip_prefix("tablier-").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use serde_json::json;

    use super::*;
    use crate::run::cargo;

    fn metadata() -> Value {
        let text = cargo(["metadata", "--no-deps", "--format-version", "1"]).read();
        serde_json::from_str(&text.expect("cargo answers")).expect("it is JSON")
    }

    #[test]
    fn our_crates_need_each_other_one_way() {
        assert_eq!(astray(&metadata()), Vec::<String>::new());
        let found = metadata();
        let packages = found["packages"].as_array().map_or(&[][..], Vec::as_slice);
        let games = packages.iter().filter(|package| is_game(package)).count();
        assert!(games >= 6, "a game is a crate beside the list of them");
        let others = packages.len() - games;
        assert_eq!(others + 1, ALLOWED.len(), "a crate that is gone is in no list any more");
    }

    #[test]
    fn the_list_itself_goes_round_in_no_circle() {
        // What a crate may need, whatever that may need, and so on, never comes back to it but through tools.
        let needs_of = |at: &str| {
            let found = ALLOWED.iter().find(|known| known.0 == at);
            found.into_iter().flat_map(|(_, needs, tests)| needs.iter().chain(*tests)).copied()
        };
        for (name, ..) in ALLOWED {
            let mut reached: Vec<&str> = vec![name];
            let mut next = 0;
            while let Some(at) = reached.get(next).copied() {
                for need in needs_of(at) {
                    assert_ne!(need, name, "{name} needs itself by way of {at}");
                    if !reached.contains(&need) {
                        reached.push(need);
                    }
                }
                next += 1;
            }
        }
    }

    #[test]
    fn where_something_is_started_its_games_are_named_in_one_file() {
        let crates = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../crates"));
        for (name, file) in [("cli", "main.rs"), ("load", "main.rs")] {
            let source = crates.join(name).join("src");
            let naming: Vec<PathBuf> = naming_games(&source);
            assert_eq!(naming, [source.join(file)], "others are handed them");
        }
    }

    /// The files of a folder, and of folders in it, that name the list of games other than in tests and remarks.
    fn naming_games(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut found = Vec::new();
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                found.extend(naming_games(&path));
                continue;
            }
            let text = fs::read_to_string(&path).expect("a text");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let mut lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            if lines.any(|line| line.contains("tablier_games")) {
                found.push(path);
            }
        }
        found
    }

    #[test]
    fn an_edge_that_points_the_wrong_way_is_noticed() {
        for (from, to) in [
            ("rules", "server"),
            ("search", "six"),
            ("six", "disx"),
            ("six", "games"),
            ("table", "games"),
            ("server", "games"),
            ("client", "games"),
        ] {
            let mut found = metadata();
            let packages = found["packages"].as_array_mut().expect("packages");
            let package = packages.iter_mut().find(|package| short(package) == from).expect(from);
            let needs = package["dependencies"].as_array_mut().expect("a list");
            needs.push(json!({ "name": format!("tablier-{to}"), "path": "anywhere" }));
            assert_eq!(astray(&found), [format!("{from} must not need {to}")]);
        }
    }
}
