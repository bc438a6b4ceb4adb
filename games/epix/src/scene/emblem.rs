//! The emblem of each seat, a shape of its own beside the colour: a cross, a ring, a chevron, a star.

use tablier_geometry::Point;
use tablier_rules::{Paint, Part, Seat, Style};

/// The emblem within this radius round a place.
pub(super) fn emblem(seat: Seat, at: Point, radius: f32, paint: Paint) -> Part {
    let on = |points: &[(f32, f32)]| -> Vec<Point> {
        points.iter().map(|&(x, y)| at + Point::new(x, y) * radius).collect()
    };
    match seat.index() {
        0 => {
            let arm = 0.28;
            let cross = [
                (-arm, -0.9),
                (arm, -0.9),
                (arm, -arm),
                (0.9, -arm),
                (0.9, arm),
                (arm, arm),
                (arm, 0.9),
                (-arm, 0.9),
                (-arm, arm),
                (-0.9, arm),
                (-0.9, -arm),
                (-arm, -arm),
            ];
            Part::polygon(on(&cross), Style::fill(paint))
        }
        1 => Part::circle(at, radius * 0.6, Style::stroke(paint, radius * 0.36)),
        2 => {
            let chevron =
                [(0.0, -0.75), (0.9, 0.15), (0.9, 0.75), (0.0, -0.1), (-0.9, 0.75), (-0.9, 0.15)];
            Part::polygon(on(&chevron), Style::fill(paint))
        }
        _ => {
            let star: Vec<Point> = (0..10)
                .map(|ray: u8| {
                    let reach = if ray.is_multiple_of(2) { 0.95 } else { 0.42 };
                    at + Point::polar(radius * reach, f32::from(ray) * 36.0 - 90.0)
                })
                .collect();
            Part::polygon(star, Style::fill(paint))
        }
    }
}
