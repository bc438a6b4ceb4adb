//! What is drawn on the box of a game: a position from the middle of it.

use std::cell::RefCell;
use std::collections::HashMap;

use serde_json::Value;
use tablier_rules::{
    AnyMatch, FastRng, Format, Message, Record, Rng, Rulebook, Rulebooks, Scene, Seed, Viewer,
};

thread_local! {
    static DRAWN: RefCell<HashMap<&'static str, (Scene, Vec<Message>)>> = RefCell::new(HashMap::new());
}

/// How many grounds the style sheet knows.
const GROUNDS: usize = 6;
/// How many moves are made at random where no game is kept for the cover.
const MOVES: usize = 24;

/// The scene on the box of a game, with the names of the seats.
pub fn cover(rules: &dyn Rulebook) -> Option<(Scene, Vec<Message>)> {
    DRAWN.with_borrow_mut(|drawn| {
        if !drawn.contains_key(rules.slug()) {
            let made = make(rules)?;
            drawn.insert(rules.slug(), made);
        }
        drawn.get(rules.slug()).cloned()
    })
}

/// Which of the grounds the box of a game stands on.
pub fn ground(rulebooks: Rulebooks, slug: &str) -> String {
    let number = rulebooks.slugs().position(|known| known == slug).unwrap_or(0) % GROUNDS;
    format!("ground{number}")
}

/// A game up to the position on its box.
pub fn sample(rules: &dyn Rulebook) -> Option<Box<dyn AnyMatch>> {
    match kept(rules).and_then(|record| rules.load(&record).ok()) {
        Some(game) => Some(game),
        None => at_random(rules),
    }
}

/// The game kept for the box of a game.
fn kept(rules: &dyn Rulebook) -> Option<Record> {
    rules.cover()?.parse().ok()
}

fn make(rules: &dyn Rulebook) -> Option<(Scene, Vec<Message>)> {
    let game = sample(rules)?;
    let scene = game.scene(Viewer::Spectator, &[], Format::Wide);
    Some((board_of(rules, scene), game.seat_names()))
}

/// The board of a scene alone, where the record on the box of its game tells how wide that is: without what stands beside it
/// a board is drawn larger, and whole.
pub fn board_of(rules: &dyn Rulebook, mut scene: Scene) -> Scene {
    let width = kept(rules).and_then(|record| {
        let told = record.others.into_iter().find(|(name, _)| name == "board")?;
        told.1.parse::<u16>().ok()
    });
    if let Some(tenths) = width {
        let end = scene.frame.min.x + f32::from(tenths) / 10.0;
        scene.items.retain(|item| item.at.x < end);
        scene.frame.max.x = end;
    }
    scene
}

/// A position of a random game: after so many moves, or from the middle of one that is shorter.
fn at_random(rules: &dyn Rulebook) -> Option<Box<dyn AnyMatch>> {
    let whole = played(rules, MOVES)?;
    if whole.deciders().is_empty() { played(rules, whole.moves() / 2) } else { Some(whole) }
}

fn played(rules: &dyn Rulebook, moves: usize) -> Option<Box<dyn AnyMatch>> {
    let mut game = rules.start(&Value::Null, Seed(6)).ok()?;
    let mut rng = FastRng::new(6);
    while game.moves() < moves {
        let Some(seat) = game.deciders().first() else { break };
        let mv = rng.choose(&game.legal(seat))?.clone();
        game.play(seat, &mv).ok()?;
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;
    use tablier_rules::trace::extent;

    use super::*;

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
    fn a_cover_made_up_shows_a_game_that_goes_on() {
        for rules in RULEBOOKS.iter() {
            let game = at_random(rules).unwrap();
            assert!(!game.deciders().is_empty() && game.moves() > 0, "{}", rules.about().slug);
        }
    }
}
