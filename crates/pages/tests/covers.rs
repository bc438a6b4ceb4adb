//! What is drawn on the boxes.

use tablier_games::RULEBOOKS;
use tablier_rules::trace::extent;
use tablier_rules::{cover, sampled_game};

#[test]
fn every_game_has_a_cover() {
    for rules in RULEBOOKS.iter() {
        let slug = rules.slug();
        let (scene, names) = cover(rules).unwrap();
        assert!(scene.items.len() > 5 && !names.is_empty(), "{slug}");
    }
}

#[test]
fn a_cover_shows_the_whole_board_and_nothing_that_is_cut_off() {
    for rules in RULEBOOKS.iter() {
        let slug = rules.slug();
        let (scene, _) = cover(rules).unwrap();
        let ratio = scene.frame.width() / scene.frame.height();
        assert!((0.6..1.5).contains(&ratio), "{slug}: {ratio}");
        for drawn in scene.items.iter().filter_map(extent) {
            let inside = drawn.max.x <= scene.frame.max.x + 0.1;
            assert!(inside && drawn.min.x >= scene.frame.min.x - 0.1, "{slug}: {drawn:?}");
        }
    }
    let (epix, _) = cover(RULEBOOKS.get("epix").unwrap()).unwrap();
    assert!(epix.items.iter().any(|item| item.id == "map"));
    assert!(!epix.items.iter().any(|item| item.id.starts_with("gold")), "only the board");
}

#[test]
fn a_cover_shows_a_game_that_goes_on() {
    for rules in RULEBOOKS.iter() {
        let game = sampled_game(rules).unwrap();
        assert!(!game.deciders().is_empty() && game.moves() > 0, "{}", rules.about().slug);
    }
}
