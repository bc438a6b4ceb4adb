//! The outlines everything of ATOMIX is drawn with, as points and path data. Knows sizes, no game.
//!
//! An atom is the sixth of a disc round the corner of its cell, so that six of one colour make the full disc of a
//! nucleus. A tile on a pile is drawn smaller the higher it lies: the rim round it is what one sees of the tiles below.

use std::fmt::Write;
use std::sync::LazyLock;

use tablier_geometry::{Point, Vertex};
use tablier_rules::Short;

use super::super::cell::Cell;
use super::super::colour::Colour;
use super::super::tile::VALUES;

/// The length of a side of a cell.
pub(super) const SIDE: f32 = 2.0;
/// The radius of an atom.
pub(super) const ATOM: f32 = 0.78;
/// From the corner of a cell to the mark of the atom there.
const MARK: f32 = 0.53;
/// The height of a triangle over its side.
pub(super) const HEIGHT: f32 = SIDE * SIN;
/// From the middle of a triangle to its sides.
const INNER: f32 = HEIGHT / 3.0;
/// Between the side of a cell and the lowest tile on it, and by how much each further tile is smaller.
const GAP: f32 = 0.03;
const STEP: f32 = 0.042;
/// The sine of 60 degrees.
const SIN: f32 = 0.866_025_4;

/// A triangle as a cell of a reactor stands: its corners round its middle, and what is drawn in it at each height.
pub(super) struct Triangle {
    /// Corner 0 lies at the centre of the reactor.
    pub corners: [Point; 3],
    /// By height less one.
    pub tops: [Top; VALUES],
    /// By corner and colour: the mark that tells atoms apart without their colour.
    pub marks: [[String; 4]; 3],
}

/// The topmost tile of a pile.
pub(super) struct Top {
    /// The tile.
    pub outline: String,
    /// By corner.
    pub atoms: [String; 3],
    /// The edges of the tiles between it and the lowest.
    pub rim: String,
    /// One dot a level.
    pub dots: String,
}

/// The six ways a cell stands in its reactor, clockwise from the top; the first has its centre below, and the one that
/// tiles in a hand have is `IN_HAND`.
static TRIANGLES: LazyLock<[Triangle; 6]> = LazyLock::new(|| std::array::from_fn(triangle));

/// The cell of a reactor that stands on a side, with the centre at its top.
pub(super) const IN_HAND: usize = 3;

pub(super) fn standing(place: usize) -> &'static Triangle {
    &TRIANGLES[place]
}

/// The middle of a cell of the reactor round a point.
pub(super) fn middle(center: Vertex, cell: Cell) -> Point {
    center.hexagon_cells()[cell.place()].centroid(SIDE)
}

/// The corners of the hexagon round a point, from the upper left.
pub(super) fn hexagon(center: Vertex) -> [Point; 6] {
    center.neighbours().map(|corner| corner.point(SIDE))
}

impl Triangle {
    /// Its outline, smaller by a distance from every side.
    pub fn inset(&self, by: f32) -> [Point; 3] {
        self.corners.map(|corner| corner * (1.0 - by / INNER))
    }
}

/// How far a tile at a height stays away from the sides of its cell.
fn inset(height: usize) -> f32 {
    GAP + STEP * height.saturating_sub(1) as f32
}

fn triangle(place: usize) -> Triangle {
    let center = Vertex::ORIGIN;
    let (neighbours, cell) = (center.neighbours(), Cell::new(0, place));
    let corners = [center, neighbours[place], neighbours[(place + 1) % 6]]
        .map(|corner| corner.point(SIDE) - middle(center, cell));
    Triangle {
        corners,
        tops: std::array::from_fn(|below| top(corners, below + 1)),
        marks: std::array::from_fn(|corner| {
            let place = corners[corner] * (1.0 - MARK / (2.0 * INNER));
            Colour::ALL.map(|colour| mark(colour, place, 1.0))
        }),
    }
}

fn top(corners: [Point; 3], height: usize) -> Top {
    let outline = |level: usize| {
        let mut path = String::new();
        closed(&mut path, corners.map(|corner| corner * (1.0 - inset(level) / INNER)));
        path
    };
    Top {
        outline: outline(height),
        atoms: std::array::from_fn(|corner| atom(corners, corner, inset(height))),
        rim: (2..height).map(outline).collect(),
        dots: dots(Point::new(0.0, 0.235), 0.115, 0..height, height),
    }
}

/// The sixth of a disc in a corner, up to `inset` from the sides.
fn atom(corners: [Point; 3], corner: usize, inset: f32) -> String {
    let place = corners[corner];
    let (next, before) = (corners[(corner + 1) % 3], corners[(corner + 2) % 3]);
    let (next, before) = ((next - place) * (1.0 / SIDE), (before - place) * (1.0 / SIDE));
    let along = (ATOM * ATOM - inset * inset).sqrt();
    let inwards = |side: Point, other: Point| (other - side * 0.5) * (inset / SIN);
    let mut path = String::new();
    put(&mut path, 'M', place + (next + before) * (inset / SIN));
    put(&mut path, 'L', place + next * along + inwards(next, before));
    let _ = write!(path, "A{0} {0} 0 0 1", Short(ATOM));
    put(&mut path, ' ', place + before * along + inwards(before, next));
    path.push('Z');
    path
}

/// Blue is a ring, green a cross, pink a triangle, yellow two bars.
pub(super) fn mark(colour: Colour, place: Point, scale: f32) -> String {
    let mut path = String::new();
    let mut line = |command: char, x: f32, y: f32| {
        put(&mut path, command, place + Point::new(x, y) * scale);
    };
    match colour {
        Colour::Blue => {
            line('M', -0.1, 0.0);
            let radius = Short(0.1 * scale);
            let (there, back) = (Short(0.2 * scale), Short(-0.2 * scale));
            let _ = write!(
                path,
                "a{radius} {radius} 0 1 1 {there} 0a{radius} {radius} 0 1 1 {back} 0Z"
            );
        }
        Colour::Green => {
            line('M', -0.12, 0.0);
            line('L', 0.12, 0.0);
            line('M', 0.0, -0.12);
            line('L', 0.0, 0.12);
        }
        Colour::Pink => {
            line('M', 0.0, -0.12);
            line('L', 0.12, 0.09);
            line('L', -0.12, 0.09);
            path.push('Z');
        }
        Colour::Yellow => {
            line('M', -0.11, -0.055);
            line('L', 0.11, -0.055);
            line('M', -0.11, 0.055);
            line('L', 0.11, 0.055);
        }
    }
    path
}

/// Dots side by side, to be drawn as a round stroke: those of `which`, out of `count` round a place.
pub(super) fn dots(
    place: Point,
    step: f32,
    which: impl IntoIterator<Item = usize>,
    count: usize,
) -> String {
    let mut path = String::new();
    for dot in which {
        let x = (dot as f32 - (count as f32 - 1.0) / 2.0) * step;
        spot(&mut path, place + Point::new(x, 0.0));
    }
    path
}

/// One more dot in a path.
pub(super) fn spot(path: &mut String, place: Point) {
    put(path, 'M', place);
    path.push_str("h.001");
}

/// One more polygon in a path.
pub(super) fn closed(path: &mut String, corners: impl IntoIterator<Item = Point>) {
    for (number, corner) in corners.into_iter().enumerate() {
        put(path, if number == 0 { 'M' } else { 'L' }, corner);
    }
    path.push('Z');
}

/// One more point in a path.
pub(super) fn put(path: &mut String, command: char, Point { x, y }: Point) {
    let _ = write!(path, "{command}{} {}", Short(x), Short(y));
}
