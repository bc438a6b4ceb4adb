//! What is seen and clicked.

use super::repeats::after_taking;
use super::supply::empty_supply;
use super::*;

fn seen(position: &Abraxas, viewer: Viewer, gesture: &[&str]) -> Scene {
    let gesture: Vec<_> = gesture.iter().map(ToString::to_string).collect();
    Abraxas::scene(
        &position.view(viewer),
        &Look { viewer, gesture: &gesture, last: None, format: tablier_rules::Format::Wide },
    )
}

fn place(scene: &Scene, id: &str) -> Option<tablier_geometry::Point> {
    scene.items.iter().find(|item| item.id == id).map(|item| item.at)
}

#[test]
fn the_plate_slides_with_its_pawns_over_the_sheet() {
    let mut position = pawns("c4 e5");
    play(&mut position, "g7* push");
    let before = seen(&position, Viewer::Spectator, &[]);
    play(&mut position, "a1 push");
    let after = seen(&position, Viewer::Spectator, &[]);
    let moved = |id| {
        let (from, to) = (place(&before, id).unwrap(), place(&after, id).unwrap());
        (to.x - from.x, to.y - from.y)
    };
    for id in ["plate", "pawn 0", "pawn 1", "stop 0 0"] {
        assert_eq!(moved(id), (0.0, -1.0), "{id} goes up");
    }
    assert_eq!(moved("sheet"), (0.0, 0.0));
}

#[test]
fn every_pawn_is_always_in_the_scene_under_its_own_id() {
    let options = Options { sheet: 6, ..Options::default() };
    let mut position = Abraxas::start(&options, Seed(4)).unwrap();
    let mut rng = FastRng::new(4);
    while let Some(seat) = position.deciders().first() {
        let scene = seen(&position, Viewer::Seat(seat), &[]);
        let count = |kind: &str| scene.ids().filter(|id| id.starts_with(kind)).count();
        assert_eq!((count("pawn "), count("stop ")), (24, 6));
        let mv = position.random_move(seat, &mut rng, &mut Vec::new());
        position.apply(seat, mv);
    }
}

#[test]
fn a_stop_pawn_is_laid_whether_there_is_a_supply_or_not() {
    let prompt =
        |position: &Abraxas| seen(position, Viewer::Seat(AMBER), &[]).prompt.get(Language::EN);
    assert_eq!(prompt(&pawns("a1")), "Lay a pawn or a stop pawn.");
    assert_eq!(
        prompt(&empty_supply()),
        "Lift a pawn from the plate to move it, or lay a stop pawn."
    );
}

#[test]
fn alignments_light_up_and_their_pawns_say_what_they_pay() {
    let mut position = pawns("a1 b1 c1");
    play(&mut position, "d1 push");
    let scene = seen(&position, Viewer::Seat(AMBER), &[]);
    let lit: Vec<_> =
        scene.items.iter().filter(|item| item.emphasis == Emphasis::Winning).collect();
    assert_eq!(lit.len(), 1);
    assert_eq!(lit[0].label, Some(messages::label_alignment(4)));
    let paying: Vec<_> = scene.items.iter().filter(|item| item.hint.is_some()).collect();
    assert_eq!(paying.len(), 2);
    assert_eq!(paying[0].hint, Some(Message::words("+1")));
}

#[test]
fn pawns_of_a_longer_line_are_clicked_one_by_one() {
    let mut position = pawns("a1 b1 c1 d1");
    play(&mut position, "e1 push");
    let action = |scene: &Scene, hole: &str| {
        let label = format!("take the pawn on {hole}");
        scene
            .actions()
            .find(|(_, words, _)| words.get(Language::EN) == label)
            .map(|(_, _, action)| action.clone())
    };
    let first = seen(&position, Viewer::Seat(AMBER), &[]);
    assert_eq!(action(&first, "a1"), Some(Action::Pick("a1".into())));
    let second = seen(&position, Viewer::Seat(AMBER), &["a1"]);
    assert_eq!(action(&second, "b1"), None, "a1 and b1 would leave three neighbours");
    assert_eq!(action(&second, "c1"), Some(Action::Play(vec!["xa1,c1".into()])));
    let dropped = second.actions().filter(|(_, _, action)| **action == Action::Drop);
    assert_eq!(dropped.count(), 2, "the pawn itself and a button");
}

#[test]
fn one_pawn_or_two_with_the_same_first_click() {
    // b4 alone pays for the column, b4 with another for the row of five.
    let mut position = pawns("a4 b4 c4 d4 b3 b5 b6");
    play(&mut position, "e4 push");
    let scene = seen(&position, Viewer::Seat(AMBER), &["b4"]);
    let plays: Vec<_> = scene
        .actions()
        .filter_map(|(_, _, action)| match action {
            Action::Play(moves) => Some(moves[0].clone()),
            _ => None,
        })
        .collect();
    assert!(plays.contains(&"xb4".to_owned()) && plays.contains(&"xb4,c4".to_owned()), "{plays:?}");
}

#[test]
fn a_stop_pawn_is_taken_into_the_hand_first() {
    let position = pawns("c4");
    let scene = seen(&position, Viewer::Seat(AMBER), &[]);
    let picks: Vec<_> =
        scene.actions().filter(|(_, _, action)| **action == Action::Pick("stop".into())).collect();
    assert_eq!(picks.len(), 3);
    let in_hand = seen(&position, Viewer::Seat(AMBER), &["stop"]);
    let lays = |(_, _, action): &(&str, &Message, &Action)| matches!(action, Action::Play(moves) if moves[0].ends_with('*'));
    assert_eq!(in_hand.actions().filter(lays).count(), 63);
}

#[test]
fn the_other_is_asked_for_a_stop_with_two_buttons() {
    let mut position = after_taking();
    play(&mut position, "b1");
    let scene = seen(&position, Viewer::Seat(JADE), &[]);
    let ids: Vec<_> = scene.actions().map(|(id, _, _)| id).collect();
    assert_eq!(ids, ["stop", "go"]);
    assert!(scene.prompt.get(Language::EN).contains("Say “Stop!”"));
}

#[test]
fn the_arrow_of_the_next_push_stands_out() {
    let position = pawns("");
    let scene = seen(&position, Viewer::Spectator, &[]);
    let arrow = |way: &str| {
        let id = format!("arrow {way}");
        scene
            .items
            .iter()
            .find(|item| item.id == id)
            .and_then(|item| item.parts.last())
            .map(|part| part.style)
    };
    assert_ne!(arrow("e"), arrow("n"));
    assert_eq!(arrow("n"), arrow("w"));
}

#[test]
fn seat_cards_tell_scores_stop_pawns_and_the_bar() {
    let mut position = after_taking();
    play(&mut position, "h8* stay");
    let cards = seen(&position, Viewer::Spectator, &[]).seats;
    assert_eq!((cards[0].score, cards[1].score), (Some(1), Some(0)));
    assert_eq!(cards[0].notes[0].get(Language::EN), "2 stop pawns");
    assert!(cards[1].notes[1].get(Language::EN).contains("may not answer"));
    assert!(cards[1].deciding && !cards[0].deciding);
}
