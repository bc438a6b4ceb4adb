//! What is seen, said and clicked, and moves that are not there.

use super::*;

#[test]
fn a_far_cell_is_never_mistaken_for_a_near_one() {
    let mut position = moving("0,0 1,0", "0,1", false);
    for text in ["^45,-1", "^46,-1", "^2048,0", "45,0", "=45,-1"] {
        assert!(position.play(RED, text.parse().unwrap()).is_err(), "{text}");
    }
    play(&mut position, "^0,0");
    assert!(position.play(RED, "46,-2".parse().unwrap()).is_err());
}

#[test]
fn a_moved_tile_keeps_its_id_in_the_scene() {
    let mut position = moving("0,0 1,0", "0,1", false);
    let look = Look {
        viewer: Viewer::Spectator,
        gesture: &[],
        last: None,
        format: tablier_rules::Format::Wide,
    };
    let place = |position: &Six| {
        let scene = Six::scene(&position.view(Viewer::Spectator), &look);
        scene.items.into_iter().find(|item| item.id == "red 0").map(|item| item.at)
    };
    let before = place(&position);
    play(&mut position, "^0,0");
    let in_hand = place(&position);
    play(&mut position, "2,0");
    let after = place(&position);
    assert!(before.is_some() && in_hand.is_some() && after.is_some());
    assert_ne!(before, after);
}

#[test]
fn one_tile_is_a_tile() {
    let position = moving("0,0", "0,1 1,0", true);
    let look = Look {
        viewer: Viewer::Spectator,
        gesture: &[],
        last: None,
        format: tablier_rules::Format::Wide,
    };
    let seats = Six::scene(&position.view(Viewer::Spectator), &look).seats;
    let note = |seat: usize| {
        [Language::DE, Language::EN, Language::FR]
            .map(|language| seats[seat].notes[0].get(language))
    };
    assert_eq!(note(0), ["1 Stein auf dem Tisch", "1 tile on the table", "1 tuile sur la table"]);
    assert_eq!(
        note(1),
        ["2 Steine auf dem Tisch", "2 tiles on the table", "2 tuiles sur la table"]
    );
    assert!(seats.iter().all(|card| card.notes.len() == 1));
}

#[test]
fn the_winning_figure_is_lit_up() {
    let position = with_red_on(&cells("0,0 1,0 2,0 3,0 4,0 5,0"));
    let look = Look {
        viewer: Viewer::Spectator,
        gesture: &[],
        last: None,
        format: tablier_rules::Format::Wide,
    };
    let scene = Six::scene(&position.view(Viewer::Spectator), &look);
    let lit = scene.items.iter().filter(|item| item.emphasis == tablier_rules::Emphasis::Winning);
    assert_eq!(lit.count(), 6);
}

#[test]
fn every_tile_of_a_part_that_may_be_kept_can_be_clicked() {
    let mut position = moving("0,0 1,0 2,0 3,0 4,0", "", true);
    play(&mut position, "^2,0");
    let look = Look {
        viewer: Viewer::Seat(RED),
        gesture: &[],
        last: None,
        format: tablier_rules::Format::Wide,
    };
    let scene = Six::scene(&position.view(Viewer::Spectator), &look);
    let keeping =
        |action: &Action| matches!(action, Action::Play(moves) if moves[0].starts_with('='));
    assert_eq!(scene.actions().filter(|(_, _, action)| keeping(action)).count(), 4);
}

#[test]
fn what_happened_is_told_in_words() {
    let mut game = Match::<Six>::new(options(2, false, 0), Seed(1)).unwrap();
    game.play(RED, "0,0".parse().unwrap()).unwrap();
    let told = &game.events(Viewer::Spectator, 0..1)[0].text;
    assert_eq!(
        [Language::DE, Language::EN, Language::FR].map(|language| told.get(language)),
        ["{0} legt einen Stein auf 0,0.", "{0} lays a tile on 0,0.", "{0} pose une tuile en 0,0."]
    );
}

#[test]
fn random_moves_are_spread_over_all_legal_ones() {
    let mut position = moving("0,0 1,0 0,1 1,1", "2,0 -1,1", false);
    let mut rng = FastRng::new(9);
    for phase in 0..2 {
        let all = legal(&position);
        let mut count = std::collections::BTreeMap::new();
        for _ in 0..all.len() * 200 {
            *count.entry(position.pick_move(&mut rng).to_string()).or_insert(0) += 1;
        }
        assert_eq!(count.keys().collect::<Vec<_>>().len(), all.len(), "phase {phase}");
        assert!(count.values().all(|&n| (130..280).contains(&n)), "phase {phase}: {count:?}");
        let mv = all[rng.below(all.len())].parse().unwrap();
        position.play(RED, mv).unwrap();
    }
}
