//! Finds the wishes of Epix's simple player by trial: a changed player meets the present ones, and takes its place among
//! them if it wins clearly more often. Prints the numbers for `wishes.rs`.
//!
//! `cargo run --release -p tablier-epix --example wishes -- [trials] [games a trial] [seed]`

use tablier_epix::mind::{BLOCKS, Policy, Wishes};
use tablier_epix::{Epix, Options};
use tablier_rules::{FastRng, Game, Rng, Seat, Seed};

/// How many of the latest champions a newcomer has to meet.
const CHAMPIONS: usize = 6;

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let trials = arguments.next().unwrap_or(2_000);
    let games = arguments.next().unwrap_or(6_000);
    let mut rng = FastRng::new(arguments.next().unwrap_or(1));
    let mut champions = vec![Wishes::TUNED];
    for trial in 0..trials {
        let newcomer = changed(champions.last().expect("there is a champion"), &mut rng);
        // A short meeting first: most newcomers are no good.
        let promising = share(&newcomer, &champions, games / 6, &mut rng) > 0.505;
        if promising && share(&newcomer, &champions, games, &mut rng) > 0.508 {
            champions.push(newcomer);
            if champions.len() > CHAMPIONS {
                champions.remove(0);
            }
            eprintln!("trial {trial}: a new champion");
        }
    }
    let best = champions.last().expect("there is a champion");
    eprintln!("against the first guess: {:.3}", share(best, &[Wishes::GUESSED], 100_000, &mut rng));
    let mut numbers = best.numbers.iter();
    for (name, count) in BLOCKS {
        let line: Vec<String> = numbers.by_ref().take(count).map(|n| format!("{n:.3}")).collect();
        println!("// {name}\n{},", line.join(", "));
    }
}

/// The same wishes with a few of the numbers changed.
fn changed(wishes: &Wishes, rng: &mut FastRng) -> Wishes {
    let mut changed = wishes.clone();
    for _ in 0..1 + rng.below(5) {
        let index = rng.below(changed.numbers.len());
        let factor = [0.5, 0.7, 0.85, 1.18, 1.4, 2.0][rng.below(6)];
        changed.numbers[index] = (changed.numbers[index] * factor).clamp(0.01, 30.0);
    }
    changed
}

/// The share of games won by the newcomer in an even field.
fn share(newcomer: &Wishes, champions: &[Wishes], games: u64, rng: &mut FastRng) -> f64 {
    let mut won = 0.0;
    for game in 0..games {
        let players = 2 + (game % 6 / 3 + game % 6 / 5) as u8;
        let options = Options { players, ..Options::default() };
        let seed = Seed(rng.next_u64());
        let mut position = Epix::start(&options, seed).expect("these options are fine");
        let own = Seat::new(rng.below(players.into()));
        let other = &champions[rng.below(champions.len())];
        let (mut new, mut old) = (Policy::new(newcomer), Policy::new(other));
        while let Some(seat) = position.deciders().first() {
            let policy = if seat == own { &mut new } else { &mut old };
            let mv = policy.draw(&position, seat, rng);
            position.apply(seat, mv);
        }
        let winners = position.outcome().expect("it is over").winners();
        if winners.contains(own) {
            won += f64::from(players) / winners.len() as f64;
        }
    }
    won / games as f64 / 2.0
}
