//! At one keyboard nobody sees what only others may know.

use std::collections::BTreeSet;

use tablier_rules::{FastRng, Format, Language, Rng, RulebookOf, Rulebooks, Seed, Viewer};
use tablier_table::SeatSetup;
use tablier_terminal::{Key, Opening, Session, SessionRequest};

use crate::company::{game, here, play_at_random, screen, some_key};

/// The tiles a seat of ATOMIX holds, by their names.
fn hand(session: &Session, viewer: Viewer) -> BTreeSet<String> {
    let scene = game(session).scene(viewer, &[], Format::Wide);
    let labels = scene.items.iter().filter_map(|item| item.label.as_ref());
    labels
        .filter_map(|label| label.get(Language::EN).strip_prefix("in hand: ").map(str::to_owned))
        .collect()
}

#[test]
fn the_hands_of_others_are_not_on_the_screen() {
    for seed in 1..4 {
        let mut session = here("atomix", 3, seed);
        session.resize(110, 40);
        let mut rng = FastRng::new(seed);
        play_at_random(&mut session, &mut rng, 9);
        for step in 0..150 {
            if session.is_over() {
                break;
            }
            let scene = session.scene();
            let shown: BTreeSet<String> = scene
                .items
                .iter()
                .filter_map(|item| item.label.clone())
                .map(|label| label.get(Language::EN))
                .collect();
            let text = screen(&session);
            for other in tablier_rules::Seat::all(3).map(Viewer::Seat) {
                if other == session.viewer() {
                    continue;
                }
                for tile in hand(&session, other).difference(&hand(&session, session.viewer())) {
                    let named = format!("in hand: {tile}");
                    assert!(
                        !shown.contains(&named) && !text.contains(&named),
                        "seed {seed}, step {step}"
                    );
                }
            }
            if session.waits_for().is_some() {
                assert!(!text.contains("in hand") && !text.contains('△'), "{text}");
                assert!(session.targets().is_empty());
            }
            session.key(some_key(&mut rng));
        }
    }
}

#[test]
fn while_the_keyboard_is_handed_over_only_enter_goes_on() {
    let mut session = here("epix", 2, 1);
    assert_eq!(session.waits_for(), None, "nobody has seen anything yet");
    session.play(&["pass".to_owned()]);
    let next = session.waits_for().expect("the other one decides");
    assert_eq!(session.viewer(), Viewer::Seat(next));
    let cover = screen(&session);
    assert!(cover.contains("Hand the keyboard to"), "{cover}");
    for key in
        [Key::Tab, Key::Char('h'), Key::Char('u'), Key::Char('r'), Key::Escape, Key::Char(':')]
    {
        assert_eq!(session.key(key), None);
        assert_eq!(screen(&session), cover);
    }
    session.key(Key::Enter);
    assert!(session.waits_for().is_none() && screen(&session) != cover);
}

#[test]
fn leaving_is_asked_about_while_the_keyboard_is_handed_over_too() {
    let mut session = here("epix", 2, 1);
    session.play(&["pass".to_owned()]);
    let (next, cover) = (session.waits_for(), screen(&session));
    assert_eq!(session.key(Key::Char('q')), None);
    assert!(screen(&session).contains("Leave this game?"));
    assert!(session.waits_for() == next && session.targets().is_empty() && !session.tick());
    assert_eq!(session.key(Key::Escape), None);
    assert_eq!(screen(&session), cover, "never to the board");
    for key in [Key::Char('q'), Key::Char('s'), Key::Escape] {
        assert_eq!(session.key(key), None);
    }
    assert_eq!(screen(&session), cover, "nor by the way of saving");
    [Key::Char('q'), Key::Char('s')].into_iter().for_each(|key| drop(session.key(key)));
    let Some(SessionRequest::Save { path, text }) = session.key(Key::Enter) else {
        panic!("it is saved")
    };
    let public = session.table().record(Viewer::Spectator).map(|record| record.to_string());
    assert_eq!(Some(text), public, "what the next player knows is not written either");
    session.saved(&path, Ok(()));
    assert!(session.waits_for() == next && screen(&session).contains("The game is in"));
    session.key(Key::Char('q'));
    assert_eq!(session.key(Key::Enter), Some(SessionRequest::Quit));
}

/// A game of EPIX in which these moves have been made, whoever was to make them.
fn after(seed: u64, moves: &[String]) -> Session {
    let mut session = here("epix", 2, seed);
    for mv in moves {
        session.play(std::slice::from_ref(mv));
        if session.waits_for().is_some() {
            session.key(Key::Enter);
        }
    }
    session
}

#[test]
fn what_was_decided_in_secret_changes_nothing_for_the_others() {
    for seed in 0..8 {
        let mut rng = FastRng::new(seed);
        let (mut made, mut compared) = (Vec::new(), 0);
        let mut session = after(seed, &made);
        while let Some((seat, _)) = session.decision() {
            let legal = game(&session).legal(seat);
            let mv = rng.choose(&legal).unwrap().clone();
            let different = legal.iter().find(|other| **other != mv).cloned();
            // Where both decide at once, the first one might have decided differently.
            let twin =
                different.filter(|_| session.table().deciders().len() > 1).map(|different| {
                    let mut twin = after(seed, &made);
                    twin.play(&[different]);
                    twin
                });
            session.play(std::slice::from_ref(&mv));
            made.push(mv);
            // What nobody else had a choice in comes to light at once.
            if let Some(mut twin) = twin.filter(|_| session.waits_for().is_some()) {
                let step = made.len();
                assert_eq!(
                    screen(&session),
                    screen(&twin),
                    "handing over, seed {seed}, move {step}"
                );
                [&mut session, &mut twin].into_iter().for_each(|seen| drop(seen.key(Key::Enter)));
                assert_eq!(screen(&session), screen(&twin), "seed {seed}, move {step}");
                let told = |session: &Session| session.told().cloned().collect::<Vec<_>>();
                assert_eq!(told(&session), told(&twin), "seed {seed}, move {step}");
                assert_eq!(session.record(), twin.record(), "seed {seed}, move {step}");
                compared += 1;
            }
            if session.waits_for().is_some() {
                session.key(Key::Enter);
            }
        }
        assert!(session.is_over() && compared > 0, "seed {seed}");
    }
}

#[test]
fn who_saves_a_game_with_dice_to_come_does_not_read_what_will_be_rolled() {
    static DICE: Rulebooks = Rulebooks::new(&[&RulebookOf::<tablier_hare::Hare>::new()]);
    let opening = Opening {
        game: "hare".to_owned(),
        options: serde_json::json!({}),
        places: vec![SeatSetup::Host; 2],
        seed: Seed(1),
        language: Language::EN,
    };
    let mut session = Session::open(DICE, opening).expect("it was handed");
    session.play(&["run".to_owned()]);
    assert!(session.record().contains("\nseed: hidden\n"), "{}", session.record());
    for _ in 0..1_000 {
        session.play(&["run".to_owned()]);
        while session.tick() {}
    }
    assert!(session.is_over(), "somebody is home after so many rolls");
    assert!(session.record().contains("\nseed: 1\n"), "{}", session.record());
}
