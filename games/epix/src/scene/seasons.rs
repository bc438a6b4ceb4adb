//! The four seasons, the present one lit.

use tablier_geometry::Point;
use tablier_rules::{Hue, Item, Paint, Part, Style};

use super::Drawing;
use crate::position::Phase;
use crate::words;

pub(super) fn seasons(drawing: &Drawing<'_>) -> Vec<Item> {
    let open = &drawing.position.open;
    let before = open.phase == Phase::Preliminary;
    let season = |number: u8| {
        let now = !before && open.season == number;
        let disc = if now {
            Style::fill(Paint::Win).outlined(Paint::Ink, 0.05)
        } else {
            Style::fill(Paint::BoardDark).opacity(0.8)
        };
        let mut parts = vec![Part::circle(Point::new(0.0, -0.12), 0.44, disc)];
        parts.extend(picture(number));
        let ink = if now { Paint::Ink } else { Paint::Faint };
        parts.push(Part::words(
            words::season(number),
            Point::new(0.0, 0.42 + drawing.layout.small_letters() * 0.4),
            drawing.layout.small_letters(),
            Style::fill(ink),
        ));
        Item::new(format!("season {number}"), drawing.layout.season(number), parts)
            .labelled(words::season(number))
    };
    (0..4).map(season).collect()
}

/// A blossom, the sun, a leaf, a snowflake.
fn picture(number: u8) -> Vec<Part> {
    let middle = Point::new(0.0, -0.12);
    match number {
        0 => {
            let petal = |turn: u8| {
                Part::circle(
                    middle + Point::polar(0.17, f32::from(turn) * 72.0 - 90.0),
                    0.12,
                    Style::fill(Paint::Hue(Hue::Pink)),
                )
            };
            (0..5)
                .map(petal)
                .chain([Part::circle(middle, 0.09, Style::fill(Paint::Hue(Hue::Yellow)))])
                .collect()
        }
        1 => {
            let ray = |turn: u8| {
                let at = |reach: f32| middle + Point::polar(reach, f32::from(turn) * 45.0);
                Part::line([at(0.2), at(0.34)], Style::stroke(Paint::Hue(Hue::Red), 0.06))
            };
            (0..8)
                .map(ray)
                .chain([Part::circle(middle, 0.15, Style::fill(Paint::Hue(Hue::Red)))])
                .collect()
        }
        2 => vec![
            Part::path(
                "M0-.42Q.3-.2 0 .18Q-.3-.2 0-.42Z",
                Style::fill(Paint::Hue(Hue::Gold)).outlined(Paint::Ink, 0.03),
            ),
            Part::line(
                [Point::new(0.0, -0.3), Point::new(0.0, 0.26)],
                Style::stroke(Paint::Ink, 0.04),
            ),
        ],
        _ => (0..3_u8)
            .map(|turn| {
                let at = |reach: f32| middle + Point::polar(reach, f32::from(turn) * 60.0 + 30.0);
                Part::line([at(0.3), at(-0.3)], Style::stroke(Paint::Hue(Hue::Blue), 0.06))
            })
            .collect(),
    }
}
