//! A turn that may be worth taking.

use tablier_rules::{Game, Seat};
use tablier_search::Choice;

use super::worth;
use crate::{Atomix, Move, Tile};

/// A way to finish the turn.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The moves, the end of the turn included.
    pub moves: Vec<Move>,
    /// How far ahead it seems to bring the seat at first sight, in points.
    pub promise: f32,
    /// How often it was tried.
    pub tries: u32,
    /// What it brought in sum, as shares of a win.
    pub sum: f32,
}

impl Candidate {
    /// Every way for the seat whose turn it is to finish it with up to `most` tiles more.
    pub fn all(position: &Atomix, seat: Seat, most: usize) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        if position.chain() > 0 {
            candidates.push(Candidate::new(position, seat, vec![Move::Done]));
        }
        let hand = position.tiles_in_hand();
        position.for_each_turn(most, |turn| {
            let mut moves: Vec<Move> = turn.lays.iter().copied().map(Move::Lay).collect();
            // The last tile of the hand ends the turn by itself.
            if turn.lays.len() < hand {
                moves.push(Move::Done);
            }
            candidates.push(Candidate::new(position, seat, moves));
        });
        candidates
    }

    fn new(position: &Atomix, seat: Seat, moves: Vec<Move>) -> Candidate {
        let mut after = position.clone();
        moves.iter().for_each(|&mv| after.apply(seat, mv));
        let mut promise = worth::open_lead(&after, seat);
        // What was drawn is anybody's guess; what was kept is known, and of use if a turn follows.
        if !after.is_last_round() {
            let is_laid = |tile: Tile| {
                moves.iter().any(|mv| matches!(mv, Move::Lay(lying) if lying.tile() == tile))
            };
            let kept = position.tiles(seat).iter().filter(|&&tile| !is_laid(tile));
            let (own, bag) = (position.colour(seat), position.bag());
            promise += kept.map(|&tile| worth::of_tile(tile, own, bag)).sum::<f32>();
        }
        Candidate { moves, promise, tries: 0, sum: 0.0 }
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
