//! A scene that stands still, and the emblem of a seat.

use tablier_rules::{Language, Message, Part, Scene};
use tablier_views::prelude::*;

use tablier_rules::{Speech, spoken_parts, still_scene, view_box};

/// A scene as a picture.
pub fn picture(scene: &Scene, language: Language, names: &[Message], label: &str) -> View {
    let inside = still_scene(scene, Speech { language, names });
    let frame = view_box(scene.frame);
    tag("svg")
        .class("picture")
        .attr("viewBox", frame)
        .attr("role", "img")
        .attr("aria-label", label.to_owned())
        .html(inside)
        .attr("preserveAspectRatio", "xMidYMid meet")
        .into_view()
}

/// The small drawing of a seat.
pub fn emblem(drawing: &[Part], language: Language) -> View {
    let inside = spoken_parts(drawing, Speech { language, names: &[] });
    tag("svg")
        .class("emblem")
        .attr("viewBox", "-1.1 -1.1 2.2 2.2")
        .attr("aria-hidden", "true")
        .html(inside)
        .into_view()
}
