//! What can be chosen beside the board.

use tablier_rules::{Action, Control, Scene, Speech};
use tablier_views::prelude::*;

use super::Sight;
use super::board::perform;
use super::focus::find_place;
use crate::messages as m;
use crate::room::Room;
use crate::table::hand::Hint;
use crate::widgets::part::{Click, click, part, words};
use tablier_pages::icon;

/// Numbers up to so many are buttons side by side; more are a slider.
const MAX_BUTTONS: usize = 9;

/// The buttons and numbers of the scene.
pub fn controls(sight: Sight) -> View {
    let room = Room::get();
    let list = Memo::new(move |_| {
        let offered = sight.may_click.get();
        let scene = |scene: &Option<Scene>| Some(scene.as_ref()?.controls.clone());
        sight.scene.with(scene).filter(|_| offered).unwrap_or_default()
    });
    let hint = room.watch(|known| known.hand().hint().cloned());
    let draw = move || {
        let (names, hint) = (sight.names.get(), hint.get());
        let speech = Speech { language: room.language(), names: &names };
        let all = list.get().into_iter().map(|one| control(sight, one, speech, hint.as_ref()));
        Some(all.collect_view())
    };
    tag("div").class("controls").on("click", click(find_place)).child(part(draw)).into_view()
}

fn control(sight: Sight, control: Control, speech: Speech<'_>, hint: Option<&Hint>) -> View {
    match control {
        Control::Button { id, label, action } => {
            let class = match action {
                Action::Drop => "button quiet",
                _ => "button",
            };
            let is_hinted = hint.is_some_and(|hint| hint.id == id);
            choice(sight, class, is_hinted, speech.say(&label), action)
        }
        Control::Amount { label, choices, .. } => {
            let hinted = hint.map(|hint| Action::Play(vec![hint.mv.clone()]));
            let hinted = choices.iter().position(|(_, action)| Some(action) == hinted.as_ref());
            let label = speech.say(&label);
            let inside = match choices.len() <= MAX_BUTTONS {
                true => coins(sight, choices, hinted),
                false => slider(sight, label.clone(), choices, hinted),
            };
            tag("div")
                .class("amount")
                .attr("role", "group")
                .attr("aria-label", label.clone())
                .child(tag("span").class("field-label").child(label.clone()))
                .child(inside)
                .into_view()
        }
    }
}

/// A button that does what it says.
fn choice(
    sight: Sight,
    class: &'static str,
    is_hinted: bool,
    words: String,
    action: Action,
) -> View {
    let room = Room::get();
    let chosen = click(move || perform(room, sight, &action));
    tag("button")
        .attr("type", "button")
        .class(class)
        .class_if("hinted", is_hinted)
        .on("click", chosen)
        .child(words)
        .into_view()
}

/// A few numbers side by side.
fn coins(sight: Sight, choices: Vec<(i32, Action)>, hinted: Option<usize>) -> View {
    let coins = choices.into_iter().enumerate().map(|(index, (number, action))| {
        choice(sight, "coin", hinted == Some(index), number.to_string(), action)
    });
    tag("div").class("coins").child(coins.collect_view()).into_view()
}

/// Many numbers, of which one is shown.
fn slider(sight: Sight, label: String, choices: Vec<(i32, Action)>, hinted: Option<usize>) -> View {
    let room = Room::get();
    let l = room.language();
    let at = RwSignal::new(hinted.unwrap_or(0));
    let last = choices.len() - 1;
    let numbers: Vec<i32> = choices.iter().map(|(number, _)| *number).collect();
    let number = Signal::derive(move || numbers[at.get().min(last)]);
    let chosen = click(move || {
        if let Some((_, action)) = choices.get(at.get_untracked()) {
            perform(room, sight, action);
        }
    });
    let typed = move |event| {
        if let Ok(index) = event_target_value(&event).parse::<usize>() {
            at.set(index.min(last));
        }
    };
    let less = click(move || at.update(|at| *at = at.saturating_sub(1)));
    let more = click(move || at.update(|at| *at = (*at + 1).min(last)));
    tag("div")
        .class("slider-row")
        .child(step("previous", m::less().get(l), less))
        .child(
            tag("input")
                .class("slider")
                .attr("type", "range")
                .attr("min", "0")
                .attr("max", last.to_string())
                .attr("aria-label", label)
                .attr_of("aria-valuetext", move || number.get().to_string())
                .value_of(move || at.get().to_string())
                .on("input", typed),
        )
        .child(step("next", m::more().get(l), more))
        .child(
            tag("button")
                .attr("type", "button")
                .attr_of(
                    "class",
                    move || if hinted == Some(at.get()) { "button hinted" } else { "button" },
                )
                .on("click", chosen)
                .child(words(move || m::choose(number.get()).get(l))),
        )
        .into_view()
}

fn step(drawing: &'static str, name: String, click: Click) -> View {
    tag("button")
        .attr("type", "button")
        .class("coin")
        .attr("aria-label", name)
        .on("click", click)
        .html(icon(drawing))
        .into_view()
}
