//! How the game ended, and what one may do then.

use leptos::prelude::*;
use tablier_protocol::Act;
use tablier_rules::{FinalPlace, Language, Text};
use tablier_table::{Snapshot, Why};

use super::Sight;
use crate::parts::icon::icon;
use crate::route::{Route, TableRef};
use crate::shell::Shell;
use crate::words as w;

/// The end.
pub fn result(sight: Sight) -> AnyView {
    let shell = Shell::get();
    let l = shell.language();
    let Some(snapshot) = sight.snapshot.get() else { return ().into_any() };
    let Some(table) = shell.model.with_untracked(|m| m.as_ref().map(|m| m.table.clone())) else {
        return ().into_any();
    };
    let replay = Route::Replay { table: Some(table.clone()), moves: None }.path();
    let next = snapshot.next.clone().map(|name| TableRef { local: table.local, name });
    let wants = snapshot.chairs.iter().any(|chair| chair.own && chair.again);
    let own = snapshot.chairs.iter().any(|chair| chair.own);
    let local = table.local;
    let again = move |_| {
        let seal = if wants || local { None } else { shell.fresh_seal() };
        shell.act(Act::Again { yes: !wants, seal });
    };
    let revenge = match next {
        Some(next) => {
            let path = Route::Table(next).path();
            view! { <a class="button" href=path>{w::TO_NEXT.get(l)}</a> }.into_any()
        }
        None if own && snapshot.places.is_some() => {
            let words = if wants { w::WAITS_AGAIN } else { w::PLAY_AGAIN };
            view! { <button class="button" on:click=again><span inner_html=icon("again")></span>{words.get(l)}</button> }.into_any()
        }
        None => ().into_any(),
    };
    let headline = winner(&snapshot).get(l).to_owned();
    let told = w::typeset(&ending(shell, &snapshot, l), l);
    let (headline, told) = match own_result(&snapshot) {
        Some(own) => (own.get(l).to_owned(), format!("{headline}. {told}")),
        None => (headline, told),
    };
    view! {
        <section class="result" role="status">
            <h2>{headline}</h2>
            <p>{told}</p>
            {sight.proof.line(shell, snapshot.chairs.clone())}
            <div class="row">
                {revenge}
                <a class="button quiet" href=replay><span inner_html=icon("film")></span>{w::REPLAY.get(l)}</a>
                <a class="button quiet" href="/">{w::TO_SHELF.get(l)}</a>
            </div>
        </section>
    }
    .into_any()
}

/// What the result is for the only seat of whoever looks, where it is a plain one: won, or lost where there are two
/// sides.
fn own_result(snapshot: &Snapshot) -> Option<w::Word> {
    let places = snapshot.places.as_ref()?.as_slice();
    let mut own = places.iter().zip(&snapshot.chairs).filter(|(_, chair)| chair.own);
    let (Some((place, _)), None) = (own.next(), own.next()) else { return None };
    let first = |place: &FinalPlace| place.rank == 1;
    if first(place) {
        return (!places.iter().all(first)).then_some(w::YOU_HAVE_WON);
    }
    let two_sides = places.iter().all(|other| first(other) || other.rank == place.rank);
    two_sides.then_some(w::YOU_HAVE_LOST)
}

/// Who won.
fn winner(snapshot: &Snapshot) -> Text {
    let Some(places) = &snapshot.places else { return w::GAME_CLOSED.text() };
    let first: Vec<Text> = places
        .as_slice()
        .iter()
        .zip(&snapshot.chairs)
        .filter(|(place, _)| place.rank == 1)
        .map(|(_, chair)| chair.name.clone())
        .collect();
    if first.len() == snapshot.chairs.len() {
        return w::IS_DRAW.text();
    }
    let words = if first.len() > 1 { w::WIN_TOGETHER } else { w::WINS };
    let names = listed(first);
    words.text().map(|language, words| words.replace("{}", names.get(language)))
}

/// Names one after the other, as one says them.
pub fn listed(all: Vec<Text>) -> Text {
    let last = all.len().saturating_sub(1);
    let mut names = Text::default();
    for (index, name) in all.into_iter().enumerate() {
        let between = match index {
            0 => Text::default(),
            _ if index == last => Text::new(" et ", " and "),
            _ => Text::same(", "),
        };
        names = Text::new(names.fr + &between.fr + &name.fr, names.en + &between.en + &name.en);
    }
    names
}

fn ending(shell: Shell, snapshot: &Snapshot, l: Language) -> String {
    let name = |seat: &tablier_rules::Seat| {
        snapshot
            .chairs
            .get(seat.index())
            .map(|chair| chair.name.get(l).to_owned())
            .unwrap_or_default()
    };
    match &snapshot.why {
        Some(Why::Resigned { seat }) => w::HAS_RESIGNED.get(l).replace("{}", &name(seat)),
        Some(Why::Left { seat }) => w::HAS_LEFT.get(l).replace("{}", &name(seat)),
        Some(Why::TimeUp { seat }) => w::TIME_UP.get(l).replace("{}", &name(seat)),
        Some(Why::Agreed) => w::AGREED.get(l).to_owned(),
        Some(Why::Closed { reason }) => reason.get(l).to_owned(),
        Some(Why::Played) | None => {
            let endings = shell.rulebooks.get(&snapshot.game).map(|rules| rules.about().endings);
            let endings = endings.unwrap_or_default();
            let found =
                endings.iter().find(|ending| Some(ending.slug) == snapshot.ending.as_deref());
            found.map(|ending| ending.text.get(l).to_owned()).unwrap_or_default()
        }
    }
}
