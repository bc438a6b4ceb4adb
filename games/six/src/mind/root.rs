//! The turns that can be taken now, and the search for the best of them by looking further and further ahead.

use tablier_search::Thinking;

use super::proof::Proof;
use super::search::{Manner, SURE, Search, WIN};
use super::state::State;
use super::threats::{look, winning_turn};
use super::turn::{Decisions, TILES, TileSet, Turn, each};
use super::turns::{self, Guess, departures};
use crate::{Move, Phase, View};

/// The position to decide in, with every turn that is left to take.
pub struct Root {
    pub state: State,
    pub turns: Vec<Guess>,
    phase: Phase,
}

impl Root {
    /// The decision a view asks for.
    pub fn new(view: &View) -> Root {
        let state = State::new(view);
        let mut turns = Vec::new();
        match &view.hand {
            None => turns::list(&state, &mut turns),
            Some(hand) => {
                let tile = usize::from(hand.colour) * TILES + usize::from(hand.number);
                let gone = match view.phase {
                    Phase::Keeping => departures(&state, state.lying),
                    _ => vec![0],
                };
                for gone in gone {
                    turns::list_lays(&state, tile, hand.from, gone, &mut turns);
                }
            }
        }
        turns.sort_by_key(|guess| (-guess.gain, guess.turn.to, guess.turn.tile));
        Root { state, turns, phase: view.phase }
    }

    /// Whether a whole turn is left to take, and nothing of it is decided yet.
    pub fn is_whole(&self) -> bool {
        !matches!(self.phase, Phase::Keeping | Phase::Laying)
    }

    /// A turn that wins at once.
    pub fn winning_turn(&self) -> Option<Turn> {
        if self.is_whole() {
            return winning_turn(&self.state, self.state.colour);
        }
        let mut turns = self.turns.iter().map(|guess| guess.turn);
        turns.find(|&turn| completes(&self.state, turn))
    }

    /// The turn as the moves that are left to make.
    pub fn moves(&self, turn: Turn) -> Vec<Move> {
        let (state, tile) = (&self.state, usize::from(turn.tile));
        let lowest = |tiles: TileSet| each(tiles).map(|tile| state.places[tile]).min();
        let decisions = match self.phase {
            Phase::Keeping => Decisions { from: None, kept: lowest(state.lying & !turn.gone) },
            Phase::Lifting if !turn.is_pass() => {
                let others = state.lying & !(1 << tile);
                let has_choice = turn.gone != 0 && departures(state, others).len() > 1;
                let kept = if has_choice { lowest(others & !turn.gone) } else { None };
                Decisions { from: Some(state.places[tile]), kept }
            }
            _ => Decisions::default(),
        };
        decisions.moves(turn)
    }

    /// Looks for a forced win of so many turns of both sides.
    pub fn forced_win(
        &mut self,
        turns: u8,
        positions: u64,
        thinking: &mut Thinking<'_>,
    ) -> Option<Turn> {
        if !self.is_whole() {
            return None;
        }
        Proof::new(&mut self.state, thinking, positions).win_in(turns)
    }

    /// Searches until the thinking is over, nothing is left to find out, or `deepest` turns were looked ahead. Gives the
    /// best turn and its value.
    pub fn search(
        &mut self,
        manner: Manner,
        deepest: i32,
        bits: u32,
        thinking: &mut Thinking<'_>,
    ) -> (Turn, i32) {
        let mut best = (self.turns[0].turn, 0);
        let mut search = Search::new(&mut self.state, thinking, manner, bits);
        for depth in 1..=deepest {
            let mut alpha = -WIN;
            let mut order: Vec<(usize, i32)> = Vec::new();
            for index in 0..self.turns.len() {
                let turn = self.turns[index].turn;
                search.state.make(turn);
                let value = search.child(depth - 1, alpha, WIN, 0, index);
                search.state.unmake();
                if search.thinking.is_over() {
                    break;
                }
                if value > alpha {
                    alpha = value;
                    best = (turn, value);
                    order.push((index, value));
                }
            }
            // The latest improvement comes first next time, the others behind it.
            for (moved, &(index, _)) in order.iter().enumerate() {
                let guess = self.turns.remove(index);
                self.turns.insert(0, guess);
                debug_assert!(moved <= index);
            }
            if search.thinking.is_over() || best.1.abs() >= SURE {
                break;
            }
        }
        best
    }
}

/// Whether a turn that lays a tile from the hand completes a figure.
fn completes(state: &State, turn: Turn) -> bool {
    state.fives(state.colour).iter().any(|&figure| {
        let seen = look(state, figure);
        seen.holes() == [turn.to] && seen.tiles & turn.gone == 0
    })
}
