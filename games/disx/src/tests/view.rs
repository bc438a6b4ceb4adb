//! What is sent is all there is, and reads well.

use tablier_rules::Viewer;

use super::*;
use crate::View;

#[test]
fn a_view_has_readable_fields() {
    let options = Options { players: 3, quick: false, first: Some(SECOND) };
    let position = after(DisX::start(&options, Seed(1)).unwrap(), "b1 b1");
    let json = serde_json::to_value(position.view(Viewer::Spectator)).unwrap();
    let expected = serde_json::json!({
        "players": 3, "quick": false, "first": 1, "turn": 1, "to_lay": 1, "paid": 0, "over": false,
        "bank": 85, "hands": [7, 5, 7],
        "posts": [
            [1, 4, 1, 2, 1, 2], [2, 1, 2, 1, 2, 1], [1, 2, 1, 2, 1, 2],
            [2, 1, 2, 1, 2, 1], [1, 2, 1, 2, 1, 2], [2, 1, 2, 1, 2, 1],
        ],
    });
    assert_eq!(json, expected);
}

#[test]
fn every_viewer_sees_everything_and_the_position_comes_back_exactly() {
    for options in option_sets() {
        for seed in 0..4 {
            random_game(&options, seed, |game| {
                let position = game.position();
                for viewer in Viewer::all(position.seats()) {
                    let view = position.view(viewer);
                    assert_eq!(view, position.view(Viewer::Everything));
                    let sent = serde_json::to_string(&view).unwrap();
                    let read: View = serde_json::from_str(&sent).unwrap();
                    assert_eq!(read, view);
                    let again = DisX::resample(&read, &mut FastRng::new(1));
                    assert_eq!(again, *position, "{options:?}, seed {seed}");
                }
            });
        }
    }
}

#[test]
fn a_game_comes_back_from_its_record() {
    for options in option_sets() {
        random_game(&options, 8, |game| {
            if game.position().outcome().is_none() {
                return;
            }
            let record = game.record();
            let read = record.to_string().parse().unwrap();
            let again = Match::<DisX>::load(&read).unwrap();
            assert_eq!(again.position(), game.position());
            assert_eq!(read.check_result(again.position().outcome().as_ref()), Ok(()));
        });
    }
}
