//! Why a move of ABRAXAS is refused, for the person who tried it.

use tablier_rules::{Text, text};

use super::moves::Move;
use super::position::{Abraxas, Phase};

/// Why the player who decides may not make this move.
pub(super) fn objection(position: &Abraxas, mv: Move) -> Text {
    let wrong_moment = asked(position);
    match (mv, position.phase) {
        (Move::Lay(hole) | Move::LayStop(hole), Phase::Lay | Phase::Relay | Phase::LayStop)
            if position.plate.full().contains(hole) =>
        {
            text!("Le trou {hole} est déjà occupé.", "There is already a pawn in hole {hole}.")
        }
        (Move::Lay(_), Phase::Lay) => text!(
            "La réserve est vide : reprenez d'abord un pion de la plaque.",
            "The supply is empty: first lift a pawn from the plate."
        ),
        (Move::Lay(hole), Phase::Relay) => text!(
            "Le pion doit aller dans un autre trou que {hole}, d'où il vient.",
            "The pawn must go to another hole than {hole}, where it came from."
        ),
        (Move::LayStop(_), Phase::Lay) if position.stops_left(position.mover) == 0 => {
            text!("Vous n'avez plus de pion d'arrêt.", "You have no stop pawn left.")
        }
        (Move::LayStop(_), Phase::Lay) => text!(
            "On ne répond pas à un pion d'arrêt par un pion d'arrêt : jouez un pion rouge.",
            "A stop pawn is not answered by a stop pawn: play a red one."
        ),
        (Move::Lift(_), Phase::Lay) if position.supply > 0 => text!(
            "On ne reprend un pion de la plaque que lorsque la réserve est vide.",
            "Pawns are lifted from the plate only once the supply is empty."
        ),
        (Move::Lift(hole), Phase::Lay) => {
            text!(
                "Il n'y a pas de pion rouge dans le trou {hole}.",
                "There is no red pawn in hole {hole}."
            )
        }
        (Move::End, Phase::Lay) => text!(
            "Vous devez jouer : on ne termine son tour sans poser qu'après une prise.",
            "You must play: a turn ends without laying only after taking."
        ),
        (Move::PushTo(_), Phase::Push | Phase::PushOrStay) if !position.free => text!(
            "La plaque se pousse le long de sa flèche : écrivez « push ».",
            "The plate is pushed along its arrow: write \"push\"."
        ),
        (Move::PushTo(_), Phase::Push | Phase::PushOrStay) => {
            text!("La plaque bute déjà de ce côté.", "The plate already touches that side.")
        }
        (Move::Push, Phase::Push | Phase::PushOrStay) => text!(
            "La poussée est libre : dites dans quelle direction, par exemple « push-n ».",
            "Pushing is free: say in which direction, such as \"push-n\"."
        ),
        (Move::Stay, Phase::Push) => text!(
            "Après un pion rouge, il faut pousser la plaque.",
            "After a red pawn the plate must be pushed."
        ),
        (Move::Take(holes), Phase::Take) if !position.plate.red().contains_all(holes) => text!(
            "Il n'y a pas un pion rouge dans chacun de ces trous.",
            "There is not a red pawn in each of these holes."
        ),
        (Move::Take(holes), Phase::Take) if !position.plate.aligns(holes) => text!(
            "Ces pions ne sont pas ensemble dans un alignement d'au moins quatre places rouges.",
            "These pawns do not lie together in an alignment of four red places or more."
        ),
        (Move::Take(_), Phase::Take) => text!(
            "Ces pions ne peuvent pas être pris : d'un alignement, il doit rester trois places, qui ne soient pas trois \
             voisines si l'on peut l'éviter.",
            "These pawns cannot be taken: three places of an alignment must remain, and not three neighbouring ones if \
             that can be helped."
        ),
        (Move::Done, Phase::Take) => text!(
            "Il faut prendre tous les pions qui vous reviennent.",
            "All the pawns that are due must be taken."
        ),
        _ => wrong_moment,
    }
}

/// What is to be decided instead.
fn asked(position: &Abraxas) -> Text {
    match position.phase {
        Phase::Place => {
            text!("Placez d'abord la plaque dans un coin.", "First push the plate into a corner.")
        }
        Phase::Lay if position.repeat => text!(
            "Posez un pion pour rejouer, ou terminez votre tour.",
            "Lay a pawn to play again, or end your turn."
        ),
        Phase::Lay if position.supply == 0 => {
            text!("Reprenez d'abord un pion de la plaque.", "First lift a pawn from the plate.")
        }
        Phase::Lay => text!("Posez d'abord un pion.", "First lay a pawn."),
        Phase::Relay => {
            text!("Reposez d'abord le pion que vous tenez.", "First lay the pawn in your hand.")
        }
        Phase::Answer => {
            text!("Répondez d'abord : « stop » ou « go ».", "First answer: \"stop\" or \"go\".")
        }
        Phase::LayStop => text!("Posez d'abord votre pion d'arrêt.", "First lay your stop pawn."),
        Phase::Push => text!("Poussez d'abord la plaque.", "First push the plate."),
        Phase::PushOrStay => text!(
            "Dites d'abord si vous poussez la plaque ou non.",
            "First say whether you push the plate or not."
        ),
        Phase::Take if position.vigilance => text!(
            "Réclamez d'abord un alignement, ou dites que vous n'en réclamez plus.",
            "First claim an alignment, or say that you claim no more."
        ),
        Phase::Take => text!("Prenez d'abord les pions alignés.", "First take the pawns in line."),
        Phase::Over => text!("La partie est finie.", "The game is over."),
    }
}
