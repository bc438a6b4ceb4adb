//! The mark of a hint: an outline of the very shape it points at, above everything, and brought into sight.

use tablier_rules::Short;
use wasm_bindgen::JsCast;
use web_sys::{
    Document, Element, ScrollIntoViewOptions, ScrollLogicalPosition, SvgElement, SvgGraphicsElement,
};

use super::SVG;

/// How far the outline may reach beyond the shape, in units.
const MARGIN: f32 = 0.5;
/// Between what is pointed at and the edge of what can be seen, in pixels.
const ROOM: f64 = 12.0;

/// Takes the mark away.
pub fn clear(svg: &SvgElement) {
    if let Ok(Some(old)) = svg.query_selector(".ring") {
        old.remove();
    }
}

/// Outlines a thing that is made of these parts.
pub fn outline(svg: &SvgElement, thing: &Element, parts: &str) -> Option<()> {
    let space = thing.dyn_ref::<SvgGraphicsElement>()?.get_b_box().ok()?;
    let ring = document()?.create_element_ns(Some(SVG), "g").ok()?;
    let [x, y] = [space.x(), space.y()].map(|at| Short(at - MARGIN));
    let [width, height] = [space.width(), space.height()].map(|at| Short(at + 2.0 * MARGIN));
    // Of wide strokes round all its parts only what lies outside of them is left.
    let place = format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
    ring.set_inner_html(&format!(
        "<mask id=\"ring-mask\" maskUnits=\"userSpaceOnUse\" {place}><rect {place} fill=\"#fff\"/>\
         <g class=\"ring-inside\">{parts}</g></mask>\
         <g mask=\"url(#ring-mask)\"><g class=\"ring-under\">{parts}</g><g class=\"ring-line\">{parts}</g></g>"
    ));
    ring.set_attribute("class", "ring").ok()?;
    ring.set_attribute("aria-hidden", "true").ok()?;
    ring.set_attribute("style", &thing.get_attribute("style")?).ok()?;
    svg.append_child(&ring).ok()?;
    Some(())
}

/// Scrolls until a thing is seen, also above what is asked where that stays at the bottom of the window.
pub fn bring_into_sight(thing: &Element) -> Option<()> {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    nearest.set_inline(ScrollLogicalPosition::Nearest);
    thing.scroll_into_view_with_scroll_into_view_options(&nearest);
    let window = web_sys::window()?;
    let (place, height) = (thing.get_bounding_client_rect(), window.inner_height().ok()?.as_f64()?);
    let asked = document()?.query_selector(".asked").ok()?;
    let asked = asked.map(|asked| asked.get_bounding_client_rect());
    let over = asked.filter(|asked| asked.left() < place.right() && place.left() < asked.right());
    let floor = over.map_or(height, |asked| asked.top().min(height)) - ROOM;
    let down = (place.bottom() - floor).max(0.0).min((place.top() - ROOM).max(0.0));
    if down > 0.0 {
        window.scroll_by_with_x_and_y(0.0, down);
    }
    Some(())
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
