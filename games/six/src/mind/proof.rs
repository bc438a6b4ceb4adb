//! Forced wins: whether a side completes a figure within so many turns, whatever the other does. Knows no values.

use tablier_search::{Memory, Thinking};

use super::attacks::{Attacks, list_attacks};
use super::state::State;
use super::threats::{list_defences, winning_turn};
use super::turn::Turn;
use super::turns::{self, Guess};

/// With so few tiles to lift a side may be forced to open what it holds closed.
const SHORT_OF_MOVES: u32 = 3;

/// What was found out about a position where the attacker is to move.
#[derive(Clone, Copy, Default)]
struct Found {
    /// It wins within so many turns; 0 if that is not known.
    wins_in: u8,
    /// It does not win within so many turns.
    not_in: u8,
}

/// A search for forced wins, with a number of positions it may look at.
pub struct Proof<'a, 't> {
    pub state: &'a mut State,
    thinking: &'a mut Thinking<'t>,
    memory: Memory<Found>,
    left: u64,
}

impl<'a, 't> Proof<'a, 't> {
    /// Looks at no more than so many positions.
    pub fn new(state: &'a mut State, thinking: &'a mut Thinking<'t>, positions: u64) -> Self {
        Proof { state, thinking, memory: Memory::new(14), left: positions }
    }

    /// Whether it had to give up.
    pub fn is_over(&self) -> bool {
        self.left == 0 || self.thinking.is_over()
    }

    fn goes_on(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.thinking.goes_on() && self.left > 0
    }

    /// A turn with which the side to move wins after this many turns of both sides at most, an odd number.
    pub fn win_in(&mut self, turns: u8) -> Option<Turn> {
        (1..=turns).step_by(2).find_map(|turns| self.attack(turns))
    }

    fn wins(&mut self, turns: u8) -> bool {
        let wins_in = self.memory.get(self.state.key()).map_or(0, |found| found.wins_in);
        (wins_in != 0 && wins_in <= turns && !self.is_drawn()) || self.attack(turns).is_some()
    }

    fn attack(&mut self, turns: u8) -> Option<Turn> {
        if !self.goes_on() || self.is_drawn() {
            return None;
        }
        let won = winning_turn(self.state, self.state.colour);
        if won.is_some() || turns < 3 {
            return won;
        }
        let key = self.state.key();
        let found = self.memory.get(key).unwrap_or_default();
        if found.not_in >= turns {
            return None;
        }
        let mut list: Vec<Guess> = Vec::new();
        let threatened = winning_turn(self.state, self.state.colour ^ 1).is_some();
        if threatened {
            list_defences(self.state, &mut list);
        } else if turns == 3 && !self.has_quiet_wins() {
            list_attacks(self.state, Attacks::Doubles, &mut list);
        } else {
            turns::list(self.state, &mut list);
        }
        list.sort_by_key(|guess| -guess.gain);
        for Guess { turn, .. } in list {
            self.state.make(turn);
            let wins = !self.holds(turns - 1);
            self.state.unmake();
            if wins {
                self.memory.put(key, Found { wins_in: turns, ..found }, |_| true);
                return Some(turn);
            }
            if self.is_over() {
                return None;
            }
        }
        self.memory.put(key, Found { not_in: turns, ..found }, |_| true);
        None
    }

    /// Whether a win within three turns may begin with a turn that does not threaten on two cells: where five tiles of a
    /// figure lie already but no tile could be lifted, where the other side may have to open a figure, or where the
    /// second phase begins.
    fn has_quiet_wins(&mut self) -> bool {
        let begins_to_move = self.state.is_placing(0) && !self.state.is_placing(2);
        if begins_to_move || !self.state.fives(self.state.colour).is_empty() {
            return true;
        }
        self.state.hand_over();
        let short = self.is_short_of_moves();
        self.state.hand_over();
        short
    }

    /// Whether the side to move has so few tiles to lift that it may have to do what it would rather not.
    fn is_short_of_moves(&self) -> bool {
        !self.state.is_placing(0)
            && !self.state.capture
            && self.state.free_tiles(self.state.colour).count_ones() <= SHORT_OF_MOVES
    }

    /// Whether the defender, who is to move, is not lost within so many turns.
    fn holds(&mut self, turns: u8) -> bool {
        if !self.goes_on() {
            return true;
        }
        if self.is_out_of_tiles() {
            return false;
        }
        if self.is_drawn() || winning_turn(self.state, self.state.colour).is_some() {
            return true;
        }
        let attacker = self.state.colour ^ 1;
        let mut list: Vec<Guess> = Vec::new();
        if winning_turn(self.state, attacker).is_some() {
            list_defences(self.state, &mut list);
        } else {
            if !self.is_short_of_moves() && !self.would_lose_by_waiting(turns) {
                return true;
            }
            turns::list(self.state, &mut list);
        }
        list.sort_by_key(|guess| -guess.gain);
        for Guess { turn, .. } in list {
            self.state.make(turn);
            let holds = !self.wins(turns - 1);
            self.state.unmake();
            if holds {
                return true;
            }
        }
        false
    }

    /// Whether the attacker would win if the defender could do nothing now. If not, the defender surely has something
    /// better to do than that, unless it is short of moves.
    fn would_lose_by_waiting(&mut self, turns: u8) -> bool {
        if turns <= 2 {
            return !self.state.fives(self.state.colour ^ 1).is_empty();
        }
        self.state.hand_over();
        let loses = self.wins(turns - 1);
        self.state.hand_over();
        loses
    }

    /// With captures: whether the side to move has lost by having fewer than six tiles while the other has them.
    fn is_out_of_tiles(&self) -> bool {
        let few = |colour: usize| self.state.lying_of(colour).count_ones() < 6;
        self.state.capture
            && !self.state.is_placing(0)
            && few(self.state.colour)
            && !few(self.state.colour ^ 1)
    }

    /// Whether the game is over without a win of the side that moved last.
    fn is_drawn(&self) -> bool {
        let state = &*self.state;
        let few = |colour: usize| state.lying_of(colour).count_ones() < 6;
        !state.is_placing(0)
            && (state.moved >= 100 || state.is_repeated() || state.capture && (few(0) || few(1)))
    }
}
