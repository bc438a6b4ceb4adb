//! What a finger means that is not as exact as a mouse: a tap that misses goes to the nearest target.

use tablier_views::prelude::document;
use web_sys::Element;

/// How far it may be, in pixels; how far apart the places are where it is looked for; and in how many directions.
const REACH_PX: u8 = 22;
const STEP_PX: u8 = 2;
const DIRECTIONS: u8 = 32;

/// The id of the target an element belongs to.
pub fn target(element: &Element) -> Option<String> {
    element.closest(".board [data-id]").ok()??.get_attribute("data-id")
}

/// The id of the target that is seen nearest to this place of the window.
pub fn nearest(x: f32, y: f32) -> Option<String> {
    let document = document();
    let mut places = (1..=REACH_PX / STEP_PX).flat_map(|ring| {
        let reach = f32::from(ring * STEP_PX);
        (0..DIRECTIONS).map(move |turn| (reach, 360.0 / f32::from(DIRECTIONS) * f32::from(turn)))
    });
    places.find_map(|(reach, turn)| {
        let step = tablier_geometry::Point::polar(reach, turn);
        target(&document.element_from_point(x + step.x, y + step.y)?)
    })
}
