//! Frame, sheet and plate, and the marks on them.
//!
//! A place of the sheet is a unit square; its middle is at (file, 8 - rank), so that i1 is at (8, 8).

use std::sync::LazyLock;

use tablier_geometry::Point;
use tablier_rules::{Hue, Item, Message, Paint, Part, Short, Style};

use crate::board::SIDE;
use crate::corner::{Corner, Direction};
use crate::hole::Hole;
use crate::view::View;

/// The middle of the sheet.
const MIDDLE: Point = Point::new(4.0, 4.0);
/// From the middle of the frame to the arrows on its rim.
const RIM: f32 = 5.3;
/// The radius of a hole.
const HOLE: f32 = 0.36;
/// The radius of the disc that can be clicked round a hole or a pawn.
pub(super) const DISC: f32 = 0.44;
/// Half a side of the plate: four holes and its edge.
const PLATE: f32 = 4.22;

fn place_center(file: u8, rank: u8) -> Point {
    Point::new(f32::from(file), f32::from(SIDE - 1 - rank))
}

/// Where the middle of the plate is; before it is placed, above the middle of the sheet.
fn plate_center(corner: Option<Corner>) -> Point {
    corner.map_or(MIDDLE, |corner| {
        let (file, rank) = corner.offset();
        Point::new(3.5 + f32::from(file), 4.5 - f32::from(rank))
    })
}

/// Where a hole of the plate is.
pub(super) fn hole_center(corner: Option<Corner>, hole: Hole) -> Point {
    plate_center(corner) + in_plate(hole)
}

/// Where a hole is from the middle of the plate.
fn in_plate(hole: Hole) -> Point {
    Point::new(f32::from(hole.file()) - 3.5, 3.5 - f32::from(hole.rank()))
}

/// A circle as path data, counter-clockwise: drawn inside a clockwise outline, it is cut out.
pub(super) fn circle(center: Point, radius: f32) -> String {
    let (left, y, width) = (Short(center.x - radius), Short(center.y), Short(2.0 * radius));
    let radius = Short(radius);
    format!("M{left} {y}a{radius} {radius} 0 1 0 {width} 0a{radius} {radius} 0 1 0-{width} 0z")
}

/// The frame with the well in which sheet and plate lie.
pub(super) fn frame() -> Item {
    let square =
        |side, rounding, style| Part::rectangle(Point::default(), side, side, rounding, style);
    let parts = vec![
        square(11.7, 0.5, Style::fill(Paint::BoardDark).outlined(Paint::Line, 0.06)),
        square(9.8, 0.2, Style::fill(Paint::Line)),
        square(9.7, 0.16, Style::fill(Paint::Table)),
    ];
    Item::new("frame", MIDDLE, parts)
}

/// The printed sheet: a small mark on every place, and the dots.
pub(super) fn sheet(view: &View) -> Item {
    static PAPER: LazyLock<[Part; 2]> = LazyLock::new(|| {
        let places = (-4..=4).flat_map(|y| (-4..=4).map(move |x| (x, y)));
        let marks: String =
            places.map(|(x, y)| format!("M{x} {y}m-.04-.04h.08v.08h-.08z")).collect();
        [
            Part::rectangle(Point::default(), 9.6, 9.6, 0.12, Style::fill(Paint::Board)),
            Part::path(marks, Style::fill(Paint::Line)),
        ]
    });
    let dot = |(file, rank)| {
        Part::circle(place_center(file, rank) - MIDDLE, 0.27, Style::fill(Paint::Hue(Hue::Red)))
    };
    Item::new("sheet", MIDDLE, PAPER.iter().cloned().chain(view.sheet.dots().map(dot)).collect())
}

/// The plate: a clear slab with 64 holes, their letters and numbers along its edge.
pub(super) fn plate(corner: Option<Corner>) -> Item {
    static SLAB: LazyLock<Vec<Part>> = LazyLock::new(|| {
        let holes: String = Hole::all().map(|hole| circle(in_plate(hole), HOLE)).collect();
        let side = Short(PLATE);
        let slab = format!("M-{side}-{side}H{side}V{side}H-{side}z{holes}");
        let clear = Style::fill(Paint::Hue(Hue::Water)).outlined(Paint::Ink, 0.03).opacity(0.5);
        let name = |name: u8, at| {
            let style = Style::fill(Paint::Ink).opacity(0.75);
            Part::words(Message::words(char::from(name)), at, 0.22, style)
        };
        let mut parts = vec![Part::path(slab, clear)];
        for index in 0..8 {
            let along = f32::from(index) - 3.5;
            parts.push(name(b'a' + index, Point::new(along, 4.06)));
            parts.push(name(b'1' + index, Point::new(-4.05, -along)));
        }
        parts
    });
    Item::new("plate", plate_center(corner), SLAB.clone())
}

/// The disc that shows how far something can be clicked.
pub(super) fn disc(paint: Paint, opacity: f32) -> Part {
    Part::circle(Point::default(), DISC, Style::fill(paint).opacity(opacity))
}

/// A free hole that can be clicked.
pub(super) fn free_hole(hole: Hole, at: Point, stop: bool) -> Item {
    let ring = if stop {
        Style::stroke(Paint::Hue(Hue::Blue), 0.07).dashed()
    } else {
        Style::stroke(Paint::Offer, 0.05)
    };
    let parts = vec![
        disc(Paint::Offer, 0.12),
        Part::circle(Point::default(), HOLE - 0.05, ring.opacity(0.5)),
    ];
    Item::new(format!("hole {hole}"), at, parts)
}

/// A band round an alignment, from one end to the other.
pub(super) fn alignment(first: (u8, u8), last: (u8, u8)) -> Item {
    let (from, to) = (place_center(first.0, first.1), place_center(last.0, last.1));
    let middle = from.midpoint(to);
    let length = from.distance(to);
    let band = |grown: f32, style| {
        Part::rectangle(Point::default(), length + 0.8 + grown, 0.8 + grown, 0.4, style)
    };
    let parts = vec![
        band(0.0, Style::fill(Paint::Win).opacity(0.3)),
        band(0.0, Style::stroke(Paint::Win, 0.08)),
    ];
    let way = to - from;
    let mut item =
        Item::new(format!("line {}{} {}{}", first.0, first.1, last.0, last.1), middle, parts);
    item.turn = degrees(way);
    item
}

/// An arrow on the rim of the frame: in rotation along the side that the plate follows, else on the side it goes to. One that
/// can be clicked lies on a plate.
pub(super) fn arrow(way: Direction, free: bool, open: bool, offered: bool) -> Item {
    let (turn, side) = match way {
        Direction::East => (0.0, Point::new(0.0, RIM)),
        Direction::South => (90.0, Point::new(-RIM, 0.0)),
        Direction::West => (180.0, Point::new(0.0, -RIM)),
        Direction::North => (270.0, Point::new(RIM, 0.0)),
    };
    let (length, at) = if free { (0.55, Point::polar(RIM, turn)) } else { (2.6, side) };
    let style =
        if open { Style::fill(Paint::Offer) } else { Style::fill(Paint::Line).opacity(0.55) };
    let half = length / 2.0;
    let outline = [
        (-half, -0.13),
        (half - 0.35, -0.13),
        (half - 0.35, -0.34),
        (half + 0.15, 0.0),
        (half - 0.35, 0.34),
        (half - 0.35, 0.13),
        (-half, 0.13),
    ];
    let ground = Style::fill(Paint::Offer).opacity(0.2);
    let plate = offered.then(|| Part::rectangle(Point::default(), length + 0.5, 0.9, 0.2, ground));
    let shape = Part::rounded(outline.map(|(x, y)| Point::new(x, y)), 0.06, style);
    let parts = plate.into_iter().chain([shape]).collect();
    let mut item = Item::new(format!("arrow {}", way.letter()), MIDDLE + at, parts);
    item.turn = turn;
    item
}

/// The direction of a way: 0 is to the right, 90 straight down.
#[expect(clippy::disallowed_methods, reason = "it is only drawn")]
fn degrees(way: Point) -> f32 {
    way.y.atan2(way.x).to_degrees()
}

/// The mark of a corner into which the plate can be pushed.
pub(super) fn corner(corner: Corner) -> Item {
    let (file, rank) = corner.offset();
    let side = |upper: u8| if upper == 0 { -1.0 } else { 1.0 };
    let out = Point::new(side(file), -side(rank));
    let arrow = [
        (-0.26, -0.1),
        (0.02, -0.1),
        (0.02, -0.26),
        (0.32, 0.0),
        (0.02, 0.26),
        (0.02, 0.1),
        (-0.26, 0.1),
    ];
    let turn = degrees(out);
    let parts = vec![
        Part::circle(Point::default(), 0.5, Style::fill(Paint::Offer)),
        Part::rounded(
            arrow.map(|(x, y)| Point::new(x, y).rotated(turn)),
            0.04,
            Style::fill(Paint::Board),
        ),
    ];
    Item::new(format!("corner {}", corner.name()), MIDDLE + out * RIM, parts)
}
