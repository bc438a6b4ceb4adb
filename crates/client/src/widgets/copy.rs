//! Copying a text that stands on the page.

use js_sys::Reflect;
use tablier_rules::{Language, Message};
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlDocument, Node};

use super::part::{click, words};
use tablier_pages::icon;

/// The button that copies a text which is shown there, and says so once it is done.
pub fn copy_button(
    text: Signal<String>,
    shown: NodeRef,
    copy_it: Message,
    done: Message,
    l: Language,
) -> View {
    let copied = RwSignal::new(false);
    let pressed = click(move || {
        if let Some(shown) = shown.get_untracked() {
            copy(&text.get_untracked(), &shown, move || {
                // The page may have been left meanwhile.
                let _ = copied.try_set(true);
            });
        }
    });
    let face = words(move || if copied.get() { done.get(l) } else { copy_it.get(l) });
    tag("button")
        .class("button quiet")
        .on("click", pressed)
        .child(tag("span").html(icon("link")))
        .child(face)
        .into_view()
}

/// Copies a text, and says so once it is done. Where the browser does not let pages copy, the text is selected, so that a
/// hand can do it.
fn copy(text: &str, shown: &Node, done: impl Fn() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let navigator = window.navigator();
    // There is no clipboard on a page that came over plain http.
    let clipboard = Reflect::get(&navigator, &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
        let (promise, shown) = (navigator.clipboard().write_text(text), shown.clone());
        tablier_views::task::spawn_local(async move {
            match JsFuture::from(promise).await {
                Ok(_) => done(),
                Err(_) => select(&shown),
            }
        });
        return;
    }
    select(shown);
    let document = window.document().and_then(|document| document.dyn_into::<HtmlDocument>().ok());
    if document.is_some_and(|document| document.exec_command("copy").unwrap_or(false)) {
        done();
    }
}

fn select(shown: &Node) {
    let selection = web_sys::window().and_then(|window| window.get_selection().ok().flatten());
    if let Some(selection) = selection {
        let _ = selection.select_all_children(shown);
    }
}
