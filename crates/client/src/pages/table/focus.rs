//! Where the focus goes when the button that had it is gone, for those who play with the keyboard.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

use super::Sight;

/// The board as a whole, where the focus rests while nothing can be chosen.
const REST: &str = ".table-board";
/// Where it may go instead, the best first.
const PLACES: [&str; 2] = [".controls button, .controls input", ".board [tabindex='0']"];

/// Finds another place for a focus that was lost, once the page is drawn anew.
pub fn find_place() {
    set_timeout(|| move_from("body"), Duration::ZERO);
}

/// Leads whoever waits at the board on, once something may be chosen.
pub fn lead_on(sight: Sight) {
    Effect::new(move |_| {
        if sight.may_click.get() {
            set_timeout(|| move_from(REST), Duration::ZERO);
        }
    });
}

fn move_from(selector: &str) {
    let document = document();
    let active = document.active_element();
    if !active.is_none_or(|active| active.matches(selector).unwrap_or(false)) {
        return;
    }
    let find = |selector: &str| document.query_selector(selector).ok().flatten();
    let place = PLACES.into_iter().find_map(find).or_else(|| {
        // Only now, so that a click on the board does not give it the focus.
        let board = find(REST)?;
        board.set_attribute("tabindex", "-1").ok()?;
        Some(board)
    });
    if let Some(place) = place {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = place.unchecked_into::<HtmlElement>().focus_with_options(&options);
    }
}
