//! The secret choice of cards as a matrix game: every combination of what all choose has a mean, and each player regrets
//! what would have been better against what the others chose.

use tablier_rules::{FastRng, Game, Seat};

use super::policy::{Policy, draw, unit};
use super::tree::Values;
use crate::{Epix, Move};

/// There are always three choices.
const CHOICES: usize = 3;
/// How often a choice is made just to see what it brings.
const EXPLORING: f32 = 0.12;

/// A position in which all choose cards.
pub struct Joint {
    players: usize,
    moves: [Move; CHOICES],
    /// Of each combination: how often it was tried, and what it brought each seat in sum.
    cells: Vec<(u32, Values)>,
    regrets: [[f32; CHOICES]; 4],
    /// How often each choice was meant, in sum.
    meant: [[f32; CHOICES]; 4],
    visits: u32,
    sums: Values,
}

impl Joint {
    pub fn new(position: &Epix, policy: &mut Policy<'_>) -> Joint {
        let players = position.seats();
        let mut regrets = [[0.0; CHOICES]; 4];
        let mut moves = [Move::End; CHOICES];
        for seat in Seat::all(players) {
            policy.weigh(position, seat);
            // What is wanted without thinking is where regret begins; it is soon outweighed.
            for (choice, &weight) in policy.weights.iter().enumerate().take(CHOICES) {
                regrets[seat.index()][choice] = 0.2 * weight;
            }
            for (place, &mv) in moves.iter_mut().zip(&policy.moves) {
                *place = mv;
            }
        }
        let cells = vec![(0, [0.0; 4]); CHOICES.pow(players as u32)];
        let meant = [[0.0; CHOICES]; 4];
        Joint { players, moves, cells, regrets, meant, visits: 0, sums: [0.0; 4] }
    }

    /// The move of a choice.
    pub fn move_of(&self, choice: usize) -> Move {
        self.moves[choice]
    }

    fn strategy(&self, player: usize) -> [f32; CHOICES] {
        let wanted = self.regrets[player].map(|regret| regret.max(0.0));
        let total: f32 = wanted.iter().sum();
        if total > 0.0 { wanted.map(|one| one / total) } else { [1.0 / CHOICES as f32; CHOICES] }
    }

    /// What all choose this time.
    pub fn draw(&mut self, rng: &mut FastRng) -> [usize; 4] {
        let mut chosen = [0; 4];
        for (player, choice) in chosen.iter_mut().enumerate().take(self.players) {
            let strategy = self.strategy(player);
            for (sum, share) in self.meant[player].iter_mut().zip(strategy) {
                *sum += share;
            }
            let explores = unit(rng) < EXPLORING;
            let shares = if explores { [1.0; CHOICES] } else { strategy };
            *choice = draw(&shares, rng);
        }
        chosen
    }

    fn cell(&self, chosen: &[usize; 4]) -> usize {
        (0..self.players).rev().fold(0, |cell, player| cell * CHOICES + chosen[player])
    }

    fn mean(&self, chosen: &[usize; 4], player: usize) -> f32 {
        let (tried, sums) = &self.cells[self.cell(chosen)];
        // A combination seldom tried is taken to be much like the others.
        let usual = self.sums[player] / self.visits.max(1) as f32;
        (sums[player] + 2.0 * usual) / (*tried as f32 + 2.0)
    }

    /// Takes in what a combination brought.
    pub fn learn(&mut self, chosen: &[usize; 4], values: &Values) {
        let cell = self.cell(chosen);
        self.visits += 1;
        self.cells[cell].0 += 1;
        // Seats that nobody sits in have no value and no sum.
        for (player, value) in values.iter().enumerate() {
            self.cells[cell].1[player] += value;
            self.sums[player] += value;
        }
        for player in 0..self.players {
            let got = self.mean(chosen, player);
            for choice in 0..CHOICES {
                let mut other = *chosen;
                other[player] = choice;
                let regret = self.regrets[player][choice] + self.mean(&other, player) - got;
                self.regrets[player][choice] = regret.max(0.0);
            }
        }
    }

    /// How often a player should make each choice, and what that brings.
    pub fn advice(&self, player: usize) -> ([f32; CHOICES], f32) {
        let total: f32 = self.meant[player].iter().sum();
        let shares = self.meant[player].map(|meant| meant / total.max(1.0));
        (shares, self.sums[player] / self.visits.max(1) as f32)
    }
}
