//! What is chosen beside the map: buttons, and amounts of gold.

use tablier_rules::{Action as Click, Control, Message, Seat};

use super::Drawing;
use super::gesture::Gesture;
use crate::action::{ActionCard, Picks};
use crate::moves::{Move, Names};
use crate::position::Phase;
use crate::unit::UnitKind;
use crate::{messages, words};

pub(super) fn controls(drawing: &Drawing<'_>) -> Vec<Control> {
    let Some(seat) = drawing.chooser else { return Vec::new() };
    let mut controls = offers(drawing, seat);
    if !drawing.gesture.is_none() {
        controls.push(Control::Button {
            id: "drop".to_owned(),
            label: messages::cancel(),
            action: Click::Drop,
        });
    }
    controls
}

fn button(mv: Move, label: Message) -> Control {
    Control::Button { id: format!("do {mv}"), label, action: Click::Play(vec![mv.to_string()]) }
}

fn pick(word: String, label: Message) -> Control {
    Control::Button { id: format!("pick {word}"), label, action: Click::Pick(word) }
}

fn amounts(id: &str, label: Message, choices: impl Iterator<Item = (u8, Click)>) -> Control {
    let choices = choices.map(|(gold, action)| (i32::from(gold), action)).collect();
    Control::Amount { id: id.to_owned(), label, choices }
}

fn play(mv: Move) -> Click {
    Click::Play(vec![mv.to_string()])
}

fn offers(drawing: &Drawing<'_>, seat: Seat) -> Vec<Control> {
    let position = drawing.position;
    let gold = position.gold(seat);
    match (position.open.phase, &drawing.gesture) {
        (Phase::Preliminary | Phase::Recruit, Gesture::None) => {
            let (stop, label) = if position.open.phase == Phase::Recruit {
                (Move::End, messages::finish_recruiting())
            } else {
                (Move::Pass, messages::pass())
            };
            let kinds = UnitKind::ALL
                .into_iter()
                .filter(|&kind| !Gesture::Recruit(kind).targets(position, Some(seat)).is_empty());
            let recruit = |kind: UnitKind| {
                let cost = position.powers(seat).costs[kind as usize];
                pick(format!("recruit:{}", kind.name()), messages::recruit(kind.name(), cost))
            };
            kinds.map(recruit).chain([button(stop, label)]).collect()
        }
        (Phase::Preliminary, &Gesture::Bid(card, bid)) => {
            let Some(lot) = position.lots().find(|lot| lot.card == card) else { return Vec::new() };
            let (least, most) = position.bid_range(seat, lot);
            match bid {
                None => vec![amounts(
                    "bid",
                    messages::bid_on(card.name()),
                    (least..=most).map(|gold| (gold, Click::Pick(format!("gold:{gold}")))),
                )],
                Some(gold) => {
                    let kinds = UnitKind::ALL
                        .into_iter()
                        .filter(|&kind| position.can_mark(seat, kind, lot));
                    kinds
                        .map(|kind| {
                            let label = messages::bid_marked(gold, kind.name());
                            button(Move::Bid(card, gold, kind), label)
                        })
                        .collect()
                }
            }
        }
        (Phase::Auction, _) => vec![amounts(
            "gold",
            messages::secret_bid(),
            (0..=gold).map(|gold| (gold, play(Move::Gold(gold)))),
        )],
        (Phase::Give, _) => Seat::all(position.players())
            .map(|first| button(Move::First(first), messages::goes_first(first)))
            .collect(),
        (Phase::Choice, gesture) => choices(drawing, gesture),
        (Phase::Order, _) => position
            .open
            .left
            .iter()
            .map(|action| button(Move::Resolve(action), messages::card_first(action.name())))
            .collect(),
        (Phase::March, Gesture::None) => {
            let label = if position.open.left.is_empty() {
                messages::end_turn()
            } else {
                messages::next_card()
            };
            vec![button(Move::End, label)]
        }
        // Units stand close together: a finger may take the wrong one.
        (Phase::March, gesture) => gesture
            .others(position, seat)
            .into_iter()
            .map(|(kind, from)| {
                let word = format!("unit:{}:{from}", kind.name());
                Control::Button {
                    id: format!("pick {word}"),
                    label: messages::take_instead(kind.name()),
                    action: Click::Regrasp(vec![word]),
                }
            })
            .collect(),
        (Phase::Stake, _) => vec![amounts(
            "stake",
            messages::hidden_stake(),
            (1..=gold).map(|gold| (gold, play(Move::Stake(gold)))),
        )],
        (Phase::Answer, gesture) => vec![names(drawing, gesture)],
        (Phase::Between, _) => {
            vec![button(Move::On, messages::press_on()), button(Move::Break, messages::break_off())]
        }
        _ => Vec::new(),
    }
}

fn choices(drawing: &Drawing<'_>, gesture: &Gesture) -> Vec<Control> {
    let winter = drawing.position.is_winter();
    let one = |action: ActionCard| {
        let label = words::action(action);
        match gesture {
            Gesture::Card(first) if *first == action => None,
            Gesture::Card(first) => Some(button(
                Move::Pick(Picks::from_iter([*first, action])),
                Message::join([words::action(*first), label], " + "),
            )),
            _ if winter => Some(pick(format!("card:{}", action.name()), label)),
            _ => Some(button(Move::Pick(Picks::from_iter([action])), label)),
        }
    };
    ActionCard::ALL.into_iter().filter_map(one).collect()
}

fn names(drawing: &Drawing<'_>, gesture: &Gesture) -> Control {
    let position = drawing.position;
    let (gold, due) = (position.gold(position.open.turn), usize::from(position.names_due()));
    let named: &[u8] = if let Gesture::Names(named) = gesture { named } else { &[] };
    let free = (1..=gold).filter(|amount| !named.contains(amount));
    let choice = |amount: u8| {
        let mut all = named.to_vec();
        all.push(amount);
        let last = (all.len() >= due).then(|| Names::new(&all)).flatten();
        (
            amount,
            last.map_or_else(
                || Click::Pick(format!("name:{amount}")),
                |names| play(Move::Name(names)),
            ),
        )
    };
    let label = if named.is_empty() {
        messages::guess(1, due)
    } else {
        messages::guess_more(named.iter().copied(), named.len() + 1, due)
    };
    amounts("name", label, free.map(choice))
}
