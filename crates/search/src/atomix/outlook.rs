//! How turns turn out: each is tried against the same deals of what is hidden, and those that do worse are dropped one half
//! after the other.

use tablier_games::atomix::{Atomix, Move, Stage, Turn, View};
use tablier_rules::{FastRng, Game, Rng, Seat};

use super::candidate::Candidate;
use crate::Thinking;

/// How much a turn brings, about, and so how far scores drift apart in one.
const DRIFT: f32 = 45.0;
/// What an end of a side in the own colour is worth, in points, for turns to come.
const PROSPECT: f32 = 0.3;
/// Tries of every candidate before the worse half is dropped.
const ROUND: u32 = 6;

/// The way ahead from what one seat knows.
pub struct Outlook<'a> {
    /// What the seat knows.
    pub view: &'a View,
    /// The seat.
    pub seat: Seat,
    /// How many turns everybody takes after the one that is chosen.
    pub horizon: usize,
}

impl Outlook<'_> {
    /// Tries the candidates out and puts the best first.
    pub fn compare(&self, candidates: &mut [Candidate], thinking: &mut Thinking<'_>) {
        let mut alive = candidates.len();
        let mut rounds = ROUND;
        while alive > 1 && !thinking.is_over() {
            for _ in 0..rounds {
                let deal = Atomix::resample(self.view, thinking.rng());
                let chance = thinking.rng().next_u64();
                // The same deal and the same chance for all.
                let share = |candidate: &Candidate| {
                    self.share(&deal, candidate, &mut FastRng::new(chance), thinking)
                };
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
        rng: &mut FastRng,
        thinking: &mut Thinking<'_>,
    ) -> Option<f32> {
        thinking.goes_on_slowly();
        let mut position = deal.clone();
        for &mv in &candidate.moves {
            position.apply(self.seat, mv);
        }
        // Once before and once after the seat's own next turn, since whoever has just taken one looks better than they are.
        let rounds = self.horizon * position.seats();
        let mut before = 0.0;
        for turn in 0..rounds {
            if turn + 1 == rounds {
                before = self.chance(&position);
            }
            if position.stage() != Stage::Over {
                thinking.goes_on_slowly();
                if thinking.was_stopped() {
                    return None;
                }
                take_best_turn(&mut position, rng);
            }
        }
        Some(0.5 * (before + self.chance(&position)))
    }

    /// How much more the board offers the seat's colour than the best of the others'.
    fn prospect(&self, position: &Atomix) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != self.seat);
        let best = others.map(|other| position.offer(other)).max().unwrap_or(0);
        position.offer(self.seat) as f32 - best as f32
    }

    /// How likely the seat wins from here, by its lead and by how much is still to come.
    fn chance(&self, position: &Atomix) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != self.seat);
        let best = others.map(|other| position.score(other)).max().unwrap_or(0);
        let lead = (position.score(self.seat) - best) as f32;
        let over = position.stage() == Stage::Over;
        let lead = if over { lead } else { lead + PROSPECT * self.prospect(position) };
        // About one and a half tiles are drawn a turn.
        let turns = if over { 0.0 } else { position.bag() as f32 / 1.6 + 1.0 };
        let spread = DRIFT * DRIFT * turns + 1.0;
        0.5 + 0.5 * lead / (lead * lead + spread).sqrt()
    }
}

/// Takes the turn that pays the most, for whoever's turn it is.
pub fn take_best_turn(position: &mut Atomix, rng: &mut FastRng) {
    let Some(seat) = position.deciders().first() else { return };
    let mut best = Turn::default();
    let (mut most, mut equal) = (-1, 0);
    position.for_each_turn(3, |turn| {
        let gain = turn.points.total();
        if gain > most {
            (most, best, equal) = (gain, *turn, 1);
        } else if gain == most {
            equal += 1;
            if rng.below(equal) == 0 {
                best = *turn;
            }
        }
    });
    if best.lays.is_empty() {
        position.apply(seat, Move::Pass);
        return;
    }
    let hand = position.tiles_in_hand();
    for &lying in best.lays.iter() {
        position.apply(seat, Move::Lay(lying));
    }
    if best.lays.len() < hand {
        position.apply(seat, Move::Done);
    }
}
