//! Who plays TACTIX when nobody sits there: alpha-beta, which needs to know no more than who stands better.

use tablier_geometry::Square;
use tablier_rules::Seat;
use tablier_search::{AlphaBeta, Evaluate, Mind, Minded, hash_of};

use super::Tactix;

// section: mind
impl Minded for Tactix {
    fn mind() -> &'static dyn Mind<Tactix> {
        &AlphaBeta
    }
}

impl Evaluate for Tactix {
    /// Where every counter lies alone, each takes one, and the last is known; before, whoever is to take can still choose.
    fn evaluate(&self, seat: Seat) -> i32 {
        let beside = |Square { file, rank }: Square| {
            self.has(Square::new(file + 1, rank)) || self.has(Square::new(file, rank + 1))
        };
        let pairs = self.counters().filter(|&square| beside(square)).count();
        let is_good = pairs > 0 || self.counters.count_ones().is_multiple_of(2);
        let worth = if pairs > 4 { 0 } else { 100 - 20 * pairs as i32 };
        if is_good == (seat == self.turn) { worth } else { -worth }
    }

    fn key(&self) -> Option<u64> {
        Some(hash_of(&(self.size, self.counters, self.turn)))
    }
}
// end
