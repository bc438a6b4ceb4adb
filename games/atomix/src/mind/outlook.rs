//! How turns turn out: each is tried against the same deals of what is hidden, and those that do worse are dropped one half
//! after the other.

use tablier_rules::{Game, Seat};
use tablier_search::Thinking;

use super::candidate::Candidate;
use super::worth;
use crate::{Atomix, Move, Phase, Tile, Turn, View};

/// How far scores drift apart in a turn, about.
const DRIFT: f32 = 45.0;
/// How many tiles are drawn in a turn, about.
const DRAWN: f32 = 1.7;
/// How many tries the first sight of a turn stands for: a try is off by some fifty points, first sight by about ten.
const FIRST_SIGHT: u32 = 25;
/// Tries of every candidate before the worse half is dropped.
const ROUND: u32 = 6;

/// The way ahead from what one seat knows.
pub struct Outlook<'a> {
    /// What the seat knows.
    pub view: &'a View,
    pub seat: Seat,
    /// How many turns each seat takes after the one that is chosen.
    pub horizon: usize,
}

impl Outlook<'_> {
    /// Tries the candidates out and puts the best first.
    pub fn compare(&self, candidates: &mut [Candidate], thinking: &mut Thinking<'_>) {
        let turns = turns_to_come(self.view.bag.into());
        for candidate in candidates.iter_mut() {
            candidate.tries = FIRST_SIGHT;
            candidate.sum = FIRST_SIGHT as f32 * chance(candidate.promise, turns);
        }
        let mut alive = candidates.len();
        let mut rounds = ROUND;
        while alive > 1 && !thinking.is_over() {
            for _ in 0..rounds {
                let deal = Atomix::resample(self.view, thinking.rng());
                // The same deal for all.
                let share = |candidate: &Candidate| self.share(&deal, candidate, thinking);
                // Told to stop, it forgets a deal that not all were tried against.
                let shares: Option<Vec<f32>> = candidates[..alive].iter().map(share).collect();
                for (candidate, share) in candidates.iter_mut().zip(shares.into_iter().flatten()) {
                    candidate.sum += share;
                    candidate.tries += 1;
                }
                if thinking.is_over() {
                    break;
                }
            }
            candidates[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            // Two always stay to be compared, as long as there is time.
            alive = (alive / 2).max(2);
            rounds = rounds * 3 / 2;
        }
    }

    /// The chance to win after this turn and a few more, in one deal; nothing if somebody said stop.
    fn share(
        &self,
        deal: &Atomix,
        candidate: &Candidate,
        thinking: &mut Thinking<'_>,
    ) -> Option<f32> {
        thinking.goes_on_slowly();
        let mut position = deal.clone();
        for &mv in &candidate.moves {
            position.apply(self.seat, mv);
        }
        for _ in 0..self.horizon * position.seats() {
            if position.phase() == Phase::Over {
                break;
            }
            thinking.goes_on_slowly();
            if thinking.was_stopped() {
                return None;
            }
            take_best_turn(&mut position);
        }
        let over = position.phase() == Phase::Over;
        let turns = if over { 0.0 } else { turns_to_come(position.bag()) };
        Some(chance(worth::lead(&position, self.seat), turns))
    }
}

/// How many turns there will be, with so many tiles in the bag.
fn turns_to_come(bag: usize) -> f32 {
    bag as f32 / DRAWN + 1.0
}

/// How likely a lead of so many points holds for so many turns.
fn chance(lead: f32, turns: f32) -> f32 {
    0.5 + 0.5 * lead / (lead * lead + DRIFT * DRIFT * turns + 1.0).sqrt()
}

/// Takes the turn that looks best at first sight, for whoever's turn it is: by what it pays and by the tiles it keeps.
fn take_best_turn(position: &mut Atomix) {
    let Some(seat) = position.deciders().first() else { return };
    let (own, bag, hand) = (position.colour(seat), position.bag(), *position.tiles(seat));
    // Nobody has a use for tiles after the last round.
    let worth = |tile: &Tile| {
        let worth = if position.is_last_round() { 0.0 } else { worth::of_tile(*tile, own, bag) };
        (*tile, worth)
    };
    let hand: Vec<(Tile, f32)> = hand.iter().map(worth).collect();
    let (mut best, mut most) = (Turn::default(), f32::NEG_INFINITY);
    position.for_each_turn(3, |turn| {
        let is_kept = |tile: Tile| turn.lays.iter().all(|lying| lying.tile() != tile);
        let kept = hand.iter().filter(|&&(tile, _)| is_kept(tile));
        let promise = turn.points.total() as f32 + kept.map(|&(_, worth)| worth).sum::<f32>();
        if promise > most {
            (best, most) = (*turn, promise);
        }
    });
    if best.lays.is_empty() {
        position.apply(seat, Move::Pass);
        return;
    }
    for &lying in best.lays.iter() {
        position.apply(seat, Move::Lay(lying));
    }
    // The last tile of the hand ends the turn by itself.
    if best.lays.len() < hand.len() {
        position.apply(seat, Move::Done);
    }
}
