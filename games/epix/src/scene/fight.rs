//! The moment of suspense: an arrow from the attacker to the province, the fist that hides the stake, the shield with
//! what is named; and once it is answered, the hand open.

use tablier_geometry::Point;
use tablier_rules::{Hue, Item, Message, Paint, Part, Seat, Style};

use super::{Drawing, pieces};
use crate::position::{Fight, Foe, Phase};
use crate::{Names, Province, messages, words};

/// What came of the fight before, and the one that is going on: never both.
pub(super) fn fight(drawing: &Drawing<'_>) -> (Vec<Item>, Vec<Item>) {
    let open = &drawing.position.open;
    match (open.fight, open.clash) {
        (Some(fight), clash) => {
            let mut items = vec![arrow(drawing, &fight)];
            if matches!(open.phase, Phase::Stake | Phase::Answer) {
                let stake = drawing.view.stake.map(|gold| gold.to_string());
                let hidden = open.phase == Phase::Answer;
                items.push(fist(drawing, &fight, open.turn, hidden, stake));
                items.push(shield(drawing, &fight, None, None));
            } else if let Some(clash) = clash {
                items.push(hand(drawing, &clash.fight, clash.attacker, clash.stake));
                items.push(shield(drawing, &clash.fight, Some(clash.names()), Some(clash.won)));
            }
            (Vec::new(), items)
        }
        (None, Some(clash)) => {
            let hand = hand(drawing, &clash.fight, clash.attacker, clash.stake);
            let shield = shield(drawing, &clash.fight, Some(clash.names()), Some(clash.won));
            (vec![hand, shield], Vec::new())
        }
        (None, None) => (Vec::new(), Vec::new()),
    }
}

fn middle(drawing: &Drawing<'_>, province: Province) -> Point {
    drawing.map.land(province).map_or_else(Point::default, |land| land.center)
}

/// From the attacking unit to the province.
fn arrow(drawing: &Drawing<'_>, fight: &Fight) -> Item {
    let from = pieces::standing(drawing, drawing.position.open.turn, fight.kind, fight.from);
    let target = middle(drawing, fight.target);
    let (start, tip) = (from.lerp(target, 0.12), from.lerp(target, 0.78));
    let along = (target - from) * (1.0 / from.distance(target).max(0.01));
    let side = Point::new(-along.y, along.x);
    let neck = tip - along * 0.7;
    let red = Style::fill(Paint::Hue(Hue::Red)).outlined(Paint::Table, 0.06).opacity(0.85);
    let shape = [
        start + side * 0.08,
        neck + side * 0.2,
        neck + side * 0.5,
        tip,
        neck - side * 0.5,
        neck - side * 0.2,
        start - side * 0.08,
    ];
    Item::new("arrow", Point::default(), vec![Part::polygon(shape, red)])
}

/// Where the fist is: over the attacking province, towards the fight.
fn fist_at(drawing: &Drawing<'_>, fight: &Fight) -> Point {
    middle(drawing, fight.from).lerp(middle(drawing, fight.target), 0.4) + Point::new(0.0, -1.0)
}

fn fist(
    drawing: &Drawing<'_>,
    fight: &Fight,
    attacker: Seat,
    hidden: bool,
    stake: Option<String>,
) -> Item {
    let p = Point::new;
    let skin = Style::fill(Paint::Seat(attacker)).outlined(Paint::Ink, 0.06);
    let mut parts = vec![Part::circle(
        p(0.0, 0.0),
        1.0,
        Style::fill(Paint::Table).outlined(Paint::Hue(Hue::Red), 0.1),
    )];
    parts.push(Part::rectangle(p(0.0, 0.72), 0.62, 0.5, 0.08, skin));
    parts.push(Part::rectangle(p(0.0, 0.1), 1.2, 0.9, 0.3, skin));
    for finger in 0..4_u8 {
        let x = -0.45 + f32::from(finger) * 0.3;
        parts.push(Part::rectangle(p(x, -0.22), 0.3, 0.52, 0.14, skin));
    }
    parts.push(Part::rectangle(p(-0.1, 0.2), 0.8, 0.26, 0.13, skin));
    let words = if hidden { stake.unwrap_or_else(|| "?".to_owned()) } else { "…".to_owned() };
    let disc = Style::fill(Paint::Win).outlined(Paint::Ink, 0.05);
    parts.push(Part::circle(p(0.62, -0.62), 0.36, disc));
    parts.push(Part::words(Message::words(words), p(0.62, -0.62), 0.48, Style::fill(Paint::Ink)));
    let label = if hidden { messages::fist_closed() } else { messages::fist_closing() };
    Item::new("fist", fist_at(drawing, fight), parts).labelled(label)
}

/// The open hand with the stake on it.
fn hand(drawing: &Drawing<'_>, fight: &Fight, attacker: Seat, stake: u8) -> Item {
    let p = Point::new;
    let skin = Style::fill(Paint::Seat(attacker)).outlined(Paint::Ink, 0.05);
    let mut parts =
        vec![Part::circle(p(0.0, 0.0), 0.8, Style::fill(Paint::Table).outlined(Paint::Ink, 0.05))];
    for finger in 0..4_u8 {
        let x = -0.36 + f32::from(finger) * 0.24;
        parts.push(Part::rectangle(p(x, -0.3), 0.22, 0.6, 0.11, skin));
    }
    parts.push(Part::rectangle(p(0.0, 0.2), 0.98, 0.66, 0.24, skin));
    parts.push(Part::circle(
        p(0.0, 0.14),
        0.34,
        Style::fill(Paint::Win).outlined(Paint::Ink, 0.04),
    ));
    parts.push(Part::words(
        Message::words(stake.to_string()),
        p(0.0, 0.14),
        0.44,
        Style::fill(Paint::Ink),
    ));
    Item::new("fist", fist_at(drawing, fight), parts).labelled(messages::hand_open(stake))
}

/// The defender's shield: how many amounts it names, then which.
fn shield(drawing: &Drawing<'_>, fight: &Fight, named: Option<Names>, won: Option<bool>) -> Item {
    let p = Point::new;
    let edge = match won {
        Some(true) => Paint::Hue(Hue::Red),
        Some(false) => Paint::Hue(Hue::Green),
        None => Paint::Ink,
    };
    let style = Style::fill(Paint::Seat(fight.defender))
        .outlined(edge, if won.is_some() { 0.14 } else { 0.07 });
    let mark = Paint::SeatMark(fight.defender);
    let mut parts = vec![Part::path("M-.85-.85L.85-.85L.85.1Q.75.75 0 1.05Q-.75.75-.85.1Z", style)];
    let words = match named {
        Some(names) => names.to_string().replace(',', " "),
        None => vec!["?"; drawing.position.names(fight).into()].join(" "),
    };
    let size = if words.chars().count() > 4 { 0.46 } else { 0.62 };
    parts.push(Part::words(Message::words(words), p(0.0, -0.12), size, Style::fill(mark)));
    // A cross where the attack was beaten off, a breach where it came through.
    match won {
        Some(true) => parts.push(Part::line(
            [p(-0.2, -0.85), p(0.12, -0.4), p(-0.1, 0.3), p(0.1, 1.0)],
            Style::stroke(Paint::Hue(Hue::Red), 0.1),
        )),
        Some(false) => parts.push(Part::line(
            [p(-0.3, 0.45), p(-0.08, 0.68), p(0.34, 0.3)],
            Style::stroke(mark, 0.12),
        )),
        None => {}
    }
    let said = match fight.foe {
        Foe::Garrison => messages::shield_garrison,
        _ => messages::shield_defence,
    };
    let label = said(words::of(fight.target));
    let at = middle(drawing, fight.target) + p(0.0, -1.25);
    Item::new("shield", at, parts).labelled(label)
}
