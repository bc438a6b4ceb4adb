//! Records in files: told, checked, drawn, and refused where they are wrong.

use std::fs;
use std::path::PathBuf;

use crate::tablier::{fails, prints, tablier};

fn game() -> String {
    prints(&["playout", "six", "--games", "1", "--seed", "3", "--records"])
}

/// A file of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the folder for temporary files can be written");
    path
}

#[test]
fn replay_tells_every_move_in_words() {
    let told = tablier(&["replay", "-", "--language", "fr"], &game()).out;
    assert!(told.contains("   1. 0,0      Noir pose une tuile en 0,0."), "{told}");
    assert!(told.contains("gagne !"), "{told}");
}

#[test]
fn replay_tells_names_where_the_record_has_them() {
    let named = game().replacen("result:", "player 1: The second seat\nresult:", 1);
    let told = tablier(&["replay", "-"], &named).out;
    assert!(told.contains("The second seat lays a tile on 0,0."), "{told}");
}

#[test]
fn nothing_that_a_record_says_controls_the_terminal() {
    let name = "Zoé\u{1b}]0;pwned\u{7}\u{9b}2J\u{202e}";
    let named = game().replacen("result:", &format!("player 1: {name}\nresult:"), 1);
    let told = tablier(&["replay", "-"], &named);
    assert!(told.ok && told.out.contains("Zoé]0;pwned2J lays a tile"), "{}", told.out);
    let controls =
        |text: &str| text.contains(|c: char| (c.is_control() && c != '\n') || c == '\u{202e}');
    assert!(!controls(&told.out));
    let json = tablier(&["replay", "-", "--json"], &named).out;
    assert!(!controls(&json));
    let read: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    let text = read["events"][0]["text"]["en"].as_str().expect("a sentence");
    assert!(text.starts_with(name), "nothing of the data is lost: {text:?}");
    let wrong = fails(&["replay", "-"], &game().replacen("game: six", "game: six\u{1b}[2J", 1));
    assert!(!controls(&wrong), "{wrong:?}");
}

#[test]
fn a_true_record_is_verified_and_a_false_result_is_not() {
    let record = game();
    assert!(tablier(&["replay", "-", "--verify"], &record).ok);
    let false_result = record.replace("result: 1 2", "result: 2 1");
    assert_ne!(record, false_result);
    let error = fails(&["replay", "-", "--verify"], &false_result);
    assert!(error.contains("but its moves lead to"), "{error}");
}

#[test]
fn render_draws_any_move_for_any_seat() {
    let path = file("drawn.txt", &game());
    let path = path.to_str().unwrap();
    let picture = file("drawn.svg", "");
    prints(&["render", path, "-o", picture.to_str().unwrap()]);
    let whole = fs::read_to_string(&picture).unwrap();
    assert!(whole.starts_with("<svg") && whole.trim_end().ends_with("</svg>"));
    let first = prints(&["render", path, "--at", "1", "--seat", "0", "--dark", "-o", "-"]);
    assert!(first.contains("lay on 1,0"), "what may be clicked is drawn");
    assert!(!prints(&["render", path, "--at", "1", "--seat", "1", "-o", "-"]).contains("lay on"));
}

#[test]
fn a_record_that_is_wrong_is_refused_with_its_place() {
    let record = game();
    let cases = [
        (
            record.replace("2. (0) 1,0", "2. (0) 9,9"),
            "line 12, column 8: A tile on 9,9 would not share a side",
        ),
        (
            record.replace("2. (0) 1,0", "7. (0) 1,0"),
            "line 12, column 1, expected the move number 2.",
        ),
        (record.replace("game: six", "game: chess"), "There is no game “chess”"),
        (record.replace("players: 2", "players: 3"), "cannot be 3"),
        (record.replace("rules: 1", "rules: 99"), "version 99"),
        (record.chars().take(19).collect(), "does not tell its seed"),
        (String::new(), "line 1, column 1"),
        ("\u{0}\u{1}".to_owned(), "line 1, column 1"),
    ];
    for (text, expected) in cases {
        let error =
            fails(&["replay", "-"], &text).replace("column 1: expected", "column 1, expected");
        assert!(error.contains(expected), "{expected}: {error}");
    }
}

#[test]
fn a_truncated_record_is_a_game_in_progress_or_refused() {
    let record = game();
    for cut in (0..record.len()).step_by(37) {
        let ran = tablier(&["replay", "-"], &record[..cut]);
        assert!(
            ran.ok || !ran.err.contains("panicked") && ran.err.lines().count() == 1,
            "{cut}: {}",
            ran.err
        );
    }
}

#[test]
fn files_and_moves_that_are_not_there_are_said_to_be_missing() {
    assert!(
        fails(&["replay", "no-such-file.txt"], "").contains("there is no file no-such-file.txt")
    );
    assert!(
        fails(&["render", "-", "--at", "999", "-o", "-"], &game()).contains("there is no move 999")
    );
    assert!(
        fails(&["render", "-", "--seat", "5", "-o", "-"], &game()).contains("seats are 0 to 1")
    );
    assert!(
        fails(&["render", "-", "-o", "no/such/folder/x.svg"], &game())
            .contains("could not be written")
    );
    let binary = file("binary", "");
    fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    assert!(fails(&["replay", binary.to_str().unwrap()], "").contains("is not a text file"));
}
