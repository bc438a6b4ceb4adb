//! Scenes as SVG text, with words as the page says them.

use std::fmt::Write;

use tablier_geometry::Rect;
use tablier_rules::{Language, Message, Motion, Part, Scene, Short, svg_parts};

use crate::typeset::typeset;

/// How words are shown: in which language, and with which names for the seats.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    pub language: Language,
    /// What the seats are called.
    pub names: &'a [Message],
}

impl Speech<'_> {
    /// A text as it is read.
    pub fn say(&self, text: &Message) -> String {
        typeset(&text.named(self.names).get(self.language), self.language)
    }
}

/// A whole scene, standing still, as the inside of an `svg` element.
pub fn still(scene: &Scene, speech: Speech<'_>) -> String {
    let mut out = String::new();
    for item in scene.items.iter().filter(|item| !matches!(item.motion, Motion::LeaveTo(_))) {
        let _ = write!(
            out,
            "<g class=\"item{}\" transform=\"translate({} {}) rotate({})\">{}</g>",
            item.emphasis.class(),
            Short(item.at.x),
            Short(item.at.y),
            Short(item.turn),
            parts(&item.parts, speech)
        );
    }
    out
}

/// The part of the plane to show, as the attribute `viewBox`.
pub fn view_box(frame: Rect) -> String {
    let (min, width, height) = (frame.min, frame.width(), frame.height());
    format!("{} {} {} {}", Short(min.x), Short(min.y), Short(width), Short(height))
}

/// What an item is made of.
pub fn parts(parts: &[Part], speech: Speech<'_>) -> String {
    svg_parts(parts, "", &|words| speech.say(words))
}

#[cfg(test)]
mod tests {
    use tablier_geometry::Point;
    use tablier_rules::{Hue, MAX_SEATS, Paint, Seat, Style};

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
            let class = paint.class();
            for rule in [format!(".f-{class}{{"), format!(".s-{class}{{"), format!("--{class}:")] {
                assert!(STYLES.contains(&rule), "{rule}");
            }
        }
    }

    #[test]
    fn words_cannot_break_out_of_the_drawing() {
        let words =
            Message::words("<script>\"&").then(tablier_rules::messages::plays(Seat::new(0)));
        let part = Part::words(words, Point::default(), 1.0, Style::fill(Paint::Ink));
        let names = [Message::words("<b>")];
        let drawn = parts(&[part], Speech { language: Language::EN, names: &names });
        assert!(drawn.contains("&lt;script&gt;&quot;&amp; &lt;b&gt; plays."), "{drawn}");
    }
}
