//! The players that can be put at a table: the minds, and three simple ones to measure them against.

use tablier_rules::{Level, Rng, Seat};

use crate::{Choice, Minded, Strength, Thinking, greedy, think, uct};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal move, each as likely as the other.
    Random,
    /// The largest gain of its own turn.
    Greedy,
    /// Plain UCT with random playouts, until it is told to stop.
    Uct,
    /// The mind of the game, at a level.
    Level(Level),
    /// The mind of the game, until it is told to stop.
    Best,
}

impl Player {
    /// Chooses for `seat` by its view. Nothing if the seat has nothing to decide.
    pub fn choose<G: Minded>(
        self,
        view: &G::View,
        seat: Seat,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<G::Move>> {
        match self {
            Player::Random => {
                let mut moves = Vec::new();
                G::resample(view, thinking.rng()).legal_moves(seat, &mut moves);
                moves.sort_unstable();
                thinking.rng().choose(&moves).copied().map(Choice::of)
            }
            Player::Greedy => greedy::<G>(view, seat, thinking),
            Player::Uct => uct::<G>(view, seat, thinking),
            Player::Level(_) | Player::Best => think::<G>(view, seat, thinking),
        }
    }

    /// How much it may think.
    pub fn strength(self) -> Strength {
        match self {
            Player::Level(level) => Strength::Level(level),
            Player::Random | Player::Greedy | Player::Uct | Player::Best => Strength::Full,
        }
    }
}
