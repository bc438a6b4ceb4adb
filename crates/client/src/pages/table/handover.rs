//! Between two people with secrets at one screen.

use leptos::prelude::*;
use tablier_rules::Message;

use super::{Sight, focus};
use crate::messages as m;
use crate::room::Room;
use crate::widgets::part::{click, part};
use tablier_pages::icon;

/// Nothing is shown until the next one is there.
pub fn hand_over(room: Room, sight: Sight) -> AnyView {
    let awaited = Memo::new(move |_| {
        let seat = room.known(|known| known.screen().awaited())?;
        sight.names.with(|names| names.get(seat.index()).cloned())
    });
    let button: NodeRef<leptos::html::Button> = NodeRef::new();
    Effect::new(move |_| button.get().map(|button| button.focus()));
    part(move || Some(cover(room, awaited.get()?, button)))
}

fn cover(room: Room, name: Message, button: NodeRef<leptos::html::Button>) -> AnyView {
    let l = room.language();
    let ready = click(move || {
        room.with_known(|known| known.screen_mut().hand_over());
        room.roll();
        focus::find_place();
    });
    view! {
        <div class="hand-over" role="dialog" aria-modal="true" aria-label=m::hand_over().get(l)>
            <span class="hand-over-art" inner_html=icon("eye")></span>
            <p class="hand-over-name">{m::hand_over_to(name).get(l)}</p>
            <p>{m::hand_over_more().get(l)}</p>
            <button class="button large" node_ref=button on:click=ready>{m::i_am_here().get(l)}</button>
        </div>
    }
    .into_any()
}
