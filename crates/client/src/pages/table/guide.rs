//! What is said to somebody who plays for the first time.

use tablier_rules::{Language, typeset};
use tablier_table::Stage;
use tablier_views::prelude::*;

use crate::lesson::{Progress, say};
use crate::messages as m;
use crate::room::Room;
use crate::table::model::Model;
use crate::widgets::part::part;
use tablier_pages::icon;

/// The words, paragraph by paragraph: what to do comes last.
pub fn guide(room: Room) -> View {
    let l = room.language();
    let words = Memo::new(move |_| room.model(|model| guidance(model, l)));
    let is_guided = Memo::new(move |_| words.with(Option::is_some));
    let paragraphs = move || {
        let words = words.get().unwrap_or_default();
        let said = words.split("\n\n").map(|said| tag("p").child(said.to_owned()));
        Some(said.collect_view())
    };
    let frame = move || {
        tag("div")
            .class("guide")
            .attr("aria-live", "polite")
            .child(tag("span").html(icon("bulb")))
            .child(tag("div").class("said").child(tag("div").child(part(paragraphs))))
            .into_view()
    };
    part(move || is_guided.get().then(frame))
}

/// What somebody is told who plays for the first time.
fn guidance(model: &Model, l: Language) -> Option<String> {
    let (known, learning) = (model.known()?, model.learning());
    let playing = known.snapshot().stage == Stage::Playing;
    let mut words = learning.words(known.lines());
    match learning.progress(known.lines()) {
        _ if !playing => {}
        Progress::Written(_) if words.is_empty() => say(&mut words, &m::lesson_next().get(l)),
        Progress::Written(_) => {}
        Progress::Finished => say(&mut words, &m::lesson_over().get(l)),
        Progress::Free => say(&mut words, &m::first_game_more().get(l)),
    }
    (learning.is_guided() && !words.is_empty()).then(|| typeset(&words, l))
}
