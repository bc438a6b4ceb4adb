//! The pieces of the drawing, seen slightly from above: rings, posts, sparks. Knows no position.
//!
//! A scene is made for every step of a game, so it is kept light: what looks the same is drawn as one path, and what
//! never changes is drawn once.

use std::sync::LazyLock;

use tablier_geometry::Point;
use tablier_rules::{Hue, Paint, Part, Short, Style};

/// Half the width of a ring on a post.
pub(super) const RING: f32 = 0.57;
/// How much of a circle's width is seen of its depth.
const TILT: f32 = 0.38;
/// How thick a ring on a post is.
pub(super) const THICK: f32 = 0.2;
/// Half the width of a post.
const POST: f32 = 0.125;

/// A pile of rings: its lid lies at the top, one ring below the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pile {
    pub lid: Point,
    pub width: f32,
    pub thick: f32,
    pub rings: u8,
}

/// Piles that do not hide each other.
pub(super) fn piles(piles: &[Pile]) -> Vec<Part> {
    let outline = piles.first().map_or(0.0, |pile| pile.width * 0.045);
    let path = |style: Style, of: &dyn Fn(&Pile) -> String| {
        Part::path(piles.iter().map(of).collect::<String>(), style)
    };
    let lid = |pile: &Pile, share: f32| ellipse(pile.lid, pile.width * share);
    let edge = |paint| Style::fill(paint).outlined(Paint::PieceMark, outline);
    let mut parts = vec![path(edge(Paint::Hue(Hue::Gold)), &|pile| {
        let height = pile.thick * f32::from(pile.rings);
        drum(pile.lid, height, pile.width)
    })];
    if piles.iter().any(|pile| pile.rings > 1) {
        parts.push(path(Style::stroke(Paint::PieceMark, outline * 0.8), &grooves));
    }
    let gleam = Style::stroke(Paint::Hue(Hue::Snow), outline * 1.2).opacity(0.75);
    parts.extend([
        path(edge(Paint::Piece), &|pile| lid(pile, 1.0)),
        path(gleam, &|pile| lid(pile, 0.83)),
        path(Style::fill(Paint::PieceMark).opacity(0.85), &|pile| lid(pile, 0.36)),
    ]);
    parts
}

/// One ring with its lid at the origin.
pub(super) fn ring() -> Vec<Part> {
    static DRAWN: LazyLock<Vec<Part>> = LazyLock::new(|| {
        let lid = Point::default();
        piles(&[Pile { lid, width: RING, thick: THICK, rings: 1 }])
    });
    DRAWN.clone()
}

/// The shadows of whatever stands at these points.
pub(super) fn shadows(feet: impl Iterator<Item = Point>) -> Part {
    let shadow = |foot: Point| ellipse(foot + Point::new(0.03, 0.03), RING * 1.1);
    Part::path(feet.map(shadow).collect::<String>(), Style::fill(Paint::PieceMark).opacity(0.15))
}

/// Posts of one colour with their tops at these points. Light ones are lighter in any theme, being the same colour under
/// white.
pub(super) fn posts(
    tops: impl Iterator<Item = Point> + Clone,
    height: f32,
    dark: bool,
) -> Vec<Part> {
    let bodies: String = tops.clone().map(|top| drum(top, height, POST)).collect();
    let caps: String = tops.map(|top| ellipse(top, POST)).collect();
    let white = |opacity| Style::fill(Paint::Hue(Hue::Snow)).opacity(opacity);
    let mut parts = vec![Part::path(bodies.clone(), Style::fill(Paint::Hue(Hue::Blue)))];
    if !dark {
        parts.push(Part::path(bodies, white(0.62)));
    }
    parts.push(Part::path(caps, white(0.4)));
    parts
}

/// Four arrowheads, at this distance from the middle, towards the four sides.
pub(super) fn arrows(distance: f32, style: Style) -> Part {
    let corners = [(0.0, -0.14), (0.1, 0.0), (0.0, 0.14)];
    let arrow = |turn: f32| {
        let [from, tip, to] = corners.map(|(x, y)| Point::new(x + distance, y).rotated(turn));
        format!("M{}L{}L{}Z", At(from), At(tip), At(to))
    };
    Part::path([0.0, 90.0, 180.0, 270.0].map(arrow).concat(), style)
}

/// A star with twelve rays.
pub(super) fn burst(radius: f32, style: Style) -> Part {
    let ray = |n: u8| {
        let reach = if n.is_multiple_of(2) { radius } else { radius * 0.55 };
        let at = Point::polar(reach, f32::from(n) * 15.0);
        Point::new(at.x, at.y * 0.6)
    };
    Part::rounded((0..24).map(ray), 0.03, style)
}

/// A circle that lies flat.
fn ellipse(center: Point, width: f32) -> String {
    let side = Point::new(width, 0.0);
    let arc = Arc(width);
    format!("M{}{arc}1 {}{arc}1 {}Z", At(center - side), At(center + side), At(center - side))
}

/// The outline of an upright drum with this lid.
fn drum(lid: Point, height: f32, width: f32) -> String {
    let (side, down, arc) = (Point::new(width, 0.0), Point::new(0.0, height), Arc(width));
    let (left, right) = (lid - side, lid + side);
    format!("M{}{arc}1 {}L{}{arc}1 {}Z", At(left), At(right), At(right + down), At(left + down))
}

/// The lines between the rings of a pile.
fn grooves(pile: &Pile) -> String {
    let side = Point::new(pile.width, 0.0);
    let groove = |ring: u8| {
        let at = pile.lid + Point::new(0.0, pile.thick * f32::from(ring));
        format!("M{}{}0 {}", At(at - side), Arc(pile.width), At(at + side))
    };
    (1..pile.rings).map(groove).collect()
}

/// A place in path data.
struct At(Point);

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let At(Point { x, y }) = self;
        write!(f, "{} {}", Short(*x), Short(*y))
    }
}

/// The beginning of half a flat circle in path data, before the direction and the place it ends at.
struct Arc(f32);

impl std::fmt::Display for Arc {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "A{} {} 0 0 ", Short(self.0), Short(self.0 * TILT))
    }
}
