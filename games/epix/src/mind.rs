//! The mind of Epix. One tree of playouts, guided by simple wishes; what is decided in secret is mixed as the theory of such
//! games asks, so that nobody can read it.

mod auction;
mod bidding;
mod deal;
mod duel;
mod fight;
mod joint;
mod key;
mod policy;
mod sample;
mod tree;
mod wishes;

pub use auction::Auction;
pub use duel::{Balance, Duel, draw_names};
pub use policy::Policy;
pub use wishes::{BLOCKS, Wishes};

use tablier_rules::{Game, Seat};
use tablier_search::{Choice, Mind, Minded, Thinking};

use crate::{Epix, Move, Phase, View};
use deal::{deal, together};
use policy::draw;
use tree::Tree;

/// Playouts a decision, by level.
const PLAYOUTS: [u64; 6] = [12, 60, 400, 1_200, 30_000, u64::MAX];

/// Plays Epix.
#[derive(Clone, Copy, Debug, Default)]
pub struct EpixMind;

impl Minded for Epix {
    fn mind() -> &'static dyn Mind<Epix> {
        &EpixMind
    }
}

impl Mind<Epix> for EpixMind {
    fn choose(&self, view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
        thinking.allow(thinking.strength().of(PLAYOUTS));
        match view.open.phase {
            Phase::Auction => bidding::choose(view, seat, thinking),
            Phase::Stake | Phase::Answer => fight::choose(view, seat, thinking),
            Phase::Choice => choose_cards(view, seat, thinking),
            _ => choose_openly(view, seat, thinking),
        }
    }

    fn standing(&self, position: &Epix, seat: Seat) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let best = others.map(|other| position.provinces(other)).max().unwrap_or(0);
        let taken =
            position.open().taken.map_or(0.0, |(by, _)| if by == seat { 99.0 } else { -99.0 });
        taken + f32::from(position.provinces(seat)) - f32::from(best)
    }
}

/// Chooses action cards.
fn choose_cards(view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
    let start = Epix::resample(&together(view.clone()), thinking.rng());
    let mut tree = Tree::new(&Wishes::TUNED);
    loop {
        tree.grow(start.clone(), thinking.rng());
        if !thinking.goes_on_slowly() {
            break;
        }
    }
    let mut moves = Vec::new();
    start.legal_moves(seat, &mut moves);
    let Some(joint) = tree.joint(&start) else { return Choice::of(moves[0]) };
    let (shares, value) = joint.advice(seat.index());
    // What is hardly ever meant is left alone.
    let kept = shares.map(|share| if share < 0.08 { 0.0 } else { share });
    let chosen = draw(&kept, thinking.rng());
    Choice { value, ..Choice::of(joint.move_of(chosen)) }
}

/// Chooses what everybody sees.
fn choose_openly(view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
    let mut policy = Policy::new(&Wishes::TUNED);
    let mut tree = Tree::new(&Wishes::TUNED);
    let start = deal(view, &mut policy, thinking.rng());
    loop {
        let rng = thinking.rng();
        let position = deal(view, &mut policy, rng);
        tree.grow(position, rng);
        if !thinking.goes_on_slowly() {
            break;
        }
    }
    let Some((mv, _, value)) = tree.favourite(&start) else {
        policy.weigh(&start, seat);
        return Choice::of(policy.moves[0]);
    };
    Choice { mv, value, then: rest_of_turn(&tree, start, seat, mv, thinking.nodes()) }
}

/// The moves that follow, as long as the tree knows them well and nobody else has a say.
fn rest_of_turn(
    tree: &Tree<'_>,
    mut position: Epix,
    seat: Seat,
    mv: Move,
    playouts: u64,
) -> Vec<Move> {
    let mut rest = Vec::new();
    let mut last = mv;
    loop {
        if position.reveals(seat, last) {
            return rest;
        }
        position.apply(seat, last);
        if position.deciders().single() != Some(seat) {
            return rest;
        }
        match tree.favourite(&position) {
            Some((next, visits, _)) if u64::from(visits) * 4 >= playouts => {
                rest.push(next);
                last = next;
            }
            _ => return rest,
        }
    }
}
