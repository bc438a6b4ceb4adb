//! A fixed amount of thinking, the same natively and in WebAssembly. Knows no clock: who runs it measures it.
//!
//! ```
//! use tablier_search::Level;
//! use tablier_yardstick::work;
//!
//! // The same work gives the same number, on every machine.
//! assert_eq!(work(0, Level::Beginner, 2), work(0, Level::Beginner, 2));
//! assert_eq!(work(99, Level::Beginner, 2), None);
//! ```

mod export;
mod positions;

use tablier_games::{Visitor, slugs, visit};
use tablier_rules::{Game, Viewer, mix};
use tablier_search::{Choice, Level, Strength, Thinking, think};

pub use positions::positions;

/// Lets the mind of the game with this number in the registry choose at so many positions, and gives a number that follows
/// from all that was chosen. Nothing if there is no such game.
pub fn work(game: usize, level: Level, decisions: usize) -> Option<u64> {
    slugs().nth(game).and_then(|slug| visit(slug, Work { level, decisions }).ok())
}

struct Work {
    level: Level,
    decisions: usize,
}

impl Visitor for Work {
    type Output = u64;

    fn visit<G: Game>(self) -> u64 {
        let mut sum = 0;
        for (number, (position, seat)) in positions::<G>(self.decisions).iter().enumerate() {
            let mut never = || false;
            let mut thinking =
                Thinking::new(Strength::Level(self.level), number as u64, &mut never);
            let view = position.view(Viewer::Seat(*seat));
            let choice = think::<G>(&view, *seat, &mut thinking).expect("a decider chooses");
            sum = mix(sum ^ number_of(&choice) ^ thinking.nodes());
        }
        sum
    }
}

/// A number for a choice: its moves as they are written, and its value to the last bit.
fn number_of<M: ToString>(choice: &Choice<M>) -> u64 {
    let written = |mv: &M| mv.to_string() + " ";
    let moves: String = std::iter::once(&choice.mv).chain(&choice.then).map(written).collect();
    let value = u64::from(choice.value.to_bits());
    moves.bytes().fold(value, |number, byte| mix(number ^ u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_work_gives_the_same_number_and_other_work_another() {
        for game in 0..slugs().count() {
            let twice = [(); 2].map(|()| work(game, Level::Beginner, 2));
            assert!(twice[0].is_some() && twice[0] == twice[1]);
            assert_ne!(twice[0], work(game, Level::Beginner, 3));
        }
        assert_eq!(work(slugs().count(), Level::Beginner, 1), None);
    }
}
