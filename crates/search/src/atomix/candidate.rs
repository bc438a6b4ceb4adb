//! A turn that may be worth taking.

use tablier_games::atomix::{Atomix, Move};

use crate::Choice;

/// A way to finish the turn.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The moves, the end of the turn included.
    pub moves: Vec<Move>,
    /// How good it looks at first sight, in points.
    pub promise: f32,
    /// How often it was tried, and what it brought in sum.
    pub tries: u32,
    /// What it brought in sum, as shares of a win.
    pub sum: f32,
}

impl Candidate {
    /// Every way to finish the turn with up to `most` tiles in all.
    pub fn all(position: &Atomix, most: usize) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        if position.chain() > 0 {
            let gain = position.pending().total() as f32;
            candidates.push(Candidate {
                moves: vec![Move::Done],
                promise: gain,
                tries: 0,
                sum: 0.0,
            });
        }
        let hand = position.tiles_in_hand();
        position.for_each_turn(most, |turn| {
            let mut moves: Vec<Move> = turn.lays.iter().copied().map(Move::Lay).collect();
            // The last tile of the hand ends the turn by itself.
            if turn.lays.len() < hand {
                moves.push(Move::Done);
            }
            let gain = turn.points.total() as f32;
            candidates.push(Candidate { moves, promise: gain, tries: 0, sum: 0.0 });
        });
        candidates
    }

    /// What it brings on average.
    pub fn mean(&self) -> f32 {
        if self.tries == 0 { 0.0 } else { self.sum / self.tries as f32 }
    }

    /// The choice it stands for.
    pub fn into_choice(self) -> Choice<Move> {
        let value = if self.tries == 0 { 0.5 } else { self.mean() };
        let mut moves = self.moves.into_iter();
        match moves.next() {
            Some(mv) => Choice { mv, then: moves.collect(), value },
            None => Choice::of(Move::Pass),
        }
    }
}
