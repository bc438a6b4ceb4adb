//! What is asked in the middle of a move, while something is in hand.

use tablier_rules::{Message, Seat};

use crate::position::Epix;
use crate::province::Province;
use crate::scene::Gesture;
use crate::unit::UnitKind;
use crate::{Move, messages};

/// The next click, for who holds this; nothing with empty hands.
pub(crate) fn in_hand(position: &Epix, seat: Seat, gesture: &Gesture) -> Option<Message> {
    Some(match gesture {
        Gesture::None => return None,
        &Gesture::Recruit(kind) => {
            messages::hand_recruit(kind.name(), position.powers(seat).costs[kind as usize])
        }
        &Gesture::Unit(kind, _) => sent(kind, &gesture.targets(position, Some(seat))),
        Gesture::Bid(card, None) => messages::hand_bid(card.name()),
        &Gesture::Bid(card, Some(gold)) => messages::hand_marker(gold, card.name()),
        Gesture::Card(first) => messages::hand_card(first.name()),
        Gesture::Names(named) => {
            let left = usize::from(position.names_due()) - named.len();
            messages::hand_names(named.iter().copied(), left)
        }
    })
}

/// Where a unit goes, or what it bombards.
fn sent(kind: UnitKind, targets: &[(Province, Move)]) -> Message {
    let throws = targets.iter().filter(|(_, mv)| matches!(mv, Move::Throw(..))).count();
    if throws == 0 {
        messages::hand_march(kind.name())
    } else if throws == targets.len() {
        messages::hand_throw()
    } else {
        messages::hand_march_or_throw()
    }
}
