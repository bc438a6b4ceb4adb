//! How strong a machine is to be: five buttons side by side, of which one is pressed.

use leptos::prelude::*;
use tablier_rules::{Language, Level, Message};

use super::choice::{choose_by_arrow, halves, tabindex};

/// The levels to choose from, by their numbers.
pub fn levels(label: Message, level: RwSignal<u8>, l: Language) -> AnyView {
    let buttons = Level::ALL.into_iter().map(|one| {
        let number = one.number();
        let checked = move || (level.get() == number).to_string();
        let pips = (0..number).map(|_| view! { <i></i> }).collect_view();
        view! {
            <button type="button" role="radio" aria-checked=checked tabindex=move || tabindex(level.get() == number)
                on:click=move |_| level.set(number)>
                <span class="pips" aria-hidden="true">{pips}</span>{one.name().get(l)}
            </button>
        }
        .into_any()
    });
    view! {
        <div class="field">
            <span class="field-label">{label.get(l)}</span>
            <div class="choice levels" role="radiogroup" aria-label=label.get(l) on:keydown=choose_by_arrow>{halves(buttons.collect())}</div>
        </div>
    }
    .into_any()
}

/// The level that is chosen.
pub fn chosen(level: RwSignal<u8>) -> Level {
    Level::try_from(u64::from(level.get_untracked())).unwrap_or(Level::Amateur)
}
