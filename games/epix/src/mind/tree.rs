//! The tree of what may come, grown one playout at a time. Positions that look alike are one node, however they came about;
//! where all choose a card in secret the node is a small matrix game, played by regret. Bids and fights inside the tree are
//! drawn as sensible players would; those that are to be decided now are in `auction.rs` and `fight.rs`.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use tablier_rules::{FastRng, Game, Seat};

use super::joint::Joint;
use super::key::key;
use super::policy::Policy;
use super::wishes::Wishes;
use crate::{Epix, Move, Phase};

/// What each seat gets, from 0 to 1.
pub type Values = [f32; 4];

/// How much an untried move is worth trying.
const CURIOSITY: f32 = 1.1;
/// How much of the value is winning; the rest is by how much.
const WINNING: f32 = 0.94;
/// How much of the curiosity goes to all moves alike.
const EVEN: f32 = 0.25;
/// More nodes than this are not kept.
const MOST_NODES: usize = 400_000;

/// Keys are scattered already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers");
    }
    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// One move of a node.
struct Arm {
    mv: Move,
    prior: f32,
    visits: u32,
    sum: f32,
}

/// A position in which one seat decides. Its arms are among those of the tree, which lie in one piece: a large tree is
/// put away in no time.
struct Solo {
    first: u32,
    count: u32,
    visits: u32,
    sum: f32,
}

impl Solo {
    fn new(policy: &Policy<'_>, arms: &mut Vec<Arm>) -> Solo {
        // Wishes are strong; as a guide for what to try they are taken with a grain of salt.
        let total: f32 = policy.weights.iter().map(|weight| weight.sqrt()).sum();
        let even = EVEN / policy.moves.len() as f32;
        let arm = |(&mv, &weight): (&Move, &f32)| {
            let prior = even + (1.0 - EVEN) * weight.sqrt() / total;
            Arm { mv, prior, visits: 0, sum: 0.0 }
        };
        let first = arms.len() as u32;
        arms.extend(policy.moves.iter().zip(&policy.weights).map(arm));
        Solo { first, count: arms.len() as u32 - first, visits: 0, sum: 0.0 }
    }

    fn places(&self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }

    /// The place of the arm to try next.
    fn most_promising(&self, arms: &[Arm]) -> usize {
        let root = (self.visits as f32 + 1.0).sqrt();
        let mean = if self.visits == 0 { 0.5 } else { self.sum / self.visits as f32 };
        let promise = |arm: &Arm| {
            let value = if arm.visits == 0 { mean - 0.05 } else { arm.sum / arm.visits as f32 };
            value + CURIOSITY * arm.prior * root / (1.0 + arm.visits as f32)
        };
        let promises = |&a: &usize, &b: &usize| promise(&arms[a]).total_cmp(&promise(&arms[b]));
        self.places().max_by(promises).expect("a decider has moves")
    }
}

enum Node {
    Solo(Solo),
    /// The place of the matrix game.
    Joint(u32),
}

/// What happened in a node on the way down.
enum TreeStep {
    Solo(u64, Seat, usize),
    Joint(u32, [usize; 4]),
}

pub struct Tree<'a> {
    nodes: HashMap<u64, Node, BuildHasherDefault<AsItIs>>,
    arms: Vec<Arm>,
    joints: Vec<Joint>,
    policy: Policy<'a>,
    path: Vec<TreeStep>,
}

impl<'a> Tree<'a> {
    /// Nothing but a root to be, for players with these wishes.
    pub fn new(wishes: &'a Wishes) -> Tree<'a> {
        Tree {
            nodes: HashMap::default(),
            arms: Vec::new(),
            joints: Vec::new(),
            policy: Policy::new(wishes),
            path: Vec::new(),
        }
    }

    /// One playout from this position: down the tree, one new node, on as sensible players would, and back up.
    pub fn grow(&mut self, mut position: Epix, rng: &mut FastRng) -> Values {
        self.path.clear();
        while let Some(seat) = position.deciders().first() {
            match position.open().phase {
                Phase::Auction | Phase::Stake | Phase::Answer => {
                    let mv = self.policy.draw(&position, seat, rng);
                    position.apply(seat, mv);
                }
                phase => {
                    let key = key(&position);
                    let is_full = self.nodes.len() >= MOST_NODES;
                    let is_new = !self.nodes.contains_key(&key);
                    if is_new && is_full {
                        break;
                    }
                    self.step(key, &mut position, seat, phase, rng);
                    if is_new {
                        break;
                    }
                }
            }
        }
        let values = self.play_on(position, rng);
        self.back_up(&values);
        values
    }

    /// Chooses in a node, which is made if there is none yet, and goes on from there.
    fn step(&mut self, key: u64, position: &mut Epix, seat: Seat, phase: Phase, rng: &mut FastRng) {
        let Tree { nodes, arms, joints, policy, path } = self;
        let node = nodes.entry(key).or_insert_with(|| {
            if phase == Phase::Choice {
                joints.push(Joint::new(position, policy));
                return Node::Joint(joints.len() as u32 - 1);
            }
            policy.weigh(position, seat);
            Node::Solo(Solo::new(policy, arms))
        });
        match *node {
            Node::Solo(ref solo) => {
                let arm = solo.most_promising(arms);
                debug_assert!(position.is_legal(seat, arms[arm].mv), "alike positions differ");
                position.apply(seat, arms[arm].mv);
                path.push(TreeStep::Solo(key, seat, arm));
            }
            Node::Joint(place) => {
                let joint = &mut joints[place as usize];
                let chosen = joint.draw(rng);
                for seat in position.deciders().iter() {
                    position.apply(seat, joint.move_of(chosen[seat.index()]));
                }
                path.push(TreeStep::Joint(place, chosen));
            }
        }
    }

    fn play_on(&mut self, mut position: Epix, rng: &mut FastRng) -> Values {
        while let Some(seat) = position.deciders().first() {
            let mv = self.policy.draw(&position, seat, rng);
            position.apply(seat, mv);
        }
        values(&position)
    }

    fn back_up(&mut self, values: &Values) {
        for step in &self.path {
            match step {
                TreeStep::Solo(key, seat, arm) => {
                    if let Some(Node::Solo(solo)) = self.nodes.get_mut(key) {
                        let value = values[seat.index()];
                        solo.visits += 1;
                        solo.sum += value;
                        self.arms[*arm].visits += 1;
                        self.arms[*arm].sum += value;
                    }
                }
                TreeStep::Joint(place, chosen) => {
                    self.joints[*place as usize].learn(chosen, values);
                }
            }
        }
    }

    /// The move tried most in a position where one seat decides, how often it was tried, and what it brings on average.
    pub fn favourite(&self, position: &Epix) -> Option<(Move, u32, f32)> {
        let Some(Node::Solo(solo)) = self.nodes.get(&key(position)) else { return None };
        let best = self.arms[solo.places()].iter().max_by(|a, b| {
            (a.visits, a.prior)
                .partial_cmp(&(b.visits, b.prior))
                .unwrap_or(std::cmp::Ordering::Equal)
        })?;
        (best.visits > 0).then(|| (best.mv, best.visits, best.sum / best.visits as f32))
    }

    /// The matrix game of a position where all choose cards.
    pub fn joint(&self, position: &Epix) -> Option<&Joint> {
        match self.nodes.get(&key(position)) {
            Some(&Node::Joint(place)) => self.joints.get(place as usize),
            _ => None,
        }
    }
}

/// What a finished game brought each seat: above all the win, and a little for how clear it was.
fn values(position: &Epix) -> Values {
    let seats = position.seats();
    let Some(outcome) = position.outcome() else { return [0.5; 4] };
    let winners = outcome.winners();
    let share = 1.0 / winners.len() as f32;
    let mut values = [0.0; 4];
    for seat in Seat::all(seats) {
        let own = f32::from(position.provinces(seat));
        let others = Seat::all(seats).filter(|&other| other != seat);
        let best = others.map(|other| position.provinces(other)).max().unwrap_or(0);
        let margin = (0.5 + (own - f32::from(best)) / 16.0).clamp(0.0, 1.0);
        let win = if winners.contains(seat) { share } else { 0.0 };
        values[seat.index()] = WINNING * win + (1.0 - WINNING) * margin;
    }
    values
}
