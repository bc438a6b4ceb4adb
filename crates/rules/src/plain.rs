//! A game that says nothing of how it looks: what is shown and told of it all the same. Knows of it only what the rules say, and the
//! sketch of its board where there is one.

mod board;
mod gesture;
mod words;

pub(crate) use words::{about, describe, narrate};

use board::Board;
use gesture::Offers;
use tablier_geometry::{Point, Rect};

use crate::{
    FastRng, Item, Look, Message, Paint, Part, Scene, Seat, SeatCard, Show, Style, messages,
};

/// A position that the viewer of a view cannot tell from the true one.
fn some_position<G: Show>(view: &G::View) -> G {
    G::resample(view, &mut FastRng::new(0))
}

/// The scene: the sketch of the board, whatever may be chosen on it or beside it, and who is to decide.
pub(crate) fn scene<G: Show>(view: &G::View, look: &Look<'_, G::Move>) -> Scene {
    let position = some_position::<G>(view);
    let chooser = look.viewer.seat().filter(|&seat| position.deciders().contains(seat));
    let mut moves = Vec::new();
    if let Some(seat) = chooser {
        position.legal_moves(seat, &mut moves);
        moves.sort_unstable();
    }
    let board = Board::read(&G::sketch(view));
    let offers = Offers::new(&moves, look.gesture);
    let last = look.last.and_then(|step| step.mv).map(|mv| mv.to_string());
    let (frame, items) = match board.is_empty() {
        true => company(position.seats()),
        false => (board.frame(), board.items(&offers, last.as_deref())),
    };
    Scene {
        frame,
        items,
        controls: offers.controls(&board),
        prompt: prompt(&position, chooser, &offers),
        seats: Seat::all(position.seats()).map(|seat| card(&position, seat)).collect(),
    }
}

/// Where there is no board: those who play, side by side.
fn company(seats: usize) -> (Rect, Vec<Item>) {
    let at = |seat: Seat| Point::new(2.4 * seat.index() as f32, 0.0);
    let sign = |seat: Seat| Item::new(format!("seat {seat}"), at(seat), piece(seat, 0.9));
    let frame = Rect::around(Seat::all(seats).map(at)).expect("somebody plays").grown(1.4);
    (frame, Seat::all(seats).map(sign).collect())
}

fn prompt<G: Show>(position: &G, chooser: Option<Seat>, offers: &Offers) -> Message {
    match (position.outcome(), chooser) {
        (Some(_), _) => words::result(position),
        (None, Some(_)) => match offers.is_begun() {
            true => messages::what_next(),
            false => messages::choose_move(),
        },
        (None, None) => messages::waiting_for(position.deciders().iter()),
    }
}

/// The line on a seat. Seats differ by the number of dots as well as by colour.
fn card<G: Show>(position: &G, seat: Seat) -> SeatCard {
    SeatCard {
        seat,
        paint: Paint::Seat(seat),
        emblem: piece(seat, 0.9),
        score: position.outcome().map(|end| end.places[seat].score),
        notes: Vec::new(),
        deciding: position.deciders().contains(seat),
    }
}

/// A piece of a seat: a disc with as many dots as the seat has before it, so that nobody needs its colour.
fn piece(seat: Seat, radius: f32) -> Vec<Part> {
    let body = Style::fill(Paint::Seat(seat)).outlined(Paint::Ink, radius * 0.08);
    let dot = Style::fill(Paint::SeatMark(seat));
    let count = seat.index();
    let place = |index: usize| {
        let degrees = 360.0 * index as f32 / count as f32;
        if count == 1 { Point::default() } else { Point::polar(radius * 0.5, degrees) }
    };
    let dots = (0..count).map(|index| Part::circle(place(index), radius * 0.2, dot));
    std::iter::once(Part::circle(Point::default(), radius, body)).chain(dots).collect()
}
