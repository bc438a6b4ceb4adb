//! Scenes as SVG text for pages, with words as pages say them.

use std::fmt::Write;

use tablier_geometry::Rect;

use super::{Motion, Part, Scene, Short, svg_parts};
use crate::{Language, Message, Rulebook, cover, typeset};

/// How words are shown: in which language, and with which names for the seats.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    /// The language.
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
pub fn still_scene(scene: &Scene, speech: Speech<'_>) -> String {
    let mut out = String::new();
    for item in scene.items.iter().filter(|item| !matches!(item.motion, Motion::LeaveTo(_))) {
        let _ = write!(
            out,
            "<g class=\"item{}\" transform=\"translate({} {}) rotate({})\">{}</g>",
            item.emphasis.class(),
            Short(item.at.x),
            Short(item.at.y),
            Short(item.turn),
            spoken_parts(&item.parts, speech)
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
pub fn spoken_parts(parts: &[Part], speech: Speech<'_>) -> String {
    svg_parts(parts, "", &|words| speech.say(words))
}

/// The drawing on the box of a game, as an element of a page.
pub fn cover_picture(rules: &dyn Rulebook, language: Language) -> Option<String> {
    let (scene, names) = cover(rules)?;
    let inside = still_scene(&scene, Speech { language, names: &names });
    let frame = view_box(scene.frame);
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" viewBox=\"{frame}\" preserveAspectRatio=\"xMidYMid meet\">{inside}</svg>"
    ))
}

#[cfg(test)]
mod tests {
    use tablier_geometry::Point;

    use super::*;
    use crate::{Paint, Seat, Style};

    #[test]
    fn words_cannot_break_out_of_the_drawing() {
        let words = Message::words("<script>\"&").then(crate::messages::plays(Seat::new(0)));
        let part = Part::words(words, Point::default(), 1.0, Style::fill(Paint::Ink));
        let names = [Message::words("<b>")];
        let drawn = spoken_parts(&[part], Speech { language: Language::EN, names: &names });
        assert!(drawn.contains("&lt;script&gt;&quot;&amp; &lt;b&gt; plays."), "{drawn}");
    }
}
