//! What to bid on being first: what it is worth that somebody wins at some price is tried out, and `auction.rs` does the rest.

use tablier_rules::{FastRng, Game, Rng, Seat};
use tablier_search::{Choice, Thinking};

use super::auction::Auction;
use super::deal::together;
use super::policy::unit;
use super::sample::{Sample, Trend};
use super::tree::Tree;
use super::wishes::Wishes;
use crate::{Epix, Move, View};

/// How often the players of the auction learn from their regrets.
const ROUNDS: usize = 1_200;
/// A bid made less often than this is not made at all.
const SELDOM: f64 = 0.03;

/// Chooses a bid.
pub fn choose(view: &View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<Move> {
    let start = Epix::resample(&together(view.clone()), thinking.rng());
    let players = start.seats();
    let gold: Vec<u8> = start.open().gold[..players].to_vec();
    // By winner and player.
    let sample = |winner: usize, player: usize| {
        let trend = if winner == player { Trend::Falling } else { Trend::Rising };
        Sample::new(usize::from(gold[winner]) + 1, trend)
    };
    let mut tried: Vec<Vec<Sample>> = (0..players)
        .map(|winner| (0..players).map(|player| sample(winner, player)).collect())
        .collect();
    let mut tree = Tree::new(&Wishes::TUNED);
    let mut round = 0;
    loop {
        let winner = round % players;
        let rng = thinking.rng();
        let price = any_price(gold[winner], rng);
        let values = tree.grow(after(&start, Seat::new(winner), price), rng);
        for player in 0..players {
            tried[winner][player].add(price.into(), values[player].into());
        }
        round += 1;
        if !thinking.goes_on_slowly() {
            break;
        }
    }
    let auction = Auction { worth: worth(&tried), ties: start.tie_order(), gold };
    let strategies = auction.solve(ROUNDS);
    let own = &strategies[seat.index()];
    let value: f64 =
        auction.values(seat.index(), &strategies).iter().zip(own).map(|(v, s)| v * s).sum();
    let bid = draw(own, f64::from(unit(thinking.rng())));
    Choice { value: value as f32, ..Choice::of(Move::Gold(bid)) }
}

/// By winner, price and player.
fn worth(tried: &[Vec<Sample>]) -> Vec<Vec<Vec<f64>>> {
    let of_winner = |samples: &Vec<Sample>| {
        let by_player: Vec<Vec<f64>> = samples.iter().map(|sample| sample.estimates(0.5)).collect();
        (0..by_player[0].len())
            .map(|price| by_player.iter().map(|estimates| estimates[price]).collect())
            .collect()
    };
    tried.iter().map(of_winner).collect()
}

/// Small prices matter more.
fn any_price(gold: u8, rng: &mut FastRng) -> u8 {
    let most = if rng.below(3) == 0 { gold } else { gold.min(6) };
    rng.below(usize::from(most) + 1) as u8
}

/// The position after this player won at this price.
fn after(start: &Epix, winner: Seat, price: u8) -> Epix {
    let mut position = start.clone();
    for seat in Seat::all(start.seats()) {
        position.apply(seat, Move::Gold(if seat == winner { price } else { 0 }));
    }
    position
}

fn draw(strategy: &[f64], lot: f64) -> u8 {
    let kept: f64 = strategy.iter().filter(|&&share| share >= SELDOM).sum();
    let mut end = 0.0;
    let found = strategy.iter().position(|&share| {
        end += if share >= SELDOM { share } else { 0.0 };
        lot * kept < end
    });
    found.unwrap_or(0) as u8
}
