//! What may be decided now, one way to list it, one to test it, one to draw it by lot; and how it is carried out.

use tablier_rules::{FastRng, Rng, Seat};

use super::march::Reach;
use super::moves::{Move, Names};
use super::position::{Epix, Phase};
use super::province::Provinces;
use super::unit::UnitKind;

impl Epix {
    pub(super) fn list(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.open.phase {
            Phase::Preliminary => self.list_preliminary(seat, moves),
            Phase::Auction | Phase::Choice => self.list_secret(seat, moves),
            Phase::Give => moves.extend(Seat::all(self.players()).map(Move::First)),
            Phase::Order => moves.extend(self.open.left.iter().map(Move::Resolve)),
            Phase::Recruit => self.list_recruits(seat, moves),
            Phase::March => self.list_marches(moves),
            Phase::Stake | Phase::Answer | Phase::Between => self.list_fight(moves),
            Phase::Over => {}
        }
    }

    /// Whether a decider may make this move.
    pub(super) fn allows(&self, seat: Seat, mv: Move) -> bool {
        let may_go = |kind, from, to| {
            let reach = self.reach_of(seat, kind, from);
            reach.is_some_and(|reach| {
                (reach.moves | reach.attacks).contains(to) && reach.to(to) == mv
            })
        };
        match (self.open.phase, mv) {
            (Phase::Preliminary, Move::Recruit(kind, at)) => {
                self.may_settle(seat, kind).contains(at)
            }
            (Phase::Preliminary, Move::Bid(card, gold, kind)) => self.lots().any(|lot| {
                let (least, most) = self.bid_range(seat, lot);
                lot.card == card && (least..=most).contains(&gold) && self.can_mark(seat, kind, lot)
            }),
            (Phase::Preliminary, Move::Pass)
            | (Phase::Recruit | Phase::March, Move::End)
            | (Phase::Between, Move::On | Move::Break) => true,
            (Phase::Auction, Move::Gold(gold)) => gold <= self.gold(seat),
            (Phase::Choice, Move::Pick(picks)) => self.may_pick().contains(&picks),
            (Phase::Give, Move::First(first)) => first.index() < self.players(),
            (Phase::Order, Move::Resolve(action)) => self.open.left.contains(action),
            (Phase::Recruit, Move::Recruit(kind, at)) => self.may_recruit(seat, kind).contains(at),
            (Phase::March, Move::March(kind, from, to) | Move::Attack(kind, from, to)) => {
                may_go(kind, from, to)
            }
            (Phase::March, Move::Throw(from, to)) => may_go(UnitKind::Catapult, from, to),
            (Phase::Stake, Move::Stake(gold)) => (1..=self.gold(seat)).contains(&gold),
            (Phase::Answer, Move::Name(names)) => {
                let amounts = names.amounts();
                let most = self.gold(self.open.turn);
                amounts.len() == usize::from(self.names_due())
                    && amounts.iter().all(|&amount| amount <= most)
            }
            _ => false,
        }
    }

    /// Carries out a legal move.
    pub(super) fn make(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Recruit(kind, at) if self.open.phase == Phase::Recruit => {
                self.buy(seat, kind, at);
            }
            Move::Recruit(..) | Move::Bid(..) | Move::Pass => self.settle(seat, mv),
            Move::Gold(gold) => self.take_bid(seat, gold),
            Move::First(first) => self.name_first(first),
            Move::Pick(picks) => self.take_pick(seat, picks),
            Move::Resolve(action) => self.begin_card(action),
            Move::March(kind, from, to) => self.march(kind, from, to),
            Move::Attack(kind, from, to) => self.attack(kind, from, to),
            Move::Throw(from, to) => self.throw(from, to),
            Move::Stake(gold) => self.commit(gold),
            Move::Name(names) => self.answer(names),
            Move::On => self.open.phase = Phase::Stake,
            Move::Break => self.break_off(),
            Move::End => self.end_card(),
        }
    }

    /// A legal move, each as likely as the other.
    pub(super) fn any_move(&self, seat: Seat, rng: &mut FastRng, moves: &mut Vec<Move>) -> Move {
        match self.open.phase {
            Phase::Preliminary if !self.open.advanced => {
                self.any_recruit(|kind| self.may_settle(seat, kind), Move::Pass, rng)
            }
            Phase::Recruit => {
                let ground = self.recruiting_ground(seat);
                let where_to =
                    |kind| ground.without(self.barred(seat, kind)).when(self.can_buy(seat, kind));
                self.any_recruit(where_to, Move::End, rng)
            }
            Phase::Auction => Move::Gold(rng.below(usize::from(self.gold(seat)) + 1) as u8),
            Phase::Choice => Move::Pick(self.may_pick()[rng.below(3)]),
            Phase::Give => Move::First(Seat::new(rng.below(self.players()))),
            Phase::March => self.any_march(rng),
            Phase::Stake => Move::Stake(1 + rng.below(self.gold(seat).into()) as u8),
            Phase::Answer => {
                Move::Name(any_names(self.gold(self.open.turn), self.names_due(), rng))
            }
            Phase::Between => {
                if rng.below(2) == 0 {
                    Move::On
                } else {
                    Move::Break
                }
            }
            Phase::Preliminary | Phase::Order | Phase::Over => {
                moves.clear();
                self.list(seat, moves);
                moves[rng.below(moves.len())]
            }
        }
    }

    #[inline]
    fn any_recruit(
        &self,
        where_to: impl Fn(UnitKind) -> Provinces,
        stop: Move,
        rng: &mut FastRng,
    ) -> Move {
        let grounds = UnitKind::ALL.map(where_to);
        let total: usize = grounds.iter().map(|ground| ground.len()).sum();
        let mut number = rng.below(total + 1);
        for (kind, ground) in UnitKind::ALL.into_iter().zip(grounds) {
            if number < ground.len() {
                return Move::Recruit(kind, ground.nth(number));
            }
            number -= ground.len();
        }
        stop
    }

    #[inline]
    fn any_march(&self, rng: &mut FastRng) -> Move {
        let mut reaches: [Option<Reach>; 8] = [None; 8];
        let (mut units, mut total) = (0, 0);
        self.for_each_reach(|reach| {
            total += (reach.moves | reach.attacks).len();
            reaches[units] = Some(reach);
            units += 1;
        });
        let mut number = rng.below(total + 1);
        for reach in reaches.iter().flatten() {
            let targets = reach.moves | reach.attacks;
            if number < targets.len() {
                return reach.to(targets.nth(number));
            }
            number -= targets.len();
        }
        Move::End
    }
}

/// So many different amounts up to `gold`, each set as likely as the other.
fn any_names(gold: u8, count: u8, rng: &mut FastRng) -> Names {
    loop {
        let mut amounts = [0; 3];
        let drawn = &mut amounts[..usize::from(count)];
        for amount in drawn.iter_mut() {
            *amount = 1 + rng.below(gold.into()) as u8;
        }
        if let Some(names) = Names::new(drawn) {
            return names;
        }
    }
}
