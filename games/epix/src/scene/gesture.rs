//! The clicks of a move that is not finished: what they mean here, and what would finish it.

use tablier_rules::Seat;

use crate::action::ActionCard;
use crate::cards::Card;
use crate::moves::Move;
use crate::position::{Epix, Phase};
use crate::province::Province;
use crate::unit::UnitKind;

/// What is in hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Gesture {
    None,
    /// A unit to be recruited.
    Recruit(UnitKind),
    /// A unit to be sent somewhere.
    Unit(UnitKind, Province),
    /// A special card to bid on, and how much.
    Bid(Card, Option<u8>),
    /// The first of two action cards.
    Card(ActionCard),
    /// The first amounts named.
    Names(Vec<u8>),
}

impl Gesture {
    /// What these clicks mean; words that mean nothing here are ignored.
    pub(super) fn read(position: &Epix, seat: Seat, words: &[String]) -> Gesture {
        words.iter().fold(Gesture::None, |gesture, word| {
            gesture.clone().then(position, seat, word).unwrap_or(gesture)
        })
    }

    fn then(self, position: &Epix, seat: Seat, word: &str) -> Option<Gesture> {
        let (verb, rest) = word.split_once(':')?;
        match (self, position.open.phase, verb) {
            (Gesture::None, Phase::Preliminary | Phase::Recruit, "recruit") => {
                let kind = UnitKind::named(rest)?;
                let gesture = Gesture::Recruit(kind);
                (!gesture.targets(position, Some(seat)).is_empty()).then_some(gesture)
            }
            (Gesture::None, Phase::March, "unit") => {
                let (kind, from) = rest.split_once(':')?;
                let gesture = Gesture::Unit(UnitKind::named(kind)?, from.parse().ok()?);
                (!gesture.targets(position, Some(seat)).is_empty()).then_some(gesture)
            }
            (Gesture::None, Phase::Preliminary, "bid") => {
                let card = Card::numbered(rest.parse().ok()?)?;
                let lot = position.lots().find(|lot| lot.card == card)?;
                let (least, most) = position.bid_range(seat, lot);
                let marked =
                    UnitKind::ALL.into_iter().any(|kind| position.can_mark(seat, kind, lot));
                (least <= most && marked).then_some(Gesture::Bid(card, None))
            }
            (Gesture::Bid(card, None), _, "gold") => {
                let gold = rest.parse().ok()?;
                let lot = position.lots().find(|lot| lot.card == card)?;
                let (least, most) = position.bid_range(seat, lot);
                (least..=most).contains(&gold).then_some(Gesture::Bid(card, Some(gold)))
            }
            (Gesture::None, Phase::Choice, "card") if position.is_winter() => {
                ActionCard::named(rest).map(Gesture::Card)
            }
            (gesture @ (Gesture::None | Gesture::Names(_)), Phase::Answer, "name") => {
                let mut named =
                    if let Gesture::Names(named) = gesture { named } else { Vec::new() };
                let amount: u8 = rest.parse().ok()?;
                let fits = (1..=position.gold(position.open.turn)).contains(&amount)
                    && !named.contains(&amount);
                named.push(amount);
                (fits && named.len() < position.names_due().into()).then_some(Gesture::Names(named))
            }
            _ => None,
        }
    }

    pub(super) fn is_none(&self) -> bool {
        *self == Gesture::None
    }

    /// The provinces that would finish it, each with its move.
    pub(crate) fn targets(&self, position: &Epix, chooser: Option<Seat>) -> Vec<(Province, Move)> {
        let Some(seat) = chooser else { return Vec::new() };
        match *self {
            Gesture::Recruit(kind) => {
                let ground = match position.open.phase {
                    Phase::Preliminary => position.may_settle(seat, kind),
                    _ => position.may_recruit(seat, kind),
                };
                ground.iter().map(|at| (at, Move::Recruit(kind, at))).collect()
            }
            Gesture::Unit(kind, from) => {
                position.reach_of(seat, kind, from).map_or_else(Vec::new, |reach| {
                    (reach.moves | reach.attacks)
                        .iter()
                        .map(|target| (target, reach.to(target)))
                        .collect()
                })
            }
            _ => Vec::new(),
        }
    }

    /// The others that could be sent from where the unit in hand stands.
    pub(super) fn others(&self, position: &Epix, seat: Seat) -> Vec<(UnitKind, Province)> {
        let &Gesture::Unit(in_hand, from) = self else { return Vec::new() };
        let goes = |kind| !Gesture::Unit(kind, from).targets(position, Some(seat)).is_empty();
        let others = UnitKind::ALL.into_iter().filter(|&kind| kind != in_hand && goes(kind));
        others.map(|kind| (kind, from)).collect()
    }

    /// Whether this piece is the one in hand.
    pub(super) fn holds(&self, position: &Epix, seat: Seat, piece: usize) -> bool {
        match *self {
            Gesture::Unit(kind, from) => {
                position.open.turn == seat
                    && position.open.board.piece(seat, kind, from) == Some(piece)
            }
            _ => false,
        }
    }
}
