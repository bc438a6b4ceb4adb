//! The shapes things are made of.

use serde::{Deserialize, Serialize};
use tablier_geometry::Point;

use super::Style;
use crate::Message;

/// One shape of a thing, painted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Which shape.
    pub shape: Shape,
    /// How it is painted.
    pub style: Style,
}

/// A shape, placed round the origin of the thing it belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A disc.
    Circle {
        /// Its middle.
        center: Point,
        /// Its radius.
        radius: f32,
    },
    /// Straight lines from corner to corner, closed, its corners rounded by this much.
    Polygon {
        /// The corners.
        points: Vec<Point>,
        /// The radius of the corners.
        rounding: f32,
    },
    /// Straight lines from point to point, open.
    Line {
        /// The points.
        points: Vec<Point>,
    },
    /// Anything else, as the path data of SVG.
    Path {
        /// The `d` attribute.
        d: String,
    },
    /// Writing, centred on a place.
    Words {
        /// The words.
        words: Message,
        /// Where.
        center: Point,
        /// The height of the letters.
        size: f32,
    },
}

impl Part {
    /// A disc.
    pub fn circle(center: Point, radius: f32, style: Style) -> Part {
        Part { shape: Shape::Circle { center, radius }, style }
    }

    /// A polygon with sharp corners.
    pub fn polygon(points: impl IntoIterator<Item = Point>, style: Style) -> Part {
        Part::rounded(points, 0.0, style)
    }

    /// A polygon with rounded corners.
    pub fn rounded(points: impl IntoIterator<Item = Point>, rounding: f32, style: Style) -> Part {
        Part { shape: Shape::Polygon { points: points.into_iter().collect(), rounding }, style }
    }

    /// A rectangle round a centre.
    pub fn rectangle(center: Point, width: f32, height: f32, rounding: f32, style: Style) -> Part {
        let (x, y) = (width / 2.0, height / 2.0);
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y)];
        Part::rounded(corners.map(|(x, y)| center + Point::new(x, y)), rounding, style)
    }

    /// An open line.
    pub fn line(points: impl IntoIterator<Item = Point>, style: Style) -> Part {
        Part { shape: Shape::Line { points: points.into_iter().collect() }, style }
    }

    /// The path data of SVG.
    pub fn path(d: impl Into<String>, style: Style) -> Part {
        Part { shape: Shape::Path { d: d.into() }, style }
    }

    /// Writing.
    pub fn words(words: Message, center: Point, size: f32, style: Style) -> Part {
        Part { shape: Shape::Words { words, center, size }, style }
    }
}
