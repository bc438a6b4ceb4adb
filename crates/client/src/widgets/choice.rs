//! One of a few: buttons side by side, of which one is pressed.

use std::sync::Arc;

use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use web_sys::{Element, HtmlElement};

/// A row of buttons; `chosen` is the number of the one that is pressed.
pub fn choice(
    name: String,
    words: Vec<String>,
    chosen: Signal<usize>,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> View {
    buttons(name, words, chosen, Arc::new(choose))
}

/// The same for all who choose, so that it is loaded once.
fn buttons(
    name: String,
    words: Vec<String>,
    chosen: Signal<usize>,
    choose: Arc<dyn Fn(usize) + Send + Sync>,
) -> View {
    let count = words.len();
    let buttons = words.into_iter().enumerate().map(|(index, words)| {
        let choose = Arc::clone(&choose);
        let pressed = move || (chosen.get() == index).to_string();
        // Where none is pressed, the Tab key leads to the first.
        let reached = move || chosen.get() == index || index == 0 && chosen.get() >= count;
        tag("button")
            .attr("type", "button")
            .attr("role", "radio")
            .attr_of("aria-checked", pressed)
            .attr_of("tabindex", move || tabindex(reached()))
            .on("click", move |_: Event| choose(index))
            .child(words)
    });
    let buttons = halves(buttons.map(IntoView::into_view).collect());
    tag("div")
        .class("choice")
        .attr("role", "radiogroup")
        .attr("aria-label", name)
        .on("keydown", choose_by_arrow)
        .child(buttons)
        .into_view()
}

/// Buttons in two halves: where they do not fit into one row, none is left alone in the last.
pub fn halves(mut buttons: Vec<View>) -> View {
    let rest = buttons.split_off(buttons.len().div_ceil(2));
    [
        tag("span").class("half").child(buttons).into_view(),
        tag("span").class("half").child(rest).into_view(),
    ]
    .into_view()
}

/// Of several buttons that are one choice the Tab key leads to one only.
pub fn tabindex(reached: bool) -> &'static str {
    if reached { "0" } else { "-1" }
}

/// The arrow keys press the next button of a choice, or the one before.
pub fn choose_by_arrow(event: KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return,
    };
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let element = |target: Option<web_sys::EventTarget>| target?.dyn_into::<Element>().ok();
    let (Some(group), Some(here)) = (element(event.current_target()), element(event.target()))
    else {
        return;
    };
    let Ok(list) = group.query_selector_all("[role=radio]:not(:disabled)") else { return };
    let buttons: Vec<_> = (0..list.length()).filter_map(|index| list.item(index)).collect();
    let Some(at) = buttons.iter().position(|button| here.is_same_node(Some(button))) else {
        return;
    };
    event.prevent_default();
    let next = (at as isize + step).rem_euclid(buttons.len() as isize) as usize;
    let button = buttons[next].unchecked_ref::<HtmlElement>();
    let _ = button.focus();
    button.click();
}

pub fn switch(
    words: String,
    on: Signal<bool>,
    turn: impl Fn(bool) + Send + Sync + 'static,
) -> View {
    knob(words, on, Box::new(turn))
}

fn knob(words: String, on: Signal<bool>, turn: Box<dyn Fn(bool) + Send + Sync>) -> View {
    let checked = move || on.get().to_string();
    tag("button")
        .attr("type", "button")
        .class("switch")
        .attr("role", "switch")
        .attr_of("aria-checked", checked)
        .on("click", move |_: Event| turn(!on.get_untracked()))
        .child(tag("i"))
        .child(tag("span").child(words))
        .into_view()
}
