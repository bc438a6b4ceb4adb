//! `tablier play` where there is no terminal: lines in, lines out.

use tablier_games::RULEBOOKS;

use crate::tablier::{fails, prints, tablier};

#[test]
fn every_game_is_shown_and_parted_from_politely_when_the_input_ends() {
    for slug in RULEBOOKS.slugs() {
        for extra in [&["--machine", "1"][..], &["--here"], &["--players", "human,level1"]] {
            let arguments = [&["play", slug, "--seed", "4", "--language", "en"], extra].concat();
            let text = prints(&arguments);
            assert!(text.contains("Possible moves:"), "{slug}: {text}");
            assert!(text.trim_end().ends_with("See you soon!"), "{slug}: {text}");
            assert!(!text.contains('\u{1b}'), "{slug}");
        }
    }
}

#[test]
fn a_game_is_played_saved_and_verified() {
    let folder = std::env::temp_dir().join(format!("tablier-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room for a file");
    let path = folder.join("six.txt");
    let path = path.to_str().expect("the path is text");
    let moves = "0,0\nnonsense\n1,0\n0,1\n1,1\n-1,0\n2,0\n-2,0\nundo\n-2,0\n3,0\n-3,0\n4,0\n-4,0\n5,0\n-5,0\n";
    let input = format!("{moves}save {path}\nsave {path}\nagain\nquit\n");
    let arguments = ["play", "six", "--here", "--option", "first=0", "--seed", "9"];
    let ran = tablier(&arguments, &input);
    assert!(ran.ok, "{}", ran.err);
    assert!(ran.out.contains("\"nonsense\" is not a move"), "{}", ran.out);
    assert!(ran.out.contains("Red wins!"), "{}", ran.out);
    assert!(ran.out.contains("choose another name"), "a file is never written over: {}", ran.out);
    let verified = prints(&["replay", path, "--verify"]);
    assert!(verified.contains("the result that the record claims"), "{verified}");
    std::fs::remove_dir_all(folder).expect("the folder is ours");
}

#[test]
fn the_same_seed_gives_the_same_game_against_machines() {
    let play = || {
        tablier(&["play", "disx", "--seed", "6", "--machine", "1"], "a1\nb2\nc3\nd4\nquit\n").out
    };
    let text = play();
    assert!(text.contains("lays a token on a1"), "{text}");
    assert_eq!(text, play());
}

#[test]
fn words_are_french_where_french_is_asked_for() {
    let ran = tablier(&["play", "six", "--seed", "1", "--language", "fr"], "zut\n");
    assert!(
        ran.ok && ran.out.contains("n'est pas un coup") && ran.out.contains("A bientot !"),
        "{}",
        ran.out
    );
    assert!(ran.out.is_ascii(), "a locale without accents gets none: {}", ran.out);
}

#[test]
fn what_cannot_be_played_is_refused_with_one_sentence() {
    let cases: [(&[&str], &str); 6] = [
        (&["play", "chess"], "There is no game “chess”"),
        (&["play", "six", "--option", "players=3"], "it takes one of 2, 4"),
        (&["play", "six", "--players", "human"], "players"),
        (&["play", "disx", "--players", "human,wizard"], "there are human, and level1 to level5"),
        (&["play", "abraxas", "--players", "human,level1,level2"], "seats"),
        (&["play", "six", "--machine", "9"], "1..=5"),
    ];
    for (arguments, expected) in cases {
        let refused = fails(arguments, "");
        assert!(refused.contains(expected), "{arguments:?}: {refused}");
    }
}
