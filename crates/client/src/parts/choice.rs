//! One of a few: buttons side by side, of which one is pressed.

use leptos::prelude::*;

/// A row of buttons; `chosen` is the number of the one that is pressed.
pub fn choice(
    name: String,
    words: Vec<String>,
    chosen: Signal<usize>,
    choose: impl Fn(usize) + Clone + Send + Sync + 'static,
) -> AnyView {
    let buttons = words.into_iter().enumerate().map(|(index, words)| {
        let choose = choose.clone();
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
    let checked = move || on.get().to_string();
    view! {
        <button type="button" class="switch" role="switch" aria-checked=checked on:click=move |_| turn(!on.get_untracked())>
            <i></i><span>{words}</span>
        </button>
    }
    .into_any()
}
