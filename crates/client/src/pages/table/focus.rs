//! Where the focus goes when the button that had it is gone, for those who play with the keyboard.

use std::time::Duration;

use tablier_table::Stage;
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use super::Sight;

/// The board as a whole, where the focus rests while nothing can be chosen.
const REST: &str = ".table-board";
/// Where it may go instead, the best first.
const PLACES: [&str; 2] = [".controls button, .controls input", ".board [tabindex='0']"];

/// How it ended, which is what there is to know once nothing can be chosen any more.
const RESULT: &str = ".result h2";

/// Finds another place for a focus that was lost, once the page is drawn anew.
pub fn find_place() {
    set_timeout(|| move_from("body"), Duration::ZERO);
}

/// Leads whoever waits at the board on, once something may be chosen.
pub fn lead_on(sight: Sight) {
    effect(move |_| {
        if sight.may_click.get() {
            set_timeout(|| move_from(REST), Duration::ZERO);
        }
    });
}

/// Leads whoever was at the board to the result once the game that was seen being played is over, and back there when the
/// result is written anew. Who writes to the others, or reads, is left in peace.
pub fn lead_to_result(sight: Sight) {
    let seen = RwSignal::new(false);
    effect(move |_| {
        if sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.stage == Stage::Playing)) {
            seen.set(true);
        }
        if seen.get_untracked() && sight.over.get() {
            set_timeout(|| move_from("body, .table-board, .table-board *"), Duration::ZERO);
        }
    });
}

/// Gives the focus to the story of the game after the button that showed its beginning.
pub fn read_on() {
    set_timeout(
        || {
            if is_at("body") {
                give(find(".lines"));
            }
        },
        Duration::ZERO,
    );
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Whether what has the focus is one of these, or nothing has it.
fn is_at(selector: &str) -> bool {
    document().active_element().is_none_or(|active| active.matches(selector).unwrap_or(false))
}

fn move_from(selector: &str) {
    if !is_at(selector) {
        return;
    }
    // Only now, so that a click does not give it the focus.
    let made_able = |selector: &str| {
        let place = find(selector)?;
        place.set_attribute("tabindex", "-1").ok()?;
        Some(place)
    };
    let place = made_able(RESULT).or_else(|| PLACES.into_iter().find_map(find));
    give(place.or_else(|| made_able(REST)));
}

fn give(place: Option<Element>) {
    if let Some(place) = place {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = place.unchecked_into::<HtmlElement>().focus_with_options(&options);
    }
}
