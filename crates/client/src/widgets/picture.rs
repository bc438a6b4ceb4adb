//! A scene that stands still, and the emblem of a seat.

use leptos::prelude::*;
use tablier_rules::{Language, Message, Part, Scene};

use tablier_rules::{Speech, spoken_parts, still_scene, view_box};

/// A scene as a picture.
pub fn picture(scene: &Scene, language: Language, names: &[Message], label: &str) -> AnyView {
    let inside = still_scene(scene, Speech { language, names });
    let frame = view_box(scene.frame);
    view! {
        <svg class="picture" viewBox=frame role="img" aria-label=label.to_owned() inner_html=inside
            preserveAspectRatio="xMidYMid meet"></svg>
    }
    .into_any()
}

/// The small drawing of a seat.
pub fn emblem(drawing: &[Part], language: Language) -> AnyView {
    let inside = spoken_parts(drawing, Speech { language, names: &[] });
    view! { <svg class="emblem" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" inner_html=inside></svg> }
        .into_any()
}
