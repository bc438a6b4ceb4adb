//! What stands beside the name of each player.

use tablier_geometry::Point;
use tablier_rules::{Message, Paint, Part, Seat, SeatCard, Style};

use super::emblem::emblem;
use crate::cards::Card;
use crate::messages;
use crate::position::{Epix, Phase};

/// A card for every seat.
pub(super) fn cards(position: &Epix) -> Vec<SeatCard> {
    Seat::all(position.players()).map(|seat| card(position, seat)).collect()
}

fn card(position: &Epix, seat: Seat) -> SeatCard {
    SeatCard {
        seat,
        paint: Paint::Seat(seat),
        emblem: badge(seat),
        score: Some(position.provinces(seat).into()),
        notes: notes(position, seat),
        deciding: position.awaited().contains(seat),
    }
}

/// The emblem on a disc of the seat's colour, within one unit.
pub(super) fn badge(seat: Seat) -> Vec<Part> {
    let middle = Point::default();
    vec![
        Part::circle(middle, 0.95, Style::fill(Paint::Seat(seat))),
        emblem(seat, middle, 0.6, Paint::SeatMark(seat)),
    ]
}

fn notes(position: &Epix, seat: Seat) -> Vec<Message> {
    let (gold, open) = (position.gold(seat), &position.open);
    let first = (seat == open.first).then(messages::first_player);
    let passed = (open.phase == Phase::Preliminary && !open.waiting.contains(seat))
        .then(messages::has_passed);
    let cards = open.cards[seat.index()].iter().map(Card::name);
    let place = position.end().map(|end| end.places[seat].text());
    [Some(messages::gold(gold)), first, passed]
        .into_iter()
        .flatten()
        .chain(cards)
        .chain(place)
        .collect()
}
