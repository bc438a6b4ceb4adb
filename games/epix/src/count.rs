//! The end: a taken castle, or the count after winter.

use tablier_rules::{FinalPlace, Outcome, PerSeat, Seat};

use super::position::{Epix, Phase};

impl Epix {
    /// How many provinces a player has.
    // Rule: the own castle always counts for its owner.
    #[inline]
    pub fn provinces(&self, seat: Seat) -> u8 {
        (self.open.board.held(seat) | self.map.castle(seat).set()).len() as u8
    }

    /// What ranks the players after winter.
    // Rule: most provinces; tie: most gold, but the herald wins every tie before gold is compared.
    #[inline]
    pub(super) fn standing(&self, seat: Seat) -> (u8, bool, u8) {
        (self.provinces(seat), self.powers(seat).wins_ties, self.gold(seat))
    }

    pub(super) fn end(&self) -> Option<Outcome> {
        if self.open.phase != Phase::Over {
            return None;
        }
        let seats = self.players();
        let places = PerSeat::from_fn(seats, |seat| {
            let better = match self.open.taken {
                Some((winner, _)) => u8::from(seat != winner),
                None => {
                    let own = self.standing(seat);
                    Seat::all(seats).filter(|&other| self.standing(other) > own).count() as u8
                }
            };
            FinalPlace { rank: better + 1, score: self.provinces(seat).into() }
        });
        let ending = if self.open.taken.is_some() { "castle" } else { "winter" };
        Some(Outcome { places, ending })
    }
}
