//! What is asked in the middle of a move, while something is in hand.

use tablier_rules::{Seat, Text, text};

use super::{action, the_unit};
use crate::Move;
use crate::position::Epix;
use crate::province::Province;
use crate::scene::Gesture;
use crate::unit::UnitKind;

/// The next click, for who holds this; nothing with empty hands.
pub(crate) fn in_hand(position: &Epix, seat: Seat, gesture: &Gesture) -> Option<Text> {
    Some(match gesture {
        Gesture::None => return None,
        &Gesture::Recruit(kind) => {
            let (Text { fr, en }, cost) =
                (the_unit(kind), position.powers(seat).costs[kind as usize]);
            text!(
                "Où placer {fr} ({cost} or) ? Choisissez une province en pointillé.",
                "Where does {en} go ({cost} gold)? Choose a dashed province."
            )
        }
        &Gesture::Unit(kind, _) => sent(kind, &gesture.targets(position, Some(seat))),
        Gesture::Bid(card, None) => {
            let Text { fr, en } = card.name();
            text!(
                "Combien d'or offrez-vous pour « {fr} » ?",
                "How much gold do you bid on \"{en}\"?"
            )
        }
        Gesture::Bid(card, Some(gold)) => {
            let Text { fr, en } = card.name();
            text!(
                "{gold} or pour « {fr} » : quelle unité de votre réserve marquera l'offre ?",
                "{gold} gold on \"{en}\": which unit of your reserve shall mark the bid?"
            )
        }
        &Gesture::Card(first) => {
            let Text { fr, en } = action(first);
            text!(
                "{fr}, et quelle autre carte ? Choisissez la seconde en secret.",
                "{en}, and which other card? Choose the second one in secret."
            )
        }
        Gesture::Names(named) => {
            let said = Text::join(named.iter().map(|amount| Text::same(amount.to_string())), ", ");
            let (said, left) = (said.fr, usize::from(position.names_due()) - named.len());
            let Text { fr, en } = match left {
                1 => Text::new("un autre montant", "one more amount"),
                _ => Text::new("deux autres montants", "two more amounts"),
            };
            text!("Déjà nommé : {said}. Nommez {fr}.", "Named so far: {said}. Name {en}.")
        }
    })
}

/// Where a unit goes, or what it bombards.
fn sent(kind: UnitKind, targets: &[(Province, Move)]) -> Text {
    let throws = targets.iter().filter(|(_, mv)| matches!(mv, Move::Throw(..))).count();
    let Text { fr, en } = the_unit(kind);
    let asked = if throws == 0 {
        text!("Où va {fr} ?", "Where does {en} go?")
    } else if throws == targets.len() {
        text!("Que doit bombarder {fr} ?", "What shall {en} bombard?")
    } else {
        text!(
            "Où va {fr}, ou que doit-elle bombarder ?",
            "Where does {en} go, or what shall it bombard?"
        )
    };
    asked.then(Text::new(
        "Choisissez une province en pointillé, ou annulez.",
        "Choose a dashed province, or cancel.",
    ))
}
