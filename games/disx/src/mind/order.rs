//! In which order posts explode: of all ends a chain can take, the one that is judged best. Knows no search and no
//! judgement of its own.
//!
//! Explosions are alike in any order unless they are neighbours: so chains that never touch are settled one after the
//! other, and a board is looked at once, by whatever order it was reached. Where that is still too much,
//! a few orders at a time are followed, each judged by playing it out in strokes, one colour at a time.

use std::cmp::Reverse;

use tablier_rules::mix;
use tablier_search::Memory;

use super::stacks::{DARK, INSIDE, LIGHT, beside, each, neighbours};
use super::state::State;

/// How a chain is played out: sets of posts that explode in one stroke, one set after the other, and where that ends.
#[derive(Clone, Debug)]
pub struct Order {
    /// What the end is judged to be.
    pub value: i32,
    /// The position when the turn has passed on.
    pub end: State,
    /// Which posts explode, stroke after stroke; within a stroke in any order.
    pub strokes: Vec<u64>,
}

/// A board on the way, and how it was reached: the step before and the stroke between them.
#[derive(Clone, Copy)]
struct OrderStep {
    state: State,
    before: Option<(usize, u64)>,
}

/// Finds orders.
pub struct Orders {
    steps: Vec<OrderStep>,
    /// Which boards were seen on the way through a chain.
    seen: Memory<()>,
    /// Tells the boards of this chain from those of others.
    chain: u64,
}

impl Orders {
    /// That has seen nothing yet.
    pub fn new() -> Orders {
        Orders { steps: Vec::new(), seen: Memory::new(12), chain: 0 }
    }

    /// The best orders for the player whose turn it is, all tokens being laid: each end that can be reached once, the best
    /// first, `most` of them. With more than `boards` boards to look at it is one order only, a good one of `width`
    /// followed at a time.
    pub fn best(
        &mut self,
        state: &State,
        boards: usize,
        width: usize,
        most: usize,
        judge: &impl Fn(&State) -> i32,
    ) -> Vec<Order> {
        let Some(ends) = self.ends(state, boards) else {
            return vec![self.followed(state, width, judge)];
        };
        let judged = |&step: &usize| {
            let end = passed_on(&self.steps[step].state);
            (judge(&end), end, step)
        };
        let mut judged: Vec<(i32, State, usize)> = ends.iter().map(judged).collect();
        judged.sort_by_key(|&(value, _, step)| (Reverse(value), step));
        judged.dedup_by(|one, other| one.1 == other.1);
        let order = |(value, end, step)| Order { value, end, strokes: self.way(step) };
        judged.into_iter().take(most).map(order).collect()
    }

    /// The steps at which the chain is over, whatever the order; nothing if there are too many boards on the way.
    fn ends(&mut self, state: &State, boards: usize) -> Option<Vec<usize>> {
        self.chain = mix(self.chain.wrapping_add(1));
        self.steps.clear();
        self.steps.push(OrderStep { state: *state, before: None });
        let (mut ends, mut next) = (Vec::new(), 0);
        while let Some(&OrderStep { state, .. }) = self.steps.get(next) {
            let ripe = state.ripe();
            if ripe == 0 {
                ends.push(next);
            }
            for post in each(choices(&state, ripe)) {
                let state = exploded(&state, post);
                let hash = (state.hash() ^ self.chain).max(1);
                if self.seen.get(hash).is_none() {
                    self.seen.put(hash, (), |()| true);
                    self.steps.push(OrderStep { state, before: Some((next, post)) });
                }
            }
            if self.steps.len() > boards {
                return None;
            }
            next += 1;
        }
        Some(ends)
    }

    /// The strokes that lead to a step.
    fn way(&self, step: usize) -> Vec<u64> {
        let mut strokes = Vec::new();
        let mut at = step;
        while let Some((before, stroke)) = self.steps[at].before {
            strokes.push(stroke);
            at = before;
        }
        strokes.reverse();
        strokes
    }

    /// Follows the most promising orders, `width` at a time; each is judged by playing it out in strokes.
    fn followed(&mut self, state: &State, width: usize, judge: &impl Fn(&State) -> i32) -> Order {
        self.steps.clear();
        self.steps.push(OrderStep { state: *state, before: None });
        let (value, dark_first) = played_out(state, judge);
        let mut best = (value, dark_first, 0);
        let mut layer = vec![0];
        while !layer.is_empty() {
            let mut next: Vec<(i32, bool, usize)> = Vec::new();
            for at in layer {
                let from = self.steps[at].state;
                for post in each(choices(&from, from.ripe())) {
                    let state = exploded(&from, post);
                    if next.iter().all(|&(_, _, other)| self.steps[other].state != state) {
                        let (value, dark_first) = played_out(&state, judge);
                        next.push((value, dark_first, self.steps.len()));
                        self.steps.push(OrderStep { state, before: Some((at, post)) });
                    }
                }
            }
            next.sort_by_key(|&(value, _, step)| (Reverse(value), step));
            next.truncate(width);
            if let Some(&first) = next.first()
                && first.0 > best.0
            {
                best = first;
            }
            layer = next.into_iter().map(|(_, _, step)| step).collect();
        }
        let (value, dark_first, step) = best;
        let mut strokes = self.way(step);
        let end = in_strokes(&self.steps[step].state, dark_first, |stroke| strokes.push(stroke));
        Order { value, end, strokes }
    }
}

/// What a chain is worth if it is played out in strokes, and whether the dark posts should begin.
fn played_out(state: &State, judge: &impl Fn(&State) -> i32) -> (i32, bool) {
    let [dark, light] = [true, false].map(|first| judge(&in_strokes(state, first, |_| ())));
    (dark.max(light), dark >= light)
}

/// The posts of which one may as well explode next: all that are ripe, or those of one part of the board where parts have
/// nothing to do with each other.
fn choices(state: &State, ripe: u64) -> u64 {
    if ripe.is_power_of_two() {
        return ripe;
    }
    let reached = reach(state, ripe);
    let [north, east, south, west] = beside(reached);
    // A post explodes again only if all four neighbours do after it, and the end of the bank is everybody's business.
    let again = reached & north & east & south & west;
    if again != 0 || (reached & INSIDE).count_ones() >= u32::from(state.bank) {
        return ripe;
    }
    let mut part = ripe & ripe.wrapping_neg();
    loop {
        let wider = part | neighbours(part) & reached;
        if wider == part {
            return ripe & part;
        }
        part = wider;
    }
}

/// The posts that explode, if each does once.
fn reach(state: &State, ripe: u64) -> u64 {
    let (mut stacks, mut reached, mut new) = (state.stacks, ripe, ripe);
    while new != 0 {
        beside(new).into_iter().for_each(|set| stacks.add(set));
        new = stacks.ripe() & !reached;
        reached |= new;
    }
    reached
}

fn exploded(state: &State, posts: u64) -> State {
    let mut next = *state;
    next.explode(posts);
    next
}

fn passed_on(state: &State) -> State {
    let mut next = *state;
    next.pass_on();
    next
}

/// Plays a chain out in strokes of all ripe posts of a colour in turn, and shows each stroke.
#[inline]
pub fn in_strokes(state: &State, dark_first: bool, mut show: impl FnMut(u64)) -> State {
    let mut at = *state;
    let mut colour = if dark_first { DARK } else { LIGHT };
    loop {
        let ripe = at.ripe();
        if ripe == 0 {
            break;
        }
        if ripe & colour != 0 {
            show(at.explode(ripe & colour));
        }
        colour = !colour;
    }
    at.pass_on();
    at
}
