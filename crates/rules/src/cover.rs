//! What is drawn on the box of a game: a position from the middle of it.

use serde_json::Value;

use crate::{AnyMatch, FastRng, Format, Message, Record, Rng, Rulebook, Scene, Seed, Viewer};

/// How many moves are made at random where no game is kept for the cover.
const MOVES: usize = 24;

/// A game up to the position on its box.
pub fn sampled_game(rules: &dyn Rulebook) -> Option<Box<dyn AnyMatch>> {
    match kept(rules).and_then(|record| rules.load(&record).ok()) {
        Some(game) => Some(game),
        None => at_random(rules),
    }
}

/// The game kept for the box of a game.
fn kept(rules: &dyn Rulebook) -> Option<Record> {
    rules.cover()?.parse().ok()
}

/// The scene on the box of a game, with the names of the seats.
pub fn cover(rules: &dyn Rulebook) -> Option<(Scene, Vec<Message>)> {
    let game = sampled_game(rules)?;
    let scene = game.scene(Viewer::Spectator, &[], Format::Wide);
    Some((board_alone(rules, scene), game.seat_names()))
}

/// The board of a scene alone, where the record on the box of its game tells how wide that is: without what stands beside it
/// a board is drawn larger, and whole.
pub fn board_alone(rules: &dyn Rulebook, mut scene: Scene) -> Scene {
    // A header of our own, which is found without reading the game.
    let width = rules.cover().and_then(|record| {
        let told = record.lines().find_map(|line| line.strip_prefix("board: "))?;
        told.trim().parse::<u16>().ok()
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
