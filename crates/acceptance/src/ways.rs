//! Moves can be shown on the board: there is a way to click them together.

use serde_json::Value;
use tablier_rules::{FastRng, Rng, Rulebook, RulebookOf, Seed, Show, Viewer, way};

use crate::Folder;

/// Of the moves of a random game, three in four at least.
pub fn moves_can_be_found_on_the_board<G: Show>(_: &Folder) {
    let rules = RulebookOf::<G>::new();
    let mut rng = FastRng::new(5);
    let mut game = rules.start(&Value::Null, Seed(11)).expect("usual options");
    let (mut asked, mut found) = (0, 0);
    for _ in 0..12 {
        let Some(seat) = game.deciders().first() else { break };
        let mv = rng.choose(&game.legal(seat)).expect("a decider has a move").clone();
        let viewer = Viewer::Seat(seat);
        asked += 1;
        found += usize::from(way(&rules, &game.view(viewer), viewer, &mv).is_some());
        game.play(seat, &mv).expect("it is legal");
    }
    assert!(found * 4 >= asked * 3, "{}: {found} of {asked}", G::SLUG);
}
