//! Which of our crates may need which. Dependencies point one way, and here the way is written down; a test compares it with what
//! Cargo says.
//!
//! ```text
//! geometry ← rules ← search ← six, disx, … ← games ← referee, worker, terminal ┐
//!                                              ↑                               ├ cli
//!                                            table ← protocol ← server, client ┘
//! ```
//!
//! A game is a folder of `games/`, and none of them is named here: `games` is the list of them.

use std::path::Path;

use serde_json::Value;

/// A crate, and those of ours that it may need, also for its tests.
const ALLOWED: [(&str, &[&str]); 21] = [
    ("geometry", &[]),
    ("rules", &["geometry"]),
    ("search", &["geometry", "rules"]),
    ("acceptance", &["geometry", "rules", "search"]),
    (GAME, &["geometry", "rules", "search", "acceptance"]),
    ("games", &["rules", "search", GAME]),
    ("table", &["geometry", "rules", "games"]),
    ("protocol", &["rules", "table"]),
    ("referee", &["rules", "games", "search"]),
    ("worker", &["rules", "games", "search"]),
    ("terminal", &["geometry", "rules", "games", "search", "table"]),
    ("client", &["geometry", "rules", "games", "table", "protocol", "search", "worker"]),
    ("server", &["rules", "games", "search", "table", "protocol", "cluster"]),
    (
        "tablier",
        &["rules", "games", "search", "table", "protocol", "referee", "server", "terminal", "load"],
    ),
    // Tools, which nothing of the above needs but for its tests.
    ("cluster", &[]),
    ("yardstick", &["rules", "games", "search"]),
    ("bench", &["geometry", "rules", "games", "search", "yardstick"]),
    ("load", &["rules", "games", "table", "protocol", "server", "cluster"]),
    ("fuzzing", &["rules", "games", "table", "protocol", "referee"]),
    ("e2e", &["rules", "games", "table", "server"]),
    ("xtask", &["cluster"]),
];

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
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| *known == kind(name)) else {
            sentences.push(format!("{name} is in no list of directions"));
            continue;
        };
        let needs = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
        for need in needs.iter().filter(|need| need["path"].is_string()).map(short) {
            if !allowed.contains(&kind(need)) {
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
        for (name, _) in ALLOWED {
            let mut reached: Vec<&str> = vec![name];
            let mut next = 0;
            while let Some(at) = reached.get(next).copied() {
                let needs = ALLOWED.iter().find(|(known, _)| *known == at).map_or(&[][..], |e| e.1);
                assert!(!needs.contains(&name), "{name} needs itself by way of {at}");
                reached.extend(
                    needs.iter().filter(|need| !reached.contains(need)).collect::<Vec<_>>(),
                );
                next += 1;
            }
        }
    }

    #[test]
    fn an_edge_that_points_the_wrong_way_is_noticed() {
        for (from, to) in
            [("rules", "server"), ("search", "six"), ("six", "disx"), ("six", "games")]
        {
            let mut found = metadata();
            let packages = found["packages"].as_array_mut().expect("packages");
            let package = packages.iter_mut().find(|package| short(package) == from).expect(from);
            let needs = package["dependencies"].as_array_mut().expect("a list");
            needs.push(json!({ "name": format!("tablier-{to}"), "path": "anywhere" }));
            assert_eq!(astray(&found), [format!("{from} must not need {to}")]);
        }
    }
}
