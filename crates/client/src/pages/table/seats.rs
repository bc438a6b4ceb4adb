//! Who sits at the table: emblem, name, points, clock, and whose decision it is.

use std::time::Duration;

use leptos::prelude::*;
use tablier_protocol::SeatRating;
use tablier_rules::{Language, Message, SeatCard, Speech};
use tablier_table::{ChairShown, Snapshot};

use super::Sight;
use crate::messages as m;
use crate::room::Room;
use crate::table::model::Model;
use crate::widgets::part::{part, words};
use crate::widgets::picture::emblem;
use crate::widgets::rating::seat_rating;
use tablier_pages::icon;

pub fn seats(sight: Sight) -> AnyView {
    let room = Room::get();
    let l = room.language();
    // Clocks count from when the table last told of them.
    let told = StoredValue::new(js_sys::Date::now());
    let passed = RwSignal::new(0u64);
    let has_clock = room.watch(|known| !known.snapshot().running.is_empty());
    Effect::new(move |_| {
        sight.snapshot.track();
        told.set_value(js_sys::Date::now());
        passed.set(0);
    });
    let timer = set_interval_with_handle(
        move || {
            if has_clock.get_untracked() {
                passed.set((js_sys::Date::now() - told.get_value()).max(0.0) as u64);
            }
        },
        Duration::from_millis(500),
    );
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
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
        Some(rows.collect_view().into_any())
    };
    view! { <ul class="seats">{part(rows)}</ul> }.into_any()
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

fn row(l: Language, row: &Row<'_>) -> AnyView {
    let &Row { card, chair, snapshot, names, passed, away, rating } = row;
    let speech = Speech { language: l, names };
    let notes = card
        .notes
        .iter()
        .map(|note| view! { <span class="note">{speech.say(note)}</span> })
        .collect_view();
    let runs = snapshot.running.contains(card.seat);
    let clock = chair.left.map(|told| {
        let left = move || told.saturating_sub(if runs { passed.get() } else { 0 });
        let low = move || left() < 30_000;
        view! { <span class="clock" class:runs=runs class:low=low>{words(move || clock_face(left(), l))}</span> }
    });
    let places = snapshot.places.as_ref().map(tablier_rules::PerSeat::as_slice);
    let rank = places.and_then(|places| places.get(card.seat.index()).map(|place| place.rank));
    // Nobody wins a game that all win.
    let drawn = places.is_some_and(|places| places.iter().all(|place| place.rank == 1));
    let crown = (rank == Some(1) && !drawn)
        .then(|| view! { <span class="crown" inner_html=icon("crown")></span> });
    let class = if card.deciding && rank.is_none() { "seat deciding" } else { "seat" };
    let style = format!("--own:var(--{})", card.paint.class());
    let several = snapshot.chairs.iter().filter(|chair| chair.own).count() > 1;
    let own = (chair.own && !several).then(|| view! { <em>{m::you().get(l)}</em> });
    let machine =
        chair.machine.filter(|_| chair.away).map(|_| view! { <em>{m::stood_in().get(l)}</em> });
    let gone = away.then(|| view! { <em>{m::away().get(l)}</em> });
    let turn = (card.deciding && rank.is_none())
        .then(|| view! { <span class="hush">{m::to_move().get(l)}</span> });
    view! {
        <li class=class style=style>
            {emblem(&card.emblem, l)}
            <span class="seat-name"><b>{chair.name.get(l)}</b>{seat_rating(rating)}{own}{machine}{gone}{crown}{turn}</span>
            <span class="seat-notes">{notes}</span>
            {clock}
            {card.score.map(|score| view! { <span class="score">{score}</span> })}
        </li>
    }
    .into_any()
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
