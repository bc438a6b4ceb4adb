//! Before the start: who is there, the link for those who are not, machines for seats that stay free.

use leptos::prelude::*;
use tablier_protocol::Act;
use tablier_rules::{Language, Seat};
use tablier_table::Snapshot;

use super::Sight;
use crate::cover::ground;
use crate::messages as m;
use crate::parts::copy::copy;
use crate::parts::icon::icon;
use crate::parts::levels::{chosen, levels};
use crate::parts::picture::picture;
use crate::parts::rating::seat_rating;
use crate::parts::{terms, time};
use crate::room::Room;
use crate::table::contributions::DrawTask;
use tablier_rules::cover;

/// The page until everybody is there.
pub fn gathering(sight: Sight) -> AnyView {
    let room = Room::get();
    let l = room.language();
    let address =
        web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    // The salon draws it, which saves the page the means.
    let code = format!("/api/tables/{}/code.svg", address.rsplit('/').next().unwrap_or_default());
    let copied = RwSignal::new(false);
    let shown: NodeRef<leptos::html::P> = NodeRef::new();
    let text = address.clone();
    let copy_link = move |_| {
        if let Some(shown) = shown.get_untracked() {
            copy(&text, &shown, move || {
                // The page may have been left meanwhile.
                let _ = copied.try_set(true);
            });
        }
    };
    let game =
        sight.snapshot.with_untracked(|s| s.as_ref().map(|s| s.game.clone()).unwrap_or_default());
    let rules = room.games.opened().get(&game).ok();
    let title = rules.map(|rules| rules.about().title).unwrap_or_default();
    let settled = sight.snapshot.with_untracked(Clone::clone);
    let written = settled.as_ref().and_then(|s| terms::written_board(rules?, &s.options));
    let drawing = written.or_else(|| cover(rules?));
    let drawing = drawing.map(|(scene, names)| picture(&scene, l, &names, title));
    let level = RwSignal::new(room.settings.with_untracked(|s| s.level(&game).number()));
    let rated = sight.snapshot.with_untracked(|s| s.as_ref().is_some_and(|s| s.rated));
    let rated = rated.then(
        || view! { <p class="rated"><b>{m::rated().get(l)}</b>" "{m::rated_more().get(l)}</p> },
    );
    // Whoever opened the table says how strong the machines are that take its free seats.
    let fills = Memo::new(move |_| {
        sight.snapshot.with(|s| {
            s.as_ref().is_some_and(|s| may_fill(s) && s.chairs.iter().any(|chair| !chair.taken))
        })
    });
    view! {
        <section class="opening">
            <div class=format!("opening-art {}", ground(room.games.lids(), &game))>{drawing}</div>
            <div class="opening-form">
                <h1>{title}</h1>
                <p class="sentence">{m::gathering().get(l)}</p>
                {rated}
                {settled.as_ref().map(|snapshot| settled_terms(room, snapshot, l))}
                {move || sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.turned_away)).then(|| view! {
                    <p class="sentence" role="alert">{m::turned_away().get(l)}</p>
                })}
                <ul class="chairs">{move || chairs(room, sight, level)}</ul>
                {move || sight.snapshot.with(|s| s.as_ref().and_then(|s| awaited(room, s))).map(|line| view! {
                    <p class="sentence late" role="status">{line}</p>
                })}
                {move || fills.get().then(|| levels(m::next_level(), level, l))}
                <h2>{m::invite().get(l)}</h2>
                <div class="invite">
                    <img class="qr" src=code alt=m::invite_code().get(l)/>
                    <div>
                        <p>{m::invite_more().get(l)}</p>
                        <p class="address" node_ref=shown>{address.clone()}</p>
                        <button class="button quiet" on:click=copy_link><span inner_html=icon("link")></span>
                            {move || if copied.get() { m::copied().get(l) } else { m::copy_link().get(l) }}</button>
                    </div>
                </div>
            </div>
        </section>
    }
    .into_any()
}

/// Whose part of the chance the beginning waits for. It is shown only where that takes more than a moment.
fn awaited(room: Room, snapshot: &Snapshot) -> Option<String> {
    let l = room.language();
    if room.draw_at(snapshot) == DrawTask::Elsewhere {
        return Some(m::draws_elsewhere().get(l));
    }
    let waits = snapshot.draw.as_ref()?.waits;
    let others = waits.iter().map(|seat| &snapshot.chairs[seat.index()]).filter(|chair| !chair.own);
    let names: Vec<_> = others.map(|chair| chair.name.clone()).collect();
    (!names.is_empty()).then(|| m::drawing(names).get(l))
}

/// What was settled when the table was opened.
fn settled_terms(room: Room, snapshot: &Snapshot, l: Language) -> AnyView {
    let row = |about: String, settled: String| {
        view! { <div><dt>{about}</dt><dd>{settled}</dd></div> }
    };
    let pace = time::pace(snapshot.pace, l);
    let options = terms::options(room.games, &snapshot.game, &snapshot.options, l);
    let options = match options.is_empty() {
        true => m::usual_options().get(l),
        false => options.iter().map(|term| term.short(l)).collect::<Vec<_>>().join(" · "),
    };
    view! {
        <dl class="terms" aria-label=m::terms().get(l)>
            {row(m::options().get(l), options)}
            {row(m::pace().get(l), pace)}
            {row(m::absence().get(l), terms::absence(snapshot.absence).get(l))}
            {row(m::audience().get(l), terms::audience(snapshot.audience).get(l))}
        </dl>
    }
    .into_any()
}

/// Whether the viewer may put machines into seats.
fn may_fill(snapshot: &Snapshot) -> bool {
    snapshot.host && !snapshot.rated
}

fn chairs(room: Room, sight: Sight, level: RwSignal<u8>) -> AnyView {
    let l = room.language();
    let Some(snapshot) = sight.snapshot.get() else { return ().into_any() };
    let sits = snapshot.chairs.iter().any(|chair| chair.own);
    let host = may_fill(&snapshot);
    // Once everybody is there, nothing about it changes any more.
    let gathers = snapshot.chairs.iter().any(|chair| !chair.taken);
    let sit_machine = move |seat: Seat| {
        let level = chosen(level);
        let game = sight.snapshot.with_untracked(|s| s.as_ref().map(|s| s.game.clone()));
        room.change(|settings| settings.choose_level(&game.unwrap_or_default(), level));
        room.act(Act::Fill { seat, level: Some(level) });
    };
    let ratings = sight.ratings.get();
    let rows = snapshot.chairs.iter().enumerate().map(|(index, chair)| {
        let seat = Seat::new(index);
        let who = if chair.taken { chair.name.get(l) } else { m::free_seat().get(l) };
        let sit = (!chair.taken && !sits && !snapshot.turned_away).then(|| view! {
            <button class="button" on:click=move |_| room.act(Act::Sit { seat: Some(seat), seal: room.fresh_seal() })>{m::sit().get(l)}</button>
        });
        let fill = (!chair.taken && host).then(|| view! {
            <button class="button quiet" on:click=move |_| sit_machine(seat)>
                <span inner_html=icon("machine")></span>{m::fill().get(l)}</button>
        });
        let remove = (gathers && chair.taken && !chair.own && chair.machine.is_none() && snapshot.host).then(|| view! {
            <button class="button quiet" on:click=move |_| room.act(Act::Remove { seat })>{m::send_away().get(l)}</button>
        });
        let unfill = (gathers && chair.machine.is_some() && host).then(|| view! {
            <button class="button quiet" on:click=move |_| room.act(Act::Fill { seat, level: None })>{m::unfill().get(l)}</button>
        });
        let own = chair.own.then(|| view! { <em>{m::you().get(l)}</em> });
        let rise = chair.own.then(|| view! {
            <button class="button quiet" on:click=move |_| room.act(Act::Leave)>{m::get_up().get(l)}</button>
        });
        let rating = seat_rating(ratings.get(index).copied().flatten());
        let machine = chair.machine.map(|_| view! { <span inner_html=icon("machine")></span> });
        view! { <li class:free=!chair.taken>{machine}<b>{who}</b>{rating}{own}{sit}{fill}{unfill}{rise}{remove}</li> }
    });
    rows.collect_view().into_any()
}
