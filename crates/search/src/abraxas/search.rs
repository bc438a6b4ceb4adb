//! Looking ahead: alpha-beta over whole turns. Values are for the mover of the state unless said otherwise.
//!
//! ```text
//!     turn -> red -> pushed -> take ... -> turn again (the same player, at no cost of depth), or pass -> turn of the other
//!       |
//!       +--> answered: what the other makes of a Stop. The laid pawn goes back, so it is the same for every hole:
//!            a repeat is worth the smaller of the best pawn and the best Stop.
//! ```

use tablier_games::abraxas::{Bits, GOAL, LONGEST, bit, is_aligned, shift, takings};

use super::evaluation::WIN;
use super::ground::Ground;
use super::order::{DULL, Merits, Ranked, TAKES, list_red, list_stops};
use super::state::State;
use super::step::{Kind, Step};
use super::survey::survey;
use crate::{Blur, Table, Thinking};

/// One turn, in units of depth.
pub(super) const TURN: i32 = 4;
/// What playing again costs, and what a Stop costs: little, and nothing at the end.
const REPEAT: i32 = 1;
const ANSWER: i32 = 1;
/// A stop pawn without a purpose is not looked at when less than this is left.
const IDLE_STOPS: i32 = 10 * TURN;
/// Of the answers to a Stop, so many are looked at.
const ANSWERS: usize = 3;
/// A step so late in the order is hardly looked at.
pub(super) const LATE: usize = 20;
/// No value is as large.
pub(super) const INFINITE: i32 = 30_000;
/// So many turns before the last one, the number of the turn begins to matter.
const NEAR_END: u8 = LONGEST - 40;

/// How it looks ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// Whether steps that promise little are looked at less deeply, or not at all.
    pub selective: bool,
    /// How wrong it judges.
    pub blur: Blur,
}

/// Why the plate was pushed, which decides how the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// After a red pawn.
    Red,
    /// After a stop pawn in the own turn.
    Stop,
    /// By the other player, who said Stop.
    Answer,
}

/// What was found out about a state.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    value: i16,
    depth: i16,
    bound: Bound,
    step: Option<Step>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// A window of values that matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub low: i32,
    pub high: i32,
}

impl Window {
    pub const FULL: Window = Window { low: -INFINITE, high: INFINITE };

    /// The same for the other player.
    #[inline]
    pub fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    /// Values above `low` only.
    #[inline]
    pub fn above(self, low: i32) -> Window {
        Window { low: self.low.max(low), high: self.high }
    }

    #[inline]
    fn null(low: i32) -> Window {
        Window { low, high: low + 1 }
    }
}

/// A search and what it remembers.
pub(super) struct Search<'a, 'b> {
    pub ground: Ground,
    pub thinking: &'a mut Thinking<'b>,
    pub habits: Habits,
    table: Table<Known>,
    /// Whether a run to eleven was found.
    pub runs: Table<bool>,
    /// The positions at the start of turns that may repeat.
    pub path: Vec<u64>,
    pub merits: Merits,
    /// Steps of all open turns, one after the other.
    pub steps: Vec<Ranked>,
    /// Sets of pawns to take, likewise.
    takes: Vec<Bits>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub fn new(
        ground: Ground,
        thinking: &'a mut Thinking<'b>,
        habits: Habits,
        table_bits: u32,
    ) -> Self {
        Search {
            ground,
            thinking,
            habits,
            table: Table::new(table_bits),
            runs: Table::new(table_bits - 2),
            path: Vec::new(),
            merits: [vec![0; Step::INDEXES], vec![0; Step::INDEXES]],
            steps: Vec::new(),
            takes: Vec::new(),
        }
    }

    /// What the player to lay something can reach.
    pub fn turn(&mut self, state: &State, depth: i32, window: Window) -> i32 {
        if !self.thinking.goes_on() {
            return 0;
        }
        if depth <= 0 {
            let known = survey(&self.ground, state);
            return self.quiet(state, &known, depth, window);
        }
        let key = key(state);
        let (settled, first) = self.recall(key, state, depth, window);
        if let Some(value) = settled {
            return value;
        }
        let known = survey(&self.ground, state);
        let mut node = Node::new(window);
        let from = self.steps.len();
        if state.repeat {
            self.steps.push((3 * TAKES, Step::END));
        }
        list_red(&self.ground, state, &known, &self.merits, &mut self.steps);
        if state.may_use_stop() {
            let merits = &self.merits[state.own()];
            list_stops(&self.ground, state, &known, merits, &mut self.steps);
        }
        self.sort(from, first);
        let count = self.steps.len() - from;
        let win = WIN - i32::from(state.turns);
        for index in 0..count {
            let (rank, step) = self.steps[from + index];
            let useless = step.kind == Kind::Red && node.red_is_useless();
            if useless || self.habits.selective && skips(state, step, rank, depth, index) {
                continue;
            }
            let value = self.worth(state, step, depth, rank, index, &mut node);
            node.note(step, value);
            if node.best >= window.high || node.best >= win {
                self.reward(state.own(), step, rank, depth);
                break;
            }
            if self.thinking.is_over() {
                break;
            }
        }
        self.steps.truncate(from);
        self.remember(key, state, depth, window, node.best, node.step);
        node.best
    }

    /// What a step is worth, first with a look that costs little.
    fn worth(
        &mut self,
        state: &State,
        step: Step,
        depth: i32,
        rank: i32,
        index: usize,
        node: &mut Node,
    ) -> i32 {
        let window = node.window.above(node.best);
        if index == 0 {
            return self.step(state, step, depth, window, node);
        }
        let less = if self.habits.selective { reduction(rank, depth, index) } else { 0 };
        let glance = Window::null(window.low);
        let mut value = self.step(state, step, depth - less, glance, node);
        if value > window.low && less > 0 && !self.thinking.is_over() {
            value = self.step(state, step, depth, glance, node);
        }
        if value > window.low && value < window.high && !self.thinking.is_over() {
            value = self.step(state, step, depth, window, node);
        }
        value
    }

    fn step(
        &mut self,
        state: &State,
        step: Step,
        depth: i32,
        window: Window,
        node: &mut Node,
    ) -> i32 {
        match step.kind {
            Kind::End => self.pass(state, false, depth, window),
            Kind::Stop => self.own_stop(state, step, depth, window),
            Kind::Red if state.is_answerable() => {
                // Rule: the other may say Stop; the pawn is taken back, so that leaves the same for every hole.
                let stopped = match node.stopped {
                    Some((left, at)) if at >= depth => left,
                    _ => {
                        let wide = Window { low: window.low, high: node.window.high };
                        let left = self.answered(state, depth, wide);
                        node.stopped = Some((left, depth));
                        left
                    }
                };
                if stopped <= window.low {
                    return stopped;
                }
                stopped.min(self.red(state, step, depth, window))
            }
            Kind::Red => self.red(state, step, depth, window),
        }
    }

    /// A red pawn is laid and the plate pushed.
    pub fn red(&mut self, state: &State, step: Step, depth: i32, window: Window) -> i32 {
        let mut next = state.with_red(step);
        next.corner = step.push.unwrap_or(next.corner);
        self.pushed(&next, Why::Red, false, depth, window)
    }

    /// A stop pawn is laid in the own turn.
    pub fn own_stop(&mut self, state: &State, step: Step, depth: i32, window: Window) -> i32 {
        let next = state.with_stop(step, state.own(), self.path.len() as u16);
        match step.push {
            Some(_) => self.pushed(&next, Why::Stop, false, depth, window),
            None => self.after(&next, Why::Stop, false, depth, window),
        }
    }

    /// The other player says Stop, lays a stop pawn and pushes or not.
    pub fn answer(&mut self, state: &State, step: Step, depth: i32, window: Window) -> i32 {
        let mut next = state.with_stop(step, state.other(), self.path.len() as u16);
        next.anew = true;
        match step.push {
            Some(_) => self.pushed(&next, Why::Answer, false, depth, window),
            None => self.after(&next, Why::Answer, false, depth, window),
        }
    }

    /// What remains for the mover if the other says Stop.
    pub fn answered(&mut self, state: &State, depth: i32, window: Window) -> i32 {
        let key = key(state) ^ ANSWERED;
        let (settled, first) = self.recall(key, state, depth, window.turned());
        if let Some(value) = settled {
            return -value;
        }
        let known = survey(&self.ground, state);
        let from = self.steps.len();
        let merits = &self.merits[state.other()];
        list_stops(&self.ground, state, &known, merits, &mut self.steps);
        self.sort(from, first);
        let mut node = Node::new(window.turned());
        for index in 0..self.steps.len() - from {
            let (rank, step) = self.steps[from + index];
            let narrow = node.window.above(node.best);
            let idle = index >= 2 && rank < DULL && depth < IDLE_STOPS;
            if self.habits.selective && (idle || index >= ANSWERS) {
                continue;
            }
            let less = if self.habits.selective { reduction(rank, depth, index) } else { 0 };
            let mut value = -self.answer(state, step, depth - less, narrow.turned());
            if value > narrow.low && less > 0 && !self.thinking.is_over() {
                value = -self.answer(state, step, depth, narrow.turned());
            }
            node.note(step, value);
            if node.best >= node.window.high {
                self.reward(state.other(), step, rank, depth);
                break;
            }
            if self.thinking.is_over() {
                break;
            }
        }
        self.steps.truncate(from);
        self.remember(key, state, depth, node.window, node.best, node.step);
        -node.best
    }

    /// The plate was pushed: whoever pushed takes what stands in line.
    pub fn pushed(
        &mut self,
        state: &State,
        why: Why,
        took: bool,
        depth: i32,
        window: Window,
    ) -> i32 {
        if !is_aligned(state.visible(&self.ground, state.corner)) {
            return self.after(state, why, took, depth, window);
        }
        if why == Why::Answer {
            -self.take(state, why, took, depth, window.turned())
        } else {
            self.take(state, why, took, depth, window)
        }
    }

    /// The value for the one who takes.
    fn take(&mut self, state: &State, why: Why, took: bool, depth: i32, window: Window) -> i32 {
        let from = self.takes.len();
        let shift = shift(state.corner);
        let list = &mut self.takes;
        takings(state.visible(&self.ground, state.corner), state.red << shift, shift, |holes| {
            list.push(holes.iter().map(bit).sum());
        });
        let mut best = -INFINITE;
        for index in from..self.takes.len() {
            let next = self.taking(state, self.takes[index], why);
            let narrow = window.above(best);
            let value = match next {
                None => WIN - i32::from(state.turns),
                Some(next) if why == Why::Answer => {
                    -self.pushed(&next, why, true, depth, narrow.turned())
                }
                Some(next) => self.pushed(&next, why, true, depth, narrow),
            };
            best = best.max(value);
            let won = best >= WIN - i32::from(state.turns);
            if best >= window.high || won || self.thinking.is_over() {
                break;
            }
        }
        self.takes.truncate(from);
        // With vigilance nobody is made to claim.
        if self.ground.vigilance && depth > 0 && best < window.high && !self.thinking.is_over() {
            let narrow = window.above(best);
            best = best.max(if why == Why::Answer {
                -self.after(state, why, took, depth, narrow.turned())
            } else {
                self.after(state, why, took, depth, narrow)
            });
        }
        best
    }

    /// After these pawns were taken; nothing if that wins.
    pub fn taking(&self, state: &State, pawns: Bits, why: Why) -> Option<State> {
        let taker = if why == Why::Answer { state.other() } else { state.own() };
        let mut next = *state;
        next.red &= !pawns;
        next.taken[taker] += pawns.count_ones() as u8;
        next.since = self.path.len() as u16;
        next.echo = 0;
        (next.taken[taker] < GOAL).then_some(next)
    }

    /// All was taken, or there was nothing to take.
    pub fn after(
        &mut self,
        state: &State,
        why: Why,
        took: bool,
        depth: i32,
        window: Window,
    ) -> i32 {
        match why {
            Why::Red if took => {
                let next = State { repeat: true, anew: false, ..*state };
                self.turn(&next, less(depth, REPEAT), window)
            }
            Why::Red => self.pass(state, false, depth, window),
            Why::Stop => self.pass(state, true, depth, window),
            Why::Answer => self.turn(state, less(depth, ANSWER), window),
        }
    }

    /// The turn passes.
    pub fn pass(&mut self, state: &State, barred: bool, depth: i32, window: Window) -> i32 {
        let (next, over) = self.passed(state, barred);
        if over {
            return standing_at_end(state);
        }
        let listed = next.supply == 0;
        if listed {
            self.path.push(next.stand());
        }
        let value = -self.turn(&next, (depth - TURN).max(0), window.turned());
        if listed {
            self.path.pop();
        }
        value
    }

    /// The start of the next turn, and whether the game is over.
    pub fn passed(&self, state: &State, barred: bool) -> (State, bool) {
        let mut next = *state;
        next.turns += 1;
        next.mover ^= 1;
        next.barred = barred;
        next.repeat = false;
        next.anew = false;
        let mut times = 1;
        if next.supply == 0 {
            let stand = next.stand();
            let past = &self.path[usize::from(next.since)..];
            // Rule: the players move in turn, so every second position has the same player to move.
            times += past.iter().rev().skip(1).step_by(2).filter(|&&other| other == stand).count();
            if times == 2 {
                next.echo ^= stand;
            }
        }
        (next, times >= 3 || next.turns >= LONGEST)
    }

    /// The value that was found before, if it settles the matter; and the step that was best.
    pub fn recall(
        &self,
        key: u64,
        state: &State,
        depth: i32,
        window: Window,
    ) -> (Option<i32>, Option<Step>) {
        match self.table.get(key) {
            None => (None, None),
            Some(known) if i32::from(known.depth) < depth => (None, known.step),
            Some(known) if i32::from(known.depth) > depth && !self.habits.selective => {
                (None, known.step)
            }
            Some(known) => (known.settles(state, window), known.step),
        }
    }

    /// Keeps what was found, unless the search was broken off.
    pub fn remember(
        &mut self,
        key: u64,
        state: &State,
        depth: i32,
        window: Window,
        best: i32,
        step: Option<Step>,
    ) {
        if self.thinking.is_over() {
            return;
        }
        let bound = if best <= window.low {
            Bound::AtMost
        } else if best >= window.high {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        let value = from_here(best, state) as i16;
        let known = Known { value, depth: depth as i16, bound, step };
        self.table.put(key, known, |_| true);
    }

    fn reward(&mut self, player: usize, step: Step, rank: i32, depth: i32) {
        if rank < TAKES / 2 {
            let merit = &mut self.merits[player][step.index()];
            *merit = (*merit + depth * depth).min(20_000);
        }
    }

    /// Puts the steps from this one on in order, with the one that was best before in front.
    fn sort(&mut self, from: usize, first: Option<Step>) {
        let steps = &mut self.steps[from..];
        if let Some(found) = first.and_then(|first| steps.iter_mut().find(|(_, s)| *s == first)) {
            found.0 += 2 * TAKES;
        }
        steps.sort_unstable_by_key(|&(rank, step)| (-rank, step.index()));
    }
}

/// Marks the keys of states in which the other has just said Stop.
const ANSWERED: u64 = 0x5bd1_e995_7b93_1f2d;

pub(super) fn key(state: &State) -> u64 {
    state.key(state.turns >= NEAR_END)
}

fn less(depth: i32, cost: i32) -> i32 {
    if depth > 0 { (depth - cost).max(0) } else { depth }
}

/// Whether a step is not looked at at all.
fn skips(state: &State, step: Step, rank: i32, depth: i32, index: usize) -> bool {
    if index == 0 || rank > MEETS_OR_TAKES {
        return false;
    }
    match step.kind {
        Kind::End => false,
        // A stop pawn without a purpose.
        Kind::Stop => rank < DULL && depth < IDLE_STOPS,
        Kind::Red if state.repeat => index >= 8 && depth <= TURN,
        // A pawn that gives something away.
        Kind::Red => rank < DULL && index >= 6 && depth <= TURN,
    }
}

/// By how much a step is looked at less deeply.
fn reduction(rank: i32, depth: i32, index: usize) -> i32 {
    if depth <= TURN || index < 3 || rank >= MEETS_OR_TAKES {
        0
    } else if rank < DULL || index >= LATE {
        (2 * TURN).min(depth - TURN)
    } else {
        TURN
    }
}

const MEETS_OR_TAKES: i32 = 100_000;

/// What a finished game is worth: more pawns win.
pub(super) fn standing_at_end(state: &State) -> i32 {
    let [own, other] = [state.taken[state.own()], state.taken[state.other()]];
    let win = WIN - i32::from(state.turns) - 1;
    match own.cmp(&other) {
        std::cmp::Ordering::Less => -win,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => win,
    }
}

/// Wins are counted from the end of the game; in the table, from the state.
fn from_here(value: i32, state: &State) -> i32 {
    let turns = i32::from(state.turns);
    if value > MOST_JUDGED {
        value + turns
    } else if value < -MOST_JUDGED {
        value - turns
    } else {
        value
    }
}

fn from_end(value: i32, state: &State) -> i32 {
    let turns = i32::from(state.turns);
    if value > MOST_JUDGED {
        value - turns
    } else if value < -MOST_JUDGED {
        value + turns
    } else {
        value
    }
}

const MOST_JUDGED: i32 = super::evaluation::MOST;

impl Known {
    fn settles(&self, state: &State, window: Window) -> Option<i32> {
        let value = from_end(i32::from(self.value), state);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= window.high,
            Bound::AtMost => value <= window.low,
        };
        settles.then_some(value)
    }
}

/// One state while its steps are looked at.
struct Node {
    window: Window,
    best: i32,
    step: Option<Step>,
    /// What a Stop leaves, and how deeply that was looked at.
    stopped: Option<(i32, i32)>,
}

impl Node {
    fn new(window: Window) -> Node {
        Node { window, best: -INFINITE, step: None, stopped: None }
    }

    fn note(&mut self, step: Step, value: i32) {
        if value > self.best {
            self.best = value;
            if value > self.window.low {
                self.step = Some(step);
            }
        }
    }

    /// Whether no red pawn can be better than what was found, since it would be stopped.
    fn red_is_useless(&self) -> bool {
        self.stopped.is_some_and(|(value, _)| value <= self.best.max(self.window.low))
    }
}
