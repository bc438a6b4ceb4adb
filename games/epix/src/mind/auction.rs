//! The auction for first player as a game of its own: all bid in secret, the highest pays. What a bid is worth depends only
//! on who wins at which price. Solved by regret matching. Knows no position.

use tablier_rules::Seat;

#[derive(Clone, Debug)]
pub struct Auction {
    /// The most each player can bid.
    pub gold: Vec<u8>,
    /// The players in the order in which equal bids win.
    pub ties: Vec<Seat>,
    /// By winner, price and player: what it is worth to the player that this winner pays this price.
    pub worth: Vec<Vec<Vec<f64>>>,
}

impl Auction {
    fn players(&self) -> usize {
        self.gold.len()
    }

    /// Whether a bid of the first player at this price beats the same bid of the second.
    fn comes_before(&self, player: usize, other: usize) -> bool {
        let place = |player: usize| self.ties.iter().position(|seat| seat.index() == player);
        place(player) < place(other)
    }

    /// Who wins, and at which price.
    pub fn winner(&self, bids: &[u8]) -> (usize, u8) {
        let highest = bids.iter().copied().max().unwrap_or(0);
        let tied =
            self.ties.iter().map(|seat| seat.index()).find(|&player| bids[player] == highest);
        (tied.unwrap_or(0), highest)
    }

    /// What each bid of a player is worth, where the others bid as these strategies say.
    pub fn values(&self, player: usize, strategies: &[Vec<f64>]) -> Vec<f64> {
        let own = usize::from(self.gold[player]) + 1;
        // How likely another player stays below a bid of `rival` at `price`.
        let stays_below = |other: usize, rival: usize, price: usize| {
            let strict: f64 = strategies[other].iter().take(price).sum();
            let equal = strategies[other].get(price).copied().unwrap_or(0.0);
            if self.comes_before(rival, other) { strict + equal } else { strict }
        };
        let others = || (0..self.players()).filter(move |&other| other != player);
        let mut values = vec![0.0; own];
        for (bid, value) in values.iter_mut().enumerate() {
            let wins: f64 = others().map(|other| stays_below(other, player, bid)).product();
            *value += wins * self.worth[player][bid][player];
        }
        for rival in others() {
            for (price, &bids) in strategies[rival].iter().enumerate() {
                if bids == 0.0 {
                    continue;
                }
                let third = others().filter(|&other| other != rival);
                let share: f64 = third.map(|other| stays_below(other, rival, price)).product();
                let gain = bids * share * self.worth[rival][price][player];
                // The player's own bid must lose against this one too.
                let losing = if self.comes_before(rival, player) { price + 1 } else { price };
                values[..losing.min(own)].iter_mut().for_each(|value| *value += gain);
            }
        }
        values
    }

    /// How each player bids, in the long run of players who regret: with two players whose interests are opposed this is
    /// an equilibrium.
    pub fn solve(&self, rounds: usize) -> Vec<Vec<f64>> {
        let bids = |player: usize| usize::from(self.gold[player]) + 1;
        let mut regrets: Vec<Vec<f64>> = (0..self.players()).map(|p| vec![0.0; bids(p)]).collect();
        let mut sums = regrets.clone();
        let mut strategies: Vec<Vec<f64>> = regrets.iter().map(|regret| matched(regret)).collect();
        for round in 0..rounds {
            for player in 0..self.players() {
                let values = self.values(player, &strategies);
                let mean: f64 = values.iter().zip(&strategies[player]).map(|(v, s)| v * s).sum();
                for (regret, value) in regrets[player].iter_mut().zip(&values) {
                    *regret = (*regret + value - mean).max(0.0);
                }
                strategies[player] = matched(&regrets[player]);
                // Later rounds know better and count for more.
                for (sum, share) in sums[player].iter_mut().zip(&strategies[player]) {
                    *sum += share * (round + 1) as f64;
                }
            }
        }
        sums.iter().map(|sums| matched(sums)).collect()
    }

    /// The most any player could gain by bidding otherwise than these strategies.
    pub fn exploitability(&self, strategies: &[Vec<f64>]) -> f64 {
        let gain = |player: usize| {
            let values = self.values(player, strategies);
            let mean: f64 = values.iter().zip(&strategies[player]).map(|(v, s)| v * s).sum();
            values.into_iter().fold(f64::NEG_INFINITY, f64::max) - mean
        };
        (0..self.players()).map(gain).fold(0.0, f64::max)
    }
}

/// A strategy in proportion to regrets; an even one where nothing is regretted.
pub fn matched(regrets: &[f64]) -> Vec<f64> {
    let total: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
    if total <= 0.0 {
        return vec![1.0 / regrets.len() as f64; regrets.len()];
    }
    regrets.iter().map(|regret| regret.max(0.0) / total).collect()
}
