//! What is clicked in what is written: links inside the salon, and the few buttons that stand there.

use tablier_pages::Route;
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use crate::shell::Shell;
use crate::shell::pages::focus_main;

/// Listens to clicks from now on.
pub fn listen(shell: Shell) {
    window_event_listener("click", move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(target) = target else { return };
        let around = |selector: &str| target.closest(selector).ok().flatten();
        if let Some(button) = around("[data-click]") {
            press(shell, &button);
        } else if around(".skip").is_some() {
            // Following the link would load the page anew.
            event.prevent_default();
            focus_main();
        } else if let Some(link) = around("a[href]") {
            follow(shell, &link, &event);
        }
    })
    .for_ever();
    window_event_listener("keydown", move |event: KeyboardEvent| {
        let here = document().active_element().filter(|here| here.has_attribute(SURE));
        if let Some(bin) = here.filter(|_| event.key() == "Escape") {
            ask_again(&bin, false);
        }
    })
    .for_ever();
    // Whoever goes on to something else has thought better of it.
    window_event_listener("focusout", move |event: Event| {
        let left = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(bin) = left.filter(|left| left.has_attribute(SURE)) {
            ask_again(&bin, false);
        }
    })
    .for_ever();
}

/// Marks a button that does what it says when it is pressed once more.
const SURE: &str = "data-sure";

/// Asks whether a button is meant, or no longer asks. What it is called is what is read on it.
fn ask_again(button: &Element, asks: bool) {
    let _ = match asks {
        true => button.set_attribute(SURE, ""),
        false => button.remove_attribute(SURE),
    };
    let sure = button.query_selector(".sure").ok().flatten().and_then(|sure| sure.text_content());
    let called = if asks { sure } else { button.get_attribute("title") };
    let _ = button.set_attribute("aria-label", &called.unwrap_or_default());
}

fn press(shell: Shell, button: &Element) {
    match button.get_attribute("data-click").as_deref() {
        Some("close") => shell.notice.set(None),
        // The page is asked for again.
        Some("again") => shell.route.notify(),
        Some("bin") => {
            let Some(name) = button.get_attribute("data-table") else { return };
            if button.has_attribute(SURE) {
                shell.throw_away(&name);
            } else {
                ask_again(button, true);
            }
        }
        Some("more") => shell.whole_lobby.set(true),
        _ => {}
    }
}

/// Links inside the salon change the page without loading it again.
fn follow(shell: Shell, link: &Element, event: &MouseEvent) {
    let Some(href) = link.get_attribute("href") else { return };
    let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
    let leaves = !href.starts_with('/')
        || href.starts_with("/api/")
        || link.has_attribute("download")
        || link.has_attribute("target");
    if elsewhere || leaves || event.button() != 0 || event.default_prevented() {
        return;
    }
    event.prevent_default();
    let (path, query) = href.split_once('?').unwrap_or((&href, ""));
    shell.go(Route::parse(path, query));
}
