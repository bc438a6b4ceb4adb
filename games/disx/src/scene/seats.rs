//! What stands beside the name of each player.

use tablier_geometry::Point;
use tablier_rules::{Message, Paint, Part, Seat, SeatCard, Style};

use crate::{DisX, messages};

/// A card for every seat.
pub(super) fn cards(position: &DisX) -> Vec<SeatCard> {
    Seat::all(position.players.into()).map(|seat| card(position, seat)).collect()
}

fn card(position: &DisX, seat: Seat) -> SeatCard {
    SeatCard {
        seat,
        paint: Paint::Seat(seat),
        emblem: emblem(seat),
        score: Some(position.hand(seat).into()),
        notes: notes(position, seat),
        deciding: position.turn_of().contains(seat),
    }
}

/// A ring in the colour of the seat, with a dot for each seat up to this one.
fn emblem(seat: Seat) -> Vec<Part> {
    let middle = Point::default();
    let mut parts = vec![
        Part::circle(middle, 0.95, Style::fill(Paint::Seat(seat))),
        Part::circle(middle, 0.3, Style::fill(Paint::SeatMark(seat))),
    ];
    let dots = 0..=seat.index();
    parts.extend(dots.map(|dot| {
        let at = Point::polar(0.63, dot as f32 * 90.0 - 90.0);
        Part::circle(at, 0.11, Style::fill(Paint::SeatMark(seat)))
    }));
    parts
}

fn notes(position: &DisX, seat: Seat) -> Vec<Message> {
    let first = (seat == position.first).then(messages::began);
    let to_lay = position.to_lay;
    let laying =
        (position.turn_of().contains(seat) && to_lay > 0).then(|| messages::to_lay(to_lay));
    let place = position.end().map(|end| end.places[seat].text());
    [first, laying, place].into_iter().flatten().collect()
}
