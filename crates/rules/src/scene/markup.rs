//! Parts as SVG text, for files and for pages. Colours are classes, so that a style sheet decides on them.

use std::fmt::{self, Display, Formatter, Write};

use tablier_geometry::Point;

use super::{Part, Shape, Style};
use crate::Message;

/// How words are put.
type Say<'a> = dyn Fn(&Message) -> String + 'a;

/// What an item is made of; the first shape gets the class of another edge, which begins with a space.
pub fn svg_parts(parts: &[Part], edge: &str, say: &Say<'_>) -> String {
    let mut out = String::new();
    for (index, part) in parts.iter().enumerate() {
        let edge = if index == 0 { edge } else { "" };
        write_part(&mut out, part, edge, say).expect("writing to a string does not fail");
    }
    out
}

fn write_part(out: &mut String, part: &Part, edge: &str, say: &Say<'_>) -> fmt::Result {
    let style = Painted(&part.style, edge);
    match &part.shape {
        Shape::Circle { center, radius } => {
            let (x, y, r) = (Short(center.x), Short(center.y), Short(*radius));
            write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{style}/>")
        }
        Shape::Polygon { points, rounding } => {
            write!(out, "<path d=\"{}\"{style}/>", Outline { points, rounding: *rounding })
        }
        Shape::Line { points } => {
            out.push_str("<path d=\"M");
            for point in points {
                write!(out, " {} {}", Short(point.x), Short(point.y))?;
            }
            write!(out, "\"{style}/>")
        }
        Shape::Path { d } => write!(out, "<path d=\"{}\"{style}/>", Escaped(d)),
        Shape::Words { words, center, size } => {
            let (x, y, size) = (Short(center.x), Short(center.y), Short(*size));
            let words = say(words);
            write!(
                out,
                "<text x=\"{x}\" y=\"{y}\" dy=\".35em\" font-size=\"{size}\"{style}>{}</text>",
                Escaped(&words)
            )
        }
    }
}

/// A closed polygon as path data; rounded corners are quadratic curves round the corner.
struct Outline<'a> {
    points: &'a [Point],
    rounding: f32,
}

impl Display for Outline<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let count = self.points.len();
        for (index, &corner) in self.points.iter().enumerate() {
            let command = if index == 0 { 'M' } else { 'L' };
            if self.rounding <= 0.0 {
                write!(f, "{command}{} {}", Short(corner.x), Short(corner.y))?;
                continue;
            }
            let towards = |other: Point| {
                let share = (self.rounding / corner.distance(other)).min(0.5);
                corner.lerp(other, share)
            };
            let before = towards(self.points[(index + count - 1) % count]);
            let after = towards(self.points[(index + 1) % count]);
            let (x, y) = (Short(corner.x), Short(corner.y));
            write!(f, "{command}{} {}", Short(before.x), Short(before.y))?;
            write!(f, "Q{x} {y} {} {}", Short(after.x), Short(after.y))?;
        }
        f.write_str("Z")
    }
}

/// The style of a part, with the class of another edge.
struct Painted<'a>(&'a Style, &'a str);

impl Display for Painted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Style { fill, stroke, width, opacity, dashed } = self.0;
        f.write_str(" class=\"")?;
        match fill {
            Some(paint) => write!(f, "f-{}", paint.class())?,
            None => f.write_str("f-none")?,
        }
        f.write_str(self.1)?;
        if let Some(paint) = stroke {
            write!(f, " s-{}\" stroke-width=\"{}", paint.class(), Short(*width))?;
        }
        f.write_str("\"")?;
        if *dashed {
            write!(f, " stroke-dasharray=\"{0} {0}\"", Short(width * 3.0))?;
        }
        if *opacity < 1.0 {
            write!(f, " opacity=\"{}\"", Short(*opacity))?;
        }
        Ok(())
    }
}

/// A number with at most three decimals.
#[derive(Clone, Copy, Debug)]
pub struct Short(pub f32);

impl Display for Short {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // By whole numbers: the library's way to write any float is heavier than all the rest of this file, and every page loads it.
        let thousandths = (f64::from(self.0) * 1000.0).round() as i64;
        if thousandths < 0 {
            f.write_char('-')?;
        }
        let (whole, part) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
        match part {
            0 => write!(f, "{whole}"),
            _ if part % 100 == 0 => write!(f, "{whole}.{}", part / 100),
            _ if part % 10 == 0 => write!(f, "{whole}.{:02}", part / 10),
            _ => write!(f, "{whole}.{part:03}"),
        }
    }
}

/// Words as they are written into a page or a drawing: they cannot bring anything else into it.
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            c => f.write_char(c),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(Short(1.0 / 3.0).to_string(), "0.333");
        assert_eq!(Short(-0.0001).to_string(), "0");
        assert_eq!(Short(2.0).to_string(), "2");
        let cases = [
            (0.5, "0.5"),
            (-1.25, "-1.25"),
            (-0.005, "-0.005"),
            (1234.5, "1234.5"),
            (7.05, "7.05"),
        ];
        for (number, written) in cases {
            assert_eq!(Short(number).to_string(), written);
        }
    }
}
