//! Moves can be shown on the board: there is a way to click them together.

use serde_json::Value;
use tablier_games::rulebooks;
use tablier_rules::{FastRng, Rng, Seed, Viewer, way};

#[test]
fn moves_of_every_game_can_be_found_on_the_board() {
    for rules in rulebooks() {
        let mut rng = FastRng::new(5);
        let mut game = rules.start(&Value::Null, Seed(11)).unwrap();
        let (mut asked, mut found) = (0, 0);
        for _ in 0..12 {
            let Some(seat) = game.deciders().first() else { break };
            let mv = rng.choose(&game.legal(seat)).unwrap().clone();
            let viewer = Viewer::Seat(seat);
            asked += 1;
            found += usize::from(way(rules, &game.view(viewer), viewer, &mv).is_some());
            game.play(seat, &mv).unwrap();
        }
        assert!(found * 4 >= asked * 3, "{}: {found} of {asked}", game.slug());
    }
}
