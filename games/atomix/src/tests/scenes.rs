//! What is drawn and what may be clicked.

use tablier_rules::{Action, Emphasis, Format, Look, Part, Scene, Shape};

use super::*;

fn scene(position: &Atomix, seat: Seat, gesture: &[&str]) -> Scene {
    let gesture: Vec<_> = gesture.iter().map(ToString::to_string).collect();
    let look =
        Look { viewer: Viewer::Seat(seat), gesture: &gesture, last: None, format: Format::Wide };
    Atomix::scene(&position.view(look.viewer), &look)
}

fn golden() -> Atomix {
    let laid = "bbg1@A6 gyg1@A2 bbb1@A1 bbp2@A1 bbp3@A1";
    table("0,0 1,1", laid, "bgy4 ppp1 ppp2")
}

fn action<'a>(scene: &'a Scene, id: &str) -> Option<&'a Action> {
    scene.actions().find(|(found, _, _)| *found == id).map(|(_, _, action)| action)
}

#[test]
fn first_a_tile_is_chosen_then_a_cell_and_the_points_are_shown_before_one_commits() {
    let position = golden();
    let whole = scene(&position, FIRST, &[]);
    assert_eq!(action(&whole, "tile bgy4"), Some(&Action::Pick("bgy4".into())));
    assert_eq!(action(&whole, "tile ppp1"), None, "it fits nowhere");

    let chosen = scene(&position, FIRST, &["bgy4"]);
    assert_eq!(action(&chosen, "cell A1"), Some(&Action::Pick("A1".into())));
    assert_eq!(action(&chosen, "tile bgy4"), Some(&Action::Drop));
    let cell = chosen.items.iter().find(|item| item.id == "cell A1").unwrap();
    assert_eq!(cell.hint, Some(Message::words("+64")));

    let held = scene(&position, FIRST, &["bgy4", "A1"]);
    let ghost = held.items.iter().find(|item| item.id == "tile bgy4").unwrap();
    assert_eq!(ghost.action, Some(Action::Play(vec!["bgy4@A1".into()])));
    assert_eq!(
        (ghost.hint.clone(), ghost.emphasis),
        (Some(Message::words("+64")), Emphasis::Chosen)
    );
    let says = |part: &Part| matches!(&part.shape, Shape::Words { words, .. } if words.get(Language::EN) == "+64");
    assert!(ghost.parts.iter().any(says), "what it pays is written on it");
    let told = [
        "Die blau-grün-gelbe 4 auf A1: 4 × 4 (3 Fusionen, davon 1 in Ihrer Farbe, doppelt gezählt) × Ebene 4 = 64.",
        "The blue-green-yellow 4 on A1: 4 × 4 (3 fusions, 1 of them in your colour, counted double) × level 4 = 64.",
        "Le 4 bleu-vert-jaune en A1\u{202F}: 4 × 4 (3 fusions, dont 1 de votre couleur, comptée double) × niveau 4 = 64.",
    ];
    assert_eq!([Language::DE, Language::EN, Language::FR].map(|l| held.prompt.get(l)), told);
    assert_eq!(action(&held, "slot"), Some(&Action::Drop));
}

#[test]
fn another_tile_or_cell_can_be_chosen_without_letting_go_first() {
    let position = table("0,0 1,1", "bbb1@A1", "bbg1 bbg2 yyy2");
    let held = scene(&position, FIRST, &["bbg1", "A2"]);
    let regrasp =
        |words: &[&str]| Some(Action::Regrasp(words.iter().map(|&word| word.to_owned()).collect()));
    assert_eq!(action(&held, "tile bbg2").cloned(), regrasp(&["bbg2"]));
    assert_eq!(action(&held, "cell A6").cloned(), regrasp(&["bbg1", "A6"]));
}

#[test]
fn a_nucleus_about_to_be_complete_is_lit_up() {
    let laid = "pgg1@A2 pbb1@A3 pyy1@A4 pgg2@A5 pbb2@A6";
    let position = table("0,0 1,1", laid, "ppp1 yyy1 yyy2");
    let held = scene(&position, FIRST, &["ppp1", "A1"]);
    let ring = held.items.iter().find(|item| item.id == "nucleus 0,0").unwrap();
    assert_eq!(ring.emphasis, Emphasis::Winning);
    assert!(scene(&position, FIRST, &[]).items.iter().all(|item| item.id != "nucleus 0,0"));
}

#[test]
fn a_tile_is_turned_through_every_way_it_fits_and_round_again() {
    let position = table("0,0 1,1", "bbb1@A1", "bbg1 yyy1 yyy2");
    let ways = |gesture: &[&str]| {
        let held = scene(&position, FIRST, gesture);
        let lays = held.controls.len();
        (action(&held, "turn").cloned(), action(&held, "tile bbg1").cloned(), lays)
    };
    let play = |mv: &str| Some(Action::Play(vec![mv.to_owned()]));
    let turn = |atoms: &str| Some(Action::Pick(atoms.to_owned()));
    // Blue at both ends towards A1 pays most and is shown first.
    assert_eq!(ways(&["bbg1", "A2"]), (turn("gbb"), play("bbg1@A2"), 5));
    assert_eq!(ways(&["bbg1", "A2", "gbb"]), (turn("bgb"), play("gbb1@A2"), 5));
    let again = Action::Regrasp(vec!["bbg1".to_owned(), "A2".to_owned()]);
    assert_eq!(ways(&["bbg1", "A2", "gbb", "bgb"]), (Some(again), play("bgb1@A2"), 5));
    assert_eq!(ways(&["no", "bbg1", "such", "A2", "word"]), ways(&["bbg1", "A2"]));
}

#[test]
fn a_tile_keeps_its_id_from_the_hand_to_the_pile() {
    let mut position = golden();
    let has = |position: &Atomix, seat| {
        let scene = scene(position, seat, &[]);
        scene.items.iter().any(|item| item.id == "tile bgy4")
    };
    assert!(has(&position, FIRST) && !has(&position, SECOND));
    play(&mut position, "bgy4@A1");
    assert!(has(&position, FIRST) && has(&position, SECOND));
}

#[test]
fn only_the_tops_of_the_piles_are_drawn() {
    let drawn = scene(&golden(), SECOND, &[]);
    let has = |id: &str| drawn.items.iter().any(|item| item.id == id);
    assert!(has("tile bbp3") && !has("tile bbp2") && !has("tile bbb1"));
    let pile = drawn.items.iter().find(|item| item.id == "tile bbp3").unwrap();
    let label = pile.label.as_ref().unwrap();
    assert_eq!(label.get(Language::DE), "A1: blau-blau-rosa 3, Ebene 3");
    assert_eq!(label.get(Language::EN), "A1: blue-blue-pink 3, level 3");
    assert_eq!(label.get(Language::FR), "A1\u{202F}: 3 bleu-bleu-rose, niveau 3");
}

#[test]
fn nobody_else_is_offered_anything() {
    assert_eq!(scene(&golden(), SECOND, &["bgy4", "A1"]).actions().count(), 0);
}

#[test]
fn a_player_who_stops_is_told_what_that_pays() {
    let mut position = golden();
    play(&mut position, "bgy4@A1");
    let drawn = scene(&position, FIRST, &[]);
    let labels: Vec<_> =
        drawn.actions().map(|(id, label, _)| (id, label.get(Language::EN))).collect();
    assert_eq!(labels, [("done", "End the turn: +64".to_owned())]);
    assert!(drawn.items.iter().any(|item| item.id == "points"));
}

#[test]
fn the_board_keeps_its_place_while_reactors_are_laid() {
    for players in 2..=4 {
        for format in [Format::Wide, Format::Tall] {
            let options = Options { players, ..Options::default() };
            let mut position = Atomix::start(&options, Seed(3)).unwrap();
            let frame = |position: &Atomix| {
                let viewer = Viewer::Spectator;
                let look = Look { viewer, gesture: &[], last: None, format };
                Atomix::scene(&position.view(viewer), &look).frame
            };
            let first = frame(&position);
            let mut laid = 0;
            while position.phase != Phase::Playing {
                let seat = position.deciders().first().unwrap();
                let mut moves = Vec::new();
                position.legal_moves(seat, &mut moves);
                // Whoever builds keeps to the middle: the first sites are those round A.
                position.play(seat, moves[0]).unwrap();
                laid += usize::from(position.phase == Phase::Building);
                if position.phase != Phase::Playing {
                    assert_eq!(frame(&position), first, "{players} {format:?}");
                }
            }
            assert!(laid > 1, "reactors were laid");
        }
    }
}
