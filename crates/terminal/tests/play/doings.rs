//! What keys do beside choosing: taking back, typing, hints, pages, saving, leaving, playing again.

use std::io;

use tablier_rules::{FastRng, Record};
use tablier_terminal::{Key, Session, SessionRequest};

use crate::company::{alone, game, here, play_at_random, screen, tables, think};

fn press(session: &mut Session, keys: &str) -> Option<SessionRequest> {
    keys.chars().fold(None, |before, key| {
        before.or_else(|| match key {
            '\n' => session.key(Key::Enter),
            '\u{1b}' => session.key(Key::Escape),
            letter => session.key(Key::Char(letter)),
        })
    })
}

fn moves(session: &Session) -> usize {
    game(session).moves()
}

#[test]
fn a_move_that_is_taken_back_was_never_made() {
    for (slug, players) in tables() {
        let mut session = here(slug, players, 4);
        let before = session.record();
        let (seat, _) = session.decision().unwrap();
        let mv = game(&session).legal(seat)[0].clone();
        press(&mut session, &format!(":{mv}\n"));
        assert!(moves(&session) > 0, "{slug}: {}", screen(&session));
        if session.waits_for().is_some() {
            session.key(Key::Enter);
        }
        press(&mut session, "u");
        assert_eq!(moves(&session), 0, "{slug}:\n{}", screen(&session));
        assert_eq!(session.record(), before, "{slug}");
    }
}

#[test]
fn against_a_machine_its_answer_is_taken_back_as_well() {
    let mut session = alone("six", 2, 1);
    think(&mut session);
    let before = moves(&session);
    press(&mut session, "\n");
    think(&mut session);
    assert!(moves(&session) >= before + 2);
    press(&mut session, "u");
    assert_eq!(moves(&session), before);
    press(&mut session, "u");
    assert_eq!(moves(&session), before);
    assert!(screen(&session).contains("nothing to take back"), "{}", screen(&session));
}

#[test]
fn what_a_machine_thinks_about_a_game_that_went_back_is_not_played() {
    let mut session = alone("disx", 2, 6);
    think(&mut session);
    let (seat, _) = session.decision().unwrap();
    for _ in 0..3 {
        let legal = game(&session).legal(seat);
        session.play(&[legal[0].clone()]);
    }
    let tasks = session.tasks();
    assert!(!tasks.is_empty() && session.wants(tasks[0].id));
    press(&mut session, "u");
    assert!(!session.wants(tasks[0].id));
    let now = moves(&session);
    session.thought(tasks[0].id, &tasks[0].moves(tablier_games::MINDS, &mut || true));
    assert_eq!(moves(&session), now);
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    for (slug, players) in tables() {
        let mut session = here(slug, players, 5);
        let before = session.record();
        for nonsense in ["zz9", "9,9,9", "é漢", "'; drop table", "0"] {
            press(&mut session, &format!(":{nonsense}\n"));
            assert_eq!(session.record(), before, "{slug}: {nonsense}");
            let said = session.take_message();
            assert!(said.is_some_and(|said| !said.is_blank()), "{slug}: {nonsense}");
        }
    }
}

#[test]
fn a_gesture_is_taken_back_step_by_step() {
    let mut session = here("atomix", 2, 2);
    let mut rng = FastRng::new(2);
    play_at_random(&mut session, &mut rng, 12);
    press(&mut session, "\n\u{1b}\u{1b}\u{1b}\u{1b}");
    let begun = session.scene();
    let pick = session
        .targets()
        .into_iter()
        .find(|target| session.say(&target.label).starts_with("in hand"));
    let pick = pick.expect("a tile can be chosen");
    while session.pointed_target().unwrap().id != pick.id {
        session.key(Key::Tab);
    }
    session.key(Key::Enter);
    assert_ne!(session.scene(), begun);
    session.key(Key::Backspace);
    assert_eq!(session.scene(), begun);
}

#[test]
fn a_hint_points_at_a_move_and_enter_plays_it() {
    for (slug, players) in tables() {
        let mut session = here(slug, players, 7);
        session.resize(100, 40);
        press(&mut session, "h");
        let tasks = session.tasks();
        assert_eq!(tasks.len(), 1, "{slug}");
        assert!(session.ponders() && screen(&session).contains("looking for a hint"));
        let advice = tasks[0].moves(tablier_games::MINDS, &mut || true);
        session.thought(tasks[0].id, &advice);
        assert!(screen(&session).contains("The machine would play"), "{slug}");
        session.key(Key::Enter);
        let now = game(&session);
        assert_eq!(now.moves().min(1), 1, "{slug}: {advice:?}\n{}", screen(&session));
        let first = now.events(tablier_rules::Viewer::Everything, 0..1).remove(0);
        assert_eq!(first.mv.as_ref(), advice.first(), "{slug}");
    }
}

#[test]
fn help_and_rules_are_pages_to_turn() {
    for (slug, players) in tables() {
        let mut session = here(slug, players, 1);
        let board = screen(&session);
        press(&mut session, "?");
        assert!(screen(&session).contains("Playing with the keyboard"));
        press(&mut session, "\u{1b}r");
        let first = screen(&session);
        press(&mut session, " ");
        assert_ne!(screen(&session), first, "{slug}");
        session.key(Key::End);
        session.key(Key::PageDown);
        session.key(Key::Home);
        assert_eq!(screen(&session), first, "{slug}");
        press(&mut session, "\u{1b}");
        assert_eq!(screen(&session), board, "{slug}");
    }
}

#[test]
fn leaving_is_asked_about_and_control_c_is_not() {
    let mut session = here("six", 2, 1);
    assert_eq!(press(&mut session, "q"), None);
    assert!(screen(&session).contains("Leave this game?"));
    assert_eq!(press(&mut session, "x"), None);
    assert!(!screen(&session).contains("Leave this game?"));
    assert_eq!(press(&mut session, "qy"), Some(SessionRequest::Quit));
    assert_eq!(session.key(Key::Interrupt), Some(SessionRequest::Quit));
}

#[test]
fn a_game_is_saved_under_a_name_one_chooses() {
    let mut session = here("disx", 2, 1);
    press(&mut session, ":b2\ns");
    assert!(screen(&session).contains("disx-1.txt_"), "{}", screen(&session));
    session.key(Key::Backspace);
    let Some(SessionRequest::Save { path, text }) = press(&mut session, "t.game\n") else {
        panic!("it is saved")
    };
    assert_eq!(path, "disx-1.txt.game");
    let record: Record = text.parse().unwrap();
    assert!(tablier_games::RULEBOOKS.get("disx").unwrap().load(&record).is_ok());
    session.saved(&path, Err(io::ErrorKind::AlreadyExists.into()));
    assert!(screen(&session).contains("choose another name"), "{}", screen(&session));
    session.saved(&path, Ok(()));
    assert!(screen(&session).contains("The game is in disx-1.txt.game."));
}

#[test]
fn after_the_end_the_same_people_play_again() {
    let mut session = here("abraxas", 2, 1);
    assert!(play_at_random(&mut session, &mut FastRng::new(1), usize::MAX));
    while session.tick() {}
    assert!(screen(&session).contains("n play again"));
    press(&mut session, "n");
    assert!(!session.is_over() && moves(&session) == 0);
    assert!(session.decision().is_some());
}
