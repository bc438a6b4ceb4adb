//! A place of the page is written anew, and whoever was in it with the keyboard stays where they were.

use tablier_views::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What an element is known by when it was written anew.
const MARKS: [&str; 2] = ["href", "data-table"];

/// Writes a place anew.
pub fn rewrite(place: &Element, html: &str) {
    let focused = document().active_element().filter(|active| place.contains(Some(active)));
    let mark = focused.and_then(|active| {
        MARKS.iter().find_map(|mark| Some(format!("[{mark}=\"{}\"]", active.get_attribute(mark)?)))
    });
    place.set_inner_html(html);
    let same = mark.and_then(|mark| place.query_selector(&mark).ok().flatten());
    if let Some(same) = same.and_then(|same| same.dyn_into::<HtmlElement>().ok()) {
        let _ = same.focus();
    }
}
