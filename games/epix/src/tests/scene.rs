//! What is seen and clicked.

use std::collections::BTreeMap;

use tablier_rules::{
    Action as Click, Control, Emphasis, Format, Language, Look, Scene, Show, Viewer,
};

use super::*;

fn seen(position: &Epix, seat: Seat, gesture: &[&str]) -> Scene {
    let gesture: Vec<String> = gesture.iter().map(ToString::to_string).collect();
    Epix::scene(
        &position.view(Viewer::Seat(seat)),
        &Look { viewer: Viewer::Seat(seat), gesture: &gesture, last: None, format: Format::Wide },
    )
}

fn clickable(scene: &Scene) -> Vec<&str> {
    scene.items.iter().filter(|item| item.action.is_some()).map(|item| item.id.as_str()).collect()
}

#[test]
fn units_that_may_still_act_can_be_clicked_and_then_their_targets() {
    let position = with(field(4), "0 soldier nwh, 0 knight nwv, 0 camp nwv, 1 camp neh");
    assert_eq!(clickable(&seen(&position, A, &[])), ["unit 0/0", "unit 0/3"]);
    let scene = seen(&position, A, &["unit:soldier:nwh"]);
    assert_eq!(clickable(&scene), ["land nw", "land nwv", "land neh", "land kilimandjora"]);
    let chosen = scene.items.iter().find(|item| item.emphasis == Emphasis::Chosen).unwrap();
    assert_eq!(chosen.id, "unit 0/0");
    let after = after(position, "move:soldier:nwh>nw");
    assert_eq!(clickable(&seen(&after, A, &[])), ["unit 0/3"]);
}

#[test]
fn whoever_took_the_wrong_one_of_several_units_takes_another() {
    let position = with(field(4), "0 soldier nwv, 0 knight nwv, 0 camp nwv, 1 camp neh");
    for (held, other) in [("soldier", "knight"), ("knight", "soldier")] {
        let scene = seen(&position, A, &[&format!("unit:{held}:nwv")]);
        let button = |control: Control| match control {
            Control::Button { action, .. } => Some(action),
            Control::Amount { .. } => None,
        };
        let actions: Vec<Click> = scene.controls.into_iter().filter_map(button).collect();
        // The other one instead, not as well.
        assert_eq!(actions, [Click::Regrasp(vec![format!("unit:{other}:nwv")]), Click::Drop]);
    }
}

#[test]
fn an_attack_says_how_many_amounts_will_be_named_and_whether_it_is_lost_beforehand() {
    let position = with(field(2), "0 soldier 3a, 0 catapult 3a, 1 soldier 3b, 1 soldier 3");
    let label = |gold: u8, unit: &str, land: &str| {
        let scene = seen(&rich(position.clone(), A, gold), A, &[unit]);
        let item = scene.items.into_iter().find(|item| item.id == format!("land {land}")).unwrap();
        assert!(item.action.is_some(), "{land}");
        item.label.unwrap().get(Language::EN)
    };
    for unit in ["unit:soldier:3a", "unit:catapult:3a"] {
        for (gold, land, said) in [
            (2, "3b", "(the defence will name one amount)"),
            (1, "3b", "(hopeless: every stake you can afford will be named)"),
            (3, "3", "(the defence will name two amounts)"),
            (2, "3", "(hopeless: every stake you can afford will be named)"),
        ] {
            let label = label(gold, unit, land);
            assert!(label.ends_with(said), "{unit}, {gold} gold: {label}");
        }
    }
}

#[test]
fn with_another_card_to_play_the_turn_is_not_yet_ended() {
    let end = |position: &Epix| {
        seen(position, A, &[]).controls.into_iter().find_map(|control| match control {
            Control::Button { id, label, .. } if id == "do end" => Some(label.get(Language::EN)),
            _ => None,
        })
    };
    let mut position = with(field(2), "0 soldier 3a");
    assert_eq!(end(&position).as_deref(), Some("End the turn"));
    position.open.left = Picks::from_iter([ActionCard::Recruit]);
    assert_eq!(end(&position).as_deref(), Some("On to the next card"));
}

#[test]
fn a_piece_keeps_its_id_when_it_moves() {
    let position = with(field(4), "0 soldier nwh, 0 soldier nwv");
    let place = |position: &Epix| -> BTreeMap<String, (i32, i32)> {
        seen(position, A, &[])
            .items
            .iter()
            .map(|item| (item.id.clone(), (item.at.x as i32, item.at.y as i32)))
            .collect()
    };
    let moved = after(position.clone(), "move:soldier:nwv>lochmess");
    let (before, now) = (place(&position), place(&moved));
    assert_eq!(before["unit 0/0"], now["unit 0/0"]);
    assert_ne!(before["unit 0/1"], now["unit 0/1"]);
}

#[test]
fn gold_and_reserve_of_everybody_are_always_in_sight() {
    for options in option_sets() {
        random_game(&options, 1, |game| {
            let scene = game.scene(Viewer::Spectator, &[], Format::Wide);
            for seat in Seat::all(options.players.into()) {
                assert!(scene.items.iter().any(|item| item.id == format!("gold {seat}")));
                let units = scene
                    .items
                    .iter()
                    .filter(|item| item.id.starts_with(&format!("unit {seat}/")))
                    .count();
                assert_eq!(units, 10);
            }
        });
    }
}

#[test]
fn the_stake_is_a_closed_fist_then_an_open_hand() {
    let position =
        after(with(field(2), "0 soldier 3a, 1 soldier 3b"), "attack:soldier:3a>3b stake:4");
    let fist = |position: &Epix, seat| {
        let scene = seen(position, seat, &[]);
        scene.items.iter().find(|item| item.id == "fist").unwrap().clone()
    };
    assert_ne!(fist(&position, A), fist(&position, B), "only the attacker sees the number");
    let hidden = fist(&position, B);
    let text = serde_json::to_string(&hidden).unwrap();
    assert!(text.contains("\"?\""));
    let open = fist(&after(position, "name:2"), B);
    assert!(open.label.unwrap().get(Language::EN).contains("the stake was 4"));
}

#[test]
fn two_names_take_two_clicks() {
    let position = after(rich(with(field(2), "0 soldier 3a"), A, 4), "attack:soldier:3a>3 stake:2");
    let amounts = |gesture: &[&str]| {
        let scene = seen(&position, B, gesture);
        scene
            .controls
            .iter()
            .find_map(|control| match control {
                Control::Amount { choices, .. } => Some(choices.clone()),
                Control::Button { .. } => None,
            })
            .unwrap()
    };
    assert_eq!(amounts(&[]).len(), 4);
    let second = amounts(&["name:3"]);
    assert_eq!(second[0], (1, Click::Play(vec!["name:1,3".to_owned()])));
    assert_eq!(second.len(), 3);
}

#[test]
fn the_prompt_says_what_to_do_with_what_is_in_hand() {
    let prompt = |position: &Epix, gesture: &[&str]| seen(position, A, gesture).prompt;
    let recruiting = owning(muster(2), A, 5);
    let marching = with(field(4), "0 soldier nwh, 0 catapult nwh, 1 camp neh");
    let cases = [
        (&recruiting, "recruit:soldier", "Où placer le soldat (2 or) ?"),
        (&recruiting, "recruit:catapult", "Où placer la catapulte (1 or) ?"),
        (&marching, "unit:soldier:nwh", "Où va le soldat ?"),
        (&marching, "unit:catapult:nwh", "Que doit bombarder la catapulte ?"),
    ];
    let english = [
        "Where does the soldier go (2 gold)?",
        "Where does the catapult go (1 gold)?",
        "Where does the soldier go?",
        "What should the catapult bombard?",
    ];
    for ((position, word, fr), en) in cases.into_iter().zip(english) {
        let said = prompt(position, &[word]);
        assert_ne!(said, prompt(position, &[]));
        let fr = fr.replace(" ?", "\u{202f}?");
        assert!(said.get(Language::FR).starts_with(&fr), "{said:?}");
        assert!(said.get(Language::EN).starts_with(en), "{said:?}");
    }
    let wheeled = prompt(&owning(marching, A, 11), &["unit:catapult:nwh"]);
    let said = wheeled.get(Language::EN);
    assert!(said.starts_with("Where does the catapult go, or what"), "{said}");
}

#[test]
fn the_prompt_counts_the_amounts_still_to_name() {
    let position = after(rich(with(field(2), "0 soldier 3a"), A, 4), "attack:soldier:3a>3 stake:2");
    let said = seen(&position, B, &["name:3"]).prompt;
    assert_eq!(said.get(Language::FR), "Déjà nommé\u{202f}: 3. Nommez un autre montant.");
    assert_eq!(said.get(Language::EN), "Named so far: 3. Name one more amount.");
}
