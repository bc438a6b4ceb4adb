//! Shapes as SVG text. Colours are classes, so that the style sheet of the page decides on them.

use std::fmt::{self, Display, Formatter, Write};

use tablier_geometry::{Point, Rect};
use tablier_rules::{Emphasis, Language, Motion, Paint, Part, Scene, Shape, Style, Text};

use crate::words::typeset;

/// How words are shown: in which language, and with which names for the seats.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    /// The language.
    pub language: Language,
    /// What the seats are called.
    pub names: &'a [Text],
}

impl Speech<'_> {
    /// A text as it is read.
    pub fn say(&self, text: &Text) -> String {
        typeset(text.named(self.names).get(self.language), self.language)
    }
}

/// A whole scene, standing still, as the inside of an `svg` element.
pub fn still(scene: &Scene, speech: Speech<'_>) -> String {
    let mut out = String::new();
    for item in scene.items.iter().filter(|item| !matches!(item.motion, Motion::LeaveTo(_))) {
        let _ = write!(
            out,
            "<g class=\"item{}\" transform=\"translate({} {}) rotate({})\">{}</g>",
            emphasis(item.emphasis),
            Short(item.at.x),
            Short(item.at.y),
            Short(item.turn),
            parts(&item.parts, speech)
        );
    }
    out
}

/// The class of what sets an item apart, with a space before it.
pub fn emphasis(emphasis: Emphasis) -> &'static str {
    match emphasis {
        Emphasis::None => "",
        Emphasis::Last => " last",
        Emphasis::Chosen => " chosen",
        Emphasis::Winning => " winning",
    }
}

/// The part of the plane to show, as the attribute `viewBox`.
pub fn view_box(frame: Rect) -> String {
    let (min, width, height) = (frame.min, frame.width(), frame.height());
    format!("{} {} {} {}", Short(min.x), Short(min.y), Short(width), Short(height))
}

/// What an item is made of.
pub fn parts(parts: &[Part], speech: Speech<'_>) -> String {
    let mut out = String::new();
    for part in parts {
        let _ = write_part(&mut out, part, speech);
    }
    out
}

fn write_part(out: &mut String, part: &Part, speech: Speech<'_>) -> fmt::Result {
    let style = Painted(&part.style);
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
            let words = speech.say(words);
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

struct Painted<'a>(&'a Style);

impl Display for Painted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Style { fill, stroke, width, opacity, dashed } = self.0;
        f.write_str(" class=\"")?;
        match fill {
            Some(paint) => write!(f, "f-{}", paint_class(*paint))?,
            None => f.write_str("f-none")?,
        }
        if let Some(paint) = stroke {
            write!(f, " s-{}\" stroke-width=\"{}", paint_class(*paint), Short(*width))?;
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

/// What a paint is called in the style sheet.
pub fn paint_class(paint: Paint) -> String {
    match paint {
        Paint::Seat(seat) => format!("seat{seat}"),
        Paint::SeatMark(seat) => format!("seatmark{seat}"),
        Paint::Hue(hue) => format!("{hue:?}").to_ascii_lowercase(),
        other => format!("{other:?}").to_ascii_lowercase(),
    }
}

/// A number with at most three decimals.
pub struct Short(pub f32);

impl Display for Short {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let thousandths = (f64::from(self.0) * 1000.0).round();
        // Minus zero would be written with its sign.
        write!(f, "{}", if thousandths == 0.0 { 0.0 } else { thousandths / 1000.0 })
    }
}

struct Escaped<'a>(&'a str);

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
    use tablier_rules::{Hue, MAX_SEATS, Seat};

    use super::*;

    const STYLES: &str = include_str!("../../site/paints.css");

    #[test]
    fn every_paint_has_its_classes_in_the_style_sheet() {
        let plain = [
            Paint::Table,
            Paint::Board,
            Paint::BoardDark,
            Paint::Line,
            Paint::Ink,
            Paint::Faint,
            Paint::Offer,
            Paint::Win,
            Paint::Piece,
            Paint::PieceMark,
        ];
        let seats =
            Seat::all(MAX_SEATS).flat_map(|seat| [Paint::Seat(seat), Paint::SeatMark(seat)]);
        for paint in plain.into_iter().chain(seats).chain(Hue::ALL.map(Paint::Hue)) {
            let class = paint_class(paint);
            for rule in [format!(".f-{class}{{"), format!(".s-{class}{{"), format!("--{class}:")] {
                assert!(STYLES.contains(&rule), "{rule}");
            }
        }
    }

    #[test]
    fn words_cannot_break_out_of_the_drawing() {
        let words = Text::same("<script>\"&{0}");
        let part = Part::words(words, Point::default(), 1.0, Style::fill(Paint::Ink));
        let names = [Text::same("<b>")];
        let drawn = parts(&[part], Speech { language: Language::En, names: &names });
        assert!(drawn.contains("&lt;script&gt;&quot;&amp;&lt;b&gt;"), "{drawn}");
    }
}
