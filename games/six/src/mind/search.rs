//! Alpha-beta over whole turns, with forced replies as extensions and threats beyond the last turn. Knows no levels.

use tablier_search::{Blur, Memory, Thinking};

use super::attacks::{Attacks, list_attacks};
use super::plane::{SLOTS, slot};
use super::state::State;
use super::threats::{list_defences, winning_turn};
use super::turn::Turn;
use super::turns::{self, Guess};

/// A win now; a win later is worth as many points less as there are turns until then.
pub const WIN: i32 = 1_000_000;
/// Values beyond this are wins.
pub const SURE: i32 = WIN - 1_000;
/// No line is longer.
const MAX_PLIES: i32 = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// What was found out about a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    value: i32,
    depth: i8,
    bound: Bound,
    best: Track,
}

/// A turn as slots: the same wherever the tile has its number from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Track {
    from: u16,
    to: u16,
}

impl Track {
    fn of(state: &State, turn: Turn) -> Track {
        if turn.is_pass() {
            return Track::default();
        }
        let tile = usize::from(turn.tile);
        let from = if state.lying & (1 << tile) == 0 { SLOTS } else { slot(state.places[tile]) };
        Track { from: from as u16, to: slot(turn.to) as u16 }
    }
}

/// How a search looks.
#[derive(Clone, Copy)]
pub struct Manner {
    /// How many of the most promising turns are looked at where so many more turns will be, from 0 on.
    pub widths: [usize; 6],
    /// How many threats in a row are followed beyond the last turn.
    pub threats: i32,
    /// Whether tricks save work that seldom matters: null moves, reductions. Without them and with full widths the value
    /// is that of plain alpha-beta.
    pub tricks: bool,
    pub blur: Blur,
}

pub struct Search<'a, 't> {
    pub state: &'a mut State,
    pub thinking: &'a mut Thinking<'t>,
    manner: Manner,
    memory: Memory<Entry>,
    killers: Vec<[Track; 2]>,
    history: Box<[[i32; SLOTS]; 2]>,
    lists: Vec<Vec<Guess>>,
}

impl<'a, 't> Search<'a, 't> {
    /// With `2^bits` places to remember positions in.
    pub fn new(
        state: &'a mut State,
        thinking: &'a mut Thinking<'t>,
        manner: Manner,
        bits: u32,
    ) -> Self {
        let longest = MAX_PLIES as usize + 2;
        Search {
            state,
            thinking,
            manner,
            memory: Memory::new(bits),
            killers: vec![Default::default(); longest],
            history: Box::new([[0; SLOTS]; 2]),
            lists: vec![Vec::new(); longest],
        }
    }

    /// What the position is worth to the side to move, which has made `ply` turns in thought, looked at `depth` turns ahead.
    /// Means nothing once the thinking is over.
    pub fn value(&mut self, depth: i32, mut alpha: i32, beta: i32, ply: i32) -> i32 {
        if !self.thinking.goes_on() {
            return 0;
        }
        if let Some(value) = self.end(ply) {
            return value;
        }
        let (own, other) = (self.state.colour, self.state.colour ^ 1);
        if winning_turn(self.state, own).is_some() {
            return WIN - ply - 1;
        }
        let threatened = winning_turn(self.state, other).is_some();
        if ply >= MAX_PLIES {
            return self.judgement();
        }
        // The best that is left is a win in three turns, or at once by captures.
        let beta = beta.min(WIN - ply - if self.state.capture { 1 } else { 3 });
        if alpha >= beta {
            return beta;
        }
        let quiet = depth <= 0 && !threatened;
        let mut best = -WIN + ply + 2;
        if quiet {
            best = self.judgement();
            if best >= beta || depth <= -self.manner.threats || self.state.fours(own).is_empty() {
                return best;
            }
            alpha = alpha.max(best);
        }
        let key = self.state.key();
        let known = self.memory.get(key);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
        {
            let value = from_memory(entry.value, ply);
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if settles && ply > 0 {
                return value;
            }
        }
        if self.manner.tricks && !quiet && !threatened && self.may_wait(depth, beta, ply) {
            return beta;
        }
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        list.clear();
        self.list(threatened, quiet, &mut list);
        self.order(known.map(|entry| entry.best), ply, depth, threatened || quiet, &mut list);
        let start = alpha;
        let mut best_turn = Track::default();
        for (index, &Guess { turn, .. }) in list.iter().enumerate() {
            let track = Track::of(self.state, turn);
            self.state.make(turn);
            let next = if threatened { depth } else { depth - 1 };
            let value = self.child(next, alpha, beta, ply, if threatened { 0 } else { index });
            self.state.unmake();
            if self.thinking.is_over() {
                break;
            }
            if value > best {
                best = value;
                best_turn = track;
                if value > alpha {
                    alpha = value;
                    if value >= beta {
                        self.remember(track, depth, ply, own);
                        break;
                    }
                }
            }
        }
        self.lists[ply as usize] = list;
        if !self.thinking.is_over() {
            let bound = match best {
                _ if best >= beta => Bound::AtLeast,
                _ if best > start => Bound::Exact,
                _ => Bound::AtMost,
            };
            let value = to_memory(best, ply);
            let entry =
                Entry { value, depth: depth.clamp(-100, 100) as i8, bound, best: best_turn };
            self.memory.put(key, entry, |_| true);
        }
        best
    }

    /// The value of the position after the turn with this place in the order.
    pub fn child(&mut self, next: i32, alpha: i32, beta: i32, ply: i32, index: usize) -> i32 {
        if index == 0 {
            return -self.value(next, -beta, -alpha, ply + 1);
        }
        let reduced = if self.manner.tricks && next >= 1 {
            next - i32::from(index >= 3) - i32::from(index >= 10) * i32::from(next >= 3)
        } else {
            next
        };
        let mut value = -self.value(reduced, -alpha - 1, -alpha, ply + 1);
        if value > alpha && reduced < next {
            value = -self.value(next, -alpha - 1, -alpha, ply + 1);
        }
        if value > alpha && value < beta {
            value = -self.value(next, -beta, -alpha, ply + 1);
        }
        value
    }

    /// Whether the position is so good that even doing nothing would be good enough.
    fn may_wait(&mut self, depth: i32, beta: i32, ply: i32) -> bool {
        if depth < 2 || beta.abs() >= SURE || self.state.value() < beta {
            return false;
        }
        self.state.hand_over();
        let value = -self.value(depth - 3, -beta, -beta + 1, ply + 1);
        self.state.hand_over();
        value >= beta && value < SURE && !self.thinking.is_over()
    }

    fn list(&mut self, threatened: bool, quiet: bool, list: &mut Vec<Guess>) {
        if threatened {
            list_defences(self.state, list);
        } else if quiet {
            list_attacks(self.state, Attacks::Few(1), list);
        } else {
            turns::list(self.state, list);
        }
    }

    /// Puts the most promising turns first, and leaves out those that are hardly worth a look.
    fn order(
        &self,
        known: Option<Track>,
        ply: i32,
        depth: i32,
        forced: bool,
        list: &mut Vec<Guess>,
    ) {
        let killers = self.killers[ply as usize];
        let history = &self.history[self.state.colour];
        for guess in list.iter_mut() {
            let track = Track::of(self.state, guess.turn);
            if known == Some(track) {
                guess.gain += 1 << 24;
            } else if killers.contains(&track) {
                guess.gain += 40;
            }
            guess.gain += history[usize::from(track.to)].min(30);
        }
        if !forced {
            let width = self.manner.widths[depth.clamp(0, 5) as usize];
            if list.len() > width {
                list.select_nth_unstable_by_key(width, |guess| -guess.gain);
                list.truncate(width);
            }
        }
        list.sort_by_key(|guess| -guess.gain);
    }

    fn remember(&mut self, track: Track, depth: i32, ply: i32, colour: usize) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != track {
            *killers = [track, killers[0]];
        }
        let history = &mut self.history[colour][usize::from(track.to)];
        *history += depth.max(0);
    }

    /// How well the side to move seems to stand.
    fn judgement(&self) -> i32 {
        self.state.value() + self.manner.blur.at(self.state.key()) as i32
    }

    /// The value to the side to move if the game is over other than by a figure.
    fn end(&self, ply: i32) -> Option<i32> {
        let state = &*self.state;
        if state.is_placing(0) || ply == 0 {
            return None;
        }
        if state.capture {
            let few = |colour: usize| state.lying_of(colour).count_ones() < 6;
            match (few(state.colour), few(state.colour ^ 1)) {
                (true, true) => return Some(0),
                (true, false) => return Some(-WIN + ply),
                (false, true) => return Some(WIN - ply),
                (false, false) => {}
            }
        }
        (state.moved >= 100 || state.is_repeated()).then_some(0)
    }
}

/// Wins are remembered by the way from the position, not from the beginning.
fn to_memory(value: i32, ply: i32) -> i32 {
    if value >= SURE {
        value + ply
    } else if value <= -SURE {
        value - ply
    } else {
        value
    }
}

fn from_memory(value: i32, ply: i32) -> i32 {
    if value >= SURE {
        value - ply
    } else if value <= -SURE {
        value + ply
    } else {
        value
    }
}
