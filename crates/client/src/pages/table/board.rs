//! The board of a table: drawing, clicking, keys.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use tablier_rules::compass::Arrow;
use tablier_rules::{Action, ClickResult, click};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use super::{Sight, finger};
use crate::board::page_board::{PageBoard, Showing};
use crate::messages as m;
use crate::room::Room;
use crate::table::model::Model;
use tablier_rules::Speech;

/// How long things take that answer a click which is not a move yet.
const QUICK: u32 = 140;

pub fn board(sight: Sight) -> AnyView {
    let room = Room::get();
    let l = room.language();
    let node: NodeRef<leptos::svg::Svg> = NodeRef::new();
    let stage: Rc<RefCell<Option<PageBoard>>> = Rc::default();
    let drawn = stage.clone();
    let hint = Memo::new(move |_| room.model.with(|model| model.as_ref()?.hint.clone()));
    let holding =
        Memo::new(move |_| room.model.with(|m| m.as_ref().is_some_and(|m| !m.gesture.is_empty())));
    let caption = RwSignal::new(String::new());
    let name = move |thing: Option<Element>| {
        let words = thing.and_then(|thing| thing.get_attribute("aria-label")).unwrap_or_default();
        if caption.get_untracked() != words {
            caption.set(words);
        }
    };
    // A thing that was only tapped has the focus too, or leaves it to its neighbour: that is nothing to speak of.
    let name_focused = move || {
        let svg = node.get_untracked();
        name(svg.and_then(|svg| svg.query_selector(".item:focus-visible").ok().flatten()));
    };
    Effect::new(move |_| {
        let Some(svg) = node.get() else { return };
        let Some(scene) = sight.scene.get() else { return };
        let names = sight.names.get();
        let hint = hint.get();
        let offers = sight.may_click.get();
        let mut drawn = drawn.borrow_mut();
        let first = drawn.is_none();
        let svg: SvgElement = svg.unchecked_into();
        let stage = drawn.get_or_insert_with(|| PageBoard::new(svg));
        let step = room.step();
        let step = match (first, holding.get()) {
            (true, _) => 0,
            (_, true) => step.min(QUICK),
            _ => step,
        };
        let speech = Speech { language: l, names: &names };
        stage.show(&scene, Showing { step, offers, hint: hint.as_deref(), speech });
        name_focused();
    });
    // Not every browser says of a click what made it.
    let touched = StoredValue::new(false);
    let pressed = move |event: PointerEvent| touched.set_value(event.pointer_type() == "touch");
    let clicked = move |event: MouseEvent| {
        if !sight.at_rest.get_untracked() {
            return room.with_model(Model::skip);
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let id = target.as_ref().and_then(finger::target).or_else(|| {
            let (x, y) = (event.client_x() as f32, event.client_y() as f32);
            touched.get_value().then(|| finger::nearest(x, y)).flatten()
        });
        if let Some(id) = id {
            choose(room, sight, &id);
        }
    };
    let keyed = move |event: KeyboardEvent| {
        if event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        let mut stage = stage.borrow_mut();
        let Some(stage) = stage.as_mut() else { return };
        if let Some(arrow) = Arrow::of_key(&key) {
            event.prevent_default();
            stage.move_focus(arrow);
        } else if key == "Enter" || key == " " {
            event.prevent_default();
            if let Some(id) = stage.focused() {
                // The stage is drawn anew by what follows.
                set_timeout(move || choose(room, sight, &id), std::time::Duration::ZERO);
            }
        }
    };
    let over = move |event: PointerEvent| {
        let thing = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        name(thing.and_then(|thing| thing.closest("[aria-label].item").ok().flatten()));
    };
    view! {
        // An SVG that listens for the focus could be given it itself.
        <div class="board-scroll" inert=move || sight.handover.get() on:focusin=move |_| name_focused()>
            <svg class="board" node_ref=node role="group" aria-label=m::board().get(l) preserveAspectRatio="xMidYMid meet"
                on:pointerdown=pressed on:click=clicked on:keydown=keyed
                on:pointerover=over on:pointerleave=move |_| name_focused()></svg>
        </div>
        <p class="caption" aria-hidden="true">{move || caption.get()}</p>
    }
    .into_any()
}

/// Does what a click on a thing does.
pub fn choose(room: Room, sight: Sight, id: &str) {
    let action = sight.scene.with_untracked(|scene| {
        let scene = scene.as_ref()?;
        scene.actions().find(|(known, _, _)| *known == id).map(|(_, _, action)| action.clone())
    });
    if let Some(action) = action {
        perform(room, sight, &action);
    }
}

/// Does what an action says, if anything may be done.
pub fn perform(room: Room, sight: Sight, action: &Action) {
    if !sight.may_click.get_untracked() {
        return;
    }
    let held =
        room.model.with_untracked(|m| m.as_ref().map(|m| m.gesture.clone()).unwrap_or_default());
    match click(&held, action) {
        ClickResult::Holds(words) => room.hold(words),
        ClickResult::Plays(moves) => room.play(moves),
    }
}
