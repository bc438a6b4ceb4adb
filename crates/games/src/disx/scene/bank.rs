//! The bank beside the tray, in piles of ten, so that what is left can be seen from afar.

use tablier_geometry::{Point, Rect};
use tablier_rules::{Item, Paint, Part, Style, Text, text};

use super::drawing::Pile;
use super::{GAP, RIM, drawing, field};
use crate::disx::words;

/// How wide the bank is.
pub(super) const WIDTH: f32 = 2.7;
/// How many tokens make a pile.
const PILE: u8 = 10;
/// Half the width of a pile, and how thick its rings are.
const RING: f32 = 0.46;
const THICK: f32 = 0.085;
/// How many piles stand side by side.
const BESIDE: u8 = 2;
/// The way from a pile to the one before it.
const STEP: f32 = 1.5;

fn area() -> Rect {
    let tray = field().grown(RIM);
    let min = Point::new(tray.max.x + GAP, tray.min.y);
    Rect { min, max: Point::new(min.x + WIDTH, tray.max.y) }
}

/// Where tokens leave the bank.
pub(super) fn middle() -> Point {
    area().center()
}

/// The bank with so many tokens.
pub(super) fn bank(tokens: u8) -> Item {
    let area = area();
    let center = area.center();
    let ground = Style::fill(Paint::Board).outlined(Paint::Line, 0.05);
    let mut parts = vec![
        Part::rectangle(center, area.width(), area.height(), 0.5, ground),
        writing(Text::new("Banque", "Bank"), 0.6, 0.42, Paint::Faint),
        writing(Text::same(tokens.to_string()), 1.4, 0.82, Paint::Ink),
    ];
    let pile = |number: u8| {
        let rings = PILE.min(tokens - number * PILE);
        let lid = foot(number) - Point::new(0.0, THICK * f32::from(rings));
        Pile { lid, width: RING, thick: THICK, rings }
    };
    let piles: Vec<Pile> = (0..tokens.div_ceil(PILE)).map(pile).collect();
    parts.extend(drawing::piles(&piles));
    let Text { fr, en } = words::tokens(tokens);
    Item::new("bank", Point::default(), parts).labelled(text!("Banque : {fr}", "Bank: {en}"))
}

fn foot(pile: u8) -> Point {
    let (column, row) = (f32::from(pile % BESIDE), f32::from(pile / BESIDE));
    let across = (column - f32::from(BESIDE - 1) / 2.0) * RING * 2.4;
    Point::new(area().center().x + across, area().max.y - 0.75 - row * STEP)
}

fn writing(words: Text, down: f32, size: f32, paint: Paint) -> Part {
    let at = Point::new(area().center().x, area().min.y + down);
    Part::words(words, at, size, Style::fill(paint))
}
