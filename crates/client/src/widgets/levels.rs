//! How strong a machine is to be: five buttons side by side, of which one is pressed.

use tablier_rules::{Language, Level, Message};
use tablier_views::prelude::*;

use super::choice::{choose_by_arrow, halves, tabindex};

/// The levels to choose from, by their numbers.
pub fn levels(label: Message, level: RwSignal<u8>, l: Language) -> View {
    let buttons = Level::ALL.into_iter().map(|one| {
        let number = one.number();
        let checked = move || (level.get() == number).to_string();
        let pips = (0..number).map(|_| tag("i")).collect_view();
        tag("button")
            .attr("type", "button")
            .attr("role", "radio")
            .attr_of("aria-checked", checked)
            .attr_of("tabindex", move || tabindex(level.get() == number))
            .on("click", move |_: Event| level.set(number))
            .child(tag("span").class("pips").attr("aria-hidden", "true").child(pips))
            .child(one.name().get(l))
            .into_view()
    });
    tag("div")
        .class("field")
        .child(tag("span").class("field-label").child(label.get(l)))
        .child(
            tag("div")
                .class("choice levels")
                .attr("role", "radiogroup")
                .attr("aria-label", label.get(l))
                .on("keydown", choose_by_arrow)
                .child(halves(buttons.collect())),
        )
        .into_view()
}

/// The level that is chosen.
pub fn chosen(level: RwSignal<u8>) -> Level {
    Level::try_from(u64::from(level.get_untracked())).unwrap_or(Level::Amateur)
}
