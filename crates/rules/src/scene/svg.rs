//! A scene as an SVG file that stands on its own: every colour is a class, so that one small style sheet is a theme.

use std::fmt::{self, Write};

use super::markup::{Escaped, Short, svg_parts};
use super::{Hue, Item, Motion, Paint, Scene};
use crate::Language;

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
        Short((width * 64.0).round()),
        Short((height * 64.0).round()),
        Escaped(&scene.prompt.get(language)),
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
        write!(out, "<title>{}</title>", Escaped(&label.get(language)))?;
    }
    // What is set apart gets another edge round its first shape.
    let edge = item.emphasis.class();
    out.push_str(&svg_parts(&item.parts, edge, &|words| words.get(language).to_owned()));
    out.push_str("</g>\n");
    Ok(())
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
        let mut sheet = String::from(
            "text{font-family:Georgia,serif;text-anchor:middle}\
             path,circle{stroke-linejoin:round;stroke-linecap:round}.f-none{fill:none}",
        );
        for paint in Paint::all() {
            let (class, color) = (paint.class(), self.color(paint));
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
            write!(sheet, ".{class}{{stroke:{color};stroke-width:{}}}", Short(width))
                .expect("writing to a string does not fail");
        }
        sheet
    }
}

#[cfg(test)]
mod tests {
    use tablier_geometry::{Point, Rect};

    use super::*;
    use crate::{Message, Part, Seat, Style};

    #[test]
    fn words_cannot_break_out_of_the_file() {
        let words = Message::words("<script>\"&");
        let part = Part::words(words, Point::default(), 1.0, Style::fill(Paint::Ink));
        let frame = Rect { min: Point::new(0.0, 0.0), max: Point::new(1.0, 1.0) };
        let items = vec![Item::new("a", Point::default(), vec![part])];
        let scene =
            Scene { frame, items, controls: vec![], seats: vec![], prompt: Message::default() };
        let file = svg(&scene, Language::EN, Theme::Light);
        assert!(file.contains("&lt;script&gt;&quot;&amp;") && !file.contains("<script>"));
    }

    #[test]
    fn seats_are_called_by_their_names() {
        let item = Item::new("a", Point::default(), Vec::new())
            .labelled(crate::messages::cell_of("b3", Seat::new(0)));
        let frame = Rect { min: Point::new(0.0, 0.0), max: Point::new(1.0, 1.0) };
        let (items, prompt) = (vec![item], Message::default());
        let scene = Scene { frame, items, controls: vec![], seats: vec![], prompt };
        let file = svg(&scene.named(&[Message::words("Anna")]), Language::EN, Theme::Light);
        assert!(file.contains("b3: Anna"), "{file}");
    }
}
