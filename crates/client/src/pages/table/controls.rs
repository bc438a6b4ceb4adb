//! What can be chosen beside the board.

use leptos::prelude::*;
use tablier_rules::{Action, Control};

use super::Sight;
use super::board::perform;
use super::focus::find_place;
use crate::messages as m;
use crate::parts::icon::icon;
use crate::room::Room;
use tablier_rules::Speech;

/// Numbers up to so many are buttons side by side; more are a slider.
const MAX_BUTTONS: usize = 9;

/// The buttons and numbers of the scene.
pub fn controls(sight: Sight) -> AnyView {
    let room = Room::get();
    let l = room.language();
    let list = Memo::new(move |_| {
        let offered = sight.may_click.get();
        sight
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.controls.clone()).filter(|_| offered))
    });
    let hint = Memo::new(move |_| room.model.with(|model| model.as_ref()?.hint.clone()));
    view! {
        <div class="controls" on:click=move |_| find_place()>
            {move || {
                let names = sight.names.get();
                let speech = Speech { language: l, names: &names };
                let hint = hint.get();
                list.get().unwrap_or_default().into_iter().map(|control| match control {
                    Control::Button { id, label, action } => {
                        let class = match action {
                            Action::Drop => "button quiet",
                            _ => "button",
                        };
                        let words = speech.say(&label);
                        let hinted = hint.as_deref() == Some(id.as_str());
                        view! { <button class=class class:hinted=hinted on:click=move |_| perform(room, sight, &action)>{words}</button> }.into_any()
                    }
                    Control::Amount { label, choices, .. } => {
                        let mv = room.model.with_untracked(|model| model.as_ref()?.hinted.clone().filter(|_| hint.is_some()));
                        amount(room, sight, speech.say(&label), choices, mv.as_deref())
                    }
                }).collect_view()
            }}
        </div>
    }
    .into_any()
}

fn amount(
    room: Room,
    sight: Sight,
    label: String,
    choices: Vec<(i32, Action)>,
    hinted: Option<&str>,
) -> AnyView {
    let l = room.language();
    let hinted = hinted.map(|mv| Action::Play(vec![mv.to_owned()]));
    let hinted = choices.iter().position(|(_, action)| Some(action) == hinted.as_ref());
    if choices.len() <= MAX_BUTTONS {
        let buttons = choices.into_iter().enumerate().map(|(index, (number, action))| {
            let hinted = hinted == Some(index);
            view! { <button type="button" class="coin" class:hinted=hinted on:click=move |_| perform(room, sight, &action)>{number}</button> }
        });
        return view! {
            <div class="amount" role="group" aria-label=label.clone()>
                <span class="field-label">{label.clone()}</span>
                <div class="coins">{buttons.collect_view()}</div>
            </div>
        }
        .into_any();
    }
    let at = RwSignal::new(hinted.unwrap_or(0));
    let last = choices.len() - 1;
    let numbers: Vec<i32> = choices.iter().map(|(number, _)| *number).collect();
    let shown = move || numbers[at.get().min(last)];
    let spoken = shown.clone();
    let chosen = move |_| {
        if let Some((_, action)) = choices.get(at.get_untracked()) {
            perform(room, sight, action);
        }
    };
    let typed = move |event| {
        if let Ok(index) = event_target_value(&event).parse::<usize>() {
            at.set(index.min(last));
        }
    };
    let less = move |_| at.update(|at| *at = at.saturating_sub(1));
    let more = move |_| at.update(|at| *at = (*at + 1).min(last));
    view! {
        <div class="amount" role="group" aria-label=label.clone()>
            <span class="field-label">{label.clone()}</span>
            <div class="slider-row">
                <button type="button" class="coin" aria-label=m::less().get(l) on:click=less inner_html=icon("previous")></button>
                <input class="slider" type="range" min="0" max=last.to_string() aria-label=label.clone()
                    aria-valuetext=move || spoken().to_string() prop:value=move || at.get().to_string() on:input=typed/>
                <button type="button" class="coin" aria-label=m::more().get(l) on:click=more inner_html=icon("next")></button>
                <button type="button" class="button" class:hinted=move || hinted == Some(at.get()) on:click=chosen>{move || m::choose(shown()).get(l)}</button>
            </div>
        </div>
    }
    .into_any()
}
