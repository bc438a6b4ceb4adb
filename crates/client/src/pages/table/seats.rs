//! Who sits at the table: emblem, name, points, clock, and whose decision it is.

use std::time::Duration;

use tablier_protocol::SeatRating;
use tablier_rules::{Language, Message, SeatCard, Speech};
use tablier_table::{ChairShown, Snapshot};
use tablier_views::prelude::*;

use super::Sight;
use crate::messages as m;
use crate::room::Room;
use crate::table::model::Model;
use crate::widgets::part::{part, words};
use crate::widgets::picture::emblem;
use crate::widgets::rating::seat_rating;
use tablier_pages::icon;

pub fn seats(sight: Sight) -> View {
    let room = Room::get();
    let l = room.language();
    // Clocks count from when the table last told of them.
    let told = StoredValue::new(js_sys::Date::now());
    let passed = RwSignal::new(0u64);
    let has_clock = room.watch(|known| !known.snapshot().running.is_empty());
    effect(move |_| {
        sight.snapshot.track();
        told.set_value(js_sys::Date::now());
        passed.set(0);
    });
    let timer = set_interval(
        move || {
            if has_clock.get_untracked() {
                passed.set((js_sys::Date::now() - told.get_value()).max(0.0) as u64);
            }
        },
        Duration::from_millis(500),
    );
    on_cleanup(move || drop(timer));
    let here = Memo::new(move |_| room.model(Model::here));
    let rows = move || {
        let (scene, snapshot) = (sight.scene.get()?, sight.snapshot.get()?);
        let (names, ratings) = (sight.names.get(), sight.ratings.get());
        let rows = scene.seats.iter().filter_map(|card| {
            let chair = snapshot.chairs.get(card.seat.index())?;
            let connected = here.get().is_none_or(|here| here.contains(card.seat));
            let away = !connected && chair.machine.is_none();
            let rating = ratings.get(card.seat.index()).copied().flatten();
            let (snapshot, names) = (&snapshot, names.as_slice());
            Some(row(l, &Row { card, chair, snapshot, names, passed, away, rating }))
        });
        Some(rows.collect_view())
    };
    tag("ul").class("seats").child(part(rows)).into_view()
}

/// What the row of a seat shows.
struct Row<'a> {
    card: &'a SeatCard,
    chair: &'a ChairShown,
    snapshot: &'a Snapshot,
    names: &'a [Message],
    /// Milliseconds since the table told of the clocks.
    passed: RwSignal<u64>,
    away: bool,
    rating: Option<SeatRating>,
}

fn row(l: Language, row: &Row<'_>) -> View {
    let &Row { card, chair, snapshot, names, passed, away, rating } = row;
    let speech = Speech { language: l, names };
    let notes = card
        .notes
        .iter()
        .map(|note| tag("span").class("note").child(speech.say(note)))
        .collect_view();
    let runs = snapshot.running.contains(card.seat);
    let clock = chair.left.map(|told| {
        let left = move || told.saturating_sub(if runs { passed.get() } else { 0 });
        tag("span")
            .attr_of("class", move || match (runs, left() < 30_000) {
                (false, false) => "clock",
                (false, true) => "clock low",
                (true, false) => "clock runs",
                (true, true) => "clock runs low",
            })
            .child(words(move || clock_face(left(), l)))
    });
    let places = snapshot.places.as_ref().map(tablier_rules::PerSeat::as_slice);
    let rank = places.and_then(|places| places.get(card.seat.index()).map(|place| place.rank));
    // Nobody wins a game that all win.
    let drawn = places.is_some_and(|places| places.iter().all(|place| place.rank == 1));
    let crown = (rank == Some(1) && !drawn).then(|| tag("span").class("crown").html(icon("crown")));
    let class = if card.deciding && rank.is_none() { "seat deciding" } else { "seat" };
    let style = format!("--own:var(--{})", card.paint.class());
    let several = snapshot.chairs.iter().filter(|chair| chair.own).count() > 1;
    let own = (chair.own && !several).then(|| tag("em").child(m::you().get(l)));
    let machine =
        chair.machine.filter(|_| chair.away).map(|_| tag("em").child(m::stood_in().get(l)));
    let gone = away.then(|| tag("em").child(m::away().get(l)));
    let turn = (card.deciding && rank.is_none())
        .then(|| tag("span").class("hush").child(m::to_move().get(l)));
    tag("li")
        .class(class)
        .attr("style", style)
        .child(emblem(&card.emblem, l))
        .child(
            tag("span")
                .class("seat-name")
                .child(tag("b").child(chair.name.get(l)))
                .child(seat_rating(rating))
                .child(own)
                .child(machine)
                .child(gone)
                .child(crown)
                .child(turn),
        )
        .child(tag("span").class("seat-notes").child(notes))
        .child(clock)
        .child(card.score.map(|score| tag("span").class("score").child(score.to_string())))
        .into_view()
}

/// Milliseconds as a clock shows them.
pub fn clock_face(milliseconds: u64, l: Language) -> String {
    let seconds = milliseconds / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => m::clock_days(days, hours).get(l),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_what_matters() {
        assert_eq!(clock_face(61_500, Language::FR), "1:01");
        assert_eq!(clock_face(3_723_000, Language::EN), "1:02:03");
        let days = 2 * 86_400_000 + 3_600_000;
        assert_eq!(clock_face(days, Language::FR), "2 j 1 h");
        assert_eq!(clock_face(days, Language::EN), "2 d 1 h");
        assert_eq!(clock_face(days, Language::DE), "2\u{a0}T. 1\u{a0}Std.");
    }
}
