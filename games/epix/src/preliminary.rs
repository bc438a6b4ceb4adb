//! The preliminary phase: recruiting in the own realm, bidding on special cards, passing.

use tablier_rules::Seat;

use super::moves::Move;
use super::position::{Epix, Lot, Phase};
use super::province::{Province, Provinces};
use super::unit::UnitKind;

impl Epix {
    /// Where a unit of this kind may be recruited before the first season.
    // Rule: recruit one unit in the own realm: pay, place.
    #[inline]
    pub(super) fn may_settle(&self, seat: Seat, kind: UnitKind) -> Provinces {
        let castle = self.map.castle(seat).set().when(kind != UnitKind::Camp);
        let realm = self.map.realm(seat) | castle;
        let taken = self.open.board.of(seat, kind);
        realm.without(taken).when(self.can_buy(seat, kind))
    }

    /// Gold and piece are there.
    #[inline]
    pub(super) fn can_buy(&self, seat: Seat, kind: UnitKind) -> bool {
        self.powers(seat).costs[kind as usize] <= self.gold(seat)
            && self.open.board.has_reserve(seat, kind)
    }

    /// Pays and places a unit.
    #[inline]
    pub(super) fn buy(&mut self, seat: Seat, kind: UnitKind, at: Province) {
        self.pay(seat, self.powers(seat).costs[kind as usize]);
        self.open.board.place(seat, kind, at);
    }

    /// The lots in order.
    pub(super) fn lots(&self) -> impl Iterator<Item = &Lot> {
        self.open.lots.iter().flatten()
    }

    /// The amounts that may be bid on a lot: from the first to the second.
    // Rule: at least 1 on a free card, more than the standing bid otherwise; against oneself the old gold returns first.
    pub(super) fn bid_range(&self, seat: Seat, lot: &Lot) -> (u8, u8) {
        let back = if lot.bidder == Some(seat) { lot.gold } else { 0 };
        (lot.gold + 1, self.gold(seat) + back)
    }

    /// Whether a unit of this kind can mark a bid on this lot: one in reserve, or the marker that returns.
    pub(super) fn can_mark(&self, seat: Seat, kind: UnitKind, lot: &Lot) -> bool {
        let returning = lot.bidder == Some(seat) && UnitKind::of(lot.marker.into()) == kind;
        returning || self.open.board.has_reserve(seat, kind)
    }

    pub(super) fn list_preliminary(&self, seat: Seat, moves: &mut Vec<Move>) {
        for kind in UnitKind::ALL {
            moves.extend(self.may_settle(seat, kind).iter().map(|at| Move::Recruit(kind, at)));
        }
        for lot in self.lots() {
            let (least, most) = self.bid_range(seat, lot);
            for kind in UnitKind::ALL.into_iter().filter(|&kind| self.can_mark(seat, kind, lot)) {
                moves.extend((least..=most).map(|gold| Move::Bid(lot.card, gold, kind)));
            }
        }
        moves.push(Move::Pass);
    }

    pub(super) fn settle(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Recruit(kind, at) => self.buy(seat, kind, at),
            Move::Bid(card, gold, kind) => {
                let found =
                    self.open.lots.iter().position(|lot| lot.is_some_and(|lot| lot.card == card));
                if let Some(index) = found {
                    self.bid(seat, index, gold, kind);
                }
            }
            _ => self.open.waiting = self.open.waiting.without(seat),
        }
        if self.open.waiting.is_empty() {
            self.hand_out_cards();
            self.begin_season();
            return;
        }
        // Rule: clockwise; who has passed is not asked again.
        loop {
            self.open.turn = self.open.turn.next(self.players());
            if self.open.waiting.contains(self.open.turn) {
                return;
            }
        }
    }

    fn bid(&mut self, seat: Seat, index: usize, gold: u8, kind: UnitKind) {
        let Some(lot) = self.open.lots[index] else { return };
        // Rule: the outbid player gets gold and marker back at once.
        if let Some(outbid) = lot.bidder {
            self.earn(outbid, lot.gold);
            self.open.board.unmark(outbid, lot.marker.into());
        }
        self.pay(seat, gold);
        let marker = self.open.board.mark(seat, kind).unwrap_or_default() as u8;
        self.open.lots[index] = Some(Lot { card: lot.card, bidder: Some(seat), gold, marker });
    }

    // Rule: standing bids are paid and the cards belong to their bidders for the whole game; the rest leave.
    fn hand_out_cards(&mut self) {
        for lot in std::mem::take(&mut self.open.lots).into_iter().flatten() {
            let Some(owner) = lot.bidder else { continue };
            self.open.board.unmark(owner, lot.marker.into());
            self.open.cards[owner.index()] = self.open.cards[owner.index()].with(lot.card);
        }
        self.know_powers();
    }

    /// Works out what everybody is able to do.
    pub(super) fn know_powers(&mut self) {
        for seat in 0..4 {
            self.powers[seat] = self.open.cards[seat].powers();
        }
        debug_assert!(
            self.open.phase == Phase::Preliminary || self.open.lots.iter().all(Option::is_none)
        );
    }
}
