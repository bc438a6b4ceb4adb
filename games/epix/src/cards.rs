//! The twenty special cards: for each its names, its text and what it changes in the powers of its owner, in one place.

use std::fmt;

use serde::{Deserialize, Serialize};
use tablier_rules::Text;

use super::powers::Powers;
use super::unit::UnitKind;

/// A special card, by its number from 1 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// One line of the table.
struct CardFacts {
    name: (&'static str, &'static str),
    text: (&'static str, &'static str),
    grant: fn(&mut Powers),
}

const fn entry(
    name: (&'static str, &'static str),
    text: (&'static str, &'static str),
    grant: fn(&mut Powers),
) -> CardFacts {
    CardFacts { name, text, grant }
}

/// Card 1 first.
static TABLE: [CardFacts; Card::COUNT] = [
    entry(
        ("Trésorière", "Treasurer"),
        ("+1 or au revenu de chaque saison.", "+1 gold in every season's income."),
        |powers| powers.pension += 1,
    ),
    entry(
        ("Percepteur", "Tax farmer"),
        ("Taxe rapporte 5 or au lieu de 3.", "Tax gives 5 gold instead of 3."),
        |powers| powers.tax = 5,
    ),
    entry(
        ("Haras", "Stud farm"),
        ("Un chevalier coûte 4 or.", "A knight costs 4 gold."),
        |powers| powers.costs[UnitKind::Knight as usize] = 4,
    ),
    entry(
        ("Sergent recruteur", "Drill sergeant"),
        ("Un soldat coûte 1 or.", "A soldier costs 1 gold."),
        |powers| powers.costs[UnitKind::Soldier as usize] = 1,
    ),
    entry(
        ("Charpentiers", "Carpenters"),
        ("Camps et catapultes coûtent 1 or.", "Camps and catapults cost 1 gold."),
        |powers| {
            powers.costs[UnitKind::Camp as usize] = 1;
            powers.costs[UnitKind::Catapult as usize] = 1;
        },
    ),
    entry(
        ("Greniers", "Granaries"),
        ("Chaque camp rapporte 2 or.", "Each camp pays 2 gold."),
        |powers| powers.camp_pay = 2,
    ),
    entry(
        ("Usurière", "Moneylender"),
        (
            "+2 or quand l'enchère du premier joueur est perdue.",
            "+2 gold whenever the auction for first player is lost.",
        ),
        |powers| powers.consolation = 2,
    ),
    entry(
        ("Pillage", "Plunder"),
        (
            "Chaque unité éliminée par vos attaques vous vaut 1 or de son propriétaire, s'il en a.",
            "For each unit your attacks eliminate, its owner pays you 1 gold if possible.",
        ),
        |powers| powers.plunder = 1,
    ),
    entry(
        ("Éclaireurs", "Scouts"),
        (
            "Vos soldats se déplacent d'une ou deux provinces.",
            "Your soldiers move one or two provinces.",
        ),
        |powers| powers.soldier_steps = 2,
    ),
    entry(
        ("Montagnards", "Mountaineers"),
        (
            "Vos chevaliers peuvent être recrutés sur Kilimandjora, y entrer et l'attaquer.",
            "Your knights may be recruited on Kilimandjora, enter it and attack it.",
        ),
        |powers| powers.knights_climb = true,
    ),
    entry(
        ("Charrons", "Wheelwrights"),
        (
            "Une catapulte peut rouler dans une province voisine vide ou à vous au lieu d'attaquer.",
            "A catapult may roll to an adjacent province, empty or yours, instead of attacking.",
        ),
        |powers| powers.catapults_roll = true,
    ),
    entry(
        ("Contrebandiers", "Smugglers"),
        (
            "Lochmess et Broceland se touchent pour vos soldats et vos chevaliers.",
            "Lochmess and Broceland touch for your soldiers and knights.",
        ),
        |powers| powers.smuggles = true,
    ),
    entry(
        ("Trésorier-payeur", "Paymaster"),
        (
            "Après un combat gagné en attaque, la moitié de la mise revient, arrondie vers le bas.",
            "After a fight won as attacker, half of the stake comes back, rounded down.",
        ),
        |powers| powers.refund = true,
    ),
    entry(
        ("Sapeurs", "Sappers"),
        (
            "Contre vous, garnisons et unités des châteaux n'ont qu'une défense simple.",
            "Against you, garrisons and units in castles have only a simple defence.",
        ),
        |powers| powers.saps = true,
    ),
    entry(
        ("Balistique", "Ballistics"),
        (
            "D'où qu'elles tirent, vos catapultes portent à deux provinces, sauf sur Kilimandjora.",
            "From anywhere, your catapults reach up to two provinces away, but never Kilimandjora.",
        ),
        |powers| powers.reach = 2,
    ),
    entry(
        ("Championne", "Champion"),
        (
            "Le premier échec de la saison d'un soldat ou d'un chevalier ne l'élimine pas : il rompt le combat.",
            "The first time in a season that a soldier or knight fails, it is not eliminated: it breaks off.",
        ),
        |powers| powers.spares = true,
    ),
    entry(
        ("Remparts", "Ramparts"),
        (
            "Dans vos deux provinces de royaume, la défense est double, aussi contre les catapultes.",
            "In your two realm provinces the defence is double, against catapults too.",
        ),
        |powers| powers.ramparts = true,
    ),
    entry(
        ("Palissades", "Palisades"),
        (
            "Vos camps ont partout une défense double, sauf contre les catapultes.",
            "Your camps have a double defence everywhere, but not against catapults.",
        ),
        |powers| powers.palisades = true,
    ),
    entry(
        ("Voyante", "Seer"),
        (
            "Où votre défense est double, vous nommez trois montants.",
            "Where your defence is double, you name three amounts.",
        ),
        |powers| powers.double = 3,
    ),
    entry(
        ("Héraut", "Herald"),
        (
            "Vous gagnez toute égalité : à l'enchère du premier joueur et au décompte final, avant l'or.",
            "You win every tie: in the auction for first player, and in the final count before gold.",
        ),
        |powers| powers.wins_ties = true,
    ),
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
    pub fn name(self) -> Text {
        let (fr, en) = self.entry().name;
        Text::new(fr, en)
    }

    /// What it does.
    pub fn text(self) -> Text {
        let (fr, en) = self.entry().text;
        Text::new(fr, en)
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
