//! The plain mode: lines in, lines out.

use tablier_games::{MINDS, RULEBOOKS};
use tablier_terminal::{Lines, Session, lines};

use crate::company::{alone, here, tables};

fn played(session: Session, input: &str, ascii: bool) -> String {
    let mut out = Vec::new();
    let form = Lines { columns: 78, ascii };
    lines(session, MINDS, form, input.as_bytes(), &mut out)
        .expect("writing to memory does not fail");
    String::from_utf8(out).expect("the output is text")
}

#[test]
fn an_input_that_ends_is_parted_from_politely() {
    for (game, players) in tables() {
        for input in ["", "\n", "help\n", "quit\nignored\n"] {
            let text = played(alone(game, players, 1), input, false);
            assert!(text.ends_with("See you soon!\n"), "{game}: {text}");
        }
    }
}

#[test]
fn nonsense_is_answered_with_a_sentence_and_the_game_goes_on() {
    for (game, players) in tables() {
        let text = played(here(game, players, 1), "zzz\n\u{7f}\n((((\nmoves\nboard\n", false);
        assert!(text.contains("“zzz” is not a move"), "{game}: {text}");
        assert!(text.matches("Possible moves:").count() >= 2, "{game}: {text}");
        assert!(!text.contains('\u{1b}'), "no terminal, no control");
    }
}

#[test]
fn a_whole_game_can_be_written_down_beforehand() {
    let moves = "0,0 1,0 0,1 1,1 -1,0 2,0 -2,0 3,0 -3,0 4,0 -4,0 5,0 -5,0";
    let session = {
        let opening = tablier_terminal::Opening {
            game: "six".to_owned(),
            options: serde_json::json!({ "first": 0 }),
            places: vec![tablier_table::SeatSetup::Host; 2],
            seed: tablier_rules::Seed(1),
            language: tablier_rules::Language::FR,
        };
        Session::open(RULEBOOKS, opening).unwrap()
    };
    let text = played(session, &moves.replace(' ', "\n"), false);
    assert!(text.contains("La partie est finie. Rouge gagne !"), "{text}");
    assert!(text.ends_with("À bientôt !\n"), "{text}");
}

#[test]
fn where_there_is_only_ascii_there_is_only_ascii() {
    for (game, players) in tables() {
        let text = played(here(game, players, 2), "moves\nrules\nhelp\n", true);
        assert!(text.is_ascii(), "{game}");
    }
}

#[test]
fn hints_undo_and_handing_over_work_line_by_line() {
    let text = played(here("disx", 2, 2), "hint\na1\nundo\nundo\n", false);
    assert!(
        text.contains("The machine would play") && text.contains("took the move back"),
        "{text}"
    );
    assert!(text.contains("There is nothing to take back."), "{text}");
    let text = played(here("epix", 2, 2), "pass\n\npass\n", false);
    assert!(text.contains("Hand the keyboard to"), "{text}");
}

#[test]
fn what_a_game_counts_is_not_a_number_alone() {
    let text = played(here("epix", 2, 1), "board\n", false);
    assert!(text.contains("Player 1: score 1, 15 gold"), "{text}");
}
