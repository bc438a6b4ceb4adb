//! How many random games a second: the same way for every subject, ours or not. Knows no game.
//!
//! All subjects are measured in turn, and that several times over; the best time of each counts. So what else the
//! machine does for a while spoils one round and not one subject.

use std::time::{Duration, Instant};

use tablier_rules::FastRng;

/// Plays so many random games and gives the number of moves made.
pub(crate) type Batch = Box<dyn FnMut(&mut FastRng, usize) -> u64>;

/// Every window plays the games that follow from this seed.
const SEED: u64 = 2024;

/// The clock is looked at about this often.
const GLANCE: Duration = Duration::from_millis(2);

/// Random games and moves a second.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rate {
    /// Games.
    pub(crate) playouts: f64,
    /// Moves.
    pub(crate) moves: f64,
}

impl Rate {
    fn best(self, other: Rate) -> Rate {
        if other.playouts > self.playouts { other } else { self }
    }
}

/// The best rate of each subject over several rounds of windows of this length. `tell` hears which round begins.
pub(crate) fn rates<'a>(
    subjects: impl IntoIterator<Item = &'a mut Batch>,
    window: Duration,
    rounds: usize,
    mut tell: impl FnMut(usize),
) -> Vec<Rate> {
    let mut subjects: Vec<_> = subjects.into_iter().map(|batch| (batch, Rate::default())).collect();
    for round in 1..=rounds {
        tell(round);
        for (batch, best) in &mut subjects {
            *best = best.best(one_window(batch, window));
        }
    }
    subjects.into_iter().map(|(_, best)| best).collect()
}

fn one_window(batch: &mut Batch, window: Duration) -> Rate {
    let games = warm_up(batch, window / 5);
    let mut rng = FastRng::new(SEED);
    let (mut playouts, mut moves) = (0, 0);
    let start = Instant::now();
    loop {
        moves += batch(&mut rng, games);
        playouts += games;
        let taken = start.elapsed();
        if taken >= window {
            let seconds = taken.as_secs_f64();
            return Rate { playouts: playouts as f64 / seconds, moves: moves as f64 / seconds };
        }
    }
}

/// Plays for a while, and finds out how many games fit between two glances at the clock.
fn warm_up(batch: &mut Batch, duration: Duration) -> usize {
    let mut rng = FastRng::new(!SEED);
    let mut games = 1;
    let start = Instant::now();
    loop {
        let before = Instant::now();
        batch(&mut rng, games);
        let long_enough = before.elapsed() >= GLANCE;
        if long_enough && start.elapsed() >= duration {
            return games;
        }
        if !long_enough {
            games *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use tablier_rules::Rng;

    use super::*;

    #[test]
    fn moves_and_games_are_counted_together() {
        let work = |rng: &mut FastRng, games: usize| {
            (0..games).map(|_| 3 * u64::from(rng.next_u64() > 0)).sum()
        };
        let mut batch: Batch = Box::new(work);
        let rates = rates([&mut batch], Duration::from_millis(5), 2, |_| {});
        assert_eq!(rates.len(), 1);
        assert!((rates[0].moves / rates[0].playouts - 3.0).abs() < 1e-9);
    }

    #[test]
    fn the_best_round_counts() {
        let slow = Rate { playouts: 10.0, moves: 90.0 };
        let quick = Rate { playouts: 11.0, moves: 80.0 };
        assert_eq!(slow.best(quick), quick);
        assert_eq!(quick.best(slow), quick);
    }
}
