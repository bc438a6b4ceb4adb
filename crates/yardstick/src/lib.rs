//! A fixed amount of thinking, the same natively and in WebAssembly. Knows no clock: who runs it measures it.
//!
//! ```
//! use tablier_rules::Level;
//! use tablier_yardstick::{WhichMind, work};
//!
//! // The same work gives the same number, on every machine.
//! let number = || work(0, WhichMind::Own, Level::Beginner, 2);
//! assert_eq!(number(), number());
//! assert_eq!(work(99, WhichMind::Own, Level::Beginner, 2), None);
//! ```

mod export;
mod positions;

use tablier_games::{RULEBOOKS, Visitor, visit};
use tablier_rules::{Level, Viewer, mix};
use tablier_search::{Choice, Mind, Minded, Sampling, Strength, Thinking, think};

pub use positions::positions;

/// Who thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichMind {
    /// The mind of the game.
    Own,
    /// The mind of every game that has none of its own.
    Sampling,
}

impl WhichMind {
    /// Both of them.
    pub const ALL: [WhichMind; 2] = [WhichMind::Own, WhichMind::Sampling];
}

/// Lets somebody choose at so many positions of the game with this number in the registry, and gives a number that follows
/// from all that was chosen. Nothing if there is no such game.
pub fn work(game: usize, thinker: WhichMind, level: Level, decisions: usize) -> Option<u64> {
    RULEBOOKS
        .slugs()
        .nth(game)
        .and_then(|slug| visit(slug, Choices { thinker, level, decisions }).ok())
}

struct Choices {
    thinker: WhichMind,
    level: Level,
    decisions: usize,
}

impl Visitor for Choices {
    type Output = u64;

    fn visit<G: Minded>(self) -> u64 {
        let mut sum = 0;
        for (number, (position, seat)) in positions::<G>(self.decisions).iter().enumerate() {
            let mut never = || false;
            let mut thinking =
                Thinking::new(Strength::Level(self.level), number as u64, &mut never);
            let view = position.view(Viewer::Seat(*seat));
            let choice = match self.thinker {
                WhichMind::Own => {
                    think::<G>(&view, *seat, &mut thinking).expect("a decider chooses")
                }
                WhichMind::Sampling => Mind::<G>::choose(&Sampling, &view, *seat, &mut thinking),
            };
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
        for (game, thinker) in
            (0..RULEBOOKS.slugs().count()).flat_map(|game| WhichMind::ALL.map(|who| (game, who)))
        {
            let number = |decisions| work(game, thinker, Level::Beginner, decisions);
            assert!(number(2).is_some() && number(2) == number(2));
            assert_ne!(number(2), number(3));
        }
        assert_eq!(work(RULEBOOKS.slugs().count(), WhichMind::Own, Level::Beginner, 1), None);
    }
}
