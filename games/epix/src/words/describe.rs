//! The whole state in words, line by line, for those who do not see the scene.

use tablier_rules::{FastRng, Message, Seat, Viewer};

use super::{attack, foe, kind, picks, prompt, province};
use crate::cards::Card;
use crate::position::{Epix, Phase};
use crate::unit::UnitKind;
use crate::{View, messages};

/// Everything a viewer may know.
pub(crate) fn describe(view: &View) -> Message {
    let position = view.sample(&mut FastRng::new(0));
    let mut lines = vec![heading(&position)];
    lines.extend(Seat::all(position.players()).map(|seat| player(view, &position, seat)));
    lines.extend(position.map.lands.iter().filter_map(|land| {
        let owner = position.open.board.owner(land.province)?;
        let units = UnitKind::ALL
            .into_iter()
            .filter(|&kind| position.open.board.of(owner, kind).contains(land.province));
        let name = province(land.province);
        Some(messages::state_land(name, land.province, owner, units.map(kind)))
    }));
    lines.extend(position.lots().map(|lot| match lot.bidder {
        Some(bidder) => messages::state_lot(lot.card, lot.card.name(), bidder, lot.gold),
        None => messages::state_lot_free(lot.card, lot.card.name()),
    }));
    lines.extend(fight(view, &position));
    lines.push(prompt(&position, Viewer::Spectator));
    Message::join(lines, "\n")
}

fn heading(position: &Epix) -> Message {
    let (players, first) = (position.players(), position.open.first);
    if position.open.phase == Phase::Preliminary {
        messages::state_before(players, first)
    } else {
        messages::state_season(players, position.open.season, first)
    }
}

fn player(view: &View, position: &Epix, seat: Seat) -> Message {
    let reserve = UnitKind::ALL
        .map(|of| messages::state_reserve(of.name(), position.open.board.reserve(seat, of)));
    let line = messages::state_player(seat, position.gold(seat), position.provinces(seat), reserve);
    let cards: Vec<Message> = position.open.cards[seat.index()].iter().map(Card::name).collect();
    let special =
        if cards.is_empty() { Message::default() } else { messages::state_special(cards) };
    let picked = view.picks[seat.index()].filter(|known| !known.is_empty());
    let picked = picked.map(|known| messages::state_cards(picks(known)));
    line.then(special).then(picked.unwrap_or_default())
}

fn fight(view: &View, position: &Epix) -> Vec<Message> {
    let open = &position.open;
    let mut lines = Vec::new();
    if let Some(fight) = open.fight {
        lines.push(attack(open.turn, &fight));
        lines.extend(view.stake.map(messages::state_stake));
    }
    if let Some(clash) = open.clash {
        let won = if clash.won { "yes" } else { "no" };
        let named = clash.names();
        let named = named.amounts().iter().copied();
        lines.push(messages::state_clash(foe(clash.fight.foe), clash.stake, named, won));
    }
    lines
}
