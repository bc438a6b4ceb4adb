//! The tally: every kind of tile with its five values, and which of them the viewer has not seen yet.
//!
//! Colour by colour, five kinds each: three of the colour, two and one other (three times), and the three colours that
//! follow each other from it on. Beside the board every colour has its column; below it they follow each other in rows.

use std::sync::LazyLock;

use tablier_geometry::{Point, Rect};
use tablier_rules::{Format, Item, Message, Paint, Part, Style};

use super::super::atoms::{Atoms, ColourTriple};
use super::super::colour::Colour;
use super::super::messages;
use super::super::tile::{Tile, VALUES};
use super::super::view::View;
use super::pieces;
use super::shapes::{self, IN_HAND};

const COLUMN: f32 = 1.3;
const ROW: f32 = 1.34;
/// How big a tile is here.
const SCALE: f32 = 0.44;
const HEAD: f32 = 1.15;

/// How many kinds have a colour's place.
const KINDS: usize = 5;
/// How many stand side by side below the board.
const BELOW: usize = 7;

/// The space it takes, from its upper left corner.
pub(super) fn extent(corner: Point, format: Format) -> Rect {
    let (columns, rows) = match format {
        Format::Wide => (4, KINDS),
        Format::Tall => (BELOW, (4 * KINDS).div_ceil(BELOW)),
    };
    let size = Point::new(columns as f32 * COLUMN, HEAD + rows as f32 * ROW);
    Rect { min: corner, max: corner + size }
}

/// Where tiles come from.
pub(super) fn bag(corner: Point) -> Point {
    corner + Point::new(0.45, 0.42)
}

pub(super) fn items(view: &View, corner: Point, format: Format) -> [Item; 2] {
    [bag_item(view, corner), tally_item(view, corner, format)]
}

fn bag_item(view: &View, corner: Point) -> Item {
    let bag = view.bag;
    let sack =
        "M-.12 -.3Q-.5 .1 -.36 .38Q0 .5 .36 .38Q.5 .1 .12 -.3M-.2 -.42L.2 -.42M-.14 -.3L.14 -.3";
    let parts = vec![
        Part::path(sack, Style::fill(Paint::BoardDark).outlined(Paint::Ink, 0.05)),
        Part::words(
            Message::words(bag.to_string()),
            Point::new(0.0, 0.1),
            0.36,
            Style::fill(Paint::Ink),
        ),
        Part::words(
            messages::drawn_unseen(),
            Point::new(1.95, 0.12),
            0.36,
            Style::fill(Paint::Faint),
        ),
        Part::words(
            Message::words(view.unseen.len().to_string()),
            Point::new(3.5, 0.12),
            0.44,
            Style::fill(Paint::Ink),
        ),
    ];
    Item::new("bag", self::bag(corner), parts).labelled(messages::label_bag(bag))
}

/// The tally as it is drawn in one format.
struct Sheet {
    places: Vec<(ColourTriple, Point)>,
    /// The little tiles, which are always the same.
    tiles: Vec<Part>,
}

impl Sheet {
    fn of(format: Format) -> &'static Sheet {
        static WIDE: LazyLock<Sheet> = LazyLock::new(|| Sheet::new(Format::Wide));
        static TALL: LazyLock<Sheet> = LazyLock::new(|| Sheet::new(Format::Tall));
        match format {
            Format::Wide => &WIDE,
            Format::Tall => &TALL,
        }
    }

    fn new(format: Format) -> Sheet {
        let place = |number: usize| {
            let (column, row) = match format {
                Format::Wide => (number / KINDS, number % KINDS),
                Format::Tall => (number % BELOW, number / BELOW),
            };
            Point::new((column as f32 + 0.5) * COLUMN, HEAD + row as f32 * ROW + 0.42)
        };
        let places: Vec<_> =
            kinds().enumerate().map(|(number, kind)| (kind, place(number))).collect();
        let tiles = tiles(&places);
        Sheet { places, tiles }
    }
}

/// All kinds, colour by colour.
fn kinds() -> impl Iterator<Item = ColourTriple> {
    Colour::ALL.into_iter().enumerate().flat_map(|(first, colour)| {
        let step = move |steps: usize| Colour::ALL[(first + steps) % 4];
        let pairs = (1..4).map(move |steps| [colour, colour, step(steps)]);
        let kinds = std::iter::once([colour; 3]).chain(pairs).chain([[colour, step(1), step(2)]]);
        kinds.filter_map(|colours| Atoms::new(colours).map(Atoms::kind))
    })
}

fn tiles(places: &[(ColourTriple, Point)]) -> Vec<Part> {
    let (mut bodies, mut marks, mut yellow_marks) = (String::new(), String::new(), String::new());
    let mut atoms = [const { String::new() }; 4];
    for &(kind, place) in places {
        let corners = shapes::standing(IN_HAND).corners.map(|corner| corner * SCALE);
        shapes::closed(&mut bodies, corners.map(|corner| place + corner));
        for (colour, corner) in kind.atoms().colours().into_iter().zip(corners) {
            let at = place + corner * 0.52;
            shapes::spot(&mut atoms[colour.index()], at);
            let path = if colour == Colour::Yellow { &mut yellow_marks } else { &mut marks };
            path.push_str(&shapes::mark(colour, at, 0.72));
        }
    }
    let mut parts = vec![Part::path(bodies, Style::fill(Paint::Board).outlined(Paint::Line, 0.03))];
    for (colour, path) in Colour::ALL.into_iter().zip(atoms) {
        parts.push(Part::path(path, Style::stroke(pieces::paint(colour), 0.29)));
    }
    parts.push(Part::path(marks, Style::stroke(Paint::Table, 0.035)));
    parts.push(Part::path(yellow_marks, Style::stroke(Paint::PieceMark, 0.035)));
    parts
}

fn tally_item(view: &View, corner: Point, format: Format) -> Item {
    let sheet = Sheet::of(format);
    let (mut unseen, mut seen) = (String::new(), String::new());
    for &(kind, place) in &sheet.places {
        let place = place + Point::new(0.0, 0.58);
        let hidden = |value: &usize| view.unseen.contains(Tile::new(kind, *value as u8 + 1));
        let (values, others) = ((0..VALUES).filter(hidden), (0..VALUES).filter(|v| !hidden(v)));
        unseen.push_str(&shapes::dots(place, 0.19, values, VALUES));
        seen.push_str(&shapes::dots(place, 0.19, others, VALUES));
    }
    let mut parts = sheet.tiles.clone();
    parts.push(Part::path(seen, Style::stroke(Paint::Line, 0.07)));
    parts.push(Part::path(unseen, Style::stroke(Paint::Ink, 0.13)));
    Item::new("tally", corner, parts).labelled(messages::label_tally(view.unseen.len()))
}
