//! What a search asks of a state. Knows no game: a position with an evaluation becomes a state by itself ([`super::Evaluate`]), a game
//! with a faster one of its own brings that.

use super::score::{MAX_EVALUATION, win_at};

/// One turn, in units of depth: extensions may give back parts of it.
pub const TURN: i32 = 4;

/// A state that can be searched. Sides are who win and lose together, a seat or a team; they need not alternate: the same side may
/// take several turns in a row, and the other one may answer in the middle.
pub trait State {
    /// All that one side does before the state asks again.
    type Turn: Clone;

    /// Who is to choose, by a number of its own for each side. Once the game is over it is any of them, but always the same.
    fn side(&self) -> usize;

    /// How many sides there are.
    fn sides(&self) -> usize {
        2
    }

    /// How the game ended for `side`, once it has.
    fn end(&self, side: usize) -> Option<End>;

    /// Adds turns of the side to choose, each once; at least one unless the game is over.
    fn turns(&mut self, scope: Scope, turns: &mut Vec<Self::Turn>) -> Listing;

    /// Takes a turn that was listed here.
    fn play(&mut self, turn: &Self::Turn);

    /// Takes back the latest turn, or the latest null move.
    fn undo(&mut self);

    /// How well `side` seems to stand against all others, without looking ahead.
    fn evaluate(&self, side: usize) -> i32;

    /// A number that two states share only if the rest of the game is the same from both, whoever is to choose included: then what was
    /// found out about one holds for the other. Where the rules look at the past (repetitions, counters) it is part of the key.
    /// Without a key nothing is remembered.
    fn key(&self) -> Option<u64> {
        None
    }

    /// A number for the turn, not 0: the same for the same turn in other states, so that a turn that was good elsewhere is looked at
    /// early here.
    fn code(&self, turn: &Self::Turn) -> u64;

    /// How good a turn looks, in units of the evaluation: the best are looked at first. It may take its time.
    fn promise(&self, turn: &Self::Turn) -> i32 {
        let _ = turn;
        0
    }

    /// Whether the side to choose has a turn that ends the game in its favour. `false` where that is not quickly seen.
    fn wins_at_once(&mut self) -> bool {
        false
    }

    /// Quiescence: what to do where the depth is used up, and `beyond` that has been used already beyond it.
    fn horizon(&mut self, beyond: i32) -> Horizon {
        let _ = beyond;
        Horizon::Quiet
    }

    /// Extension: how much of the [`TURN`] that looking at this turn costs is given back, from 0 to all of it.
    fn extension(&self, turn: &Self::Turn) -> i32 {
        let _ = turn;
        0
    }

    /// Null move: lets the other side choose although this one has done nothing, where that is a thought worth having: where doing
    /// nothing is hardly ever best. `false`, and nothing is done, where it is not.
    fn null_move(&mut self) -> bool {
        false
    }
}

/// How a game ended for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It won, and nobody else did.
    Won,
    /// Somebody else won.
    Lost,
    /// Neither: a draw, or a place that is shared, with what it is worth.
    Even(i32),
}

impl End {
    /// Its score after `ply` turns.
    pub(super) fn score(self, ply: usize) -> i32 {
        match self {
            End::Won => win_at(ply),
            End::Lost => -win_at(ply),
            End::Even(score) => score.clamp(-MAX_EVALUATION, MAX_EVALUATION),
        }
    }
}

/// Which turns are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them, or all that are worth a look.
    All,
    /// Those after which the evaluation could be quite another.
    Noisy,
}

/// What is to be known of a list of turns beside the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Whether there is no other turn, but for such as lead to the same state as one of them. Where a turn was left out, nothing is
    /// taken as proven by those that were not.
    pub complete: bool,
    /// How many positions were looked at to make the list; they count as nodes.
    pub work: u64,
}

/// What to do where the depth is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// The evaluation can be trusted.
    Quiet,
    /// Noisy turns are looked at, and may be declined.
    Noisy,
    /// Something has to be done first: all turns are looked at, and none may be declined.
    Forced,
}
