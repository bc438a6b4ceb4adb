//! How fair EPIX is between equal players, here such as play at random: the share of wins by seat for each map, and of the
//! owner of each special card. The tables of docs/BALANCE.md are made by
//! `cargo run --release --package tablier-epix --example balance`.

use tablier_epix::{Card, Epix, Options};
use tablier_rules::{FastRng, Game, Language, Seat, Seed, Viewer};

/// Games for each row.
const GAMES: u64 = 100_000;

/// Wins by seat and by place in the turn order, and for each card how often it was owned and how often its owner won; a
/// shared win counts in part.
struct Tally {
    by_seat: Vec<f64>,
    by_turn: Vec<f64>,
    castles: u64,
    cards: Vec<(u64, f64)>,
}

fn play(players: u8, advanced: bool) -> Tally {
    let seats = usize::from(players);
    let options = Options { players, advanced, first: None };
    let mut tally = Tally {
        by_seat: vec![0.0; seats],
        by_turn: vec![0.0; seats],
        castles: 0,
        cards: vec![(0, 0.0); 20],
    };
    let mut moves = Vec::new();
    for seed in 0..GAMES {
        let mut position = Epix::start(&options, Seed(seed)).expect("the options are fine");
        let began = position.view(Viewer::Spectator).open.began.index();
        let mut rng = FastRng::new(seed);
        while let Some(seat) = position.deciders().first() {
            let mv = position.random_move(seat, &mut rng, &mut moves);
            position.apply(seat, mv);
        }
        let outcome = position.outcome().expect("nobody decides, so it is over");
        tally.castles += u64::from(outcome.ending == "castle");
        let winners = outcome.winners();
        let share = 1.0 / winners.len() as f64;
        let cards = position.view(Viewer::Spectator).open.cards;
        for seat in Seat::all(seats) {
            let won = if winners.contains(seat) { share } else { 0.0 };
            tally.by_seat[seat.index()] += won;
            tally.by_turn[(seat.index() + seats - began) % seats] += won;
            for card in cards[seat.index()].iter() {
                let entry = &mut tally.cards[usize::from(card.number()) - 1];
                entry.0 += 1;
                entry.1 += won;
            }
        }
    }
    tally
}

fn shares(wins: &[f64]) -> String {
    let share = |won: &f64| format!("{:.1} %", 100.0 * won / GAMES as f64);
    wins.iter().map(share).collect::<Vec<_>>().join(" / ")
}

fn main() {
    println!("| players | rules | won by seat | won by turn order | castles taken |");
    println!("|---|---|---|---|---|");
    let mut owners = Vec::new();
    for players in 2..=4 {
        for (advanced, rules) in [(false, "basic"), (true, "advanced")] {
            let tally = play(players, advanced);
            let castles = 100.0 * tally.castles as f64 / GAMES as f64;
            let (seats, turns) = (shares(&tally.by_seat), shares(&tally.by_turn));
            println!("| {players} | {rules} | {seats} | {turns} | {castles:.1} % |");
            if advanced {
                owners.push(tally.cards);
            }
        }
    }
    println!("\n| card | won by its owner, 2 players | 3 players | 4 players |\n|---|---|---|---|");
    for card in Card::all() {
        let share = |cards: &Vec<(u64, f64)>| {
            let (owned, won) = cards[usize::from(card.number()) - 1];
            format!("{:.1} %", 100.0 * won / owned.max(1) as f64)
        };
        let shares: Vec<_> = owners.iter().map(share).collect();
        println!("| {card} {} | {} |", card.name().get(Language::EN), shares.join(" | "));
    }
}
