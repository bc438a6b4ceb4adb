//! A made-up game: a graph in layers whose every property follows from a number.
//!
//! ```text
//!   layer 0      1      2  …  the last, where everything ends
//!         o ─┬─> o ─┬─> o
//!         o  └─> o  └─> o     turns lead to the next layer, several to the same state
//! ```
//!
//! Who chooses, what ends, what is noisy, what is left out of a list, what is extended: each is drawn for each state.

use tablier_rules::mix;

use crate::alpha_beta::{End, Horizon, Listing, Scope, State, TURN};

/// What kinds of trouble there are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trouble {
    /// Of ten states, so many are followed by the same side.
    pub runs: u64,
    /// Of ten states, so many have a list that leaves turns out.
    pub cuts: u64,
    /// Of ten states, so many are not quiet.
    pub noise: u64,
    /// Of ten turns, so many are extended.
    pub extensions: u64,
    /// Of ten states, so many end the game.
    pub ends: u64,
    pub sides: u64,
    /// Whether wins at once are seen before they are listed.
    pub sees_wins: bool,
    /// Whether somebody may do nothing.
    pub null_moves: bool,
}

#[derive(Clone, Debug)]
pub struct Graph {
    pub seed: u64,
    pub trouble: Trouble,
    pub layers: u64,
    /// The path, each a layer and a place in it; the second number is who would choose instead after a null move.
    path: Vec<(u64, u64, u64)>,
}

/// How many states a layer has.
const WIDTH: u64 = 12;

impl Graph {
    pub fn new(seed: u64, layers: u64, trouble: Trouble) -> Graph {
        Graph { seed, trouble, layers, path: vec![(0, 0, 0)] }
    }

    fn here(&self) -> (u64, u64, u64) {
        *self.path.last().expect("a path has a beginning")
    }

    /// A number below `bound` for this state and a question.
    fn drawn(&self, question: u64, bound: u64) -> u64 {
        let (layer, place, _) = self.here();
        mix(self.seed ^ mix(layer << 32 | place << 8 | question)) % bound
    }

    /// Every turn there is, as the place it leads to.
    pub fn every_turn(&self) -> Vec<u64> {
        let count = 1 + self.drawn(0, 4);
        let mut turns: Vec<u64> = (0..count).map(|turn| self.drawn(10 + turn, WIDTH)).collect();
        turns.sort_unstable();
        turns.dedup();
        turns
    }

    fn is_win(&mut self, turn: u64, side: usize) -> bool {
        self.play(&turn);
        let won = self.end(side) == Some(End::Won);
        self.undo();
        won
    }
}

impl State for Graph {
    type Turn = u64;

    fn side(&self) -> usize {
        let (layer, _, passed) = self.here();
        let runs = self.drawn(1, 10) < self.trouble.runs;
        let turn = if runs { self.drawn(2, self.trouble.sides) } else { layer };
        ((turn + passed) % self.trouble.sides) as usize
    }

    fn sides(&self) -> usize {
        self.trouble.sides as usize
    }

    fn end(&self, side: usize) -> Option<End> {
        let (layer, ..) = self.here();
        let over = layer > 0 && self.drawn(3, 10) < self.trouble.ends || layer == self.layers;
        let winner = self.drawn(4, self.trouble.sides + 1) as usize;
        over.then_some(match winner {
            _ if winner == self.sides() => End::Even(0),
            _ if winner == side => End::Won,
            _ => End::Lost,
        })
    }

    fn turns(&mut self, scope: Scope, turns: &mut Vec<u64>) -> Listing {
        let mut all = self.every_turn();
        let cut = scope == Scope::All && self.drawn(5, 10) < self.trouble.cuts && all.len() > 1;
        if cut {
            all.remove(self.drawn(6, all.len() as u64) as usize);
        }
        if scope == Scope::Noisy {
            all.retain(|turn| mix(self.seed ^ turn ^ self.drawn(7, 1 << 30)).is_multiple_of(3));
        }
        turns.extend(all);
        Listing { complete: scope == Scope::All && !cut, work: 0 }
    }

    fn play(&mut self, turn: &u64) {
        let (layer, _, passed) = self.here();
        self.path.push((layer + 1, *turn, passed));
    }

    fn undo(&mut self) {
        self.path.pop();
    }

    fn evaluate(&self, side: usize) -> i32 {
        // Few different ones, so that many are equal.
        let value = self.drawn(8, 21) as i32 - 10;
        if side == 0 { value } else { -value }
    }

    fn key(&self) -> Option<u64> {
        let (layer, place, passed) = self.here();
        Some(mix(1 + (passed << 32 | layer << 16 | place)))
    }

    fn code(&self, turn: &u64) -> u64 {
        turn + 1
    }

    fn wins_at_once(&mut self) -> bool {
        let side = self.side();
        // Those that are left out of the list are seen as well, or not at all.
        self.trouble.sees_wins && self.every_turn().into_iter().any(|turn| self.is_win(turn, side))
    }

    fn horizon(&mut self, beyond: i32) -> Horizon {
        match self.drawn(9, 10) {
            _ if beyond > 2 * TURN => Horizon::Quiet,
            number if number < self.trouble.noise / 2 => Horizon::Forced,
            number if number < self.trouble.noise => Horizon::Noisy,
            _ => Horizon::Quiet,
        }
    }

    fn extension(&self, turn: &u64) -> i32 {
        let extended = mix(self.drawn(30, 1 << 30) ^ turn);
        if extended % 10 < self.trouble.extensions { (extended >> 32) as i32 & 3 } else { 0 }
    }

    fn null_move(&mut self) -> bool {
        let (layer, place, passed) = self.here();
        if self.trouble.null_moves {
            self.path.push((layer, place, passed + 1));
        }
        self.trouble.null_moves
    }
}
