//! What this browser adds to the chance of the games its person plays: drawn and sealed before the game, opened when everybody is
//! there. Knows nothing of where it is kept.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use tablier_rules::{Contribution, Seal, Seat};
use tablier_table::{Snapshot, Stage};

/// How many are kept; the oldest go first.
const KEPT: usize = 60;

/// The contributions this browser has sealed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contributions(Vec<Contribution>);

/// What there is to do for the chance of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawTask {
    /// Nothing, or nothing yet.
    Nothing,
    /// Opens what was sealed.
    Open(Contribution),
    /// Seals something, since what the person sealed is on another device, or nothing was.
    Seal,
    /// It is waited for something that only another device of the person has.
    Elsewhere,
}

impl Contributions {
    /// Keeps one before its seal is sent, and gives the seal.
    pub fn keep(&mut self, contribution: Contribution) -> Seal {
        self.0.push(contribution);
        self.0.drain(..self.0.len().saturating_sub(KEPT));
        contribution.seal()
    }

    fn sealed(&self, seal: Seal) -> Option<Contribution> {
        self.0.iter().find(|kept| kept.seal() == seal).copied()
    }

    /// What this browser has to do at a table.
    pub fn at(&self, snapshot: &Snapshot) -> DrawTask {
        let (Some(draw), Some(own)) = (&snapshot.draw, own_seat(snapshot)) else {
            return DrawTask::Nothing;
        };
        let seal = draw.shares.iter().find(|share| share.seat == own).and_then(|share| share.seal);
        let kept = seal.and_then(|seal| self.sealed(seal));
        match (draw.waits.contains(own), kept) {
            (true, Some(contribution)) => DrawTask::Open(contribution),
            (true, None) => DrawTask::Elsewhere,
            (false, None) if snapshot.stage == Stage::Gathering && draw.waits.is_empty() => {
                DrawTask::Seal
            }
            (false, _) => DrawTask::Nothing,
        }
    }
}

/// The seat a person gives at: the first of the own ones.
pub fn own_seat(snapshot: &Snapshot) -> Option<Seat> {
    snapshot.chairs.iter().position(|chair| chair.own).map(Seat::new)
}
