//! All that is left to explode, played out in a fixed order, for those who do not want to click through a long chain.

use super::{DisX, Move};

/// A way through the rest of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rest {
    /// The decisions to make, one after the other.
    pub moves: Vec<Move>,
    /// What they bring the player, forced explosions included.
    pub gain: u8,
}

impl DisX {
    /// The rest of the turn where there is anything to choose: always the first of the posts in the order a1, b1, … f6.
    ///
    /// Who plays a game makes forced moves without asking, after every move. So only the explosions that are chosen
    /// are listed, not those that are the only one left at their time; played one by one, with the forced ones between
    /// them, they end the turn or the game.
    pub(super) fn rest(&self) -> Option<Rest> {
        if self.may_explode().len() < 2 {
            return None;
        }
        let (mut after, mut moves) = (*self, Vec::new());
        while let Some(post) = after.may_explode().first() {
            let chosen = after.only_explosion().is_none();
            let mv = Move::Explode(post);
            after.make(mv);
            if chosen {
                moves.push(mv);
            }
        }
        Some(Rest { moves, gain: after.hand(self.turn) - self.hand(self.turn) })
    }

    /// The explosion that nobody needs to be asked for, since no other is possible.
    #[inline]
    pub(super) fn only_explosion(&self) -> Option<Move> {
        self.may_explode().single().map(Move::Explode)
    }
}
