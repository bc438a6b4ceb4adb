//! The bank in piles of ten, so that what is left can be seen from afar: beside the tray in rows of two, or below it in
//! one row.

use tablier_geometry::{Point, Rect};
use tablier_rules::{Format, Item, Message, Paint, Part, Style};

use super::drawing::Pile;
use super::{GAP, RIM, drawing, field};
use crate::messages;

/// How wide the bank is beside the tray, and how high below it.
const WIDTH: f32 = 2.7;
const HEIGHT: f32 = 1.75;
/// How many tokens make a pile.
const PILE: u8 = 10;
/// How thick the rings of a pile are.
const THICK: f32 = 0.085;

/// The space it takes.
pub(super) fn area(format: Format) -> Rect {
    let tray = field().grown(RIM);
    match format {
        Format::Wide => {
            let min = Point::new(tray.max.x + GAP, tray.min.y);
            Rect { min, max: Point::new(min.x + WIDTH, tray.max.y) }
        }
        Format::Tall => {
            let min = Point::new(tray.min.x, tray.max.y + GAP);
            Rect { min, max: Point::new(tray.max.x, min.y + HEIGHT) }
        }
    }
}

/// The bank with so many tokens.
pub(super) fn bank(tokens: u8, format: Format) -> Item {
    let area = area(format);
    let center = area.center();
    let head = match format {
        Format::Wide => Point::new(center.x, area.min.y),
        Format::Tall => area.min + Point::new(WIDTH / 2.0, -0.05),
    };
    let ground = Style::fill(Paint::Board).outlined(Paint::Line, 0.05);
    let mut parts = vec![
        Part::rectangle(center, area.width(), area.height(), 0.5, ground),
        writing(messages::bank_title(), head + Point::new(0.0, 0.6), 0.42, Paint::Faint),
        writing(Message::words(tokens.to_string()), head + Point::new(0.0, 1.3), 0.82, Paint::Ink),
    ];
    let pile = |number: u8| {
        let rings = PILE.min(tokens - number * PILE);
        let lid = foot(number, area, format) - Point::new(0.0, THICK * f32::from(rings));
        Pile { lid, width: ring(format), thick: THICK, rings }
    };
    let piles: Vec<Pile> = (0..tokens.div_ceil(PILE)).map(pile).collect();
    parts.extend(drawing::piles(&piles));
    Item::new("bank", Point::default(), parts).labelled(messages::bank(tokens))
}

/// Half the width of a pile.
fn ring(format: Format) -> f32 {
    match format {
        Format::Wide => 0.46,
        Format::Tall => 0.34,
    }
}

/// Where the lowest ring of a pile lies.
fn foot(pile: u8, area: Rect, format: Format) -> Point {
    let pile = f32::from(pile);
    match format {
        Format::Wide => {
            let (column, row) = (pile % 2.0, (pile / 2.0).floor());
            let across = (column - 0.5) * 1.1;
            Point::new(area.center().x + across, area.max.y - 0.75 - row * 1.5)
        }
        Format::Tall => {
            let first = Point::new(area.min.x + WIDTH, area.max.y - 0.42);
            first + Point::new(0.74 * pile, 0.0)
        }
    }
}

fn writing(words: Message, at: Point, size: f32, paint: Paint) -> Part {
    Part::words(words, at, size, Style::fill(paint))
}
