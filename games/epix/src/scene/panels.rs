//! A panel for every player: emblem, gold, provinces, the action cards of the season, and the reserve.

use tablier_geometry::Point;
use tablier_rules::{Action as Click, Hue, Item, Message, Paint, Part, Role, Seat, Style};

use super::gesture::Gesture;
use super::{Drawing, seats};
use crate::action::{ActionCard, Picks};
use crate::moves::Move;
use crate::position::Phase;
use crate::unit::UnitKind;
use crate::{messages, words};

/// How wide a panel is.
pub(super) const WIDTH: f32 = 11.0;
/// How high.
pub(super) const HEIGHT: f32 = 3.05;

/// How far apart pieces of a kind wait, and how much room is left between kinds and at the edge.
const PIECE: f32 = 0.9;
const BETWEEN: f32 = 0.3;
/// How high the shelf is on which they wait.
pub(super) const SHELF: f32 = 1.06;

/// Where a piece waits in its owner's panel.
pub(super) fn reserve(drawing: &Drawing<'_>, seat: Seat, piece: usize) -> Point {
    let kind = UnitKind::of(piece);
    let along = stock_left(kind) + 0.5 + PIECE * (piece - kind.pieces().start) as f32;
    drawing.layout.panel(seat) + Point::new(along, HEIGHT - 0.62)
}

/// The room of all pieces of a kind in their owner's panel: its middle and how wide it is.
pub(super) fn stock(drawing: &Drawing<'_>, seat: Seat, kind: UnitKind) -> (Point, f32) {
    let width = stock_width(kind);
    let middle = Point::new(stock_left(kind) + width / 2.0, HEIGHT - 0.6);
    (drawing.layout.panel(seat) + middle, width)
}

fn stock_width(kind: UnitKind) -> f32 {
    PIECE * (kind.pieces().len() - 1) as f32 + 1.0
}

fn stock_left(kind: UnitKind) -> f32 {
    let before = UnitKind::ALL.into_iter().take_while(|&other| other != kind);
    BETWEEN + before.map(|other| stock_width(other) + BETWEEN).sum::<f32>()
}

pub(super) fn panels(drawing: &Drawing<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    for seat in Seat::all(drawing.position.players()) {
        let own = [panel(drawing, seat), gold(drawing, seat)]
            .into_iter()
            .chain(action_cards(drawing, seat));
        items.extend(own.map(|item| item.of(Role::Things(seat))));
    }
    items.push(crown(drawing));
    items
}

fn panel(drawing: &Drawing<'_>, seat: Seat) -> Item {
    let position = drawing.position;
    let decides = position.awaited().contains(seat);
    let edge = if decides { 0.12 } else { 0.05 };
    let middle = Point::new(WIDTH / 2.0, HEIGHT / 2.0);
    let board = Style::fill(Paint::Board).outlined(Paint::Seat(seat), edge);
    let shelf = Style::fill(Paint::BoardDark).opacity(0.75);
    let mut parts = vec![
        Part::rectangle(middle, WIDTH, HEIGHT, 0.25, board),
        Part::rectangle(Point::new(WIDTH / 2.0, HEIGHT - 0.6), WIDTH - 0.24, SHELF, 0.18, shelf),
    ];
    let emblem_at = Point::new(0.8, 0.92);
    parts.extend(seats::badge(seat).into_iter().map(|part| at(part, emblem_at, 0.6)));
    let provinces = position.provinces(seat);
    let flag = Point::new(4.0, 0.62);
    parts.push(Part::line(
        [flag + Point::new(-0.12, 0.62), flag + Point::new(-0.12, -0.3)],
        Style::stroke(Paint::Ink, 0.06),
    ));
    parts.push(Part::polygon(
        [
            flag + Point::new(-0.12, -0.3),
            flag + Point::new(0.5, -0.08),
            flag + Point::new(-0.12, 0.14),
        ],
        Style::fill(Paint::Seat(seat)).outlined(Paint::Ink, 0.03),
    ));
    parts.push(Part::words(
        Message::words(provinces.to_string()),
        flag + Point::new(0.78, 0.3),
        0.62,
        Style::fill(Paint::Ink),
    ));
    let label = messages::panel(seat, position.gold(seat), provinces);
    Item::new(format!("panel {seat}"), drawing.layout.panel(seat), parts).labelled(label)
}

/// A part drawn smaller and elsewhere.
fn at(part: Part, place: Point, size: f32) -> Part {
    use tablier_rules::Shape;
    let shape = match part.shape {
        Shape::Circle { center, radius } => {
            Shape::Circle { center: place + center * size, radius: radius * size }
        }
        Shape::Polygon { points, rounding } => Shape::Polygon {
            points: points.into_iter().map(|point| place + point * size).collect(),
            rounding: rounding * size,
        },
        other => other,
    };
    Part { shape, style: Style { width: part.style.width * size, ..part.style } }
}

fn gold(drawing: &Drawing<'_>, seat: Seat) -> Item {
    let coin = Style::fill(Paint::Win).outlined(Paint::Ink, 0.04);
    let amount = drawing.position.gold(seat);
    let mut parts: Vec<Part> =
        [0.16, 0.0].map(|y| Part::circle(Point::new(0.0, y), 0.36, coin)).into();
    parts.push(Part::circle(Point::default(), 0.25, Style::stroke(Paint::Ink, 0.03).opacity(0.5)));
    parts.push(Part::words(
        Message::words(amount.to_string()),
        Point::new(0.98, 0.06),
        0.72,
        Style::fill(Paint::Ink),
    ));
    Item::new(format!("gold {seat}"), drawing.layout.panel(seat) + Point::new(1.95, 0.86), parts)
        .labelled(messages::gold(amount))
}

/// The card of the first player.
fn crown(drawing: &Drawing<'_>) -> Item {
    let gold = Style::fill(Paint::Win).outlined(Paint::Ink, 0.05);
    let points = [
        (-0.45, 0.28),
        (-0.52, -0.28),
        (-0.2, 0.0),
        (0.0, -0.42),
        (0.2, 0.0),
        (0.52, -0.28),
        (0.45, 0.28),
    ];
    let parts = vec![
        Part::polygon(points.map(|(x, y)| Point::new(x, y)), gold),
        Part::circle(Point::new(0.0, -0.45), 0.09, Style::fill(Paint::Hue(Hue::Red))),
        Part::circle(Point::new(-0.52, -0.3), 0.07, Style::fill(Paint::Hue(Hue::Blue))),
        Part::circle(Point::new(0.52, -0.3), 0.07, Style::fill(Paint::Hue(Hue::Blue))),
    ];
    let seat = drawing.position.open.first;
    Item::new("crown", drawing.layout.panel(seat) + Point::new(5.95, 0.98), parts)
        .labelled(messages::crown(seat))
}

/// What the seat plays this season: faces where they are known, backs where they are not, and the three cards while the
/// viewer chooses.
fn action_cards(drawing: &Drawing<'_>, seat: Seat) -> Vec<Item> {
    let position = drawing.position;
    let row = |left: f32, step: f32| {
        let first = drawing.layout.panel(seat) + Point::new(left, 0.98);
        move |slot: usize| first + Point::new(step * slot as f32, 0.0)
    };
    if position.open.phase == Phase::Choice && drawing.chooser == Some(seat) {
        let place = row(7.35, OFFERED.0 + 0.08);
        return ActionCard::ALL
            .into_iter()
            .enumerate()
            .map(|(slot, action)| offered(drawing, seat, action, place(slot)))
            .collect();
    }
    let place = row(7.6, CARD.0 + 0.1);
    let mut items = Vec::new();
    match drawing.view.picks[seat.index()] {
        Some(picks) => {
            items.extend(picks.iter().enumerate().map(|(slot, action)| {
                let hidden = position.hides_picks(seat);
                let playing =
                    position.open.turn == seat && position.open.action == Some(action) && !hidden;
                let parts = face(action, CARD, hidden, playing);
                Item::new(format!("action {seat}/{}", action.name()), place(slot), parts)
                    .labelled(words::action(action))
            }));
        }
        None if position.hides_picks(seat) => {
            let count = position.picks[seat.index()].len();
            items.extend((0..count).map(|slot| {
                Item::new(format!("back {seat}/{slot}"), place(slot), back(seat))
                    .labelled(messages::hidden_card())
            }));
        }
        None => {}
    }
    items
}

fn offered(drawing: &Drawing<'_>, seat: Seat, action: ActionCard, place: Point) -> Item {
    let word = format!("card:{}", action.name());
    let (click, chosen) = match &drawing.gesture {
        Gesture::Card(first) if *first == action => (None, true),
        Gesture::Card(first) => {
            let picks: Picks = [*first, action].into_iter().collect();
            (Some(Click::Play(vec![Move::Pick(picks).to_string()])), false)
        }
        _ if drawing.position.is_winter() => (Some(Click::Pick(word)), false),
        _ => {
            let picks: Picks = [action].into_iter().collect();
            (Some(Click::Play(vec![Move::Pick(picks).to_string()])), false)
        }
    };
    let item = Item::new(
        format!("action {seat}/{}", action.name()),
        place,
        face(action, OFFERED, false, true),
    )
    .labelled(words::action(action));
    let emphasis =
        if chosen { tablier_rules::Emphasis::Chosen } else { tablier_rules::Emphasis::None };
    Item { action: click, ..item }.emphasised(emphasis)
}

/// The size of an action card, and of one that can be chosen.
const CARD: (f32, f32) = (0.96, 1.42);
const OFFERED: (f32, f32) = (1.25, 1.7);

fn back(seat: Seat) -> Vec<Part> {
    let middle = Point::default();
    let mut parts = vec![
        Part::rectangle(
            middle,
            CARD.0,
            CARD.1,
            0.12,
            Style::fill(Paint::Seat(seat)).outlined(Paint::Ink, 0.05),
        ),
        Part::rectangle(
            middle,
            CARD.0 - 0.2,
            CARD.1 - 0.2,
            0.08,
            Style::stroke(Paint::SeatMark(seat), 0.05),
        ),
    ];
    parts.push(super::emblem::emblem(seat, middle, 0.28, Paint::SeatMark(seat)));
    parts
}

/// An action card: the picture says which. A card nobody else knows is drawn with a dashed edge.
fn face(action: ActionCard, size: (f32, f32), hidden: bool, lit: bool) -> Vec<Part> {
    let middle = Point::default();
    let p = Point::new;
    let edge = Style::fill(Paint::Table)
        .outlined(if lit { Paint::Offer } else { Paint::Ink }, if lit { 0.08 } else { 0.05 });
    let edge = if hidden { edge.dashed() } else { edge };
    let ink = Style::stroke(Paint::Ink, 0.08);
    let mut parts = vec![Part::rectangle(middle, size.0, size.1, 0.12, edge)];
    match action {
        ActionCard::Recruit => {
            let body = Style::fill(Paint::Hue(Hue::Blue)).outlined(Paint::Ink, 0.04);
            parts.push(Part::path("M-.26.5Q-.26.02 0 .02Q.26.02.26.5Z", body));
            parts.push(Part::circle(
                p(0.0, -0.2),
                0.19,
                Style::fill(Paint::Hue(Hue::Plain)).outlined(Paint::Ink, 0.04),
            ));
            parts.push(Part::line([p(0.22, -0.5), p(0.42, -0.5)], ink));
            parts.push(Part::line([p(0.32, -0.6), p(0.32, -0.4)], ink));
        }
        ActionCard::Tax => {
            let coin = Style::fill(Paint::Win).outlined(Paint::Ink, 0.04);
            parts.extend(
                [(-0.14, 0.3), (0.16, 0.3), (0.0, 0.06)]
                    .map(|(x, y)| Part::circle(p(x, y), 0.2, coin)),
            );
            parts.push(Part::line([p(0.0, -0.6), p(0.0, -0.26)], ink));
            parts.push(Part::line([p(-0.14, -0.4), p(0.0, -0.24), p(0.14, -0.4)], ink));
        }
        ActionCard::Move => {
            let steel = Style::stroke(Paint::Hue(Hue::Stone), 0.11);
            parts.push(Part::line([p(-0.3, 0.46), p(0.3, -0.46)], Style::stroke(Paint::Ink, 0.15)));
            parts.push(Part::line([p(0.3, 0.46), p(-0.3, -0.46)], Style::stroke(Paint::Ink, 0.15)));
            parts.push(Part::line([p(-0.3, 0.46), p(0.3, -0.46)], steel));
            parts.push(Part::line([p(0.3, 0.46), p(-0.3, -0.46)], steel));
            let guard = Style::stroke(Paint::Hue(Hue::Red), 0.1);
            parts.push(Part::line([p(-0.36, 0.16), p(-0.06, 0.34)], guard));
            parts.push(Part::line([p(0.36, 0.16), p(0.06, 0.34)], guard));
        }
    }
    parts
}
