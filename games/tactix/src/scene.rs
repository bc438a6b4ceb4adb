//! What TACTIX looks like: a wooden board with counters. Taking is a gesture: the first counter, then the last.

use tablier_geometry::{Point, Rect, Square};
use tablier_rules::{
    Action, Control, Emphasis, Game, Item, Look, Message, Paint, Part, Scene, Seat, SeatCard, Style,
};

use super::moves::Run;
use super::{SEATS, Tactix, messages, words};

/// The scene of a position.
pub(super) fn draw(position: &Tactix, look: &Look<'_, Run>) -> Scene {
    let chooser = look.viewer.seat().filter(|&seat| position.deciders().contains(seat));
    let held = chooser.and_then(|_| held(position, look.gesture));
    let last = look.last.and_then(|step| step.mv);
    let mut items = Vec::new();
    for square in position.grid().squares() {
        let was_taken = last.is_some_and(|run| run.squares().any(|taken| taken == square));
        let emphasis = if was_taken { Emphasis::Last } else { Emphasis::None };
        items.push(hollow(position, square).emphasised(emphasis));
    }
    for square in position.counters() {
        let counter = counter(position, square);
        items.push(match chooser {
            Some(_) => offered(position, counter, square, held),
            None => counter,
        });
    }
    Scene {
        frame: frame(position),
        items,
        controls: held.map(let_go).into_iter().collect(),
        seats: Seat::all(SEATS).map(|seat| card(position, seat)).collect(),
        prompt: prompt(position, chooser, held),
    }
}

// section: gesture
/// The counter that the gesture holds. Words that mean nothing here are ignored.
fn held(position: &Tactix, gesture: &[String]) -> Option<Square> {
    let square = gesture.first()?.parse().ok()?;
    position.has(square).then_some(square)
}

/// A counter with what a click on it does.
fn offered(position: &Tactix, counter: Item, square: Square, held: Option<Square>) -> Item {
    let Some(first) = held else {
        // The first click takes hold of one end of the run.
        let label = messages::label_from(square);
        return Item { action: Some(Action::Pick(square.to_string())), ..counter.labelled(label) };
    };
    let run =
        Run::between(first, square).filter(|&run| run.squares().all(|square| position.has(square)));
    match run {
        // The second click says how far, and that is the move.
        Some(run) => {
            let count = run.squares().count();
            let label = messages::label_take(square, count, run);
            let emphasis = if first == square { Emphasis::Chosen } else { Emphasis::None };
            let hint = Some(Message::words(count.to_string()));
            Item { hint, ..counter.labelled(label).plays(run).emphasised(emphasis) }
        }
        // Anywhere else takes hold of another counter instead.
        None => {
            let label = messages::label_from_instead(square);
            let action = Some(Action::Regrasp(vec![square.to_string()]));
            Item { action, ..counter.labelled(label) }
        }
    }
}

/// The way out of a gesture.
fn let_go(_: Square) -> Control {
    Control::Button { id: "let go".to_owned(), label: messages::let_go(), action: Action::Drop }
}
// end

fn at(position: &Tactix, square: Square) -> Point {
    position.grid().center(square, 1.0)
}

fn hollow(position: &Tactix, square: Square) -> Item {
    let style = Style::fill(Paint::BoardDark).outlined(Paint::Line, 0.02);
    let parts = vec![Part::circle(Point::default(), 0.3, style)];
    Item::new(format!("hollow {square}"), at(position, square), parts)
}

fn counter(position: &Tactix, square: Square) -> Item {
    Item::new(
        format!("counter {square}"),
        at(position, square),
        disc(Paint::Piece, Paint::PieceMark),
    )
    .labelled(messages::label_counter(square))
}

fn disc(paint: Paint, mark: Paint) -> Vec<Part> {
    let body = Style::fill(paint).outlined(mark, 0.03);
    let ring = Style::stroke(mark, 0.04).opacity(0.6);
    vec![Part::circle(Point::default(), 0.4, body), Part::circle(Point::default(), 0.26, ring)]
}

fn frame(position: &Tactix) -> Rect {
    let squares = position.grid().squares();
    let centres = squares.map(|square| at(position, square));
    Rect::around(centres).expect("a board has squares").grown(0.8)
}

fn card(position: &Tactix, seat: Seat) -> SeatCard {
    SeatCard {
        seat,
        paint: Paint::Seat(seat),
        emblem: disc(Paint::Seat(seat), Paint::SeatMark(seat)),
        score: None,
        notes: Vec::new(),
        deciding: position.deciders().contains(seat),
    }
}

fn prompt(position: &Tactix, chooser: Option<Seat>, held: Option<Square>) -> Message {
    match (position.counters == 0, chooser, held) {
        (true, ..) => words::result(position),
        (_, None, _) => messages::waiting(position.turn),
        (_, _, None) => messages::ask_first(),
        (_, _, Some(square)) => messages::ask_last(square),
    }
}
