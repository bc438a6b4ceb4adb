//! What somebody did on a page before it ran: the lines that answered them (`site/early.js`) noted it by its place, and it is done now.

use std::time::Duration;

use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Whatever can be pressed of a game's page as it is written, as those lines count it.
const PRESSABLE: &str = ".opening-form :is(a, button, summary):not(.fields *)";

/// Where it is noted: what was chosen, and how to begin.
const NOTED: [&str; 2] = ["data-early", "data-begin"];

/// What was done, by the places of what was pressed, and where the focus was.
#[derive(Debug, Default)]
pub struct Early {
    pressed: Vec<u32>,
    focused: Option<u32>,
    /// How far down the button was that begins.
    begins_at: Option<f64>,
}

impl Early {
    /// Takes what was done on the page that stands there.
    pub fn take() -> Early {
        let Some(root) = document().document_element() else { return Early::default() };
        let noted = NOTED.map(|name| {
            let noted = root.get_attribute(name).unwrap_or_default();
            let _ = root.remove_attribute(name);
            noted
        });
        let active = document().active_element();
        let focused = active.and_then(|active| {
            let mut places = pressable().enumerate();
            let (place, _) = places.find(|(_, element)| *element == active)?;
            u32::try_from(place).ok()
        });
        let pressed = noted.join(" ");
        let pressed = pressed.split(' ').filter_map(|place| place.parse().ok()).collect();
        Early { pressed, focused, begins_at: begins_at() }
    }

    /// Does it on the page that came in its place.
    pub fn catch_up(self) {
        let at = |place: u32| {
            let found = pressable().nth(place as usize);
            found.and_then(|element| element.dyn_into::<HtmlElement>().ok())
        };
        if let Some(focused) = self.focused.and_then(at) {
            let _ = focused.focus();
        }
        // What is pressed first may change what stands there.
        let pressed: Vec<HtmlElement> = self.pressed.into_iter().filter_map(at).collect();
        for button in &pressed {
            button.click();
        }
        // There may be more to choose now: what somebody is about to press stays under their finger.
        if let (Some(before), false) = (self.begins_at, pressed.is_empty()) {
            set_timeout(move || stay(before), Duration::ZERO);
        }
    }
}

/// Scrolls so that the button that begins is where it was.
fn stay(before: f64) {
    if let Some(now) = begins_at() {
        window().scroll_by_with_x_and_y(0.0, now - before);
    }
}

fn begins_at() -> Option<f64> {
    let button = document().query_selector(".begin .button").ok().flatten();
    button.map(|button| button.get_bounding_client_rect().top())
}

fn pressable() -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(PRESSABLE).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count).filter_map(move |place| found.as_ref()?.item(place)?.dyn_into().ok())
}
