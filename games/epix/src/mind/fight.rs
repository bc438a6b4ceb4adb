//! The two decisions of a fight: what to stake, and what to name. What winning and losing are worth at every stake is tried
//! out; the rest follows from the closed form of `duel.rs`.

use tablier_rules::{FastRng, Game, Rng, Seat};
use tablier_search::{Choice, Thinking};

use super::deal::deal;
use super::duel::{Duel, draw_names};
use super::policy::{Policy, draw, smallest_names, unit};
use super::sample::{Sample, Trend};
use super::tree::Tree;
use super::wishes::Wishes;
use crate::{Epix, Move, Names, Phase, View};

/// What is known of a fight by trying it out.
struct Tried {
    missed: Sample,
    named: Sample,
    names: usize,
}

impl Tried {
    /// The fight as the attacker values it.
    fn duel(&self) -> Duel {
        let named = self.named.estimates(0.4);
        let mut missed = self.missed.estimates(0.6);
        // Winning a fight is never worth less than losing it at the same price.
        missed
            .iter_mut()
            .zip(&named)
            .for_each(|(missed, named)| *missed = missed.max(named + 1e-4));
        Duel { missed, named, names: self.names }
    }
}

/// Chooses a stake, or the names against one.
pub fn choose(view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
    let open = &view.open;
    let attacks = open.phase == Phase::Stake;
    let gold = open.gold[open.turn.index()];
    let mut policy = Policy::new(&Wishes::TUNED);
    let start = deal(view, &mut policy, thinking.rng());
    let due = start.names_due();
    let amounts = usize::from(gold);
    let mut tried = Tried {
        missed: Sample::new(amounts, Trend::Falling),
        named: Sample::new(amounts, Trend::Falling),
        names: due.into(),
    };
    let mut tree = Tree::new(&Wishes::TUNED);
    let mut shares = vec![1.0; amounts];
    let mut round = 0u32;
    loop {
        let rng = thinking.rng();
        let (stake, wins) = try_next(&shares, due, round, rng);
        let settled = settle(view, stake, wins, &mut policy, rng);
        let value = f64::from(tree.grow(settled, rng)[seat.index()]);
        let value = if attacks { value } else { 1.0 - value };
        let sample = if wins { &mut tried.missed } else { &mut tried.named };
        sample.add(usize::from(stake) - 1, value);
        round += 1;
        if round.is_multiple_of(64) {
            let balance = tried.duel().solve();
            shares = balance
                .stakes
                .iter()
                .zip(&balance.names)
                .map(|(a, b)| (a + b) as f32 + 0.05)
                .collect();
        }
        if !thinking.goes_on_slowly() {
            break;
        }
    }
    let balance = tried.duel().solve();
    let lot = f64::from(unit(thinking.rng()));
    let (mv, value) = if attacks {
        (Move::Stake(drawn_stake(&balance.stakes, lot)), balance.value)
    } else {
        let names: Vec<u8> = draw_names(&balance.names, due.into(), lot)
            .iter()
            .map(|&amount| amount as u8 + 1)
            .collect();
        let names = Names::new(&names).unwrap_or_else(|| smallest_names(due, 0));
        (Move::Name(names), 1.0 - balance.value)
    };
    Choice { value: value as f32, ..Choice::of(mv) }
}

/// The stake at this point of the shares.
fn drawn_stake(shares: &[f64], lot: f64) -> u8 {
    let mut end = 0.0;
    let found = shares.iter().position(|share| {
        end += share;
        lot < end
    });
    found.unwrap_or(0) as u8 + 1
}

/// The stake to try next, and whether it is to win: first every amount once either way, then where it matters.
fn try_next(shares: &[f32], due: u8, round: u32, rng: &mut FastRng) -> (u8, bool) {
    let amounts = shares.len();
    let can_win = amounts > usize::from(due);
    let number = round as usize;
    if number < 2 * amounts {
        return ((number / 2) as u8 + 1, can_win && number.is_multiple_of(2));
    }
    (draw(shares, rng) as u8 + 1, can_win && rng.below(2) == 0)
}

/// A position in which the fight is settled with this stake.
fn settle(view: &View, stake: u8, wins: bool, policy: &mut Policy<'_>, rng: &mut FastRng) -> Epix {
    let attacker = view.open.turn;
    let view = View { stake: Some(stake), ..view.clone() };
    let mut position = deal(&view, policy, rng);
    let due = position.names_due();
    if position.open().phase == Phase::Stake {
        position.apply(attacker, Move::Stake(stake));
    }
    let names = if wins {
        smallest_names(due, stake)
    } else {
        let mut amounts: Vec<u8> = smallest_names(due, stake).amounts().to_vec();
        amounts[0] = stake;
        Names::new(&amounts).unwrap_or_else(|| smallest_names(due, 0))
    };
    if let Some(defender) = position.deciders().first() {
        position.apply(defender, Move::Name(names));
    }
    position
}
