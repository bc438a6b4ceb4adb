//! The whole state in words, line by line, for those who do not see the scene.

use tablier_rules::{FastRng, Seat, Text, Viewer, text};

use super::{amounts, attack, foe, kind, picks, prompt, provinces, season};
use crate::View;
use crate::cards::Card;
use crate::position::{Epix, Phase};
use crate::unit::UnitKind;

/// Everything a viewer may know.
pub(crate) fn describe(view: &View) -> Text {
    let position = view.sample(&mut FastRng::new(0));
    let mut lines = vec![heading(&position)];
    lines.extend(Seat::all(position.players()).map(|seat| player(view, &position, seat)));
    lines.extend(position.map.lands.iter().filter_map(|land| {
        let owner = position.open.board.owner(land.province)?;
        let units = UnitKind::ALL
            .into_iter()
            .filter(|&kind| position.open.board.of(owner, kind).contains(land.province));
        let Text { fr, en } = Text::join(units.map(kind), ", ");
        let (who, word) = (owner.tag(), land.province);
        let (name_fr, name_en) = (&land.name.fr, &land.name.en);
        Some(text!("{name_fr} ({word}) : {who}, {fr}.", "{name_en} ({word}): {who}, {en}."))
    }));
    lines.extend(position.lots().map(|lot| {
        let Text { fr, en } = lot.card.name();
        let (number, gold) = (lot.card, lot.gold);
        match lot.bidder {
            Some(bidder) => {
                let who = bidder.tag();
                text!(
                    "Carte {number}, {fr} : {who} offre {gold} or.",
                    "Card {number}, {en}: {who} bids {gold} gold."
                )
            }
            None => text!("Carte {number}, {fr} : sans offre.", "Card {number}, {en}: no bid."),
        }
    }));
    lines.extend(fight(view, &position));
    lines.push(prompt(&position, Viewer::Spectator));
    Text::join(lines, "\n")
}

fn heading(position: &Epix) -> Text {
    let (players, first) = (position.players(), position.open.first.tag());
    let Text { fr, en } = season(position.open.season);
    if position.open.phase == Phase::Preliminary {
        return text!(
            "EPIX à {players} joueurs, phase préliminaire ; premier joueur : {first}.",
            "EPIX for {players} players, preliminary phase; first player: {first}."
        );
    }
    text!(
        "EPIX à {players} joueurs, {fr} ; premier joueur : {first}.",
        "EPIX for {players} players, {en}; first player: {first}."
    )
}

fn player(view: &View, position: &Epix, seat: Seat) -> Text {
    let (who, gold, held) =
        (seat.tag(), position.gold(seat), provinces(position.provinces(seat)).fr);
    let reserve = UnitKind::ALL.into_iter().map(|of| {
        let (Text { fr, en }, count) = (kind(of), position.open.board.reserve(seat, of));
        text!("{fr} {count}", "{en} {count}")
    });
    let Text { fr, en } = Text::join(reserve, ", ");
    let line = text!(
        "{who} : {gold} or, {held} ; en réserve : {fr}.",
        "{who}: {gold} gold, {held}; in reserve: {en}."
    );
    let cards = Text::join(position.open.cards[seat.index()].iter().map(Card::name), ", ");
    let special = if cards.is_blank() {
        Text::default()
    } else {
        let Text { fr, en } = cards;
        text!("Cartes spéciales : {fr}.", "Special cards: {en}.")
    };
    let picked = match view.picks[seat.index()] {
        Some(known) => {
            let Text { fr, en } = picks(known);
            text!("Cette saison : {fr}.", "This season: {en}.")
        }
        None => Text::default(),
    };
    line.then(special).then(picked)
}

fn fight(view: &View, position: &Epix) -> Vec<Text> {
    let mut lines = Vec::new();
    if let Some(fight) = position.open.fight {
        let (who, Text { fr, en }) = (position.open.turn.tag(), attack(position, &fight));
        let other = fight.defender.tag();
        lines.push(text!("{who} attaque {other} : {fr}.", "{who} attacks {other}: {en}."));
        if let Some(stake) = view.stake {
            lines.push(text!("Mise cachée : {stake} or.", "Hidden stake: {stake} gold."));
        }
    }
    if let Some(clash) = position.open.clash {
        let (Text { fr, en }, against) = (amounts(clash.names()), foe(clash.fight.foe));
        let (stake, against_fr, against_en) = (clash.stake, against.fr, against.en);
        let end = if clash.won {
            Text::new("attaque réussie", "the attack succeeded")
        } else {
            Text::new("attaque repoussée", "the attack failed")
        };
        let (end_fr, end_en) = (end.fr, end.en);
        lines.push(text!(
            "Dernier combat (contre {against_fr}) : mise {stake}, nommé {fr} ; {end_fr}.",
            "Last fight (against {against_en}): stake {stake}, named {en}; {end_en}."
        ));
    }
    lines
}
