//! The three action cards, and what a player picks of them. Knows no position.

use serde::{Deserialize, Serialize};
use tablier_rules::reading;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionCard {
    /// Buy units.
    Recruit,
    /// Take gold.
    Tax,
    /// Move & attack.
    Move,
}

reading! {
    variants of ActionCard { "recruit" => Recruit, "tax" => Tax, "move" => Move }
}

impl ActionCard {
    /// All of them.
    pub const ALL: [ActionCard; 3] = [ActionCard::Recruit, ActionCard::Tax, ActionCard::Move];

    /// Its word in the notation.
    pub fn name(self) -> &'static str {
        match self {
            ActionCard::Recruit => "recruit",
            ActionCard::Tax => "tax",
            ActionCard::Move => "move",
        }
    }

    pub(super) fn named(word: &str) -> Option<ActionCard> {
        ActionCard::ALL.into_iter().find(|action| action.name() == word)
    }
}

/// The cards of one player in one season: one, or two in winter; none before the choice.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(from = "Vec<ActionCard>", into = "Vec<ActionCard>")]
pub struct Picks(u8);

reading!(Picks as Vec<ActionCard>, or Picks::default());

impl Picks {
    /// The choices of an ordinary season.
    pub const SINGLE: [Picks; 3] = [Picks(1), Picks(2), Picks(4)];
    /// The choices of winter.
    pub const DOUBLE: [Picks; 3] = [Picks(3), Picks(5), Picks(6)];

    /// How many cards.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nothing is picked.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is among them.
    pub fn contains(self, action: ActionCard) -> bool {
        self.0 & 1 << action as u8 != 0
    }

    /// The cards without this one.
    #[must_use]
    pub fn without(self, action: ActionCard) -> Picks {
        Picks(self.0 & !(1 << action as u8))
    }

    /// The cards in the order recruit, tax, move.
    pub fn iter(self) -> impl Iterator<Item = ActionCard> {
        ActionCard::ALL.into_iter().filter(move |&action| self.contains(action))
    }
}

impl From<Vec<ActionCard>> for Picks {
    fn from(actions: Vec<ActionCard>) -> Picks {
        actions.into_iter().collect()
    }
}

impl From<Picks> for Vec<ActionCard> {
    fn from(picks: Picks) -> Vec<ActionCard> {
        picks.iter().collect()
    }
}

impl FromIterator<ActionCard> for Picks {
    fn from_iter<I: IntoIterator<Item = ActionCard>>(actions: I) -> Picks {
        Picks(actions.into_iter().fold(0, |bits, action| bits | 1 << action as u8))
    }
}
