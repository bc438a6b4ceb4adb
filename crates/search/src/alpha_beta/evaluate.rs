//! What a game offers to be played by alpha-beta: how good a position looks, and where it is worth looking twice.

use tablier_rules::{Game, Seat};

use super::state::Horizon;

/// A game in which one can see who stands better. It should hide nothing and let nobody decide at the same time as others:
/// where something is hidden or left to dice, [`super::AlphaBeta`] plays by sampling.
///
/// Only [`Evaluate::evaluate`] must be written; [`Evaluate::key`] makes it much faster.
pub trait Evaluate: Game {
    /// An advantage with which three games of four are won, in units of the evaluation. What levels misjudge by is measured in it, and
    /// so are the chances they name.
    const LEAD: i32 = 100;

    /// How well `seat` (with its team) seems to stand against all others: more than 0 if it is ahead. Asked only while the game goes
    /// on; it need not look ahead.
    fn evaluate(&self, seat: Seat) -> i32;

    /// A number that two positions share only if the rest of the game is the same from both: [`crate::hash_of`] everything that
    /// matters. Where the rules look at the past (repetitions, counters) that is part of it. Without it nothing is remembered of
    /// positions that come up in several ways.
    fn key(&self) -> Option<u64> {
        None
    }

    /// Quiescence: whether the evaluation can be trusted here, at the end of a line.
    fn horizon(&self) -> Horizon {
        Horizon::Quiet
    }

    /// Whether the turn that leads from here to `after` is looked at where the horizon is [`Horizon::Noisy`].
    fn is_noisy(&self, after: &Self) -> bool {
        let _ = after;
        true
    }

    /// Extension: whether the turn that leads from here to `after` is looked into one turn deeper, such as one that has to be answered.
    fn extends(&self, after: &Self) -> bool {
        let _ = after;
        false
    }
}
