//! What two people do who take turns on one open board: who begins, what the pieces look like, whom the game waits for.
//! Knows no board.

use tablier_geometry::Point;
use tablier_rules::{
    BadOptions, Deal, Paint, Part, Rng, Seat, SeatCard, SeatSet, Style, Text, Viewer, text,
};

/// How many play.
pub(crate) const SEATS: usize = 2;

/// Who begins: the one who was chosen, or by lot.
pub(crate) fn beginner(chosen: Option<Seat>, deal: &Deal) -> Result<Seat, BadOptions> {
    BadOptions::check_first(chosen, SEATS)?;
    Ok(chosen.unwrap_or_else(|| Seat::new(deal.rng().below(SEATS))))
}

/// A round piece of a seat. The pieces of the second seat bear a ring, so that hue alone never tells them apart.
pub(crate) fn piece(seat: Seat, radius: f32) -> Vec<Part> {
    let center = Point::default();
    let body = Style::fill(Paint::Seat(seat)).outlined(Paint::Ink, radius * 0.08);
    let ring = Style::stroke(Paint::SeatMark(seat), radius * 0.15);
    let mut parts = vec![Part::circle(center, radius, body)];
    if seat.index() == 1 {
        parts.push(Part::circle(center, radius * 0.5, ring));
    }
    parts
}

/// The cards of both seats.
pub(crate) fn cards(deciders: SeatSet, notes: impl Fn(Seat) -> Vec<Text>) -> Vec<SeatCard> {
    Seat::all(SEATS)
        .map(|seat| SeatCard {
            seat,
            paint: Paint::Seat(seat),
            emblem: piece(seat, 0.9),
            score: None,
            notes: notes(seat),
            deciding: deciders.contains(seat),
        })
        .collect()
}

/// What the viewer is asked to do, or whom the game waits for.
pub(crate) fn prompt(viewer: Viewer, turn: Option<Seat>, result: Text, task: Text) -> Text {
    match turn {
        None => result,
        Some(seat) if viewer == Viewer::Seat(seat) => task,
        Some(seat) => waiting(seat),
    }
}

/// That it is this seat's turn.
pub(crate) fn waiting(seat: Seat) -> Text {
    let seat = seat.tag();
    text!("C'est à {seat} de jouer.", "It is for {seat} to play.")
}

#[cfg(test)]
mod tests {
    use tablier_rules::Seed;

    use super::*;

    #[test]
    fn the_chosen_seat_begins_and_the_lot_falls_on_both() {
        assert_eq!(beginner(Some(Seat::new(1)), &Seed(0).into()), Ok(Seat::new(1)));
        let drawn: SeatSet = (0..50).filter_map(|n| beginner(None, &Seed(n).into()).ok()).collect();
        assert_eq!(drawn, SeatSet::all(SEATS));
    }

    #[test]
    fn a_seat_that_is_not_there_cannot_begin() {
        assert!(beginner(Some(Seat::new(2)), &Seed(0).into()).is_err());
    }
}
