//! A game that is in no registry: a session is handed its games, and knows no other.

#[path = "../../../rules/tests/contract/nim.rs"]
mod nim;

use serde_json::json;
use tablier_rules::{Language, Level, Message, RulebookOf, Rulebooks, Seed};
use tablier_search::{Minded, Minds};
use tablier_table::SeatSetup;
use tablier_terminal::{Key, Lines, Opening, Session, lines};

use self::nim::Nim;

impl Minded for Nim<false> {}

static TOY: Rulebooks = Rulebooks::new(&[&RulebookOf::<Nim<false>>::new()]);
static TOY_MINDS: Minds = Minds::new(&[&RulebookOf::<Nim<false>>::new()]);

/// Somebody against a machine, where only the toy game is known.
fn open(game: &str) -> Result<Session, Message> {
    let opening = Opening {
        game: game.to_owned(),
        options: json!({}),
        places: vec![SeatSetup::Host, SeatSetup::Machine(Level::Beginner)],
        seed: Seed(1),
        language: Language::EN,
    };
    Session::open(TOY, opening)
}

#[test]
fn a_game_from_elsewhere_is_played_with_keys_against_a_machine_to_its_end() {
    let mut session = open("nim").expect("it was handed");
    for _ in 0..200 {
        for task in session.tasks() {
            let moves = task.moves(TOY_MINDS, &mut || false);
            session.thought(task.id, &moves);
        }
        if session.is_over() {
            break;
        }
        session.key(Key::Tab);
        session.key(Key::Enter);
    }
    assert!(session.is_over(), "200 keys are enough for nine matches");
    session.play_again();
    assert!(!session.is_over(), "and it is played once more");
}

#[test]
fn a_game_from_elsewhere_is_played_line_by_line_against_a_machine_to_its_end() {
    let session = open("nim").expect("it was handed");
    let mut out = Vec::new();
    let (form, input) = (Lines { columns: 78, ascii: false }, "take1\n".repeat(9));
    lines(session, TOY_MINDS, form, input.as_bytes(), &mut out).expect("memory takes all");
    let text = String::from_utf8(out).expect("the output is text");
    assert!(text.contains("The game is over."), "{text}");
}

#[test]
fn a_session_with_one_game_knows_no_other() {
    let refused = open("six").err().expect("it was not handed");
    assert_eq!(refused.get(Language::EN), "There is no game “six”; there are: nim.");
}
