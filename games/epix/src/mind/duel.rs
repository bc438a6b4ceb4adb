//! A fight as what it is: one side stakes an amount in secret, the other names some amounts, and it is settled whether the
//! stake was among them. The best both can do has a closed form. Knows no position.

/// What the attacker gets by stake, counted from the first.
#[derive(Clone, Debug)]
pub struct Duel {
    /// Where the stake is not named.
    pub missed: Vec<f64>,
    /// Where it is named; never more than where it is not.
    pub named: Vec<f64>,
    /// How many amounts the defender names.
    pub names: usize,
}

/// How both play best.
#[derive(Clone, Debug)]
pub struct Balance {
    /// What the attacker can be sure of, on average.
    pub value: f64,
    /// How often the attacker stakes each amount; adds up to 1.
    pub stakes: Vec<f64>,
    /// How often the defender names each amount; adds up to at most the number of names, and the rest may go anywhere.
    pub names: Vec<f64>,
}

impl Duel {
    /// How often the defender must name this amount so that staking it brings no more than `value`.
    fn guard(&self, stake: usize, value: f64) -> f64 {
        let (missed, named) = (self.missed[stake], self.named[stake]);
        if missed <= value { 0.0 } else { ((missed - value) / (missed - named)).min(1.0) }
    }

    /// The best both can do.
    pub fn solve(&self) -> Balance {
        let amounts = self.missed.len();
        let most = |values: &[f64]| values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (floor, ceiling) = (most(&self.named), most(&self.missed));
        let guards = |value: f64| (0..amounts).map(|b| self.guard(b, value)).sum::<f64>();
        let names = self.names as f64;
        // Named or not, the attacker has the floor; the less it is to get, the more the defender must name.
        let saddle = ceiling <= floor || self.names >= amounts || guards(floor) <= names;
        let value =
            if saddle { floor } else { root(floor, ceiling, |value| guards(value) > names) };
        let mut stakes = vec![0.0; amounts];
        if saddle {
            let sure = (0..amounts).max_by(|&a, &b| self.named[a].total_cmp(&self.named[b]));
            sure.into_iter().for_each(|stake| stakes[stake] = 1.0);
        } else {
            for (stake, share) in stakes.iter_mut().enumerate() {
                if self.missed[stake] > value {
                    *share = 1.0 / (self.missed[stake] - self.named[stake]);
                }
            }
            let total: f64 = stakes.iter().sum();
            stakes.iter_mut().for_each(|share| *share /= total);
        }
        Balance { value, stakes, names: (0..amounts).map(|b| self.guard(b, value)).collect() }
    }
}

/// Where `is_below` turns from true to false between two numbers.
fn root(mut low: f64, mut high: f64, is_below: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if is_below(middle) { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}

/// Draws so many different amounts, each as often as its share says; where the shares add up to less, the rest goes to
/// the amounts of the smallest numbers. `lot` lies between 0 and 1.
pub fn draw_names(shares: &[f64], names: usize, lot: f64) -> Vec<usize> {
    let mut shares = shares.to_vec();
    let mut missing = names as f64 - shares.iter().sum::<f64>();
    for share in &mut shares {
        let more = missing.clamp(0.0, 1.0 - *share);
        *share += more;
        missing -= more;
    }
    // Points at equal distances along the shares laid end to end: no share is longer than the distance, so none is hit twice.
    let mut drawn = Vec::with_capacity(names);
    let (mut end, mut point) = (0.0, lot);
    for (amount, share) in shares.iter().enumerate() {
        end += share;
        if drawn.len() < names && point < end {
            drawn.push(amount);
            point += 1.0;
        }
    }
    // Rounding may leave the last point just beyond the end.
    let mut spare = (0..shares.len()).rev();
    while drawn.len() < names.min(shares.len())
        && let Some(amount) = spare.next()
    {
        if !drawn.contains(&amount) {
            drawn.push(amount);
        }
    }
    drawn
}
