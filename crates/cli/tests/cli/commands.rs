//! The commands that need no file.

use serde_json::Value;
use tablier_games::RULEBOOKS;

use crate::tablier::{fails, prints};

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&prints(arguments)).expect("--json prints JSON")
}

#[test]
fn games_lists_every_game_and_tells_about_each() {
    let list = prints(&["games"]);
    for slug in RULEBOOKS.slugs() {
        assert!(list.contains(slug));
        assert!(prints(&["games", slug]).contains("first"), "the options of {slug} are told");
        for language in ["fr", "en"] {
            let rules = prints(&["games", slug, "--rules", "--language", language]);
            assert!(rules.starts_with("# "), "the rules of {slug} are Markdown");
        }
    }
    assert_eq!(json(&["games", "--json"]).as_array().unwrap().len(), RULEBOOKS.slugs().len());
}

#[test]
fn rules_are_drawn_where_that_is_asked_for_and_never_coloured_in_a_pipe() {
    for slug in RULEBOOKS.slugs() {
        for language in ["fr", "en"] {
            let markdown = prints(&["games", slug, "--rules", "--language", language]);
            let drawn = prints(&["games", slug, "--rules", "--draw", "--language", language]);
            assert!(!markdown.contains('\u{1b}') && !drawn.contains('\u{1b}'), "{slug}");
            assert!(markdown.contains("```record\ngame: "), "a reader of Markdown gets everything");
            assert!(!drawn.contains("```") && !drawn.contains("\ngame: "), "{slug}: {drawn}");
            assert!(!drawn.contains("\n1. ("), "no moves stand where a picture is: {drawn}");
            assert!(drawn.lines().all(|line| line.chars().count() <= 96), "{slug}: {drawn}");
            assert!(drawn.lines().count() > markdown.lines().count(), "{slug}: pictures take room");
        }
    }
}

#[test]
fn the_language_follows_the_argument() {
    assert!(prints(&["games", "six", "--language", "fr"]).contains("Fins de partie"));
    assert!(prints(&["games", "six", "--language", "en"]).contains("Endings"));
    assert!(prints(&["games", "six", "--language", "de"]).contains("10–20 Min., ab 9 Jahren"));
}

#[test]
fn perft_counts_depth_by_depth() {
    let counts = json(&["perft", "six", "4", "--json"]);
    let counts: Vec<_> =
        counts["counts"].as_array().unwrap().iter().map(|row| row["count"].as_u64()).collect();
    assert_eq!(counts, [1, 6, 48, 468].map(Some));
}

#[test]
fn perft_divided_adds_up() {
    let divided = json(&["perft", "disx", "3", "--divide", "--option", "quick=yes", "--json"]);
    let rows = divided["counts"].as_array().unwrap();
    assert_eq!(rows.len(), 36);
    let sum: u64 = rows.iter().filter_map(|row| row["count"].as_u64()).sum();
    assert_eq!(sum, 46_620);
}

#[test]
fn playout_tells_wins_by_who_began() {
    for slug in RULEBOOKS.slugs() {
        let arguments = ["playout", slug, "--games", "15", "--option", "first=1", "--json"];
        let figures = json(&arguments);
        let (seats, turns) = (&figures["wins_by_seat"], &figures["wins_by_turn_order"]);
        assert_eq!([&turns[0], &turns[1]], [&seats[1], &seats[0]], "{slug}");
    }
}

#[test]
fn playout_counts_every_game_and_is_the_same_for_the_same_seed() {
    let arguments =
        ["playout", "disx", "--games", "50", "--seed", "3", "--option", "players=3", "--json"];
    let figures = json(&arguments);
    assert_eq!(figures["endings"]["bank"], 50);
    let wins: f64 =
        figures["wins_by_seat"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    assert_eq!(figures, json(&arguments));
    assert!(prints(&["playout", "six", "--games", "20"]).contains("ending"));
}

#[test]
fn what_cannot_be_is_refused_with_one_sentence() {
    let cases: [(&[&str], &str); 8] = [
        (&["playout", "chess"], "There is no game “chess”"),
        (&["playout", "six", "--option", "players=3"], "it takes one of 2, 4"),
        (&["playout", "six", "--option", "players"], "write KEY=VALUE"),
        (&["perft", "six", "2", "--option", "speed=9"], "There is no option “speed”"),
        (&["perft", "six", "2", "--option", "first=7"], "Seat 7 cannot begin"),
        (&["perft", "six", "0"], "1..=100"),
        (&["playout", "six", "--games", "none"], "invalid value 'none'"),
        (&["dance"], "unrecognized subcommand 'dance'"),
    ];
    for (arguments, expected) in cases {
        let error = fails(arguments, "");
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
}
