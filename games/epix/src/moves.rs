//! The decisions and how they are written. Knows no position.

mod parse;

use std::fmt;

use tablier_rules::Seat;

use super::action::{ActionCard, Picks};
use super::cards::Card;
use super::province::Province;
use super::unit::UnitKind;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Buys a unit and places it: `recruit:soldier@nwh`.
    Recruit(UnitKind, Province),
    /// Bids gold on a special card, with a unit of the reserve as marker: `bid:7=5+camp`.
    Bid(Card, u8, UnitKind),
    /// Does no more in the preliminary phase: `pass`.
    Pass,
    /// Bids on being first, in secret: `gold:5`.
    Gold(u8),
    /// Names the first player: `first:2`.
    First(Seat),
    /// Picks action cards in secret: `card:tax`, in winter `cards:tax+move`.
    Pick(Picks),
    /// Chooses which of two cards comes first: `resolve:tax`.
    Resolve(ActionCard),
    /// Moves a unit: `move:knight:nwh>lochmess`.
    March(UnitKind, Province, Province),
    /// Attacks with a soldier or knight: `attack:soldier:nwh>neh`.
    Attack(UnitKind, Province, Province),
    /// Attacks with a catapult: `throw:catapult:kilimandjora>se`.
    Throw(Province, Province),
    /// Stakes gold in secret: `stake:3`.
    Stake(u8),
    /// Names amounts in defence: `name:2` or `name:2,4`.
    Name(Names),
    /// Goes on to the next defender: `on`.
    On,
    /// Breaks the attack off: `break`.
    Break,
    /// Stops recruiting or moving: `end`.
    End,
}

/// Amounts named in defence: one to three different ones, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Names([u8; 3]);

impl Names {
    /// These amounts, in whatever order; none where two are equal, one is nought, or there are too few or too many.
    pub fn new(amounts: &[u8]) -> Option<Names> {
        if amounts.is_empty() || amounts.len() > 3 {
            return None;
        }
        let mut sorted = [0; 3];
        sorted[..amounts.len()].copy_from_slice(amounts);
        let named = &mut sorted[..amounts.len()];
        tablier_rules::sort_few(named, |amount| *amount);
        let fine = named[0] > 0 && named.windows(2).all(|pair| pair[0] < pair[1]);
        fine.then_some(Names(sorted))
    }

    /// The amounts in ascending order.
    pub fn amounts(&self) -> &[u8] {
        let count = self.0.iter().filter(|&&amount| amount > 0).count();
        &self.0[..count]
    }

    /// Whether this amount is named.
    #[inline]
    pub fn contains(&self, amount: u8) -> bool {
        self.0.contains(&amount)
    }
}

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, amount) in self.amounts().iter().enumerate() {
            write!(f, "{}{amount}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Recruit(kind, at) => write!(f, "recruit:{}@{at}", kind.name()),
            Move::Bid(card, gold, marker) => write!(f, "bid:{card}={gold}+{}", marker.name()),
            Move::Pass => f.write_str("pass"),
            Move::Gold(gold) => write!(f, "gold:{gold}"),
            Move::First(seat) => write!(f, "first:{seat}"),
            Move::Pick(picks) => {
                f.write_str(if picks.len() == 1 { "card:" } else { "cards:" })?;
                let names: Vec<_> = picks.iter().map(ActionCard::name).collect();
                f.write_str(&names.join("+"))
            }
            Move::Resolve(action) => write!(f, "resolve:{}", action.name()),
            Move::March(kind, from, to) => write!(f, "move:{}:{from}>{to}", kind.name()),
            Move::Attack(kind, from, to) => write!(f, "attack:{}:{from}>{to}", kind.name()),
            Move::Throw(from, to) => write!(f, "throw:catapult:{from}>{to}"),
            Move::Stake(gold) => write!(f, "stake:{gold}"),
            Move::Name(names) => write!(f, "name:{names}"),
            Move::On => f.write_str("on"),
            Move::Break => f.write_str("break"),
            Move::End => f.write_str("end"),
        }
    }
}
