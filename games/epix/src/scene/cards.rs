//! The special cards: on offer with their bids in the preliminary phase, then those that are owned.

use tablier_geometry::Point;
use tablier_rules::{Action as Click, Emphasis, Item, Language, Message, Paint, Part, Seat, Style};

use super::Drawing;
use super::emblem::emblem;
use super::gesture::Gesture;
use crate::cards::Card;
use crate::messages;
use crate::position::Lot;
use crate::unit::UnitKind;

/// How big they are.
pub(super) const HEIGHT: f32 = 3.9;
pub(super) const WIDTH: f32 = 5.0;

/// Where the marker of a bid lies.
pub(super) fn marker(drawing: &Drawing<'_>, seat: Seat, piece: usize) -> Point {
    let position = drawing.position;
    let count = position.lots().count();
    let on = |lot: &Lot| lot.bidder == Some(seat) && usize::from(lot.marker) == piece;
    let slot = position.lots().position(on).unwrap_or_default();
    drawing.layout.card(slot, count) + Point::new(WIDTH / 2.0 - 0.75, HEIGHT / 2.0 - 0.75)
}

pub(super) fn cards(drawing: &Drawing<'_>) -> Vec<Item> {
    let position = drawing.position;
    let lots = position.lots().count();
    let offered = position
        .lots()
        .enumerate()
        .map(|(slot, lot)| lot_item(drawing, lot, drawing.layout.card(slot, lots)));
    let owned: Vec<(Seat, Card)> = Seat::all(position.players())
        .flat_map(|seat| position.open.cards[seat.index()].iter().map(move |card| (seat, card)))
        .collect();
    let count = owned.len();
    let kept = owned.into_iter().enumerate().map(|(slot, (seat, card))| {
        let label = messages::card_owned(seat, card.name(), card.text());
        Item::new(format!("card {card}"), drawing.layout.card(slot, count), face(card, Some(seat)))
            .labelled(label)
    });
    offered.chain(kept).collect()
}

fn lot_item(drawing: &Drawing<'_>, lot: &Lot, at: Point) -> Item {
    let position = drawing.position;
    let mut parts = face(lot.card, lot.bidder);
    if lot.bidder.is_some() {
        let coin = Point::new(-WIDTH / 2.0 + 0.7, HEIGHT / 2.0 - 0.65);
        parts.push(Part::circle(coin, 0.38, Style::fill(Paint::Win).outlined(Paint::Ink, 0.05)));
        parts.push(Part::words(
            Message::words(lot.gold.to_string()),
            coin,
            0.44,
            Style::fill(Paint::Ink),
        ));
    }
    let action = drawing.chooser.filter(|_| drawing.gesture.is_none()).and_then(|seat| {
        let (least, most) = position.bid_range(seat, lot);
        let marked = UnitKind::ALL.into_iter().any(|kind| position.can_mark(seat, kind, lot));
        (least <= most && marked).then(|| Click::Pick(format!("bid:{}", lot.card)))
    });
    let chosen = matches!(drawing.gesture, Gesture::Bid(card, _) if card == lot.card);
    let emphasis = if chosen { Emphasis::Chosen } else { Emphasis::None };
    let item = Item::new(format!("card {}", lot.card), at, parts)
        .labelled(messages::card_offered(lot.card.name(), lot.card.text()));
    Item { action, ..item }.emphasised(emphasis)
}

fn face(card: Card, owner: Option<Seat>) -> Vec<Part> {
    let middle = Point::default();
    let edge = owner.map_or(Paint::Line, Paint::Seat);
    let band = Point::new(0.0, -HEIGHT / 2.0 + 0.45);
    let band_paint = owner.map_or(Paint::BoardDark, Paint::Seat);
    let ink = owner.map_or(Paint::Ink, Paint::SeatMark);
    let mut parts = vec![
        Part::rectangle(middle, WIDTH, HEIGHT, 0.25, Style::fill(Paint::Board).outlined(edge, 0.1)),
        Part::rectangle(band, WIDTH - 0.12, 0.78, 0.2, Style::fill(band_paint)),
        Part::words(card.name(), band + Point::new(0.2, 0.0), 0.5, Style::fill(ink)),
    ];
    let badge = band - Point::new(WIDTH / 2.0 - 0.45, 0.0);
    match owner {
        Some(seat) => parts.push(emblem(seat, badge, 0.24, Paint::SeatMark(seat))),
        None => parts.push(Part::words(
            Message::words(card.to_string()),
            badge,
            0.36,
            Style::fill(Paint::Faint),
        )),
    }
    for (number, words) in lines(card).into_iter().enumerate() {
        let at = Point::new(0.0, -HEIGHT / 2.0 + 1.2 + 0.42 * number as f32);
        parts.push(Part::words(words, at, 0.34, Style::fill(Paint::Ink)));
    }
    parts
}

/// What a card does, line by line; each language breaks its lines where it must.
fn lines(card: Card) -> Vec<Message> {
    let said = Language::ALL.map(|language| wrapped(&card.text().get(language)));
    let line = |number: usize| {
        let words = said.each_ref().map(|lines| lines.get(number).cloned().unwrap_or_default());
        // A line may be a name that is the same in every language.
        match words.iter().all(|other| *other == words[0]) {
            true => Message::words(words[0].clone()),
            false => Message::worded(Language::ALL.map(Language::tag).into_iter().zip(words)),
        }
    };
    (0..said.iter().map(Vec::len).max().unwrap_or_default()).map(line).collect()
}

/// The text in lines that fit on a card.
fn wrapped(text: &str) -> Vec<String> {
    const LINE: usize = 26;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LINE => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_every_language_there_is_room_for_what_a_card_does() {
        for card in Card::all() {
            for language in Language::ALL {
                let (name, lines) =
                    (card.name().get(language), wrapped(&card.text().get(language)));
                assert!(name.chars().count() <= 17, "{name}");
                assert!(lines.len() <= 5, "{lines:?}");
                assert!(lines.iter().all(|line| line.chars().count() <= 26), "{lines:?}");
            }
        }
    }
}
