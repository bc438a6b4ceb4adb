//! How the game ended, and what one may do then.

use tablier_protocol::Act;
use tablier_rules::messages::wins;
use tablier_rules::{FinalPlace, Message, Seat, typeset};
use tablier_table::{Snapshot, Why};
use tablier_views::prelude::*;

use super::Sight;
use crate::messages as m;
use crate::room::Room;
use crate::route::{Route, TableRef};
use crate::widgets::part::{button, click, link};
use tablier_pages::messages as w;

/// The end.
pub fn result(sight: Sight) -> View {
    let room = Room::get();
    let l = room.language();
    let Some(snapshot) = sight.snapshot.get() else { return View::Nothing };
    let Some(table) = room.followed_table() else { return View::Nothing };
    let replay = Route::Replay { table: Some(table.clone()), moves: None }.path();
    let next = snapshot.next.clone().map(|name| TableRef { local: table.local, name });
    let wants = snapshot.chairs.iter().any(|chair| chair.own && chair.again);
    let own = snapshot.chairs.iter().any(|chair| chair.own);
    let local = table.local;
    let again = click(move || {
        let seal = if wants || local { None } else { room.fresh_seal() };
        room.act(Act::Again { yes: !wants, seal });
    });
    let revenge = match next {
        Some(next) => {
            let path = Route::Table(next).path();
            tag("a").class("button").attr("href", path).child(m::to_next().get(l)).into_view()
        }
        None if own && snapshot.places.is_some() => {
            let words = if wants { m::waits_again() } else { m::play_again() };
            button("button", "again", words.get(l), again)
        }
        None => View::Nothing,
    };
    let (winner, ending) = (winner(&snapshot), ending(room, &snapshot));
    let (headline, told) = match own_result(&snapshot) {
        Some(own) => (own, winner.then(ending)),
        None => (winner, ending),
    };
    let (headline, told) = (headline.get(l), typeset(&told.get(l), l));
    tag("section")
        .class("result")
        .attr("role", "status")
        .child(tag("h2").child(headline))
        .child(tag("p").child(told))
        .child(sight.proof.line(room, snapshot.chairs.clone()))
        .child(
            tag("div")
                .class("row")
                .child(revenge)
                .child(link("button quiet", replay, "film", m::replay().get(l)))
                .child(
                    tag("a").class("button quiet").attr("href", "/").child(w::to_shelf().get(l)),
                ),
        )
        .into_view()
}

/// What the result is for the only seat of whoever looks, where it is a plain one: won, or lost where there are two
/// sides.
fn own_result(snapshot: &Snapshot) -> Option<Message> {
    let places = snapshot.places.as_ref()?.as_slice();
    let mut own = places.iter().zip(&snapshot.chairs).filter(|(_, chair)| chair.own);
    let (Some((place, _)), None) = (own.next(), own.next()) else { return None };
    let first = |place: &FinalPlace| place.rank == 1;
    if first(place) {
        return (!places.iter().all(first)).then(m::you_have_won);
    }
    let two_sides = places.iter().all(|other| first(other) || other.rank == place.rank);
    two_sides.then(m::you_have_lost)
}

/// Who won.
fn winner(snapshot: &Snapshot) -> Message {
    let Some(places) = &snapshot.places else { return m::game_closed() };
    let first: Vec<Message> = places
        .as_slice()
        .iter()
        .zip(&snapshot.chairs)
        .filter(|(place, _)| place.rank == 1)
        .map(|(_, chair)| chair.name.clone())
        .collect();
    if first.len() == snapshot.chairs.len() {
        return m::is_draw();
    }
    wins(first)
}

/// How it came to that.
fn ending(room: Room, snapshot: &Snapshot) -> Message {
    let name = |seat: &Seat| {
        let chair = snapshot.chairs.get(seat.index());
        chair.map(|chair| chair.name.clone()).unwrap_or_default()
    };
    match &snapshot.why {
        Some(Why::Resigned { seat }) => m::has_resigned(name(seat)),
        Some(Why::Left { seat }) => m::has_left(name(seat)),
        Some(Why::TimeUp { seat }) => m::time_up(name(seat)),
        Some(Why::Agreed) => m::agreed(),
        Some(Why::Closed { reason }) => reason.clone(),
        Some(Why::Played) | None => {
            let endings =
                room.games.opened().get(&snapshot.game).map(|rules| rules.about().endings);
            let endings = endings.unwrap_or_default();
            let found =
                endings.into_iter().find(|ending| Some(ending.slug) == snapshot.ending.as_deref());
            found.map(|ending| ending.text).unwrap_or_default()
        }
    }
}
