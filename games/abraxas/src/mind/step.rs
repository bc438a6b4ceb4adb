//! What a player decides in one go: a red pawn with its push, a stop pawn with or without one, or the end of the turn.

use super::ground::Ground;
use super::state::State;
use crate::{Bits, Corner, Move, hole};

/// The number of a hole that is none.
const NOWHERE: u8 = 127;

/// One such decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct MindStep {
    pub kind: LaidPawn,
    /// Where the pawn was lifted, with an empty supply; and where it is laid.
    from: u8,
    pub to: u8,
    /// Where the plate is pushed; for a stop pawn it may stay.
    pub push: Option<Corner>,
}

/// What is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum LaidPawn {
    /// Nothing: the turn ends.
    #[default]
    End,
    /// A red pawn.
    Red,
    /// A stop pawn.
    Stop,
}

impl MindStep {
    /// Ends the turn.
    pub const END: MindStep =
        MindStep { kind: LaidPawn::End, from: NOWHERE, to: NOWHERE, push: None };

    /// Lays a red pawn from the supply.
    pub fn red(to: u32, push: Corner) -> MindStep {
        MindStep { kind: LaidPawn::Red, from: NOWHERE, to: to as u8, push: Some(push) }
    }

    /// Lays a red pawn from another hole.
    pub fn relay(from: u32, to: u32, push: Corner) -> MindStep {
        MindStep { kind: LaidPawn::Red, from: from as u8, to: to as u8, push: Some(push) }
    }

    /// Lays a stop pawn.
    pub fn stop(to: u32, push: Option<Corner>) -> MindStep {
        MindStep { kind: LaidPawn::Stop, from: NOWHERE, to: to as u8, push }
    }

    /// The hole a pawn is lifted from.
    pub fn lifted(self) -> Option<u32> {
        (self.from != NOWHERE).then_some(u32::from(self.from))
    }

    /// The bit of the hole something is laid in.
    #[inline]
    pub fn bit(self) -> Bits {
        1 << (self.to & 127)
    }

    /// A small number that tells most steps apart, for learning which are good.
    #[inline]
    pub fn index(self) -> usize {
        let kind = match (self.kind, self.push) {
            (LaidPawn::End, _) => 0,
            (LaidPawn::Red, _) => 1,
            (LaidPawn::Stop, None) => 2,
            (LaidPawn::Stop, Some(_)) => 3,
        };
        kind << 7 | usize::from(self.to)
    }

    /// How many values [`MindStep::index`] has.
    pub const INDEXES: usize = 4 << 7;

    /// The moves it is written with, up to the one the other player may answer.
    pub fn moves(self, ground: &Ground, state: &State) -> Vec<Move> {
        let to = || hole(u32::from(self.to));
        let pushed = self.push.map(|corner| ground.written(state.corner, corner));
        match self.kind {
            LaidPawn::End => vec![Move::End],
            LaidPawn::Stop => vec![Move::LayStop(to()), pushed.unwrap_or(Move::Stay)],
            LaidPawn::Red => {
                let lifted = self.lifted().map(|from| Move::Lift(hole(from)));
                let asks = state.is_answerable();
                let pushed = pushed.filter(|_| ground.free && !asks);
                lifted.into_iter().chain([Move::Lay(to())]).chain(pushed).collect()
            }
        }
    }
}

impl State {
    /// After a red pawn was laid and before the push.
    #[inline]
    pub fn with_red(&self, step: MindStep) -> State {
        let mut next = *self;
        match step.lifted() {
            Some(from) => next.red &= !(1 << from),
            None => next.supply -= 1,
        }
        next.red |= step.bit();
        next
    }

    /// After a stop pawn was laid by this player, and the plate pushed if it is.
    #[inline]
    pub fn with_stop(&self, step: MindStep, by: usize, clear: u16) -> State {
        let mut next = *self;
        next.blue |= step.bit();
        next.stops[by] -= 1;
        next.since = clear;
        next.echo = 0;
        next.corner = step.push.unwrap_or(next.corner);
        next
    }
}
