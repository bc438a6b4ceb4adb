//! What a page asks of the machine players in their own thread, and how it is answered. Knows no page, no table and no game: a task
//! holds everything there is to know, and nothing that its seat may not know.
//!
//! ```
//! use tablier_games::{MINDS, RULEBOOKS};
//! use tablier_rules::{Level, Seed, Viewer};
//! use tablier_worker::{Task, think};
//!
//! let mut game = RULEBOOKS.get("six")?.start(&serde_json::Value::Null, Seed(7))?;
//! let seat = game.deciders().first().expect("somebody begins");
//! let view = game.view(Viewer::Seat(seat));
//! let task = Task { id: 1, game: "six".into(), view, seat, level: Level::Beginner, seed: 1 };
//! let thought = think(MINDS, &task);
//! assert!(game.play(seat, &thought.moves[0]).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod thread;

use serde::{Deserialize, Serialize};
use tablier_rules::Advice;
use tablier_search::Minds;

pub use tablier_search::Task;
pub use thread::{BROKE, OpenMind, READY, listen};

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// The task.
    pub id: u32,
    /// The move, and further ones of the same turn; none if there was nothing to decide.
    pub moves: Vec<String>,
    /// What the seat expects: 1 a win alone, 0 none.
    pub value: f32,
}

/// Carries a task out with these minds. Whoever wants it stopped ends the thread.
pub fn think(minds: Minds, task: &Task) -> Thought {
    let advice = task.think(minds, &mut || false).ok();
    let value = advice.as_ref().map_or(0.0, |advice| advice.value);
    Thought { id: task.id, moves: advice.map(Advice::moves).unwrap_or_default(), value }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use tablier_games::{MINDS, RULEBOOKS};
    use tablier_rules::{Level, Seat, Seed, Viewer};

    use super::*;

    #[test]
    fn every_game_is_thought_about_by_its_view_alone() {
        for rules in RULEBOOKS.iter() {
            let game = rules.start(&Value::Null, Seed(7)).unwrap();
            let seat = game.deciders().first().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let level = Level::Beginner;
            let task = Task { id: 3, game: game.slug().into(), view, seat, level, seed: 1 };
            let travelled = serde_json::from_str(&serde_json::to_string(&task).unwrap()).unwrap();
            let thought = think(MINDS, &travelled);
            assert_eq!(thought.id, 3);
            let mut game = game;
            assert!(game.play(seat, &thought.moves[0]).is_ok(), "{}", game.slug());
        }
    }

    #[test]
    fn where_there_is_nothing_to_decide_there_is_no_move() {
        let (game, view, level) = ("six".to_owned(), Value::Null, Level::Master);
        let task = Task { id: 1, game, view, seat: Seat::new(0), level, seed: 1 };
        assert!(think(MINDS, &task).moves.is_empty());
    }
}
