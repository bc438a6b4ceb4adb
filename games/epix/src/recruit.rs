//! The action card Recruit.

use tablier_rules::Seat;

use super::moves::Move;
use super::position::Epix;
use super::province::{Province, Provinces};
use super::unit::UnitKind;

impl Epix {
    /// Where a unit of this kind may be recruited.
    // Rule: own castle; the two realm provinces if no enemy is there; any province holding own units.
    #[inline]
    pub(super) fn may_recruit(&self, seat: Seat, kind: UnitKind) -> Provinces {
        if !self.can_buy(seat, kind) {
            return Provinces::EMPTY;
        }
        self.recruiting_ground(seat).without(self.barred(seat, kind))
    }

    #[inline]
    pub(super) fn recruiting_ground(&self, seat: Seat) -> Provinces {
        let board = &self.open.board;
        let realm = self.map.realm(seat).without(board.held_against(seat, self.players()));
        self.map.castle(seat).set() | realm | board.held(seat)
    }

    /// Where a unit of this kind may never be recruited.
    // Rule: never two equal units of one player in a province; no camp in a castle; no knight on Kilimandjora.
    #[inline]
    pub(super) fn barred(&self, seat: Seat, kind: UnitKind) -> Provinces {
        let ground = match kind {
            UnitKind::Camp => self.map.castles,
            UnitKind::Knight => Province::KILIMANDJORA.set().when(!self.powers(seat).knights_climb),
            UnitKind::Soldier | UnitKind::Catapult => Provinces::EMPTY,
        };
        ground | self.open.board.of(seat, kind)
    }

    pub(super) fn list_recruits(&self, seat: Seat, moves: &mut Vec<Move>) {
        for kind in UnitKind::ALL {
            moves.extend(self.may_recruit(seat, kind).iter().map(|at| Move::Recruit(kind, at)));
        }
        moves.push(Move::End);
    }
}
