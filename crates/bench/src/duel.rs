//! What two people do who take turns on one open board: who begins. Knows no board.

use tablier_rules::{BadOptions, Deal, Rng, Seat};

/// How many play.
pub(crate) const SEATS: usize = 2;

/// Who begins: the one who was chosen, or by lot.
pub(crate) fn beginner(chosen: Option<Seat>, deal: &Deal) -> Result<Seat, BadOptions> {
    BadOptions::check_first(chosen, SEATS)?;
    Ok(chosen.unwrap_or_else(|| Seat::new(deal.rng().below(SEATS))))
}

#[cfg(test)]
mod tests {
    use tablier_rules::{SeatSet, Seed};

    use super::*;

    #[test]
    fn the_chosen_seat_begins_and_the_lot_falls_on_both() {
        assert_eq!(beginner(Some(Seat::new(1)), &Seed(0).into()), Ok(Seat::new(1)));
        let drawn: SeatSet = (0..50).filter_map(|n| beginner(None, &Seed(n).into()).ok()).collect();
        assert_eq!(drawn, SeatSet::all(SEATS));
    }

    #[test]
    fn a_seat_that_is_not_there_cannot_begin() {
        assert!(beginner(Some(Seat::new(2)), &Seed(0).into()).is_err());
    }
}
