//! What happened between two views, in words: the move, then what followed from it without anybody's doing.

use tablier_rules::{FastRng, Seat, Step, Text, text};

use super::{a_unit, action, amounts, attack, foe, kind, picks, result, season};
use crate::action::ActionCard;
use crate::position::{Clash, Epix, Foe, Phase};
use crate::unit::UnitKind;
use crate::{Move, View};

/// One step.
pub(crate) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Text {
    let position = after.sample(&mut FastRng::new(0));
    let told = match step.mv {
        Some(mv) => made(step.seat, mv, before, &position),
        None => hidden(step.seat, before.open.phase),
    };
    let followed = [
        cards_won(before, after),
        auction(before, after),
        shown(before, &position, after),
        seasons(before, &position),
    ];
    followed.into_iter().fold(told, Text::then)
}

fn hidden(seat: Seat, phase: Phase) -> Text {
    let who = seat.tag();
    match phase {
        Phase::Auction => text!("{who} a fait son offre.", "{who} has made a bid."),
        Phase::Choice => text!("{who} a choisi.", "{who} has chosen."),
        _ => text!("{who} cache une mise dans son poing.", "{who} hides a stake in their fist."),
    }
}

fn made(seat: Seat, mv: Move, before: &View, position: &Epix) -> Text {
    let who = seat.tag();
    let name = |province| position.map.name(province);
    match mv {
        Move::Recruit(kind, at) => {
            let (Text { fr, en }, at) = (a_unit(kind), name(at));
            let (at_fr, at_en) = (at.fr, at.en);
            text!("{who} recrute {fr} à {at_fr}.", "{who} recruits {en} in {at_en}.")
        }
        Move::Bid(card, gold, marker) => {
            let (Text { fr, en }, unit) = (card.name(), kind(marker));
            let (unit_fr, unit_en) = (unit.fr, unit.en);
            text!(
                "{who} offre {gold} or pour « {fr} » (marqueur : {unit_fr}).",
                "{who} bids {gold} gold on \"{en}\" (marker: {unit_en})."
            )
        }
        Move::Pass => text!("{who} passe.", "{who} passes."),
        Move::Gold(gold) => text!("{who} offre {gold} or.", "{who} bids {gold} gold."),
        Move::First(first) if first == seat => {
            text!("{who} garde la carte du premier joueur.", "{who} keeps the first-player card.")
        }
        Move::First(first) => {
            let other = first.tag();
            text!(
                "{who} donne la carte du premier joueur : {other} commence.",
                "{who} gives the first-player card away: {other} begins."
            )
        }
        Move::Pick(cards) => {
            let Text { fr, en } = picks(cards);
            text!("{who} choisit {fr}.", "{who} chooses {en}.")
        }
        Move::Resolve(card) => {
            let Text { fr, en } = action(card);
            text!("{who} joue d'abord {fr}.", "{who} plays {en} first.")
                .then(taxed(seat, card, position))
        }
        Move::March(unit, from, to) => {
            let (Text { fr, en }, from, to) = (kind(unit), name(from), name(to));
            let (from_fr, to_fr, from_en, to_en) = (from.fr, to.fr, from.en, to.en);
            text!("{who}, {fr} : {from_fr} → {to_fr}.", "{who}, {en}: from {from_en} to {to_en}.")
        }
        Move::Attack(..) | Move::Throw(..) => attacked(seat, mv, position),
        Move::Stake(gold) => {
            text!("{who} mise {gold} or en secret.", "{who} stakes {gold} gold in secret.")
        }
        Move::Name(_) => match position.open.clash {
            Some(clash) => answered(seat, &clash, position, before),
            None => text!("{who} nomme la mise.", "{who} names the stake."),
        },
        Move::On => text!("{who} continue l'attaque.", "{who} presses on."),
        Move::Break => text!("{who} rompt le combat.", "{who} breaks off."),
        Move::End => {
            // The card that is left of the two of winter; Tax is over as soon as it is begun.
            let next = before.open.left.iter().next().map_or_else(Text::default, |card| {
                let Text { fr, en } = action(card);
                text!("Puis {fr}.", "Then {en}.").then(taxed(seat, card, position))
            });
            text!("{who} a terminé.", "{who} is done.").then(next)
        }
    }
}

fn attacked(seat: Seat, mv: Move, position: &Epix) -> Text {
    let who = seat.tag();
    match position.open.fight {
        Some(fight) => {
            let (Text { fr, en }, other) = (attack(position, &fight), fight.defender.tag());
            text!("{who} attaque {other} : {fr}.", "{who} attacks {other}: {en}.")
        }
        None => {
            let (Move::Attack(_, _, target) | Move::Throw(_, target)) = mv else {
                return Text::default();
            };
            let Text { fr, en } = position.map.name(target);
            text!(
                "{who} entre sans combat à {fr} et s'empare des catapultes.",
                "{who} enters {en} without a fight and captures the catapults."
            )
        }
    }
}

fn answered(seat: Seat, clash: &Clash, position: &Epix, before: &View) -> Text {
    let (who, attacker, stake) = (seat.tag(), clash.attacker.tag(), clash.stake);
    let Text { fr, en } = amounts(clash.names());
    let said = text!(
        "{who} nomme {fr} ; la mise était {stake}.",
        "{who} names {en}; the stake was {stake}."
    );
    let Text { fr, en } = foe(clash.fight.foe);
    let unit = kind(clash.fight.kind);
    let (unit_fr, unit_en) = (unit.fr, unit.en);
    let from = position.open.board.of(clash.attacker, clash.fight.kind).contains(clash.fight.from);
    let end = match (clash.won, clash.fight.foe) {
        (true, Foe::Garrison) => text!("La garnison est battue !", "The garrison is beaten!"),
        (true, Foe::Unit(UnitKind::Camp)) => {
            text!(
                "{attacker} l'emporte et s'empare du camp.",
                "{attacker} wins and captures the camp."
            )
        }
        (true, Foe::Everything) => text!(
            "{attacker} fait mouche : {fr} de la province disparaissent.",
            "{attacker} hits: {en} in the province is gone."
        ),
        (true, _) => {
            text!("{attacker} l'emporte : {fr} est battu.", "{attacker} wins: {en} is beaten.")
        }
        (false, Foe::Everything) => text!("{attacker} manque sa cible.", "{attacker} misses."),
        (false, _) if from => text!(
            "L'attaque échoue, mais l'unité est épargnée ({unit_fr}).",
            "The attack fails, but the unit is spared ({unit_en})."
        ),
        (false, _) => text!(
            "L'attaque échoue et l'unité est perdue ({unit_fr}).",
            "The attack fails and the unit is lost ({unit_en})."
        ),
    };
    let broke = clash.won
        && position.open.phase == Phase::March
        && matches!(clash.fight.foe, Foe::Unit(UnitKind::Soldier | UnitKind::Knight))
        && from
        && before.open.board.of(clash.attacker, clash.fight.kind).contains(clash.fight.from);
    let without_gold = if broke {
        text!("Sans or, {attacker} rompt le combat.", "Without gold, {attacker} breaks off.")
    } else {
        Text::default()
    };
    said.then(end).then(without_gold)
}

fn taxed(seat: Seat, card: ActionCard, position: &Epix) -> Text {
    let (who, gold) = (seat.tag(), position.powers(seat).tax);
    if card == ActionCard::Tax {
        text!("{who} prend {gold} or.", "{who} takes {gold} gold.")
    } else {
        Text::default()
    }
}

/// Who won which special card at the end of the preliminary phase.
fn cards_won(before: &View, after: &View) -> Text {
    if before.open.phase != Phase::Preliminary || after.open.phase == Phase::Preliminary {
        return Text::default();
    }
    let over = Text::new(
        "La phase préliminaire est finie : c'est le printemps.",
        "The preliminary phase is over: it is spring.",
    );
    let owners = Seat::all(after.open.players.into()).flat_map(|seat| {
        after.open.cards[seat.index()].iter().map(move |card| {
            let (who, Text { fr, en }) = (seat.tag(), card.name());
            text!("{who} a la carte « {fr} ».", "{who} owns \"{en}\".")
        })
    });
    owners.fold(over, Text::then)
}

/// How the auction went, once the bids are open.
fn auction(before: &View, after: &View) -> Text {
    if before.open.phase != Phase::Auction || after.open.phase != Phase::Give {
        return Text::default();
    }
    let bids = Seat::all(after.open.players.into()).map(|seat| {
        let (who, bid) = (seat.tag(), after.bids[seat.index()].unwrap_or_default());
        text!("{who} : {bid}", "{who}: {bid}")
    });
    let Text { fr, en } = Text::join(bids, "; ");
    let fr = fr.replace("; ", " ; ");
    let (winner, paid) = (after.open.turn, after.bids[after.open.turn.index()].unwrap_or_default());
    let who = winner.tag();
    let opened = text!(
        "Les offres : {fr}. {who} l'emporte et paie {paid} or.",
        "Bids: {en}. {who} wins and pays {paid} gold."
    );
    let consoled = Seat::all(after.open.players.into()).filter_map(|seat| {
        let gained = after.open.gold[seat.index()].saturating_sub(before.open.gold[seat.index()]);
        let other = seat.tag();
        (seat != winner && gained > 0)
            .then(|| text!("{other} reçoit {gained} or.", "{other} gets {gained} gold."))
    });
    consoled.fold(opened, Text::then)
}

/// Whose cards came to light, in turn order, and what Tax brought.
fn shown(before: &View, position: &Epix, after: &View) -> Text {
    let mut told = Text::default();
    let mut seat = after.open.first;
    for _ in 0..after.open.players {
        let fresh = after.open.shown.contains(seat) && !before.open.shown.contains(seat);
        if let Some(cards) = after.picks[seat.index()].filter(|_| fresh) {
            let (who, Text { fr, en }) = (seat.tag(), picks(cards));
            told = told.then(text!("{who} montre {fr}.", "{who} shows {en}."));
            if cards.len() == 1 {
                told =
                    told.then(cards.iter().fold(Text::default(), |text, card| {
                        text.then(taxed(seat, card, position))
                    }));
            }
        }
        seat = seat.next(after.open.players.into());
    }
    if after.open.skipped && !before.open.skipped {
        let who = after.open.turn.tag();
        told = told.then(text!(
            "{who} n'a plus aucun moyen de gagner et n'agit pas.",
            "{who} has no way left to win and does not act."
        ));
    }
    told
}

/// Income, the next season, the end.
fn seasons(before: &View, position: &Epix) -> Text {
    let open = &position.open;
    if let Some(outcome) = position.end() {
        let paid = if open.taken.is_none() { income(position) } else { Text::default() };
        return paid.then(result(position, &outcome));
    }
    if open.season == before.open.season {
        return Text::default();
    }
    let Text { fr, en } = season(open.season);
    income(position).then(text!("Nouvelle saison : {fr}.", "A new season: {en}."))
}

fn income(position: &Epix) -> Text {
    let paid = Seat::all(position.players())
        .map(|seat| Text::same(format!("{} +{}", seat.tag(), position.income(seat))));
    let Text { fr, en } = Text::join(paid, ", ");
    text!("Revenus : {fr}.", "Income: {en}.")
}
