//! Why a move is refused, for the person who tried it. Speaks only of what lies open.

use tablier_rules::{Seat, Text, text};

use super::{a_unit, asked, kind, number};
use crate::Move;
use crate::position::{Epix, Phase};
use crate::province::Province;
use crate::unit::UnitKind;

/// Why a decider may not do this.
pub(crate) fn objection(position: &Epix, seat: Seat, mv: Move) -> Text {
    let phase = position.open.phase;
    let gold = position.gold(seat);
    match (phase, mv) {
        (Phase::Preliminary | Phase::Recruit, Move::Recruit(kind, at)) => {
            recruit(position, seat, kind, at)
        }
        (Phase::Preliminary, Move::Bid(card, bid, marker)) => {
            let Some(lot) = position.lots().find(|lot| lot.card == card) else {
                return text!(
                    "La carte {card} n'est pas en jeu : enchérissez sur une carte proposée.",
                    "Card {card} is not in this game: bid on one that is on offer."
                );
            };
            let (least, most) = position.bid_range(seat, lot);
            if !(least..=most).contains(&bid) {
                return text!(
                    "Une offre sur la carte {card} va de {least} à {most} or, et non {bid}.",
                    "A bid on card {card} goes from {least} to {most} gold, not {bid}."
                );
            }
            let Text { fr, en } = kind(marker);
            text!(
                "Votre réserve n'a plus de {fr} pour marquer l'offre : prenez une autre unité.",
                "Your reserve has no {en} left to mark the bid: take another unit."
            )
        }
        (Phase::Auction, Move::Gold(bid)) => text!(
            "Vous avez {gold} or : vous ne pouvez pas en offrir {bid}.",
            "You have {gold} gold: you cannot bid {bid}."
        ),
        (Phase::Give, Move::First(other)) => {
            let last = position.players() - 1;
            text!(
                "Personne n'est à la place {other} : les places vont de 0 à {last}.",
                "Nobody sits in seat {other}: the seats go from 0 to {last}."
            )
        }
        (Phase::Choice, Move::Pick(_)) if position.is_winter() => Text::new(
            "En hiver, choisissez deux cartes différentes, par exemple cards:tax+move.",
            "In winter choose two different cards, such as cards:tax+move.",
        ),
        (Phase::Choice, Move::Pick(_)) => Text::new(
            "Choisissez une seule carte, par exemple card:tax ; deux, c'est pour l'hiver.",
            "Choose a single card, such as card:tax; two are for winter.",
        ),
        (Phase::Order, Move::Resolve(action)) => {
            let Text { fr, en } = super::action(action);
            text!("Vous n'avez pas choisi la carte {fr}.", "You did not choose the card {en}.")
        }
        (Phase::March, Move::March(kind, from, to) | Move::Attack(kind, from, to)) => {
            march(position, seat, mv, kind, from, to)
        }
        (Phase::March, Move::Throw(from, to)) => {
            march(position, seat, mv, UnitKind::Catapult, from, to)
        }
        (Phase::Stake, Move::Stake(_)) => text!(
            "La mise va de 1 à {gold} or, tout ce que vous avez.",
            "A stake goes from 1 to {gold} gold, all you have."
        ),
        (Phase::Answer, Move::Name(_)) => {
            let most = position.gold(position.open.turn);
            let Text { fr, en } = number(position.names_due());
            text!(
                "Nommez exactement {fr}, entre 1 et {most}.",
                "Name exactly {en}, between 1 and {most}."
            )
        }
        _ => {
            let Text { fr, en } = asked(position);
            text!(
                "Ce n'est pas le moment de jouer {mv}. {fr}",
                "This is not the time for {mv}. {en}"
            )
        }
    }
}

fn recruit(position: &Epix, seat: Seat, unit: UnitKind, at: Province) -> Text {
    let (cost, gold) = (position.powers(seat).costs[unit as usize], position.gold(seat));
    let Text { fr, en } = kind(unit);
    let place = position.map.name(at);
    let (at_fr, at_en) = (place.fr, place.en);
    let board = &position.open.board;
    if cost > gold {
        return text!(
            "Il faut {cost} or ({fr}), et vous en avez {gold}.",
            "It takes {cost} gold ({en}), and you have {gold}."
        );
    }
    if !board.has_reserve(seat, unit) {
        return text!(
            "Votre réserve est vide pour cette unité ({fr}).",
            "Your reserve holds no more of these ({en})."
        );
    }
    if board.of(seat, unit).contains(at) {
        let Text { fr, en } = a_unit(unit);
        return text!(
            "Vous avez déjà {fr} à {at_fr} : jamais deux unités pareilles dans une province.",
            "You already have {en} in {at_en}: never two equal units in a province."
        );
    }
    if unit == UnitKind::Camp && position.map.castles.contains(at) {
        return Text::new("Pas de camp dans un château.", "No camp in a castle.");
    }
    let ground =
        position.open.phase == Phase::Preliminary || position.recruiting_ground(seat).contains(at);
    if unit == UnitKind::Knight && at == Province::KILIMANDJORA && ground {
        return Text::new("Pas de chevalier sur Kilimandjora.", "No knight on Kilimandjora.");
    }
    if position.open.phase == Phase::Preliminary {
        return text!(
            "{at_fr} n'est pas dans votre royaume : recrutez dans votre château ou à côté.",
            "{at_en} is not in your realm: recruit in your castle or next to it."
        );
    }
    text!(
        "On ne recrute pas à {at_fr} : seulement au château, dans le royaume sans ennemi, ou près de vos unités.",
        "You cannot recruit in {at_en}: only in your castle, in your realm where no enemy is, or where you have units."
    )
}

fn march(
    position: &Epix,
    seat: Seat,
    mv: Move,
    unit: UnitKind,
    from: Province,
    to: Province,
) -> Text {
    let (Text { fr, en }, from_name, to_name) =
        (kind(unit), position.map.name(from), position.map.name(to));
    let (from_fr, from_en, to_fr, to_en) = (from_name.fr, from_name.en, to_name.fr, to_name.en);
    let Some(reach) = position.reach_of(seat, unit, from) else {
        return text!(
            "Vous n'avez pas cette unité à {from_fr} ({fr}).",
            "You have no such unit in {from_en} ({en})."
        );
    };
    if position.open.acted & 1 << reach.piece != 0 {
        return text!(
            "Cette unité a déjà agi ({fr}, {from_fr}).",
            "This unit has already acted ({en}, {from_en})."
        );
    }
    if (reach.moves | reach.attacks).contains(to) {
        let better = reach.to(to);
        return text!("Cela s'écrit {better}.", "This is written {better}.");
    }
    if position.open.board.of(seat, unit).contains(to) {
        let Text { fr, en } = a_unit(unit);
        return text!(
            "Vous avez déjà {fr} à {to_fr} : on peut y passer, mais pas s'y arrêter.",
            "You already have {en} in {to_en}: it can be passed through only."
        );
    }
    if unit == UnitKind::Knight && to == Province::KILIMANDJORA {
        return Text::new(
            "Un chevalier ne va jamais sur Kilimandjora.",
            "A knight never goes to Kilimandjora.",
        );
    }
    let strolled = position.open.strolled & (1 << reach.piece) != 0;
    if strolled && matches!(mv, Move::March(..)) {
        return text!(
            "Ce chevalier vient de se déplacer : il repart après un combat ou l'action d'une autre unité.",
            "This knight has just moved: it goes on after a fight or another unit's action."
        );
    }
    let fights = !matches!(mv, Move::March(..));
    if fights && position.gold(seat) == 0 {
        return Text::new("Sans or, pas de combat.", "Without gold there is no fight.");
    }
    text!(
        "{to_fr} n'est pas à portée de cette unité ({fr}, {from_fr}).",
        "{to_en} is out of reach for this unit ({en}, {from_en})."
    )
}
