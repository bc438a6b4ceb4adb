//! Looking ahead: alpha-beta over whole turns. Values are for the mover of the state unless said otherwise.
//!
//! ```text
//!     turn -> red -> pushed -> take ... -> turn again (the same player, at no cost of depth), or pass -> turn of the other
//!       |
//!       +--> answered: what the other makes of a Stop. The laid pawn goes back, so it is the same for every hole:
//!            a repeat is worth the smaller of the best pawn and the best Stop.
//! ```

use tablier_search::{Blur, Memory, Thinking};

use super::course::Why;
use super::evaluation::WIN;
use super::ground::Ground;
use super::memory::{ANSWERED, Known, key};
use super::order::{DULL, Merits, Ranked, TAKES, list_red, list_stops};
use super::state::State;
use super::step::{LaidPawn, MindStep};
use super::survey::survey;
use super::window::{INFINITE, Window};
use crate::Bits;

/// One turn, in units of depth.
pub(super) const TURN: i32 = 4;
/// A stop pawn without a purpose is not looked at when less than this is left.
const IDLE_STOPS: i32 = 10 * TURN;
/// Of the answers to a Stop, so many are looked at.
const ANSWERS: usize = 3;
/// A step so late in the order is hardly looked at.
pub(super) const LATE: usize = 20;

/// How it looks ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// Whether steps that promise little are looked at less deeply, or not at all.
    pub selective: bool,
    /// How wrong it judges.
    pub blur: Blur,
}

/// A search and what it remembers.
pub(super) struct Search<'a, 'b> {
    pub ground: Ground,
    pub thinking: &'a mut Thinking<'b>,
    pub habits: Habits,
    pub memory: Memory<Known>,
    /// Whether a run to eleven was found.
    pub runs: Memory<bool>,
    /// The positions at the start of turns that may repeat.
    pub path: Vec<u64>,
    pub merits: Merits,
    /// Steps of all open turns, one after the other.
    pub steps: Vec<Ranked>,
    /// Sets of pawns to take, likewise.
    pub takes: Vec<Bits>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub fn new(
        ground: Ground,
        thinking: &'a mut Thinking<'b>,
        habits: Habits,
        memory_bits: u32,
    ) -> Self {
        Search {
            ground,
            thinking,
            habits,
            memory: Memory::new(memory_bits),
            runs: Memory::new(memory_bits - 2),
            path: Vec::new(),
            merits: [vec![0; MindStep::INDEXES], vec![0; MindStep::INDEXES]],
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
            self.steps.push((3 * TAKES, MindStep::END));
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
            let useless = step.kind == LaidPawn::Red && node.red_is_useless();
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
        step: MindStep,
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
        step: MindStep,
        depth: i32,
        window: Window,
        node: &mut Node,
    ) -> i32 {
        match step.kind {
            LaidPawn::End => self.pass(state, false, depth, window),
            LaidPawn::Stop => self.own_stop(state, step, depth, window),
            LaidPawn::Red if state.is_answerable() => {
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
            LaidPawn::Red => self.red(state, step, depth, window),
        }
    }

    /// A red pawn is laid and the plate pushed.
    pub fn red(&mut self, state: &State, step: MindStep, depth: i32, window: Window) -> i32 {
        let mut next = state.with_red(step);
        next.corner = step.push.unwrap_or(next.corner);
        self.pushed(&next, Why::Red, false, depth, window)
    }

    /// A stop pawn is laid in the own turn.
    pub fn own_stop(&mut self, state: &State, step: MindStep, depth: i32, window: Window) -> i32 {
        let next = state.with_stop(step, state.own(), self.path.len() as u16);
        match step.push {
            Some(_) => self.pushed(&next, Why::Stop, false, depth, window),
            None => self.after(&next, Why::Stop, false, depth, window),
        }
    }

    /// The other player says Stop, lays a stop pawn and pushes or not.
    pub fn answer(&mut self, state: &State, step: MindStep, depth: i32, window: Window) -> i32 {
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

    fn reward(&mut self, player: usize, step: MindStep, rank: i32, depth: i32) {
        if rank < TAKES / 2 {
            let merit = &mut self.merits[player][step.index()];
            *merit = (*merit + depth * depth).min(20_000);
        }
    }

    /// Puts the steps from this one on in order, with the one that was best before in front.
    fn sort(&mut self, from: usize, first: Option<MindStep>) {
        let steps = &mut self.steps[from..];
        if let Some(found) = first.and_then(|first| steps.iter_mut().find(|(_, s)| *s == first)) {
            found.0 += 2 * TAKES;
        }
        steps.sort_unstable_by_key(|&(rank, step)| (-rank, step.index()));
    }
}

/// Whether a step is not looked at at all.
fn skips(state: &State, step: MindStep, rank: i32, depth: i32, index: usize) -> bool {
    if index == 0 || rank > MEETS_OR_TAKES {
        return false;
    }
    match step.kind {
        LaidPawn::End => false,
        // A stop pawn without a purpose.
        LaidPawn::Stop => rank < DULL && depth < IDLE_STOPS,
        LaidPawn::Red if state.repeat => index >= 8 && depth <= TURN,
        // A pawn that gives something away.
        LaidPawn::Red => rank < DULL && index >= 6 && depth <= TURN,
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

/// One state while its steps are looked at.
struct Node {
    window: Window,
    best: i32,
    step: Option<MindStep>,
    /// What a Stop leaves, and how deeply that was looked at.
    stopped: Option<(i32, i32)>,
}

impl Node {
    fn new(window: Window) -> Node {
        Node { window, best: -INFINITE, step: None, stopped: None }
    }

    fn note(&mut self, step: MindStep, value: i32) {
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
