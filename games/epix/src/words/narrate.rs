//! What happened between two views, in words: the move, then what followed from it without anybody's doing.

use tablier_rules::{FastRng, Message, Seat, Step};

use super::{at, attack, from, picks, province, result, to};
use crate::action::ActionCard;
use crate::position::{Clash, Epix, Foe, Phase};
use crate::unit::UnitKind;
use crate::{Move, View, messages};

/// One step.
pub(crate) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Message {
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
    followed.into_iter().fold(told, Message::then)
}

fn hidden(who: Seat, phase: Phase) -> Message {
    match phase {
        Phase::Auction => messages::told_bid_hidden(who),
        Phase::Choice => messages::told_card_hidden(who),
        _ => messages::told_stake_hidden(who),
    }
}

fn made(who: Seat, mv: Move, before: &View, position: &Epix) -> Message {
    match mv {
        Move::Recruit(kind, place) => messages::told_recruit(who, kind.name(), at(place)),
        Move::Bid(card, gold, marker) => messages::told_bid(who, gold, card.name(), marker.name()),
        Move::Pass => messages::told_pass(who),
        Move::Gold(gold) => messages::told_gold(who, gold),
        Move::First(first) if first == who => messages::told_first_kept(who),
        Move::First(first) => messages::told_first_given(who, first),
        Move::Pick(cards) => messages::told_cards(who, picks(cards)),
        Move::Resolve(card) => {
            messages::told_resolve(who, card.name()).then(taxed(who, card, position))
        }
        Move::March(kind, start, end) => {
            messages::told_march(who, kind.name(), from(start), to(end))
        }
        Move::Attack(_, _, target) | Move::Throw(_, target) => match position.open.fight {
            Some(fight) => attack(who, &fight),
            None => messages::told_enter(who, province(target), to(target)),
        },
        Move::Stake(gold) => messages::told_stake(who, gold),
        Move::Name(_) => match position.open.clash {
            Some(clash) => answered(who, &clash, position, before),
            None => messages::told_name(who),
        },
        Move::On => messages::told_on(who),
        Move::Break => messages::told_break(who),
        Move::End => {
            // The card that is left of the two of winter; Tax is over as soon as it is begun.
            let next =
                before.open.left.iter().next().map(|card| {
                    messages::told_next_card(card.name()).then(taxed(who, card, position))
                });
            messages::told_end(who).then(next.unwrap_or_default())
        }
    }
}

fn answered(who: Seat, clash: &Clash, position: &Epix, before: &View) -> Message {
    let attacker = clash.attacker;
    let said = messages::told_answer(who, clash.names().amounts().iter().copied(), clash.stake);
    let unit = clash.fight.kind.name();
    let from = position.open.board.of(attacker, clash.fight.kind).contains(clash.fight.from);
    let end = match (clash.won, clash.fight.foe) {
        (true, Foe::Garrison) => messages::told_garrison_beaten(),
        (true, Foe::Unit(UnitKind::Camp)) => messages::told_camp_captured(attacker),
        (true, Foe::Unit(beaten)) => messages::told_unit_beaten(attacker, beaten.name()),
        (true, Foe::Everything) => messages::told_hit(attacker),
        (false, Foe::Everything) => messages::told_miss(attacker),
        (false, _) if from => messages::told_spared(unit),
        (false, _) => messages::told_lost(unit),
    };
    let broke = clash.won
        && position.open.phase == Phase::March
        && matches!(clash.fight.foe, Foe::Unit(UnitKind::Soldier | UnitKind::Knight))
        && from
        && before.open.board.of(attacker, clash.fight.kind).contains(clash.fight.from);
    let without_gold =
        if broke { messages::told_out_of_gold(attacker) } else { Message::default() };
    said.then(end).then(without_gold)
}

fn taxed(who: Seat, card: ActionCard, position: &Epix) -> Message {
    if card == ActionCard::Tax {
        messages::told_tax(who, position.powers(who).tax)
    } else {
        Message::default()
    }
}

/// Who won which special card at the end of the preliminary phase.
fn cards_won(before: &View, after: &View) -> Message {
    if before.open.phase != Phase::Preliminary || after.open.phase == Phase::Preliminary {
        return Message::default();
    }
    let owners = Seat::all(after.open.players.into()).flat_map(|seat| {
        let cards = after.open.cards[seat.index()].iter();
        cards.map(move |card| messages::told_card_won(seat, card.name()))
    });
    owners.fold(messages::told_spring(), Message::then)
}

/// How the auction went, once the bids are open.
fn auction(before: &View, after: &View) -> Message {
    if before.open.phase != Phase::Auction || after.open.phase != Phase::Give {
        return Message::default();
    }
    let (winner, seats) = (after.open.turn, Seat::all(after.open.players.into()));
    let bid = |seat: Seat| after.bids[seat.index()].unwrap_or_default();
    let bids = seats.clone().map(|seat| messages::told_bid_of(seat, bid(seat)));
    let opened = messages::told_bids(bids, winner, bid(winner));
    let consoled = seats.filter_map(|seat| {
        let gained = after.open.gold[seat.index()].saturating_sub(before.open.gold[seat.index()]);
        (seat != winner && gained > 0).then(|| messages::told_consoled(seat, gained))
    });
    consoled.fold(opened, Message::then)
}

/// Whose cards came to light, in turn order, and what Tax brought.
fn shown(before: &View, position: &Epix, after: &View) -> Message {
    let mut told = Message::default();
    let mut seat = after.open.first;
    for _ in 0..after.open.players {
        let fresh = after.open.shown.contains(seat) && !before.open.shown.contains(seat);
        if let Some(cards) = after.picks[seat.index()].filter(|_| fresh) {
            told = told.then(messages::told_shown(seat, picks(cards)));
            if cards.len() == 1 {
                told = cards.iter().fold(told, |told, card| told.then(taxed(seat, card, position)));
            }
        }
        seat = seat.next(after.open.players.into());
    }
    if after.open.skipped && !before.open.skipped {
        told = told.then(messages::told_hopeless(after.open.turn));
    }
    told
}

/// Income, the next season, the end.
fn seasons(before: &View, position: &Epix) -> Message {
    let open = &position.open;
    if let Some(outcome) = position.end() {
        let paid = if open.taken.is_none() { income(position) } else { Message::default() };
        return paid.then(result(position, &outcome));
    }
    if open.season == before.open.season {
        return Message::default();
    }
    income(position).then(messages::told_season(open.season))
}

fn income(position: &Epix) -> Message {
    let paid = Seat::all(position.players())
        .map(|seat| messages::told_income_of(seat, position.income(seat)));
    messages::told_income(paid)
}
