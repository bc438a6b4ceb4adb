//! Looking ahead, turn after turn: alpha-beta over the promising turns of each player. Knows what a position is worth only
//! by the judge.
//!
//! All who are not the seat that thinks are taken to want it to do badly, among the turns that are good for themselves.

use tablier_search::{Blur, Memory, Thinking};

use super::judge::Judge;
use super::state::State;
use super::turns::{Breadth, Turn, Turns};

/// More than anything is worth.
const INFINITE: i32 = i32::MAX / 2;

/// How many turns are remembered, with the positions they begin from.
const REMEMBERED: usize = 500_000;

/// How many places there are to find a position again, as a power of two.
const PLACES: u32 = 16;

/// More turns than there are ways to lay three tokens.
const EVERY_TURN: usize = 10_000;

/// How far and how wide one looks.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// How the turns of the one who thinks are looked for now.
    pub now: Breadth,
    /// How all later turns are looked for.
    pub later: Breadth,
    /// How many turns ahead at most.
    pub depth: u32,
    /// How much of what a board promises counts, in 32nds.
    pub caution: i32,
    /// How wrong the judge is.
    pub blur: Blur,
    /// Whether to look wider once nothing more is to be seen ahead.
    pub widens: bool,
}

/// A position looked at before.
struct Node {
    turns: Vec<(i32, State)>,
    depth: u32,
    /// The least and the most it can be worth, at that depth.
    least: i32,
    most: i32,
}

/// One act of looking ahead.
pub struct Lookahead<'t, 's> {
    hero: usize,
    judge: &'t Judge,
    sight: Sight,
    turns: Turns,
    nodes: Vec<Node>,
    /// How many turns all nodes have together.
    turns_kept: usize,
    places: Memory<u32>,
    thinking: &'t mut Thinking<'s>,
    /// Whether anything was left open because it lay too far ahead.
    horizon: bool,
}

/// What was found: ways to play the turn, the best first, and the orders they speak of.
pub struct Found {
    /// The ways; at least one.
    pub turns: Vec<Turn>,
    /// The strokes of each order.
    pub orders: Vec<Vec<u64>>,
}

impl<'t, 's> Lookahead<'t, 's> {
    /// For the seat whose turn it is, who looks as far as this.
    pub fn new(
        hero: usize,
        judge: &'t Judge,
        sight: Sight,
        thinking: &'t mut Thinking<'s>,
    ) -> Lookahead<'t, 's> {
        let (turns, nodes, places) = (Turns::new(), Vec::new(), Memory::new(PLACES));
        let (turns_kept, horizon) = (0, false);
        Lookahead { hero, judge, sight, turns, nodes, turns_kept, places, thinking, horizon }
    }

    /// Looks ahead deeper and deeper, and then wider and wider. The values of the turns are those of the last depth that
    /// was reached.
    pub fn look(&mut self, state: &State) -> Found {
        let mut found = self.look_once(state);
        while self.sight.widens && self.sight.later.kept < EVERY_TURN && self.thinking.asks() {
            let Sight { now, later, .. } = &mut self.sight;
            [now, later].into_iter().for_each(Breadth::widen);
            self.nodes.clear();
            self.places = Memory::new(PLACES);
            self.turns_kept = 0;
            let wider = self.look_once(state);
            // What was not looked at to the end is no better than what is known.
            if !self.thinking.is_over() {
                found = wider;
            }
        }
        found
    }

    fn look_once(&mut self, state: &State) -> Found {
        let view = self.view_of(self.hero);
        let (mut turns, orders) =
            self.turns.of(state, &self.sight.now, &view, || self.thinking.asks());
        for depth in 1..self.sight.depth {
            // A win now is better than any later.
            if turns[0].end.is_over() && turns[0].value > 0 {
                break;
            }
            self.horizon = false;
            if !self.deepen(&mut turns, depth) || !self.horizon {
                break;
            }
        }
        Found { turns, orders }
    }

    /// Looks `depth` turns further than these, and brings the best to the front. Tells whether it came to the end.
    fn deepen(&mut self, turns: &mut [Turn], depth: u32) -> bool {
        let mut alpha = -INFINITE;
        for index in 0..turns.len() {
            let end = turns[index].end;
            let most = if index == 0 { INFINITE } else { alpha + 1 };
            let better = self.value(&end, depth, alpha, most);
            let value = match better {
                Some(value) if value > alpha && index > 0 => {
                    self.value(&end, depth, alpha, INFINITE)
                }
                value => value,
            };
            let Some(value) = value else { return false };
            if value > alpha {
                alpha = value;
                turns[index].value = value;
                turns[..=index].rotate_right(1);
            }
        }
        true
    }

    /// What a position is worth to the one who thinks, between `alpha` and `beta`; nothing if it is time to stop.
    fn value(&mut self, state: &State, depth: u32, mut alpha: i32, mut beta: i32) -> Option<i32> {
        if state.is_over() || depth == 0 {
            self.horizon |= !state.is_over();
            return Some(self.view_of(self.hero)(state));
        }
        let (hash, known) = self.known(state);
        if let Some(node) = known.map(|index| &self.nodes[index])
            && node.depth == depth
        {
            if node.least >= beta || node.least == node.most {
                return Some(node.least);
            }
            if node.most <= alpha {
                return Some(node.most);
            }
            alpha = alpha.max(node.least);
            beta = beta.min(node.most);
        }
        let mut turns = match known {
            Some(index) => std::mem::take(&mut self.nodes[index].turns),
            None => self.expand(state)?,
        };
        let found = self.best(state, &mut turns, depth, alpha, beta);
        let index = known.or_else(|| self.remember(hash, turns.len()));
        if let Some(index) = index {
            let node = &mut self.nodes[index];
            node.turns = turns;
            if let Some(value) = found {
                node.depth = depth;
                node.least = if value > alpha { value } else { -INFINITE };
                node.most = if value < beta { value } else { INFINITE };
            }
        }
        found
    }

    fn best(
        &mut self,
        state: &State,
        turns: &mut [(i32, State)],
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Option<i32> {
        let own = state.mover() == self.hero;
        let mut best = if own { -INFINITE } else { INFINITE };
        for index in 0..turns.len() {
            let next = turns[index].1;
            let mut value = if index == 0 {
                self.value(&next, depth - 1, alpha, beta)?
            } else if own {
                // The first is taken to be the best: of the others it is only asked whether they are better.
                self.value(&next, depth - 1, alpha, alpha + 1)?
            } else {
                self.value(&next, depth - 1, beta - 1, beta)?
            };
            if index > 0 && alpha < value && value < beta {
                value = self.value(&next, depth - 1, alpha, beta)?;
            }
            if own && value > best || !own && value < best {
                best = value;
                turns[..=index].rotate_right(1);
            }
            if own {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The promising turns from here.
    fn expand(&mut self, state: &State) -> Option<Vec<(i32, State)>> {
        if !self.thinking.goes_on_slowly() {
            return None;
        }
        let view = self.view_of(state.mover());
        let (turns, _) = self.turns.of(state, &self.sight.later, &view, || self.thinking.asks());
        Some(turns.into_iter().map(|turn| (turn.value, turn.end)).collect())
    }

    fn known(&self, state: &State) -> (u64, Option<usize>) {
        let hash = state.hash();
        (hash, self.places.get(hash).map(|index| index as usize))
    }

    fn remember(&mut self, hash: u64, turns: usize) -> Option<usize> {
        let index = self.nodes.len();
        if self.turns_kept + turns > REMEMBERED {
            return None;
        }
        self.turns_kept += turns;
        self.places.put(hash, index as u32, |_| true);
        self.nodes.push(Node { turns: Vec::new(), depth: 0, least: -INFINITE, most: INFINITE });
        Some(index)
    }

    /// What a seat takes a position to be worth.
    fn view_of(&self, seat: usize) -> impl Fn(&State) -> i32 + use<'t, 's> {
        let (judge, Sight { caution, blur, .. }) = (self.judge, self.sight);
        move |state| judge.worth(state, seat, caution) + blur.at(state.hash()) as i32
    }
}
