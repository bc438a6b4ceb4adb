//! The example players take part in the arena, in every game, and do better than chance.

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tablier_games::RULEBOOKS;

use crate::tablier::prints;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/players");

/// Two games of each kind against `random`; gives how many were won.
fn wins(command: &str) -> f64 {
    let players = format!("random,referee:{command}");
    let won = RULEBOOKS.slugs().map(|slug| {
        let arguments = ["arena", slug, "--players", &players, "--games", "2"];
        // No limit that could strike: what is played depends on the seed alone.
        let rest = ["--referee-ms", "600000", "--seed", "3", "--json"];
        let printed = prints(&[&arguments[..], &rest[..]].concat());
        let figures: Value = serde_json::from_str(&printed).expect("--json prints JSON");
        assert_eq!(figures["games"], 2, "{slug}: {figures}");
        let share = figures["players"][1]["share"].as_f64().expect("a share");
        println!("{slug}: {share}");
        2.0 * share
    });
    won.sum()
}

#[test]
fn the_player_in_python_plays_every_game_better_than_chance() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("The player in Python was not tried: there is no python3 here.");
        return;
    }
    let won = wins(&format!("python3 {FOLDER}/greedy.py"));
    assert!(
        won >= 1.5 * RULEBOOKS.slugs().len() as f64,
        "it won {won} of {} games",
        2 * RULEBOOKS.slugs().len()
    );
}

#[test]
fn the_player_in_rust_plays_every_game_better_than_chance() {
    let program = Path::new(env!("CARGO_BIN_EXE_tablier")).with_file_name("examples/playouts");
    assert!(
        program.is_file(),
        "{} is not there: build it with `cargo build --package tablier --example playouts`",
        program.display()
    );
    let won = wins(&program.display().to_string());
    assert!(
        won >= 1.5 * RULEBOOKS.slugs().len() as f64,
        "it won {won} of {} games",
        2 * RULEBOOKS.slugs().len()
    );
}
