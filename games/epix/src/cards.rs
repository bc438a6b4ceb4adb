//! The twenty special cards: for each what it says and what it changes in the powers of its owner, in one place.

use std::fmt;

use serde::{Deserialize, Serialize};
use tablier_rules::{Message, reading};

use super::messages;
use super::powers::Powers;
use super::unit::UnitKind;

/// A special card, by its number from 1 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

reading!(Card as u8, or Card(0));

/// One line of the table.
struct CardFacts {
    name: fn() -> Message,
    text: fn() -> Message,
    grant: fn(&mut Powers),
}

const fn entry(name: fn() -> Message, text: fn() -> Message, grant: fn(&mut Powers)) -> CardFacts {
    CardFacts { name, text, grant }
}

/// Card 1 first.
static TABLE: [CardFacts; Card::COUNT] = [
    entry(messages::card_treasurer, messages::card_treasurer_does, |powers| powers.pension += 1),
    entry(messages::card_tax_farmer, messages::card_tax_farmer_does, |powers| powers.tax = 5),
    entry(messages::card_stud_farm, messages::card_stud_farm_does, |powers| {
        powers.costs[UnitKind::Knight as usize] = 4;
    }),
    entry(messages::card_drill_sergeant, messages::card_drill_sergeant_does, |powers| {
        powers.costs[UnitKind::Soldier as usize] = 1;
    }),
    entry(messages::card_carpenters, messages::card_carpenters_does, |powers| {
        powers.costs[UnitKind::Camp as usize] = 1;
        powers.costs[UnitKind::Catapult as usize] = 1;
    }),
    entry(messages::card_granaries, messages::card_granaries_does, |powers| powers.camp_pay = 2),
    entry(messages::card_moneylender, messages::card_moneylender_does, |powers| {
        powers.consolation = 2;
    }),
    entry(messages::card_plunder, messages::card_plunder_does, |powers| powers.plunder = 1),
    entry(messages::card_scouts, messages::card_scouts_does, |powers| powers.soldier_steps = 2),
    entry(messages::card_mountaineers, messages::card_mountaineers_does, |powers| {
        powers.knights_climb = true;
    }),
    entry(messages::card_wheelwrights, messages::card_wheelwrights_does, |powers| {
        powers.catapults_roll = true;
    }),
    entry(messages::card_smugglers, messages::card_smugglers_does, |powers| powers.smuggles = true),
    entry(messages::card_paymaster, messages::card_paymaster_does, |powers| powers.refund = true),
    entry(messages::card_sappers, messages::card_sappers_does, |powers| powers.saps = true),
    entry(messages::card_ballistics, messages::card_ballistics_does, |powers| powers.reach = 2),
    entry(messages::card_champion, messages::card_champion_does, |powers| powers.spares = true),
    entry(messages::card_ramparts, messages::card_ramparts_does, |powers| powers.ramparts = true),
    entry(messages::card_palisades, messages::card_palisades_does, |powers| {
        powers.palisades = true;
    }),
    entry(messages::card_seer, messages::card_seer_does, |powers| powers.double = 3),
    entry(messages::card_herald, messages::card_herald_does, |powers| powers.wins_ties = true),
];

impl Card {
    /// How many there are.
    pub(super) const COUNT: usize = 20;

    /// The card of this number.
    pub fn numbered(number: u8) -> Option<Card> {
        (1..=Card::COUNT as u8).contains(&number).then_some(Card(number))
    }

    /// All cards in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=Card::COUNT as u8).map(Card)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    fn entry(self) -> &'static CardFacts {
        &TABLE[usize::from(self.0) - 1]
    }

    /// What it is called.
    pub fn name(self) -> Message {
        (self.entry().name)()
    }

    /// What it does.
    pub fn text(self) -> Message {
        (self.entry().text)()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(number: u8) -> Result<Card, String> {
        Card::numbered(number)
            .ok_or_else(|| format!("there is no card {number}: cards go from 1 to 20"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// The cards of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u32);

reading!(Cards as Vec<Card>, or Cards::default());

impl Cards {
    /// Whether this card is among them.
    pub fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// The cards in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |&card| self.contains(card))
    }

    /// The same with one more.
    #[must_use]
    pub fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// What they make of a player.
    pub(super) fn powers(self) -> Powers {
        let mut powers = Powers::PLAIN;
        self.iter().for_each(|card| (card.entry().grant)(&mut powers));
        powers
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        cards.into_iter().fold(Cards::default(), Cards::with)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}
