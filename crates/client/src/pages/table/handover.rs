//! Between two people with secrets at one screen.

use tablier_rules::Message;
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{Sight, focus};
use crate::messages as m;
use crate::room::Room;
use crate::widgets::part::{click, part};
use tablier_pages::icon;

/// Nothing is shown until the next one is there.
pub fn hand_over(room: Room, sight: Sight) -> View {
    let awaited = Memo::new(move |_| {
        let seat = room.known(|known| known.screen().awaited())?;
        sight.names.with(|names| names.get(seat.index()).cloned())
    });
    let button = NodeRef::new();
    effect(move |_| button.get().map(|button| button.unchecked_into::<HtmlElement>().focus()));
    part(move || Some(cover(room, awaited.get()?, button)))
}

fn cover(room: Room, name: Message, button: NodeRef) -> View {
    let l = room.language();
    let ready = click(move || {
        room.with_known(|known| known.screen_mut().hand_over());
        room.roll();
        focus::find_place();
    });
    tag("div")
        .class("hand-over")
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("aria-label", m::hand_over().get(l))
        .child(tag("span").class("hand-over-art").html(icon("eye")))
        .child(tag("p").class("hand-over-name").child(m::hand_over_to(name).get(l)))
        .child(tag("p").child(m::hand_over_more().get(l)))
        .child(
            tag("button")
                .class("button large")
                .node(button)
                .on("click", ready)
                .child(m::i_am_here().get(l)),
        )
        .into_view()
}
