//! One of a few: buttons side by side, of which one is pressed.

use std::sync::Arc;

use leptos::prelude::*;

/// A row of buttons; `chosen` is the number of the one that is pressed.
pub fn choice(
    name: String,
    words: Vec<String>,
    chosen: Signal<usize>,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> AnyView {
    buttons(name, words, chosen, Arc::new(choose))
}

/// The same for all who choose, so that it is loaded once.
fn buttons(
    name: String,
    words: Vec<String>,
    chosen: Signal<usize>,
    choose: Arc<dyn Fn(usize) + Send + Sync>,
) -> AnyView {
    let buttons = words.into_iter().enumerate().map(|(index, words)| {
        let choose = Arc::clone(&choose);
        let pressed = move || (chosen.get() == index).to_string();
        view! {
            <button type="button" role="radio" aria-checked=pressed on:click=move |_| choose(index)>{words}</button>
        }
    });
    view! { <div class="choice" role="radiogroup" aria-label=name>{buttons.collect_view()}</div> }
        .into_any()
}

/// A switch.
pub fn switch(
    words: String,
    on: Signal<bool>,
    turn: impl Fn(bool) + Send + Sync + 'static,
) -> AnyView {
    knob(words, on, Box::new(turn))
}

fn knob(words: String, on: Signal<bool>, turn: Box<dyn Fn(bool) + Send + Sync>) -> AnyView {
    let checked = move || on.get().to_string();
    view! {
        <button type="button" class="switch" role="switch" aria-checked=checked on:click=move |_| turn(!on.get_untracked())>
            <i></i><span>{words}</span>
        </button>
    }
    .into_any()
}
