//! What is drawn, named and offered.

use std::collections::BTreeSet;

use tablier_geometry::Point;
use tablier_rules::{
    Action, Control, Emphasis, Format, Item, Language, Look, Motion, Scene, Show, Step, Viewer,
};

use super::*;

/// The scene of a position for a viewer, after a move of seat 0.
fn seen(position: &DisX, viewer: Viewer, last: Option<&str>) -> Scene {
    let step = last.map(|mv| Step { seat: FIRST, mv: Some(mv.parse().unwrap()) });
    let look = Look { viewer, gesture: &[], last: step.as_ref(), format: Format::Wide };
    DisX::scene(&position.view(viewer), &look)
}

fn item<'a>(scene: &'a Scene, id: &str) -> &'a Item {
    scene.items.iter().find(|item| item.id == id).unwrap_or_else(|| panic!("no item {id}"))
}

fn has(scene: &Scene, id: &str) -> bool {
    scene.ids().any(|known| known == id)
}

/// Moves that one click plays, without the button for the rest.
fn offered(scene: &Scene) -> BTreeSet<String> {
    let moves =
        scene.actions().filter(|(id, _, _)| *id != "rest").map(|(_, _, action)| match action {
            Action::Play(moves) if moves.len() == 1 => moves[0].clone(),
            other => panic!("{other:?}"),
        });
    moves.collect()
}

#[test]
fn exactly_the_legal_moves_can_be_clicked_and_only_by_who_decides() {
    for options in option_sets() {
        random_game(&options, 6, |game| {
            let position = game.position();
            for viewer in Viewer::all(position.seats()) {
                let scene = game.scene(viewer, &[], Format::Wide);
                let decides = viewer.seat().is_some_and(|seat| position.deciders().contains(seat));
                if decides {
                    assert_eq!(offered(&scene), legal(position).into_iter().collect());
                } else {
                    assert_eq!(scene.actions().count(), 0);
                }
            }
        });
    }
}

#[test]
fn every_id_is_there_once_and_every_post_has_a_name() {
    for options in option_sets() {
        random_game(&options, 7, |game| {
            let scene = game.scene(Viewer::Spectator, &[], Format::Wide);
            let ids: BTreeSet<&str> = scene.ids().collect();
            assert_eq!(ids.len(), scene.ids().count());
            for post in Post::all() {
                let label = item(&scene, &format!("post {post}")).label.as_ref().unwrap();
                assert!(
                    !label.is_blank() && label.get(Language::EN).starts_with(&post.to_string())
                );
                let count = game.position().tokens(post);
                assert!((0..count).all(|number| has(&scene, &format!("{post}/{number}"))));
                assert!(!has(&scene, &format!("{post}/{count}")));
                assert_eq!(has(&scene, &format!("number {post}")), count > 4);
            }
            assert!(!scene.prompt.is_blank());
            assert_eq!(scene.seats.len(), game.position().seats());
        });
    }
}

#[test]
fn a_post_says_what_it_holds_and_what_a_click_does() {
    let label = |position: &DisX, viewer, name: &str| {
        let scene = seen(position, viewer, None);
        let label = item(&scene, &format!("post {name}")).label.clone().unwrap();
        [Language::EN, Language::FR, Language::DE].map(|language| label.get(language))
    };
    let me = Viewer::Seat(FIRST);
    let laying = to_lay("212121 121212 212121 121212 212.21 121212");
    assert_eq!(
        label(&laying, me, "a1"),
        [
            "a1, 1 token: lay a token",
            "a1, 1 jeton\u{202f}: poser un jeton",
            "a1, 1 Scheibe: Scheibe setzen"
        ]
    );
    assert_eq!(
        label(&laying, me, "d2"),
        [
            "d2, no tokens: lay a token",
            "d2, aucun jeton\u{202f}: poser un jeton",
            "d2, keine Scheiben: Scheibe setzen"
        ]
    );
    let exploding = only(&[("c3", 5)]);
    assert_eq!(
        label(&exploding, me, "c3"),
        [
            "c3, 5 tokens: make it explode",
            "c3, 5 jetons\u{202f}: faire exploser",
            "c3, 5 Scheiben: explodieren lassen"
        ]
    );
    assert_eq!(
        label(&exploding, me, "c4"),
        ["c4, no tokens", "c4, aucun jeton", "c4, keine Scheiben"]
    );
    assert_eq!(
        label(&exploding, Viewer::Spectator, "c3"),
        ["c3, 5 tokens", "c3, 5 jetons", "c3, 5 Scheiben"]
    );
}

#[test]
fn a_hint_tells_what_an_explosion_pays_at_once() {
    let hint = |position: &DisX, name: &str| {
        let scene = seen(position, Viewer::Seat(FIRST), None);
        item(&scene, &format!("post {name}")).hint.clone().map(|hint| hint.get(Language::EN))
    };
    let position = only(&[("c3", 4), ("d4", 6), ("a3", 5), ("f6", 4)]);
    let hints = ["c3", "d4", "a3", "f6", "b2"].map(|name| hint(&position, name));
    assert_eq!(hints.map(Option::unwrap_or_default), ["+1", "+3", "+2", "+2", ""]);
    let last = DisX { bank: 1, ..position };
    assert_eq!(hint(&last, "c3"), Some("+1, the game ends".to_owned()));
    assert_eq!(hint(&last, "a3"), Some("+2".to_owned()));
    let laying = to_lay("212121 121212 212121 123212 212121 121212");
    assert_eq!(hint(&laying, "c3"), Some("makes it ready to explode".to_owned()));
    assert_eq!(hint(&laying, "d3"), None);
}

#[test]
fn a_hint_tells_that_the_next_player_takes_the_last_tokens_of_the_bank() {
    let hint = |position: &DisX, name: &str| {
        let scene = seen(position, Viewer::Seat(FIRST), None);
        item(&scene, &format!("post {name}")).hint.clone().map(|hint| hint.get(Language::EN))
    };
    let hands = [7, 1, 0, 0];
    let exploding = DisX { bank: 2, hands, ..only(&[("a1", 4)]) };
    assert_eq!(hint(&exploding, "a1"), Some("+2, the game ends".to_owned()));
    let laying = DisX { bank: 2, hands, to_lay: 1, ..to_lay(CALM) };
    assert_eq!(hint(&laying, "a1"), Some("the game ends".to_owned()));
    assert_eq!(hint(&DisX { to_lay: 2, ..laying }, "a1"), None);
}

#[test]
fn a_laid_token_comes_from_its_players_side_at_the_edge_of_the_frame() {
    let position = after(to_lay(CALM), "c3");
    let scene = seen(&position, Viewer::Seat(SECOND), Some("c3"));
    let top = item(&scene, "c3/1");
    assert_eq!(top.emphasis, Emphasis::Last);
    let Motion::EnterFrom(from) = top.motion else { panic!("{:?}", top.motion) };
    assert_eq!(from.y, scene.frame.max.y);
    assert_eq!(item(&scene, "c3/0").motion, Motion::None);
    assert_eq!(item(&scene, "post c3").emphasis, Emphasis::Last);
    assert_eq!(item(&scene, "post c4").emphasis, Emphasis::None);
}

#[test]
fn an_explosion_throws_its_tokens_to_the_neighbours_and_its_pay_to_the_player() {
    let position = after(only(&[("c3", 6), ("c4", 2)]), "c3!");
    let scene = seen(&position, Viewer::Spectator, Some("c3!"));
    let entered = |id: &str| match item(&scene, id).motion {
        Motion::EnterFrom(from) => from,
        other => panic!("{id}: {other:?}"),
    };
    let origin = entered("c4/2");
    assert!(["b3/0", "d3/0", "c2/0"].into_iter().all(|id| entered(id) == origin));
    assert!(origin.distance(item(&scene, "post c3").at) < 0.8);
    assert_eq!(item(&scene, "c4/1").motion, Motion::None);
    assert_eq!(item(&scene, "burst c3").emphasis, Emphasis::Last);
    // One token from the bank, two from the post.
    let at = |number: u8| item(&scene, &format!("gain c3/{number}"));
    assert!((0..3).all(|number| matches!(at(number).motion, Motion::LeaveTo(_))));
    assert_eq!([at(1).at, at(2).at], [origin; 2]);
    assert!(at(0).at.x > item(&scene, "post f3").at.x, "the bank is on the right");
    assert!(!has(&scene, "gain c3/3"));
}

#[test]
fn each_player_sits_on_a_side_of_their_own() {
    for options in option_sets() {
        let position = DisX::start(&options, Seed(1)).unwrap();
        let mut sides: Vec<Point> = Vec::new();
        for seat in Seat::all(position.seats()) {
            let position = after(DisX { turn: seat, ..position }, "a1");
            let step = Step { seat, mv: Some(Move::Lay(post("a1"))) };
            let look = Look {
                viewer: Viewer::Spectator,
                gesture: &[],
                last: Some(&step),
                format: Format::Wide,
            };
            let scene = DisX::scene(&position.view(Viewer::Spectator), &look);
            let top = format!("a1/{}", position.tokens(post("a1")) - 1);
            let Motion::EnterFrom(from) = item(&scene, &top).motion else { panic!("{top}") };
            assert!(!sides.contains(&from));
            sides.push(from);
        }
    }
}

#[test]
fn everything_drawn_lies_within_the_frame() {
    random_game(&Options::default(), 3, |game| {
        let scene = game.scene(Viewer::Spectator, &[], Format::Wide);
        for Item { id, at, .. } in &scene.items {
            let (min, max) = (scene.frame.min, scene.frame.max);
            let inside = (min.x..=max.x).contains(&at.x) && (min.y..=max.y).contains(&at.y);
            assert!(inside, "{id} at {at:?}");
        }
    });
}

#[test]
fn the_button_for_the_rest_says_what_it_brings() {
    let position = only(&[("c3", 4), ("a6", 4)]);
    let scene = seen(&position, Viewer::Seat(FIRST), None);
    let [Control::Button { id, label, action }] = &scene.controls[..] else {
        panic!("{:?}", scene.controls)
    };
    assert_eq!(id, "rest");
    assert_eq!(label.get(Language::EN), "Explode all the rest (+3)");
    assert_eq!(label.get(Language::FR), "Tout faire exploser (+3)");
    assert_eq!(*action, Action::Play(vec!["c3!".to_owned()]));
    assert_eq!(seen(&position, Viewer::Seat(SECOND), None).controls, []);
}

#[test]
fn cards_count_the_hands_and_the_bank_is_named() {
    let position = DisX { hands: [12, 30, 0, 0], bank: 41, ..only(&[("c3", 4)]) };
    let scene = seen(&position, Viewer::Spectator, None);
    let scores: Vec<_> = scene.seats.iter().map(|card| (card.score, card.deciding)).collect();
    assert_eq!(scores, [(Some(12), true), (Some(30), false)]);
    let bank = item(&scene, "bank").label.clone().unwrap();
    assert_eq!(bank.get(Language::EN), "Bank: 41 tokens");
    assert_eq!(bank.get(Language::FR), "Banque\u{202f}: 41 jetons");
}

#[test]
fn the_prompt_says_what_is_asked_and_of_whom() {
    let prompt = |position: &DisX, viewer| seen(position, viewer, None).prompt.get(Language::EN);
    let (me, other) = (Viewer::Seat(FIRST), Viewer::Seat(SECOND));
    let calm = to_lay(CALM);
    let laying = ["", "a1", "a1 c1"].map(|moves| after(calm, moves));
    assert_eq!(
        laying.map(|position| prompt(&position, me)),
        ["Lay three tokens.", "Lay two more tokens.", "Lay one more token."]
    );
    assert_eq!(prompt(&laying[1], other), "{0} has two more tokens to lay.");
    let chain = only(&[("c3", 4), ("a1", 4)]);
    assert_eq!(prompt(&chain, me), "Choose which post explodes next.");
    assert_eq!(prompt(&chain, other), "{0} chooses which post explodes next.");
    assert_eq!(prompt(&only(&[("c3", 4)]), me), "Make c3 explode.");
    let over = |hands| after(DisX { bank: 1, hands, ..only(&[("c3", 4)]) }, "c3!");
    assert_eq!(prompt(&over([40, 30, 0, 0]), other), "The game is over: {0} wins with 41 tokens.");
    assert_eq!(
        prompt(&over([29, 30, 0, 0]), me),
        "The game is over: {0} and {1} share first place with 30 tokens."
    );
}

#[test]
fn words_that_mean_nothing_as_a_gesture_are_ignored() {
    let position = only(&[("c3", 4), ("a1", 4)]);
    let view = position.view(Viewer::Spectator);
    let (me, words) = (Viewer::Seat(FIRST), ["nonsense".to_owned()]);
    let with =
        DisX::scene(&view, &Look { viewer: me, gesture: &words, last: None, format: Format::Wide });
    assert_eq!(with, seen(&position, me, None));
}

#[test]
fn a_scene_makes_a_picture_in_every_language() {
    let scene = seen(&only(&[("c3", 7)]), Viewer::Spectator, Some("b2"));
    let words = [(Language::FR, ">Banque<"), (Language::EN, ">Bank<"), (Language::DE, ">Bank<")];
    for (language, word) in words {
        let file = tablier_rules::svg(&scene, language, tablier_rules::Theme::Light);
        assert!(file.contains(word) && file.contains(">7<") && !file.contains("NaN"));
    }
}
