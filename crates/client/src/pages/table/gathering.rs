//! Before the start: who is there, the link for those who are not, machines for seats that stay free.

use leptos::prelude::*;
use tablier_games::rulebook;
use tablier_protocol::Act;
use tablier_rules::Seat;
use tablier_search::Level;

use super::Sight;
use crate::cover::{cover, ground};
use crate::parts::copy::copy;
use crate::parts::icon::icon;
use crate::parts::picture::picture;
use crate::parts::rating::seat_rating;
use crate::salon::Salon;
use crate::words as w;

/// The page until everybody is there.
pub fn gathering(sight: Sight) -> AnyView {
    let salon = Salon::get();
    let l = salon.language();
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
    let title = rulebook(&game).map(|rules| rules.about().title).unwrap_or_default();
    let drawing = cover(&game).map(|(scene, names)| picture(&scene, l, &names, title));
    let rated = sight.snapshot.with_untracked(|s| s.as_ref().is_some_and(|s| s.rated));
    let rated = rated
        .then(|| view! { <p class="rated"><b>{w::RATED.get(l)}</b>" "{w::RATED_MORE.get(l)}</p> });
    view! {
        <section class="opening">
            <div class=format!("opening-art {}", ground(&game))>{drawing}</div>
            <div class="opening-form">
                <h1>{title}</h1>
                <p class="sentence">{w::GATHERING.get(l)}</p>
                {rated}
                <ul class="chairs">{move || chairs(salon, sight)}</ul>
                <h2>{w::INVITE.get(l)}</h2>
                <div class="invite">
                    <img class="qr" src=code alt="QR"/>
                    <div>
                        <p>{w::INVITE_MORE.get(l)}</p>
                        <p class="address" node_ref=shown>{address.clone()}</p>
                        <button class="button quiet" on:click=copy_link><span inner_html=icon("link")></span>
                            {move || if copied.get() { w::COPIED.get(l) } else { w::COPY_LINK.get(l) }}</button>
                    </div>
                </div>
            </div>
        </section>
    }
    .into_any()
}

fn chairs(salon: Salon, sight: Sight) -> AnyView {
    let l = salon.language();
    let Some(snapshot) = sight.snapshot.get() else { return ().into_any() };
    let sits = snapshot.chairs.iter().any(|chair| chair.own);
    let host = snapshot.host && !snapshot.rated;
    let ratings = sight.ratings.get();
    let rows = snapshot.chairs.iter().enumerate().map(|(index, chair)| {
        let seat = Seat::new(index);
        let who = if chair.taken { chair.name.get(l).to_owned() } else { w::FREE_SEAT.get(l).to_owned() };
        let sit = (!chair.taken && !sits).then(|| view! {
            <button class="button" on:click=move |_| salon.act(Act::Sit { seat: Some(seat) })>{w::SIT.get(l)}</button>
        });
        let fill = (!chair.taken && host).then(|| view! {
            <button class="button quiet" on:click=move |_| salon.act(Act::Fill { seat, level: Some(Level::Confirmed) })>
                <span inner_html=icon("machine")></span>{w::FILL.get(l)}</button>
        });
        let remove = (chair.taken && !chair.own && chair.machine.is_none() && snapshot.host).then(|| view! {
            <button class="button quiet" on:click=move |_| salon.act(Act::Remove { seat })>{w::SEND_AWAY.get(l)}</button>
        });
        let own = chair.own.then(|| view! { <em>{w::YOU.get(l)}</em> });
        let rise = chair.own.then(|| view! {
            <button class="button quiet" on:click=move |_| salon.act(Act::Leave)>{w::GET_UP.get(l)}</button>
        });
        let rating = seat_rating(ratings.get(index).copied().flatten());
        view! { <li class:free=!chair.taken><b>{who}</b>{rating}{own}{sit}{fill}{rise}{remove}</li> }
    });
    rows.collect_view().into_any()
}
