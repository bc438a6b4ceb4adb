//! Whole turns: where three tokens may be laid and how the chain then runs, the promising ones first. Knows what a turn is
//! worth only by the judge it is given.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::order::{Orders, in_strokes};
use super::stacks::{ALL, DARK, LIGHT, each};
use super::state::State;

/// One way to play a turn.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// What the judge says of its end, for the player whose turn it was.
    pub value: i32,
    /// The position when the turn has passed on.
    pub end: State,
    /// The numbers of the posts the tokens are laid on, in rising order; beyond all posts for those that were laid before.
    pub lays: [u8; 3],
    /// How the chain runs.
    pub chain: Chain,
}

/// How a chain runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chain {
    /// In strokes, one colour after the other.
    Strokes {
        /// Whether the dark posts begin.
        dark_first: bool,
    },
    /// By the order with this number.
    Order(u32),
}

/// How many ways are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Breadth {
    /// How many beginnings are followed; all of them if nothing is said.
    pub seeds: Option<usize>,
    /// How many turns get their chain in the best orders.
    pub ordered: usize,
    /// How many boards are looked at for such orders.
    pub boards: usize,
    /// How many ends of one chain are kept.
    pub ends: usize,
    /// How many turns are kept.
    pub kept: usize,
}

impl Breadth {
    /// Looks at twice as many ways, and in the end at all of them.
    pub fn widen(&mut self) {
        self.seeds = self.seeds.map(|seeds| 2 * seeds).filter(|&seeds| seeds <= 100);
        self.ordered = self.ordered.max(1) * 2;
        self.boards = (self.boards.max(50) * 2).min(5_000);
        self.ends = self.ends.max(1) * 2;
        self.kept *= 2;
    }
}

/// Where a token lies that is not laid in this turn.
const NOWHERE: u8 = u8::MAX;

/// How many orders of a long chain are followed at a time.
const FOLLOWED: usize = 4;

/// Finds turns.
pub struct Turns {
    orders: Orders,
    found: Vec<Turn>,
    /// How many of them are worth keeping, and what a turn must be worth to be one.
    most: usize,
    least: i32,
}

/// Tokens laid so far.
#[derive(Clone, Copy)]
struct Laid {
    value: i32,
    state: State,
    lays: [u8; 3],
}

impl Laid {
    fn and(&self, post: u64) -> Laid {
        let mut next = *self;
        next.lays[2] = post.trailing_zeros() as u8;
        next.lays.sort_unstable();
        next.state.lay(post);
        next
    }
}

impl Turns {
    /// That has found nothing yet.
    pub fn new() -> Turns {
        Turns { orders: Orders::new(), found: Vec::new(), most: 0, least: i32::MIN }
    }

    /// The promising ways to play the turn from here, the best first, and the orders they speak of. There is at least one
    /// unless the game is over. Orders take time, so it is asked before each whether to go on.
    pub fn of(
        &mut self,
        state: &State,
        breadth: &Breadth,
        judge: &impl Fn(&State) -> i32,
        mut goes_on: impl FnMut() -> bool,
    ) -> (Vec<Turn>, Vec<Vec<u64>>) {
        self.found.clear();
        self.most = breadth.kept.max(breadth.ordered).saturating_mul(3);
        self.least = i32::MIN;
        let begun = Laid { value: 0, state: *state, lays: [NOWHERE; 3] };
        match breadth.seeds {
            Some(seeds) if state.to_lay > 1 => self.lay_some(&begun, seeds, judge),
            _ => self.lay_all(&begun, ALL, judge),
        }
        let mut turns = std::mem::take(&mut self.found);
        let mut orders = Vec::new();
        settle(&mut turns, self.most);
        let better = self.reorder(state, &turns, breadth, judge, &mut orders, &mut goes_on);
        if !better.is_empty() {
            turns.extend(better);
            settle(&mut turns, breadth.kept);
        }
        turns.truncate(breadth.kept);
        let kept = turns.clone();
        self.found = turns;
        (kept, orders)
    }

    /// Lays the tokens that are left everywhere they may be, on posts in rising order.
    fn lay_all(&mut self, laid: &Laid, posts: u64, judge: &impl Fn(&State) -> i32) {
        if laid.state.to_lay == 0 {
            self.finish(laid, judge);
            return;
        }
        for post in each(posts & !laid.state.stacks.ripe()) {
            self.lay_all(&laid.and(post), ALL & !(post - 1), judge);
        }
    }

    /// Lays the tokens that are left where it seems best, one after the other: first what makes a post explode, or what
    /// is best without that, then what adds most to it.
    fn lay_some(&mut self, begun: &Laid, seeds: usize, judge: &impl Fn(&State) -> i32) {
        let to_lay = begun.state.to_lay;
        let [threes, twos, ones] = begun.state.stacks.calm();
        let ripe = begun.state.stacks.ripe();
        let mut triggers = Vec::new();
        let mut calm = Vec::new();
        for post in each(ALL & !ripe) {
            let first = begun.and(post);
            let list = if threes & post != 0 || ripe != 0 { &mut triggers } else { &mut calm };
            list.push(self.weighed(first, judge));
            if twos & post != 0 {
                triggers.push(self.weighed(first.and(post), judge));
            }
            if ones & post != 0 && to_lay == 3 {
                self.finish(&first.and(post).and(post), judge);
            }
        }
        narrow(&mut triggers, seeds);
        narrow(&mut calm, seeds / 2);
        triggers.extend(calm);
        if to_lay == 3 {
            let mut wider = Vec::new();
            for laid in triggers {
                if laid.state.to_lay == 1 {
                    wider.push(laid);
                } else {
                    let next = each(ALL & !laid.state.stacks.ripe()).map(|post| laid.and(post));
                    wider.extend(next.map(|laid| self.weighed(laid, judge)));
                }
            }
            narrow(&mut wider, 2 * seeds);
            triggers = wider;
        }
        for laid in triggers {
            if laid.state.to_lay == 0 {
                continue;
            }
            for post in each(ALL & !laid.state.stacks.ripe()) {
                self.finish(&laid.and(post), judge);
            }
        }
    }

    /// What it would be worth if no further token had to be laid; a turn, if none has.
    fn weighed(&mut self, mut laid: Laid, judge: &impl Fn(&State) -> i32) -> Laid {
        laid.value = self.finish(&laid, judge);
        laid
    }

    /// Plays the chain out in strokes; keeps that as a turn if all tokens are laid.
    fn finish(&mut self, laid: &Laid, judge: &impl Fn(&State) -> i32) -> i32 {
        let ripe = laid.state.ripe();
        // Posts of one colour can only begin with that colour.
        let mixed = ripe & DARK != 0 && ripe & LIGHT != 0;
        let colours: &[bool] = if mixed { &[true, false] } else { &[true] };
        let mut best = i32::MIN;
        for &dark_first in colours {
            let end = in_strokes(&laid.state, dark_first, |_| ());
            let value = judge(&end);
            best = best.max(value);
            if laid.state.to_lay == 0 && value >= self.least {
                let chain = Chain::Strokes { dark_first };
                self.keep(Turn { value, end, lays: laid.lays, chain });
            }
        }
        best
    }

    /// Adds a turn, and lets go of the worst when there are far too many.
    fn keep(&mut self, turn: Turn) {
        self.found.push(turn);
        if self.found.len() >= self.most.saturating_mul(2) {
            settle(&mut self.found, self.most);
            self.least = self.found.last().map_or(i32::MIN, |worst| worst.value);
        }
    }

    /// The first of these turns again, with their chains in the best orders.
    fn reorder(
        &mut self,
        state: &State,
        turns: &[Turn],
        breadth: &Breadth,
        judge: &impl Fn(&State) -> i32,
        orders: &mut Vec<Vec<u64>>,
        goes_on: &mut impl FnMut() -> bool,
    ) -> Vec<Turn> {
        let mut better: Vec<Turn> = Vec::new();
        let mut done: BTreeSet<[u8; 3]> = BTreeSet::new();
        for turn in turns {
            if done.len() >= breadth.ordered {
                break;
            }
            let mut laid = Laid { value: 0, state: *state, lays: [NOWHERE; 3] };
            each_laid(turn).for_each(|post| laid = laid.and(post));
            if laid.state.ripe() == 0 || !done.insert(turn.lays) {
                continue;
            }
            if !goes_on() {
                break;
            }
            let Breadth { boards, ends, .. } = *breadth;
            for order in self.orders.best(&laid.state, boards, FOLLOWED, ends, judge) {
                if order.end != turn.end {
                    let chain = Chain::Order(orders.len() as u32);
                    orders.push(order.strokes);
                    better.push(Turn { value: order.value, end: order.end, chain, ..*turn });
                }
            }
        }
        better
    }
}

/// The posts a turn lays its tokens on.
pub fn each_laid(turn: &Turn) -> impl Iterator<Item = u64> {
    turn.lays.into_iter().filter(|&post| post != NOWHERE).map(|post| 1 << post)
}

/// Keeps the best.
fn narrow(laid: &mut Vec<Laid>, most: usize) {
    // The same tokens are laid in up to six ways.
    cut(laid, most * 6, |laid| (Reverse(laid.value), laid.lays));
    laid.sort_unstable_by_key(|laid| (Reverse(laid.value), laid.lays));
    laid.dedup_by_key(|laid| laid.lays);
    laid.truncate(most);
}

/// Keeps the best, in order. The posts decide between equals, so that the order depends on nothing else.
fn settle(turns: &mut Vec<Turn>, most: usize) {
    cut(turns, most, |turn| (Reverse(turn.value), turn.lays));
    turns.sort_by_key(|turn| (Reverse(turn.value), turn.lays));
    turns.dedup_by(|one, other| one.lays == other.lays && one.end == other.end);
}

/// Keeps the `most` that come first by this key, in any order.
fn cut<T, K: Ord>(all: &mut Vec<T>, most: usize, key: impl FnMut(&T) -> K) {
    if all.len() > most {
        all.select_nth_unstable_by_key(most, key);
        all.truncate(most);
    }
}
