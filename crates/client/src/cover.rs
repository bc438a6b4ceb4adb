//! The box of a game on the page: its ground, and what is drawn on it.

use leptos::prelude::*;
use tablier_protocol::Failure;
use tablier_rules::{Language, Lids};

use crate::link::http;

/// How many grounds the style sheet knows.
const GROUNDS: usize = 6;

/// Which of the grounds the box of a game stands on.
pub fn ground(lids: Lids, slug: &str) -> String {
    let number = lids.slugs().position(|known| known == slug).unwrap_or(0) % GROUNDS;
    format!("ground{number}")
}

/// What is drawn on the box, as the salon draws it: for that the box need not be opened.
pub fn art(slug: &str, l: Language) -> AnyView {
    let drawn = RwSignal::new(String::new());
    let take = move |drawing: Result<String, Failure>| {
        // The page may have been left meanwhile; and a box without a picture is a box.
        let _ = drawn.try_set(drawing.unwrap_or_default());
    };
    http::fetch_written(format!("/covers/{slug}"), "svg", l, Box::new(take));
    view! { <span class="art" aria-hidden="true" inner_html=drawn></span> }.into_any()
}

#[cfg(test)]
mod tests {
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
}
