//! The maps and special cards of EPIX, who begins drawn by lot.

use tablier_games::epix::{Card, Epix, Options};
use tablier_rules::{Game, Seat, Viewer};

use super::Contest;
use super::play::{play, share};

/// Wins by seat and by place in the turn order, and for each card how often it was owned and how often its owner won; a
/// shared win counts in part.
struct Tally {
    by_seat: Vec<f64>,
    by_turn: Vec<f64>,
    castles: u64,
    moves: u64,
    cards: [(u64, f64); 20],
}

fn tally(players: u8, advanced: bool, contest: Contest) -> Tally {
    let seats = usize::from(players);
    let options = Options { players, advanced, first: None };
    let mut tally = Tally {
        by_seat: vec![0.0; seats],
        by_turn: vec![0.0; seats],
        castles: 0,
        moves: 0,
        cards: [(0, 0.0); 20],
    };
    for game in 0..contest.games {
        let played = play::<Epix>(&options, &[contest.level; 4], contest.seed + game);
        let outcome = played.position().outcome().expect("it was played to the end");
        tally.castles += u64::from(outcome.ending == "castle");
        tally.moves += played.moves().len() as u64;
        let winners = outcome.winners();
        let open = played.position().view(Viewer::Spectator).open;
        for seat in Seat::all(seats) {
            let won = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            tally.by_seat[seat.index()] += won;
            tally.by_turn[(seat.index() + seats - open.began.index()) % seats] += won;
            for card in open.cards[seat.index()].iter() {
                let (owned, wins) = &mut tally.cards[usize::from(card.number()) - 1];
                *owned += 1;
                *wins += won;
            }
        }
    }
    tally
}

/// All at the same level.
pub fn equals(contest: Contest) {
    let games = contest.games as f64;
    let shares =
        |wins: &[f64]| wins.iter().map(|&won| share(won, games)).collect::<Vec<_>>().join(" / ");
    println!("| players | rules | won by seat | won by turn order | castles taken | moves |");
    println!("|---|---|---|---|---|---|");
    let mut owners = Vec::new();
    for players in 2..=4 {
        for (advanced, rules) in [(false, "basic"), (true, "advanced")] {
            let tally = tally(players, advanced, contest);
            println!(
                "| {players} | {rules} | {} | {} | {:.1} % | {:.0} |",
                shares(&tally.by_seat),
                shares(&tally.by_turn),
                100.0 * tally.castles as f64 / games,
                tally.moves as f64 / games
            );
            owners.extend(advanced.then_some(tally.cards));
        }
    }
    println!("\n| card | won by its owner, 2 players | 3 players | 4 players |\n|---|---|---|---|");
    for card in Card::all() {
        let shares: Vec<String> = owners
            .iter()
            .map(|cards| cards[usize::from(card.number()) - 1])
            .map(|(owned, won)| format!("{}, {owned}", share(won, owned as f64)))
            .collect();
        println!(
            "| {card} {} | {} |",
            card.name().get(tablier_rules::Language::EN),
            shares.join(" | ")
        );
    }
}
