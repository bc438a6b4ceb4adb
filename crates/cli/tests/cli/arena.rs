//! The arena: who wins, how sure that is, and who may take part.

use serde_json::Value;
use tablier_games::RULEBOOKS;

use crate::tablier::{fails, prints};

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&prints(arguments)).expect("--json prints JSON")
}

/// The figures without those that depend on the machine.
fn without_times(mut figures: Value) -> Value {
    for player in figures["players"].as_array_mut().expect("a list of players") {
        player.as_object_mut().expect("an object").retain(|key, _| !key.contains("ms"));
    }
    figures
}

#[test]
fn every_game_is_played_in_every_seating() {
    for slug in RULEBOOKS.slugs() {
        let figures =
            json(&["arena", slug, "--players", "random,greedy", "--games", "4", "--json"]);
        let total: f64 = figures["players"]
            .as_array()
            .expect("a list of players")
            .iter()
            .filter_map(|player| player["share"].as_f64())
            .sum();
        assert!((total - 1.0).abs() < 1e-9, "{figures}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_one_thread_and_on_three() {
    let run = |threads: &str| {
        let arguments =
            ["--players", "level1,random,greedy", "--games", "9", "--seed", "5", "--json"];
        let all = [&["arena", "disx", "--threads", threads], &arguments[..]].concat();
        without_times(json(&all))
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn partners_win_together() {
    let figures = json(&[
        "arena",
        "six",
        "--players",
        "level1,random,level1,random",
        "--games",
        "4",
        "--json",
    ]);
    let wins = |index: usize| figures["players"][index]["wins"].clone();
    assert_eq!((wins(0), wins(1)), (wins(2), wins(3)), "{figures}");
}

#[test]
fn another_program_plays_by_the_referee_protocol() {
    let program = format!("referee:{} referee", env!("CARGO_BIN_EXE_tablier"));
    let players = format!("random,{program}");
    let table =
        prints(&["arena", "six", "--players", &players, "--games", "2", "--referee-ms", "5"]);
    assert!(table.contains("referee:") && table.contains("2 games"), "{table}");
}

#[test]
fn the_records_of_all_games_can_be_replayed() {
    let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/arena-games.txt");
    prints(&["arena", "epix", "--players", "random,random", "--games", "1", "--records", path]);
    assert!(prints(&["replay", path]).contains("winter"));
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    let refused = |arguments: &[&str]| fails(&[&["arena"], arguments].concat(), "");
    assert!(refused(&["six", "--players", "random,rnadom"]).contains("rnadom"));
    assert!(refused(&["six", "--players", "random"]).contains("players"));
    assert!(refused(&["abraxas", "--players", "random,random,random"]).contains("2 seats"));
    let missing = refused(&["six", "--players", "random,referee:no-such-program", "--games", "1"]);
    assert!(missing.contains("could not be started"), "{missing}");
    let deaf = refused(&["six", "--players", "random,referee:true", "--games", "1"]);
    assert!(deaf.contains("ended before"), "{deaf}");
}
