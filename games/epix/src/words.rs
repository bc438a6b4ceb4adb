//! What things are called and what is asked. What is asked in the middle of a move is in `in_hand.rs`. What happened is
//! told in `narrate.rs`, the whole state in `describe.rs`, what is refused in `objection.rs`.

mod describe;
mod in_hand;
mod narrate;
mod objection;

pub(super) use describe::describe;
pub(super) use in_hand::in_hand;
pub(super) use narrate::narrate;
pub(super) use objection::objection;

use tablier_rules::{Message, Outcome, Seat, Viewer};

use super::action::{ActionCard, Picks};
use super::messages;
use super::position::{Epix, Fight, Foe, Phase};
use super::province::Province;
use super::unit::UnitKind;

/// "soldat", "soldier".
pub(super) fn kind(kind: UnitKind) -> Message {
    messages::unit(kind.name())
}

/// An action card.
pub(super) fn action(action: ActionCard) -> Message {
    messages::action(action.name())
}

/// One or two action cards, for a list.
pub(super) fn picks(picks: Picks) -> impl Iterator<Item = Message> {
    picks.iter().map(action).collect::<Vec<_>>().into_iter()
}

/// A season by its number.
pub(super) fn season(number: u8) -> Message {
    messages::season(number)
}

/// What a province is called.
pub(super) fn province(province: Province) -> Message {
    messages::province(province.place())
}

/// "in Mistkeep".
pub(super) fn at(province: Province) -> Message {
    messages::at(province.place())
}

/// "from Mistkeep".
pub(super) fn from(province: Province) -> Message {
    messages::from(province.place())
}

/// "to Mistkeep".
pub(super) fn to(province: Province) -> Message {
    messages::to(province.place())
}

/// "of Mistkeep".
pub(super) fn of(province: Province) -> Message {
    messages::of(province.place())
}

/// What wordings choose by for who defends in a fight.
fn foe(foe: Foe) -> &'static str {
    match foe {
        Foe::Unit(kind) => kind.name(),
        Foe::Garrison => "garrison",
        Foe::Everything => "everything",
    }
}

/// What is asked of the viewer, or whom the game waits for.
pub(super) fn prompt(position: &Epix, viewer: Viewer) -> Message {
    if let Some(outcome) = position.end() {
        return result(position, &outcome);
    }
    let awaited = position.awaited();
    match viewer.seat().filter(|&seat| awaited.contains(seat)) {
        Some(_) => asked(position),
        None => waiting(position),
    }
}

/// An attack that is under way.
fn attack(attacker: Seat, fight: &Fight) -> Message {
    messages::told_attack(
        attacker,
        fight.defender,
        fight.kind.name(),
        from(fight.from),
        foe(fight.foe),
        at(fight.target),
    )
}

fn asked(position: &Epix) -> Message {
    let open = &position.open;
    match open.phase {
        Phase::Preliminary if open.advanced => messages::asked_prepare_or_bid(),
        Phase::Preliminary => messages::asked_prepare(),
        Phase::Auction => messages::asked_bid(),
        Phase::Give => messages::asked_first(),
        Phase::Choice if position.is_winter() => messages::asked_two_cards(),
        Phase::Choice => messages::asked_card(),
        Phase::Order => messages::asked_order(),
        Phase::Recruit => messages::asked_recruit(),
        Phase::March => messages::asked_march(),
        Phase::Stake => messages::asked_stake(open.fight.map_or(1, |fight| position.names(&fight))),
        Phase::Answer => messages::asked_answer(position.gold(open.turn), position.names_due()),
        Phase::Between => messages::asked_between(),
        Phase::Over => Message::default(),
    }
}

fn waiting(position: &Epix) -> Message {
    let awaited = position.awaited();
    let who = awaited.first().unwrap_or(position.open.turn);
    match position.open.phase {
        Phase::Preliminary => messages::awaited_prepare(who),
        Phase::Auction => messages::awaited_bid(awaited.iter()),
        Phase::Give => messages::awaited_first(who),
        Phase::Choice => messages::awaited_card(awaited.iter()),
        Phase::Order => messages::awaited_order(who),
        Phase::Recruit => messages::awaited_recruit(who),
        Phase::March => messages::awaited_march(who),
        Phase::Stake => messages::awaited_stake(who),
        Phase::Answer => messages::awaited_answer(who),
        Phase::Between => messages::awaited_between(who),
        Phase::Over => Message::default(),
    }
}

/// How it ended.
pub(super) fn result(position: &Epix, outcome: &Outcome) -> Message {
    if let Some((winner, castle)) = position.open.taken {
        return messages::result_castle(winner, province(castle));
    }
    let winners = outcome.winners();
    let (provinces, gold) =
        winners.first().map_or((0, 0), |seat| (position.provinces(seat), position.gold(seat)));
    messages::result_winter(winners.iter(), provinces, gold)
}
