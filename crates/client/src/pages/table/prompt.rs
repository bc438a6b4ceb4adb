//! What is asked now.

use tablier_rules::{Language, Message, typeset};
use tablier_views::prelude::*;

use super::Sight;
use crate::messages as m;
use crate::room::Room;
use crate::widgets::part::words;

/// What is asked now, in one sentence, also for those who do not see the board.
pub fn prompt(sight: Sight) -> View {
    let room = Room::get();
    let l = room.language();
    let asked = move || asked(sight, l);
    let news = Memo::new(move |_| {
        room.known(|known| {
            let seen = known.screen().awaited().is_none();
            let last = known.lines().last().filter(|_| seen)?;
            Some(typeset(&last.text.get(l), l))
        })
    });
    let news = move || news.get().unwrap_or_default();
    [
        tag("p")
            .attr_of("class", move || if sight.may_click.get() { "prompt yours" } else { "prompt" })
            .child(words(asked))
            .into_view(),
        tag("div")
            .class("hush")
            .attr("aria-live", "polite")
            .child(tag("p").child(words(news)).child(" "))
            .child(tag("p").child(words(asked)))
            .into_view(),
    ]
    .into_view()
}

fn asked(sight: Sight, l: Language) -> String {
    if sight.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(|now| now.paused)) {
        return m::paused().get(l);
    }
    let names = sight.names.get();
    let Some(scene) = sight.scene.get().filter(|_| !sight.over.get()) else {
        return String::new();
    };
    let asked = scene.prompt.named(&names);
    let asked = match who_is_asked(sight, &names) {
        Some(name) => m::prompt_for(name.clone(), asked),
        None => asked,
    };
    typeset(&asked.get(l), l)
}

/// At one screen it has to be said who is asked.
fn who_is_asked(sight: Sight, names: &[Message]) -> Option<&Message> {
    let seat = sight.snapshot.with(|snapshot| {
        let snapshot = snapshot.as_ref().filter(|_| sight.may_click.get())?;
        let own = snapshot.chairs.iter().filter(|chair| chair.own).count();
        snapshot.viewer.seat().filter(|_| own > 1)
    });
    names.get(seat?.index())
}
