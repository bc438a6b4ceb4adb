//! Alpha-beta over whole turns: principal variation search with a transposition table, killer moves, history, quiescence and
//! extensions. Knows neither games nor levels.
//!
//! All values are for the side to move. Whether the next one to move is the same side is asked each time, and only if it is not does
//! the sign turn: sides need not alternate. Where there are more than two, all but the one that thinks are taken for one side that
//! wants it to lose (*paranoid* search). Of max^n, which lets each want its own best, little can be pruned without losing exactness,
//! and a win it finds hangs on what others like; a win found this way holds whatever they do.

use tablier_rules::mix;

use super::order::{Candidate, Order};
use super::score::{INFINITE, MAX_EVALUATION, unseen, win_at};
use super::state::{Horizon, Scope, State, TURN};
use super::table::{Entry, TranspositionTable};
use super::window::Window;
use crate::{Blur, Thinking};

/// No line is longer, in turns.
pub(super) const MAX_TURNS: usize = 64;

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// Whether work that seldom matters is saved: null moves, reductions of late turns, entries of a greater depth. Without it, values
    /// are those of plain negamax. Proofs hold either way.
    pub selective: bool,
    /// How wrong it judges.
    pub blur: Blur,
    /// What a turn that was good elsewhere is preferred by, in units of the evaluation.
    pub preference: i32,
    /// The transposition table has `2^table_bits` entries.
    pub table_bits: u32,
    /// How many turns ahead it looks at most, but for extensions.
    pub deepest: i32,
}

/// A search, and what it has found out so far.
pub struct Search<'a, 't, S: State> {
    pub(super) state: &'a mut S,
    pub(super) thinking: &'a mut Thinking<'t>,
    pub(super) habits: Habits,
    /// The side that thinks.
    pub(super) hero: usize,
    /// Whether anything of what is being looked at hangs on an evaluation, or on what was left out.
    pub(super) open: bool,
    table: TranspositionTable,
    order: Order,
    /// Room for the turns of each state on the way.
    lists: Vec<List<S::Turn>>,
    /// The turns from the root as a number, for states without a key.
    trails: Vec<u64>,
}

struct List<T> {
    turns: Vec<T>,
    candidates: Vec<Candidate<T>>,
}

impl<'a, 't, S: State> Search<'a, 't, S> {
    /// A search for the side that is to choose.
    pub fn new(state: &'a mut S, thinking: &'a mut Thinking<'t>, habits: Habits) -> Self {
        let hero = state.side();
        let bits = if state.key().is_some() { habits.table_bits } else { 0 };
        let plies = MAX_TURNS + 1;
        Search {
            hero,
            state,
            thinking,
            habits,
            open: false,
            table: TranspositionTable::new(bits),
            order: Order::new(plies, habits.preference),
            lists: (0..plies).map(|_| List { turns: Vec::new(), candidates: Vec::new() }).collect(),
            trails: vec![0; plies + 1],
        }
    }

    /// What the state is worth to the side to move, `ply` turns after the root, looked at so far ahead. A value up to `alpha` or from
    /// `beta` on only says on which side of the window the true one lies, and how far at least. Means nothing once the thinking is over.
    pub fn value(&mut self, depth: i32, window: Window, ply: usize) -> i32 {
        if self.thinking.is_over() || !self.thinking.goes_on() {
            return 0;
        }
        if let Some(end) = self.state.end(self.hero) {
            return self.sign() * end.score(ply);
        }
        let soonest = win_at(ply + 1);
        if self.state.wins_at_once() {
            return soonest;
        }
        if ply >= MAX_TURNS {
            return self.evaluation(ply);
        }
        // Mate distance: whatever comes, nothing is won or lost sooner than with the next turn.
        if window.alpha >= soonest {
            return soonest;
        }
        if window.beta <= -soonest {
            return -soonest;
        }
        let window = window.between(-soonest, soonest);
        let (mut scope, mut floor) = (Scope::All, -INFINITE);
        if depth <= 0 {
            match self.state.horizon(-depth) {
                Horizon::Quiet => return self.evaluation(ply),
                Horizon::Noisy => (scope, floor) = (Scope::Noisy, self.evaluation(ply)),
                Horizon::Forced => {}
            }
            if floor >= window.beta {
                return floor;
            }
        }
        let key = self.state.key();
        let known = key.and_then(|key| self.table.get(key));
        if let Some(entry) = known
            && let Some(score) = entry.settles(depth, window, ply, !self.habits.selective)
        {
            self.open |= entry.open;
            return score;
        }
        if scope == Scope::All && self.may_wait(depth, window.beta, ply) {
            return window.beta;
        }
        // What is open here is asked of this state alone, and belongs to the one before as well.
        let before = std::mem::replace(&mut self.open, scope == Scope::Noisy);
        let (score, best) =
            self.best(scope, floor, known.map_or(0, |e| e.best), depth, window, ply);
        if let Some(key) = key.filter(|_| !self.thinking.is_over()) {
            let mut entry = Entry::new(score, depth, window, ply);
            (entry.open, entry.best) = (self.open, best);
            self.table.put(key, entry);
        }
        self.open |= before;
        score
    }

    /// The value of the best turn, or `floor` if none is better, and its code.
    fn best(
        &mut self,
        scope: Scope,
        mut floor: i32,
        known: u64,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> (i32, u64) {
        let complete = self.list(scope, known, depth, ply);
        if scope == Scope::All && !complete {
            self.open = true;
            floor = unseen(ply);
        }
        let candidates = std::mem::take(&mut self.lists[ply].candidates);
        if candidates.is_empty() && scope == Scope::All {
            floor = self.evaluation(ply);
        }
        let (own, mut best, mut alpha) = (self.is_own(), (floor, 0), window.alpha.max(floor));
        for (index, candidate) in candidates.iter().enumerate() {
            if alpha >= window.beta {
                break;
            }
            let value = self.after(candidate, index, depth, Window { alpha, ..window }, ply);
            if self.thinking.is_over() {
                break;
            }
            if value > best.0 {
                best = (value, candidate.code);
                alpha = alpha.max(value);
                if value >= window.beta {
                    self.order.refuted(candidate.code, depth, ply, own);
                }
            }
        }
        self.lists[ply].candidates = candidates;
        best
    }

    /// The turns of the state, the most promising first. Tells whether there is no other.
    pub(super) fn list(&mut self, scope: Scope, known: u64, depth: i32, ply: usize) -> bool {
        let own = self.is_own();
        let List { turns, candidates } = &mut self.lists[ply];
        let listing = self.state.turns(scope, turns);
        self.thinking.works(listing.work);
        candidates.clear();
        for turn in turns.drain(..) {
            let code = self.state.code(&turn);
            // Before the last turn a look at the state after it is all that follows anyway.
            let promise = if depth > TURN { self.state.promise(&turn) } else { 0 };
            let rank = promise.saturating_add(self.order.bonus(code, known, ply, own));
            candidates.push(Candidate { turn, code, rank });
        }
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.rank));
        listing.complete
    }

    /// Takes the turns that were listed for the root.
    pub(super) fn take_list(&mut self) -> Vec<Candidate<S::Turn>> {
        std::mem::take(&mut self.lists[0].candidates)
    }

    /// What a turn is worth to the side that takes it, the later in the order the more in passing.
    pub(super) fn after(
        &mut self,
        candidate: &Candidate<S::Turn>,
        index: usize,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let own = self.is_own();
        let extension = self.state.extension(&candidate.turn).clamp(0, TURN);
        let depth = depth - TURN + extension;
        self.trails[ply + 1] = mix(self.trails[ply] ^ candidate.code);
        self.state.play(&candidate.turn);
        let same = self.is_own() == own;
        let late = self.habits.selective && extension == 0;
        let reduced = depth - if late { reduction(depth, index) } else { 0 };
        let value = 'found: {
            if index > 0 {
                // The first is taken to be the best: of the others it is only asked whether they are better.
                let mut value = self.next(same, reduced, Window::null(window.alpha), ply);
                if value > window.alpha && reduced < depth {
                    value = self.next(same, depth, Window::null(window.alpha), ply);
                }
                if value <= window.alpha || value >= window.beta {
                    break 'found value;
                }
            }
            self.next(same, depth, window, ply)
        };
        self.state.undo();
        value
    }

    fn next(&mut self, same: bool, depth: i32, window: Window, ply: usize) -> i32 {
        if same {
            self.value(depth, window, ply + 1)
        } else {
            -self.value(depth, window.turned(), ply + 1)
        }
    }

    /// Whether the state is so good that even doing nothing would be good enough.
    fn may_wait(&mut self, depth: i32, beta: i32, ply: usize) -> bool {
        let worth_a_try =
            self.habits.selective && depth >= 2 * TURN && beta.abs() <= MAX_EVALUATION;
        let own = self.is_own();
        if !worth_a_try || self.judged(ply) < beta || !self.state.null_move() {
            return false;
        }
        let (open, same) = (self.open, self.is_own() == own);
        self.trails[ply + 1] = mix(self.trails[ply]);
        let value = self.next(same, depth - 3 * TURN, Window::null(beta - 1), ply);
        self.state.undo();
        let waits = value >= beta && !self.thinking.is_over();
        // What follows from a turn that nobody may take is no proof.
        self.open = open || waits;
        waits
    }

    /// How well the side to move seems to stand, where one does not look further.
    fn evaluation(&mut self, ply: usize) -> i32 {
        self.open = true;
        self.judged(ply)
    }

    fn judged(&self, ply: usize) -> i32 {
        let key = self.state.key().unwrap_or(self.trails[ply]);
        let error = self.habits.blur.at(key).round() as i32;
        self.sign()
            * self
                .state
                .evaluate(self.hero)
                .saturating_add(error)
                .clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    fn is_own(&self) -> bool {
        self.state.side() == self.hero
    }

    fn sign(&self) -> i32 {
        if self.is_own() { 1 } else { -1 }
    }
}

/// By how much a turn so late in the order is looked at less deeply.
fn reduction(depth: i32, index: usize) -> i32 {
    match index {
        10.. if depth >= 3 * TURN => 2 * TURN,
        3.. if depth >= TURN => TURN,
        _ => 0,
    }
}
