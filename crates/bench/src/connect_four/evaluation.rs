//! Who stands better at connect four: all that a strong opponent needs to know beyond the rules.

use tablier_rules::Seat;
use tablier_search::{Evaluate, hash_of};

use super::discs::Discs;
use super::{Column, ConnectFour};
use crate::duel::SEATS;

impl Evaluate for ConnectFour {
    const LEAD: i32 = 30;

    /// Squares that would complete a line, and lines that can still be completed.
    fn evaluate(&self, seat: Seat) -> i32 {
        let occupied = self.occupied();
        let free = || Column::all().flat_map(Column::squares).map(Discs::at);
        let worth = |seat: Seat| {
            let (own, other) = (self.discs[seat.index()], self.discs[seat.next(SEATS).index()]);
            let completes =
                |square: &Discs| (*square & occupied).is_empty() && (own | *square).has_four();
            10 * free().filter(completes).count() as i32 + other.lines_without() as i32
        };
        worth(seat) - worth(seat.next(SEATS))
    }

    fn key(&self) -> Option<u64> {
        Some(hash_of(&(self.discs, self.deciders)))
    }
}
