//! A scene as an SVG file that stands on its own: every colour is a class, so that one small style sheet is a theme.

use std::fmt::{self, Display, Formatter, Write};

use tablier_geometry::Point;

use super::{Emphasis, Hue, Item, Motion, Paint, Part, Scene, Shape, Style};
use crate::{Language, MAX_SEATS, Seat};

/// Which colours stand for which paint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Theme {
    /// Dark writing on light paper.
    #[default]
    Light,
    /// Light writing on a dark ground.
    Dark,
}

/// The scene as the text of an SVG file.
pub fn svg(scene: &Scene, language: Language, theme: Theme) -> String {
    let mut out = String::new();
    let (corner, frame) = (scene.frame.min, scene.frame);
    let (width, height) = (frame.width(), frame.height());
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\" width=\"{}\" height=\"{}\" role=\"img\">\n\
         <title>{}</title>\n<style>{}</style>\n<rect class=\"f-table\" x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{3}\"/>\n",
        Short(corner.x),
        Short(corner.y),
        Short(width),
        Short(height),
        (width * 64.0).round(),
        (height * 64.0).round(),
        Escaped(scene.prompt.get(language)),
        theme.style_sheet(),
    )
    .expect("writing to a string does not fail");
    for item in scene.items.iter().filter(|item| !matches!(item.motion, Motion::LeaveTo(_))) {
        write_item(&mut out, item, language).expect("writing to a string does not fail");
    }
    out.push_str("</svg>\n");
    out
}

fn write_item(out: &mut String, item: &Item, language: Language) -> fmt::Result {
    write!(out, "<g transform=\"translate({} {})", Short(item.at.x), Short(item.at.y))?;
    if item.turn != 0.0 {
        write!(out, " rotate({})", Short(item.turn))?;
    }
    out.push_str("\">");
    if let Some(label) = &item.label {
        write!(out, "<title>{}</title>", Escaped(label.get(language)))?;
    }
    // What is set apart gets another edge round its first shape.
    let edge = match item.emphasis {
        Emphasis::None => "",
        Emphasis::Last => " last",
        Emphasis::Chosen => " chosen",
        Emphasis::Winning => " winning",
    };
    for (index, part) in item.parts.iter().enumerate() {
        write_part(out, part, language, if index == 0 { edge } else { "" })?;
    }
    out.push_str("</g>\n");
    Ok(())
}

fn write_part(out: &mut String, part: &Part, language: Language, edge: &str) -> fmt::Result {
    let style = Painted(&part.style, edge);
    match &part.shape {
        Shape::Circle { center, radius } => write!(
            out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{style}/>",
            Short(center.x),
            Short(center.y),
            Short(*radius)
        ),
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
        Shape::Words { words, center, size } => write!(
            out,
            "<text x=\"{}\" y=\"{}\" dy=\".35em\" font-size=\"{}\"{style}>{}</text>",
            Short(center.x),
            Short(center.y),
            Short(*size),
            Escaped(words.get(language))
        ),
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
            write!(
                f,
                "{command}{} {}Q{} {} {} {}",
                Short(before.x),
                Short(before.y),
                Short(corner.x),
                Short(corner.y),
                Short(after.x),
                Short(after.y)
            )?;
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
            Some(paint) => write!(f, "f-{}", Class(*paint))?,
            None => f.write_str("f-none")?,
        }
        f.write_str(self.1)?;
        if let Some(paint) = stroke {
            write!(f, " s-{}\" stroke-width=\"{}", Class(*paint), Short(*width))?;
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

struct Class(Paint);

impl Display for Class {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Paint::Seat(seat) => write!(f, "seat{seat}"),
            Paint::SeatMark(seat) => write!(f, "seatmark{seat}"),
            Paint::Table => f.write_str("table"),
            Paint::Board => f.write_str("board"),
            Paint::BoardDark => f.write_str("boarddark"),
            Paint::Line => f.write_str("line"),
            Paint::Ink => f.write_str("ink"),
            Paint::Faint => f.write_str("faint"),
            Paint::Offer => f.write_str("offer"),
            Paint::Win => f.write_str("win"),
            Paint::Piece => f.write_str("piece"),
            Paint::PieceMark => f.write_str("piecemark"),
            Paint::Hue(hue) => write!(f, "{}", format!("{hue:?}").to_ascii_lowercase()),
        }
    }
}

impl Theme {
    /// The colour of a paint, as `#rrggbb`.
    pub fn color(self, paint: Paint) -> &'static str {
        let (light, dark) = match paint {
            // The seats' colours also differ in lightness, for people who do not tell the hues apart.
            Paint::Seat(seat) => [
                ("#c8442e", "#e2654c"),
                ("#26313f", "#465264"),
                ("#d99a1c", "#f0bc4a"),
                ("#2f7f79", "#4fb3a9"),
                ("#7a4a9c", "#b084d4"),
                ("#5c7a2c", "#93b85a"),
                ("#9c5a3c", "#cc8a68"),
                ("#4a66c0", "#839cf0"),
            ][seat.index()],
            Paint::SeatMark(seat) => [
                ("#f6d9cf", "#3c130b"),
                ("#b9c6d8", "#dfe7f2"),
                ("#4a3000", "#3d2a00"),
                ("#d3efec", "#06302c"),
                ("#e9daf5", "#2b1040"),
                ("#e3f0cd", "#1f2e08"),
                ("#f4ddd1", "#3a1a0c"),
                ("#dbe3fb", "#101c48"),
            ][seat.index()],
            Paint::Table => ("#f5f0e6", "#1d1f24"),
            Paint::Board => ("#e9dfcb", "#2c3038"),
            Paint::BoardDark => ("#d8c9ab", "#23262d"),
            Paint::Line => ("#b9a783", "#4a505c"),
            Paint::Ink => ("#2b2620", "#ece7dd"),
            Paint::Faint => ("#8d8169", "#8a909c"),
            Paint::Offer => ("#2f7fb8", "#6fb7ea"),
            Paint::Win => ("#e0a100", "#ffd257"),
            Paint::Piece => ("#f2c14e", "#e5b23c"),
            Paint::PieceMark => ("#8a6410", "#5e4306"),
            Paint::Hue(hue) => match hue {
                Hue::Red => ("#cf3a2b", "#e8604f"),
                Hue::Blue => ("#2c6fbf", "#69a5ea"),
                Hue::Green => ("#3d8f4a", "#6cc07a"),
                Hue::Pink => ("#d65f98", "#f08fbd"),
                Hue::Yellow => ("#e3b422", "#f4d25a"),
                Hue::Gold => ("#c9962a", "#e5b95a"),
                Hue::Stone => ("#98938a", "#7d7a75"),
                Hue::Water => ("#7fb4d1", "#3f7796"),
                Hue::Forest => ("#6f9a63", "#3f6a3c"),
                Hue::Plain => ("#d6c98f", "#7c7347"),
                Hue::Snow => ("#ffffff", "#c9d2db"),
            },
        };
        match self {
            Theme::Light => light,
            Theme::Dark => dark,
        }
    }

    fn style_sheet(self) -> String {
        let seats = Seat::all(MAX_SEATS);
        let paints = [
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
        let all = paints
            .into_iter()
            .chain(seats.clone().map(Paint::Seat))
            .chain(seats.map(Paint::SeatMark))
            .chain(Hue::ALL.map(Paint::Hue));
        let mut sheet = String::from(
            "text{font-family:Georgia,serif;text-anchor:middle}\
             path,circle{stroke-linejoin:round;stroke-linecap:round}.f-none{fill:none}",
        );
        for paint in all {
            let (class, color) = (Class(paint), self.color(paint));
            write!(sheet, ".f-{class}{{fill:{color}}}.s-{class}{{stroke:{color}}}")
                .expect("writing to a string does not fail");
        }
        let edges = [
            ("last", Paint::Offer, 0.09),
            ("chosen", Paint::Offer, 0.12),
            ("winning", Paint::Win, 0.16),
        ];
        for (class, paint, width) in edges {
            let color = self.color(paint);
            write!(sheet, ".{class}{{stroke:{color};stroke-width:{width}}}")
                .expect("writing to a string does not fail");
        }
        sheet
    }
}

/// A number with at most three decimals.
struct Short(f32);

impl Display for Short {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let rounded = (f64::from(self.0) * 1000.0).round() / 1000.0;
        // Minus zero would be written with its sign.
        write!(f, "{}", if rounded == 0.0 { 0.0 } else { rounded })
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
    use tablier_geometry::Rect;

    use super::*;
    use crate::Text;

    #[test]
    fn words_cannot_break_out_of_the_file() {
        let words = Text::same("<script>\"&");
        let part = Part::words(words, Point::default(), 1.0, Style::fill(Paint::Ink));
        let frame = Rect { min: Point::new(0.0, 0.0), max: Point::new(1.0, 1.0) };
        let items = vec![Item::new("a", Point::default(), vec![part])];
        let scene =
            Scene { frame, items, controls: vec![], seats: vec![], prompt: Text::default() };
        let file = svg(&scene, Language::En, Theme::Light);
        assert!(file.contains("&lt;script&gt;&quot;&amp;") && !file.contains("<script>"));
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(Short(1.0 / 3.0).to_string(), "0.333");
        assert_eq!(Short(-0.0001).to_string(), "0");
        assert_eq!(Short(2.0).to_string(), "2");
    }
}
