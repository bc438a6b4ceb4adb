//! Which turns are looked at first: the one that was best before, those that refuted others, those that look good. The better the
//! order, the less there is to look at; no order changes a value. Knows no state.

use tablier_rules::mix;

/// How many turns are told apart by their history.
const SLOTS: usize = 1 << 12;
/// What the best turn of an earlier look is preferred by.
const BEST: i32 = 1 << 30;

/// A turn, and how early it is looked at.
#[derive(Clone, Debug)]
pub(super) struct Candidate<T> {
    pub turn: T,
    pub code: u64,
    pub rank: i32,
}

/// Killer moves and the history heuristic.
#[derive(Clone, Debug)]
pub(super) struct Order {
    /// The two turns that last refuted something so many turns after the root.
    killers: Vec<[u64; 2]>,
    /// How much each turn has refuted: of the side that thinks, and of the others.
    history: [Box<[i32]>; 2],
    /// What a killer, and at most a history, is worth in units of the evaluation.
    weight: i32,
}

impl Order {
    pub fn new(plies: usize, weight: i32) -> Order {
        let history = || vec![0; SLOTS].into_boxed_slice();
        Order { killers: vec![[0; 2]; plies], history: [history(), history()], weight }
    }

    /// How much earlier than its promise says a turn is looked at.
    pub fn bonus(&self, code: u64, best: u64, ply: usize, own: bool) -> i32 {
        if code == best {
            return BEST;
        }
        let killer = self.killers[ply].contains(&code);
        let history = self.history[usize::from(own)][slot(code)];
        // A history of 1,024 is half of what it can become.
        let history = i64::from(self.weight) * i64::from(history) / i64::from(history + 1_024);
        i32::from(killer) * self.weight + history as i32
    }

    /// A turn refuted what came before it.
    pub fn refuted(&mut self, code: u64, depth: i32, ply: usize, own: bool) {
        let killers = &mut self.killers[ply];
        if killers[0] != code {
            *killers = [code, killers[0]];
        }
        let merit = &mut self.history[usize::from(own)][slot(code)];
        let depth = depth.clamp(1, 100);
        *merit = (*merit + depth * depth).min(1 << 20);
    }
}

fn slot(code: u64) -> usize {
    mix(code) as usize & (SLOTS - 1)
}
