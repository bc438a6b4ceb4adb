//! Why a move is refused, for the person who tried it. Speaks only of what lies open.

use tablier_rules::{Message, Seat};

use super::{asked, at, from, province};
use crate::action::ActionCard;
use crate::cards::Card;
use crate::position::{Epix, Phase};
use crate::province::Province;
use crate::unit::UnitKind;
use crate::{Move, messages};

/// Why a decider may not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Objection {
    /// Something else is asked.
    NotNow {
        mv: Move,
        asked: Message,
    },
    /// The province is on another map.
    NoProvince(Province),
    /// The special card is not on offer.
    NotOffered(Card),
    /// A bid on a special card that is too low or too high.
    Bid {
        card: Card,
        least: u8,
        most: u8,
        gold: u8,
    },
    /// Too little gold for any bid on this card.
    TooPoor(Card),
    /// No unit of this kind is left as a marker.
    NoMarker(UnitKind),
    /// A bid for first player of more than there is.
    Gold {
        gold: u8,
        bid: u8,
    },
    /// Nobody sits there.
    NoSeat {
        seat: Seat,
        last: usize,
    },
    /// One card in winter.
    OneCard,
    /// Two cards in another season.
    TwoCards,
    /// The card was not chosen.
    NotChosen(ActionCard),
    /// A stake of nothing, or of more than there is.
    Stake {
        gold: u8,
    },
    /// Too few or too many amounts, or amounts nobody can have staked.
    Names {
        names: u8,
        gold: u8,
    },
    /// The unit costs more than there is.
    Cost {
        unit: UnitKind,
        cost: u8,
        gold: u8,
    },
    /// No unit of this kind is left.
    NoReserve(UnitKind),
    /// Its equal is there.
    Equal {
        unit: UnitKind,
        at: Province,
    },
    CampInCastle,
    KnightOnMountain,
    /// Before the first season one recruits in the realm only.
    NotInRealm(Province),
    /// Nothing is recruited there.
    NoGround(Province),
    /// There is no such unit.
    NoUnit {
        unit: UnitKind,
        at: Province,
    },
    /// The unit is done.
    HasActed {
        unit: UnitKind,
        at: Province,
    },
    /// It may be done, but is written as this.
    Written(Move),
    /// Its equal is there: it may only pass.
    NoStop {
        unit: UnitKind,
        at: Province,
    },
    KnightClimbs,
    /// A knight that moves twice.
    Strolled,
    /// A fight without gold.
    NoGold,
    /// Too far.
    OutOfReach {
        unit: UnitKind,
        from: Province,
        to: Province,
    },
}

impl Objection {
    /// It in a sentence or two.
    pub(crate) fn message(&self) -> Message {
        match *self {
            Objection::NotNow { mv, ref asked } => messages::refused_now(mv).then(asked.clone()),
            Objection::NoProvince(province) => messages::refused_no_province(province),
            Objection::NotOffered(card) => messages::refused_card_not_offered(card),
            Objection::Bid { card, least, most, gold } => {
                messages::refused_bid(card, least, most, gold)
            }
            Objection::TooPoor(card) => messages::refused_bid_poor(card),
            Objection::NoMarker(unit) => messages::refused_marker(unit.name()),
            Objection::Gold { gold, bid } => messages::refused_gold(gold, bid),
            Objection::NoSeat { seat, last } => messages::refused_seat(seat, last),
            Objection::OneCard => messages::refused_one_card(),
            Objection::TwoCards => messages::refused_two_cards(),
            Objection::NotChosen(card) => messages::refused_order(card.name()),
            Objection::Stake { gold } => messages::refused_stake(gold),
            Objection::Names { names, gold } => messages::refused_names(names, gold),
            Objection::Cost { unit, cost, gold } => messages::refused_cost(unit.name(), cost, gold),
            Objection::NoReserve(unit) => messages::refused_reserve(unit.name()),
            Objection::Equal { unit, at: place } => messages::refused_equal(unit.name(), at(place)),
            Objection::CampInCastle => messages::refused_camp_in_castle(),
            Objection::KnightOnMountain => messages::refused_knight_on_mountain(),
            Objection::NotInRealm(place) => messages::refused_realm(province(place)),
            Objection::NoGround(place) => messages::refused_ground(at(place)),
            Objection::NoUnit { unit, at: place } => {
                messages::refused_no_unit(unit.name(), at(place))
            }
            Objection::HasActed { unit, at: place } => {
                messages::refused_acted(unit.name(), at(place))
            }
            Objection::Written(mv) => messages::refused_written(mv),
            Objection::NoStop { unit, at: place } => messages::refused_stop(unit.name(), at(place)),
            Objection::KnightClimbs => messages::refused_knight_climbs(),
            Objection::Strolled => messages::refused_strolled(),
            Objection::NoGold => messages::refused_no_gold(),
            Objection::OutOfReach { unit, from: start, to } => {
                messages::refused_reach(unit.name(), from(start), province(to))
            }
        }
    }
}

/// Why a decider may not do this.
pub(crate) fn objection(position: &Epix, seat: Seat, mv: Move) -> Objection {
    let phase = position.open.phase;
    let gold = position.gold(seat);
    match (phase, mv) {
        (Phase::Preliminary | Phase::Recruit, Move::Recruit(kind, at)) => {
            recruit(position, seat, kind, at)
        }
        (Phase::Preliminary, Move::Bid(card, bid, marker)) => {
            let Some(lot) = position.lots().find(|lot| lot.card == card) else {
                return Objection::NotOffered(card);
            };
            let (least, most) = position.bid_range(seat, lot);
            if least > most {
                Objection::TooPoor(card)
            } else if (least..=most).contains(&bid) {
                Objection::NoMarker(marker)
            } else {
                Objection::Bid { card, least, most, gold: bid }
            }
        }
        (Phase::Auction, Move::Gold(bid)) => Objection::Gold { gold, bid },
        (Phase::Give, Move::First(seat)) => {
            Objection::NoSeat { seat, last: position.players() - 1 }
        }
        (Phase::Choice, Move::Pick(_)) if position.is_winter() => Objection::OneCard,
        (Phase::Choice, Move::Pick(_)) => Objection::TwoCards,
        (Phase::Order, Move::Resolve(action)) => Objection::NotChosen(action),
        (Phase::March, Move::March(kind, from, to) | Move::Attack(kind, from, to)) => {
            march(position, seat, mv, kind, from, to)
        }
        (Phase::March, Move::Throw(from, to)) => {
            march(position, seat, mv, UnitKind::Catapult, from, to)
        }
        (Phase::Stake, Move::Stake(_)) => Objection::Stake { gold },
        (Phase::Answer, Move::Name(_)) => Objection::Names {
            names: position.names_due(),
            gold: position.gold(position.open.turn),
        },
        _ => Objection::NotNow { mv, asked: asked(position) },
    }
}

fn recruit(position: &Epix, seat: Seat, unit: UnitKind, at: Province) -> Objection {
    let (cost, gold) = (position.powers(seat).costs[unit as usize], position.gold(seat));
    let board = &position.open.board;
    if position.map.land(at).is_none() {
        return Objection::NoProvince(at);
    }
    if cost > gold {
        return Objection::Cost { unit, cost, gold };
    }
    if !board.has_reserve(seat, unit) {
        return Objection::NoReserve(unit);
    }
    if board.of(seat, unit).contains(at) {
        return Objection::Equal { unit, at };
    }
    if unit == UnitKind::Camp && position.map.castles.contains(at) {
        return Objection::CampInCastle;
    }
    let ground =
        position.open.phase == Phase::Preliminary || position.recruiting_ground(seat).contains(at);
    if unit == UnitKind::Knight && at == Province::KILIMANDJORA && ground {
        return Objection::KnightOnMountain;
    }
    if position.open.phase == Phase::Preliminary {
        return Objection::NotInRealm(at);
    }
    Objection::NoGround(at)
}

fn march(
    position: &Epix,
    seat: Seat,
    mv: Move,
    unit: UnitKind,
    from: Province,
    to: Province,
) -> Objection {
    if let Some(other) = [from, to].into_iter().find(|&at| position.map.land(at).is_none()) {
        return Objection::NoProvince(other);
    }
    let Some(reach) = position.reach_of(seat, unit, from) else {
        return Objection::NoUnit { unit, at: from };
    };
    if position.open.acted & 1 << reach.piece != 0 {
        return Objection::HasActed { unit, at: from };
    }
    if (reach.moves | reach.attacks).contains(to) {
        return Objection::Written(reach.to(to));
    }
    if position.open.board.of(seat, unit).contains(to) {
        return Objection::NoStop { unit, at: to };
    }
    if unit == UnitKind::Knight && to == Province::KILIMANDJORA {
        return Objection::KnightClimbs;
    }
    let strolled = position.open.strolled & (1 << reach.piece) != 0;
    if strolled && matches!(mv, Move::March(..)) {
        return Objection::Strolled;
    }
    let fights = !matches!(mv, Move::March(..));
    if fights && position.gold(seat) == 0 {
        return Objection::NoGold;
    }
    Objection::OutOfReach { unit, from, to }
}
