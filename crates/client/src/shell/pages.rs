//! From page to page, with the browser's way back.

use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{FocusOptions, HtmlElement};

use super::{Shell, here};
use crate::local::attic;
use crate::route::Route;

impl Shell {
    /// Goes to a page.
    pub fn go(&self, route: Route) {
        if let Some(window) = web_sys::window() {
            // What had the focus goes with the page before.
            focus_main();
            if let Ok(history) = window.history() {
                let none = wasm_bindgen::JsValue::NULL;
                let _ = history.push_state_with_url(&none, "", Some(&route.path()));
            }
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        self.arrive(route);
    }

    /// Which visit to a page this is: another number after each time somebody went elsewhere. What was asked for on a page that was
    /// left pulls nobody away from where they went.
    pub fn visit(&self) -> u32 {
        self.visits.get_value()
    }

    fn arrive(&self, route: Route) {
        self.visits.update_value(|visits| *visits += 1);
        self.notice.set(None);
        if let Some(door) = self.door() {
            door.leave_for(&route);
        }
        self.kept.set(attic::cards());
        self.route.set(route);
    }

    pub(super) fn listen_to_history(&self) {
        let shell = *self;
        let popped = Closure::<dyn FnMut()>::new(move || shell.arrive(here()));
        if let Some(window) = web_sys::window() {
            window.set_onpopstate(Some(popped.as_ref().unchecked_ref()));
        }
        popped.forget();
    }
}

/// Gives the focus to what is in the frame.
pub fn focus_main() {
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|main| main.dyn_into::<HtmlElement>().ok()) {
        // Where one was is noted with the page before.
        let stay = FocusOptions::new();
        stay.set_prevent_scroll(true);
        let _ = main.focus_with_options(&stay);
    }
}
