//! What was found out about a quantity that changes steadily with an amount of gold: means of few tries, held together by a
//! straight line.

/// Tries by amount.
#[derive(Clone, Debug)]
pub struct Sample {
    tries: Vec<(f64, f64)>,
    trend: Trend,
}

/// Which way the quantity can go with the amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// Whoever spends the gold is never better off for it.
    Falling,
    /// The others are never worse off for it.
    Rising,
}

/// How many tries the line is worth beside the mean of an amount.
const STEADINESS: f64 = 24.0;

impl Sample {
    /// Nothing is known about `amounts` amounts.
    pub fn new(amounts: usize, trend: Trend) -> Sample {
        Sample { tries: vec![(0.0, 0.0); amounts], trend }
    }

    /// Takes in one try.
    pub fn add(&mut self, amount: usize, value: f64) {
        self.tries[amount].0 += 1.0;
        self.tries[amount].1 += value;
    }

    /// The best guess for each amount: its own mean, drawn towards the line through all; `usual` where nothing is known.
    pub fn estimates(&self, usual: f64) -> Vec<f64> {
        let count: f64 = self.tries.iter().map(|(tried, _)| tried).sum();
        if count == 0.0 {
            return vec![usual; self.tries.len()];
        }
        let weighted = |value: &dyn Fn(f64, f64, f64) -> f64| -> f64 {
            self.tries.iter().enumerate().map(|(x, &(n, sum))| value(x as f64, n, sum)).sum::<f64>()
                / count
        };
        let (mean_x, mean_y) = (weighted(&|x, n, _| x * n), weighted(&|_, _, sum| sum));
        let spread = weighted(&|x, n, _| n * (x - mean_x) * (x - mean_x));
        let slant = weighted(&|x, n, sum| (x - mean_x) * (sum - n * mean_y));
        let slope = if spread > 0.0 { slant / spread } else { 0.0 };
        let slope = match self.trend {
            Trend::Falling => slope.min(0.0),
            Trend::Rising => slope.max(0.0),
        };
        self.tries
            .iter()
            .enumerate()
            .map(|(x, (n, sum))| {
                let line = mean_y + slope * (x as f64 - mean_x);
                (sum + STEADINESS * line) / (n + STEADINESS)
            })
            .collect()
    }
}
