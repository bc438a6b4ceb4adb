//! Auctions by regret, beside what an equilibrium is.

use tablier_epix::mind::Auction;
use tablier_rules::{FastRng, Rng, Seat};

fn unit(rng: &mut FastRng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// An auction as in the game: being first is worth something, gold is worth something, and one player's gain is the loss of
/// all the others together.
fn any_auction(players: usize, rng: &mut FastRng) -> Auction {
    let gold: Vec<u8> = (0..players).map(|_| rng.below(16) as u8).collect();
    let mut ties: Vec<Seat> = Seat::all(players).collect();
    rng.shuffle(&mut ties);
    let prize: Vec<f64> = (0..players).map(|_| 0.3 * unit(rng) - 0.05).collect();
    let price = 0.04 * unit(rng);
    let even = 1.0 / players as f64;
    let worth = (0..players)
        .map(|winner| {
            let at = |paid: u8| -> Vec<f64> {
                let gain = prize[winner] - price * f64::from(paid);
                let loss = gain / (players - 1) as f64;
                (0..players).map(|p| if p == winner { even + gain } else { even - loss }).collect()
            };
            (0..=gold[winner]).map(at).collect()
        })
        .collect();
    Auction { gold, ties, worth }
}

#[test]
fn values_are_what_playing_every_combination_gives() {
    for seed in 0..200 {
        let mut rng = FastRng::new(seed);
        let auction = any_auction(2 + rng.below(3), &mut rng);
        let strategies: Vec<Vec<f64>> = auction
            .gold
            .iter()
            .map(|&gold| {
                let shares: Vec<f64> = (0..=gold).map(|_| unit(&mut rng)).collect();
                let total: f64 = shares.iter().sum();
                shares.into_iter().map(|share| share / total).collect()
            })
            .collect();
        let player = rng.below(auction.gold.len());
        let mut expected = vec![0.0; usize::from(auction.gold[player]) + 1];
        let mut bids = vec![0u8; auction.gold.len()];
        loop {
            let chance: f64 = (0..bids.len())
                .filter(|&other| other != player)
                .map(|other| strategies[other][usize::from(bids[other])])
                .product();
            let (winner, price) = auction.winner(&bids);
            expected[usize::from(bids[player])] +=
                chance * auction.worth[winner][usize::from(price)][player];
            // The next combination, as a number with a digit for each player.
            let next = (0..bids.len()).find(|&digit| bids[digit] < auction.gold[digit]);
            let Some(digit) = next else { break };
            bids[..digit].fill(0);
            bids[digit] += 1;
        }
        let values = auction.values(player, &strategies);
        for (bid, (ours, exact)) in values.iter().zip(&expected).enumerate() {
            assert!((ours - exact).abs() < 1e-9, "seed {seed}, bid {bid}: {ours} but {exact}");
        }
    }
}

#[test]
fn nobody_gains_a_hundredth_by_bidding_otherwise() {
    for players in 2..=4 {
        for seed in 0..60 {
            let auction = any_auction(players, &mut FastRng::new(seed));
            let strategies = auction.solve(1_200);
            let gain = auction.exploitability(&strategies);
            assert!(gain < 0.01, "{players} players, seed {seed}: {gain} to be gained");
        }
    }
}
