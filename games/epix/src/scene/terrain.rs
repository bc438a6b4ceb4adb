//! What grows and stands in the provinces: peaks, waves, trees, stones, grass and castles. Only pictures.

use tablier_geometry::Point;
use tablier_rules::{Hue, Paint, Part, Seat, Short, Style};

use super::emblem::emblem;
use crate::map::{Land, Terrain};

/// The colour of the ground.
pub(super) fn ground(terrain: Terrain) -> Paint {
    match terrain {
        Terrain::Castle(_) | Terrain::Realm(_) | Terrain::Plain => Paint::Hue(Hue::Plain),
        Terrain::Mountain => Paint::Hue(Hue::Stone),
        Terrain::Lake => Paint::Hue(Hue::Water),
        Terrain::Forest => Paint::Hue(Hue::Forest),
        Terrain::Stones => Paint::Board,
    }
}

/// What is drawn on the ground, in the coordinates of the map.
pub(super) fn scenery(land: &Land) -> Vec<Part> {
    let c = land.center;
    match land.terrain {
        Terrain::Castle(seat) => castle(c + Point::new(0.0, -0.42), seat),
        Terrain::Realm(_) | Terrain::Plain => tufts(land),
        Terrain::Mountain => peaks(c),
        Terrain::Lake => waves(c),
        Terrain::Forest => trees(c),
        Terrain::Stones => stones(c),
    }
}

fn castle(at: Point, seat: Seat) -> Vec<Part> {
    let wall = Style::fill(Paint::Hue(Hue::Stone)).outlined(Paint::Ink, 0.04);
    let roof = Style::fill(Paint::Seat(seat)).outlined(Paint::Ink, 0.04);
    let dark = Style::fill(Paint::Ink).opacity(0.75);
    let p = |x: f32, y: f32| at + Point::new(x, y) * 0.9;
    let tower = |x: f32, low: f32, high: f32, width: f32| {
        let half = width / 2.0;
        let body = Part::polygon(
            [p(x - half, low), p(x - half, high), p(x + half, high), p(x + half, low)],
            wall,
        );
        let cone = [p(x - half - 0.08, high), p(x, high - 0.55), p(x + half + 0.08, high)];
        [body, Part::polygon(cone, roof), Part::rectangle(p(x, high + 0.28), 0.08, 0.2, 0.0, dark)]
    };
    let mut parts = Vec::new();
    let battlements: Vec<Point> = {
        let mut points = vec![p(-1.0, 0.55), p(-1.0, -0.15)];
        for step in 0..5_u8 {
            let x = -1.0 + f32::from(step) * 0.4;
            points.extend([p(x, -0.32), p(x + 0.2, -0.32), p(x + 0.2, -0.15), p(x + 0.4, -0.15)]);
        }
        points.extend([p(1.0, 0.55)]);
        points
    };
    parts.extend(tower(0.0, 0.2, -0.62, 0.7));
    parts.push(Part::polygon(battlements, wall));
    parts.extend(tower(-1.05, 0.6, -0.35, 0.5));
    parts.extend(tower(1.05, 0.6, -0.35, 0.5));
    let gate = format!("M{}v-.32a.22.22 0 0 1 .44 0v.32z", from(at, -0.22, 0.55));
    parts.push(Part::path(gate, dark));
    // The flag over the keep.
    parts.push(Part::line([p(0.0, -1.1), p(0.0, -1.62)], Style::stroke(Paint::Ink, 0.05)));
    parts.push(Part::polygon(
        [p(0.0, -1.64), p(0.75, -1.58), p(0.6, -1.38), p(0.75, -1.18), p(0.0, -1.16)],
        roof,
    ));
    parts.push(emblem(seat, p(0.3, -1.4), 0.16, Paint::SeatMark(seat)));
    parts
}

#[expect(clippy::disallowed_methods, reason = "it is only drawn")]
fn tufts(land: &Land) -> Vec<Part> {
    let green = Style::stroke(Paint::Hue(Hue::Forest), 0.05).opacity(0.8);
    let number = land.province.index();
    let tuft = |index: usize| {
        let turn = ((number * 37 + index * 101) % 360) as f32;
        let reach = 0.75 + 0.32 * index as f32;
        let at = land.center
            + Point::new(
                reach * 1.15 * turn.to_radians().cos(),
                0.62 * turn.to_radians().sin() - 0.45,
            );
        Part::line(
            [
                at + Point::new(-0.12, -0.1),
                at,
                at + Point::new(0.0, -0.18),
                at,
                at + Point::new(0.12, -0.1),
            ],
            green,
        )
    };
    (0..4).map(tuft).collect()
}

fn peaks(c: Point) -> Vec<Part> {
    let mut parts = Vec::new();
    for (x, y, size) in [(-1.25, -0.35, 0.95), (1.2, -0.3, 1.05), (0.0, -0.1, 1.6)] {
        let p = |dx: f32, dy: f32| c + Point::new(x + dx * size, y + dy * size);
        let rock = Style::fill(Paint::Faint).outlined(Paint::Ink, 0.04);
        parts.push(Part::polygon(
            [p(-0.9, 0.0), p(-0.3, -0.85), p(0.0, -1.25), p(0.25, -0.9), p(0.85, 0.0)],
            rock,
        ));
        let shade = Style::fill(Paint::Ink).opacity(0.22);
        parts.push(Part::polygon(
            [p(0.0, -1.25), p(0.25, -0.9), p(0.85, 0.0), p(0.2, 0.0), p(0.05, -0.5)],
            shade,
        ));
        let snow = Style::fill(Paint::Hue(Hue::Snow)).outlined(Paint::Ink, 0.03);
        parts.push(Part::polygon(
            [
                p(-0.3, -0.85),
                p(0.0, -1.25),
                p(0.25, -0.9),
                p(0.12, -0.8),
                p(0.0, -0.92),
                p(-0.13, -0.74),
            ],
            snow,
        ));
    }
    parts
}

/// A place beside another one, as path data.
fn from(at: Point, x: f32, y: f32) -> String {
    format!("{} {}", Short(at.x + x), Short(at.y + y))
}

fn waves(c: Point) -> Vec<Part> {
    let white = Style::stroke(Paint::Hue(Hue::Snow), 0.06).opacity(0.75);
    let wave = |(x, y): (f32, f32)| {
        let at = c + Point::new(x, y);
        Part::path(format!("M{}q.15-.18.3 0t.3 0t.3 0", from(at, -0.45, 0.0)), white)
    };
    let places = [
        (-1.2, -0.75),
        (0.4, -0.95),
        (1.5, -0.5),
        (-0.2, -0.35),
        (-1.6, 0.1),
        (1.9, 0.3),
        (-0.9, 1.25),
        (1.1, 1.25),
    ];
    let mut parts: Vec<Part> = places.into_iter().map(wave).collect();
    // Something looks out of the water.
    let neck = Style::stroke(Paint::Hue(Hue::Forest), 0.14);
    let at = c + Point::new(0.75, -0.55);
    parts.push(Part::path(format!("M{}q.02-.5-.28-.42q-.1.04-.14.12", from(at, 0.0, 0.0)), neck));
    parts.push(Part::path(format!("M{}q.2-.4.4 0", from(at, 0.2, 0.0)), neck));
    parts
}

fn trees(c: Point) -> Vec<Part> {
    let mut parts = Vec::new();
    let places = [
        (-1.75, -0.6),
        (-1.0, -0.85),
        (-0.25, -0.7),
        (0.5, -0.95),
        (1.2, -0.65),
        (1.85, -0.8),
        (-2.1, 0.35),
        (2.15, 0.3),
        (-1.3, 1.35),
        (1.45, 1.4),
    ];
    for (index, (x, y)) in places.into_iter().enumerate() {
        let p = |dx: f32, dy: f32| c + Point::new(x + dx, y + dy);
        let leaf = Style::fill(Paint::Hue(Hue::Green)).outlined(Paint::Ink, 0.03);
        parts.push(Part::line(
            [p(0.0, 0.0), p(0.0, 0.2)],
            Style::stroke(Paint::Hue(Hue::Gold), 0.1),
        ));
        if index % 2 == 0 {
            parts.push(Part::polygon([p(-0.3, 0.05), p(0.0, -0.35), p(0.3, 0.05)], leaf));
            parts.push(Part::polygon([p(-0.22, -0.18), p(0.0, -0.58), p(0.22, -0.18)], leaf));
        } else {
            parts.push(Part::circle(p(0.0, -0.22), 0.27, leaf));
        }
    }
    parts
}

fn stones(c: Point) -> Vec<Part> {
    let stone = Style::fill(Paint::Hue(Hue::Stone)).outlined(Paint::Ink, 0.04);
    let block =
        |x: f32, y: f32, w: f32, h: f32| Part::rectangle(c + Point::new(x, y), w, h, 0.05, stone);
    vec![
        block(-1.5, -0.45, 0.26, 0.75),
        block(-0.95, -0.62, 0.26, 0.75),
        block(-1.22, -1.02, 0.95, 0.2),
        block(-0.1, -0.75, 0.26, 0.8),
        block(0.45, -0.72, 0.26, 0.8),
        block(0.18, -1.18, 0.95, 0.2),
        block(1.15, -0.6, 0.28, 0.85),
        block(1.75, -0.3, 0.26, 0.6),
    ]
}
