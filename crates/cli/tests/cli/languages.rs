//! What goes wrong is said in the language that was asked for.

use std::path::PathBuf;
use std::process::Command;

use crate::tablier::tablier;

/// What a command that fails says, without its own name.
fn fails(arguments: &[&str], language: &str, input: &str) -> String {
    let ran = tablier(&[arguments, &["--language", language]].concat(), input);
    assert!(!ran.ok, "{arguments:?}: {}", ran.out);
    ran.err.strip_prefix("tablier: ").unwrap_or_else(|| panic!("{}", ran.err)).to_owned()
}

fn record() -> String {
    let ran = tablier(&["playout", "six", "--games", "1", "--seed", "1", "--records"], "");
    assert!(ran.ok, "{}", ran.err);
    ran.out
}

#[test]
fn what_goes_wrong_is_said_in_the_language_that_was_asked_for() {
    let record = record();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let not_a_salon = folder.join("note.db");
    std::fs::write(&not_a_salon, "nothing to see here, and for long enough".repeat(200)).unwrap();
    let not_a_salon = not_a_salon.to_str().expect("a path");
    let config = folder.join("salon.toml");
    std::fs::write(&config, "colour = 3\n").unwrap();
    let config = config.to_str().expect("a path");
    let wrong: [&[&str]; 18] = [
        &["replay", "/nowhere/game.txt"],
        &["render", "-", "--at", "9999", "-o", "-"],
        &["render", "-", "--seat", "9", "-o", "-"],
        &["render", "-", "-o", "/nowhere/x.svg"],
        &["games", "chess"],
        &["play", "six", "--option", "players"],
        &["arena", "six", "--players", "zz,level1"],
        &["arena", "six", "--players", "level9,level1"],
        &["arena", "six", "--players", "level1,level1,level1", "--option", "players=2"],
        &["arena", "six", "--players", "referee:/nowhere/program,level1"],
        &["bot", "--server", "x", "--command", "x", "--patience=-1"],
        &["bot", "--server", "x", "--command", "x", "--open", "--game", "six,epix"],
        &["bot", "--server", "x", "--command", "/nowhere/x", "--open", "--game", "six"],
        &["bot", "--server", "gopher://x", "--command", "x"],
        &["serve", "--database", not_a_salon, "--listen", "127.0.0.1:0"],
        &["serve", "--admin-token", "short", "--listen", "127.0.0.1:0"],
        &["serve", "--config", config],
        &["backup", "--database", "/nowhere/salon.db", "/nowhere/backup.db"],
    ];
    for arguments in wrong {
        let said = ["en", "fr", "de"].map(|language| fails(arguments, language, &record));
        assert!(
            said[0] != said[1] && said[0] != said[2] && said[1] != said[2],
            "{arguments:?}: {said:?}"
        );
    }
    assert_eq!(
        fails(&["render", "-", "--seat", "9", "-o", "-"], "de", &record),
        "Einen Platz 9 gibt es nicht: Die Plätze gehen von 0 bis 1.\n"
    );
}

#[test]
fn a_locale_with_a_currency_is_a_language_too() {
    let ran = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args(["games", "chess"])
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "de@euro")
        .output()
        .expect("the binary starts");
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("Es gibt kein Spiel „chess“"), "{said}");
}
