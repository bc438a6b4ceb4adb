//! Before the start: who is there, the link for those who are not, machines for seats that stay free.

use tablier_pages::{ground, icon, messages as w};
use tablier_protocol::Act;
use tablier_rules::{Language, Message, Seat, cover};
use tablier_table::Snapshot;
use tablier_views::prelude::*;

use super::Sight;
use crate::messages as m;
use crate::room::Room;
use crate::table::contributions::DrawTask;
use crate::widgets::copy::copy_button;
use crate::widgets::levels::{chosen, levels};
use crate::widgets::part::{Click, button, click, part, plain_button};
use crate::widgets::picture::picture;
use crate::widgets::rating::seat_rating;
use crate::widgets::{terms, time};

/// The page until everybody is there.
pub fn gathering(sight: Sight) -> View {
    let room = Room::get();
    let l = room.language();
    let Some(settled) = sight.snapshot.get_untracked() else { return View::Nothing };
    let rules = room.games.opened().get(&settled.game).ok();
    let title = rules.map(|rules| rules.about().title).unwrap_or_default();
    let written = rules.and_then(|rules| terms::written_board(rules, &settled.options));
    let drawing = written.or_else(|| cover(rules?));
    let drawing = drawing.map(|(scene, names)| picture(&scene, l, &names, title));
    let level = RwSignal::new(room.settings.with_untracked(|s| s.level(&settled.game).number()));
    let rated = settled.rated.then(|| {
        tag("p")
            .class("rated")
            .child(tag("b").child(m::rated().get(l)))
            .child(" ")
            .child(m::rated_more().get(l))
    });
    // Whoever opened the table says how strong the machines are that take its free seats.
    let fills = room.watch(|known| {
        let snapshot = known.snapshot();
        may_fill(snapshot) && snapshot.chairs.iter().any(|chair| !chair.taken)
    });
    let is_turned_away = room.watch(|known| known.snapshot().turned_away);
    let turned_away = move || {
        tag("p").class("sentence").attr("role", "alert").child(m::turned_away().get(l)).into_view()
    };
    let late = move || {
        let line = sight.snapshot.with(|s| s.as_ref().and_then(|s| awaited(room, s)))?;
        Some(tag("p").class("sentence late").attr("role", "status").child(line).into_view())
    };
    tag("section")
        .class("opening")
        .child(
            tag("div")
                .class(format!("opening-art {}", ground(room.games.lids(), &settled.game)))
                .child(drawing),
        )
        .child(
            tag("div")
                .class("opening-form")
                .child(tag("h1").child(title))
                .child(tag("p").class("sentence").child(m::gathering().get(l)))
                .child(rated)
                .child(settled_terms(room, &settled, l))
                .child(part(move || is_turned_away.get().then(turned_away)))
                .child(
                    tag("ul").class("chairs").child(part(move || Some(chairs(room, sight, level)))),
                )
                .child(part(late))
                .child(part(move || fills.get().then(|| levels(m::next_level(), level, l))))
                .child(invitation(l)),
        )
        .into_view()
}

/// The address of the table for those who are not there yet, to be sent or shown.
fn invitation(l: Language) -> View {
    let address =
        web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    // The salon draws it, which saves the page the means.
    let code = format!("/api/tables/{}/code.svg", address.rsplit('/').next().unwrap_or_default());
    let shown = NodeRef::new();
    let told = Signal::derive({
        let address = address.clone();
        move || address.clone()
    });
    [
        tag("h2").child(m::invite().get(l)).into_view(),
        tag("div")
            .class("invite")
            .child(tag("img").class("qr").attr("src", code).attr("alt", m::invite_code().get(l)))
            .child(
                tag("div")
                    .child(tag("p").child(m::invite_more().get(l)))
                    .child(tag("p").class("address").node(shown).child(address))
                    .child(copy_button(told, shown, m::copy_link(), m::copied(), l)),
            )
            .into_view(),
    ]
    .into_view()
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
fn settled_terms(room: Room, snapshot: &Snapshot, l: Language) -> View {
    let row = |about: String, settled: String| {
        tag("div").child(tag("dt").child(about)).child(tag("dd").child(settled))
    };
    let pace = time::pace(snapshot.pace, l);
    let options = terms::options(room.games, &snapshot.game, &snapshot.options, l);
    let options = match options.is_empty() {
        true => m::usual_options().get(l),
        false => options.iter().map(|term| term.short(l)).collect::<Vec<_>>().join(" · "),
    };
    tag("dl")
        .class("terms")
        .attr("aria-label", m::terms().get(l))
        .child(row(w::options().get(l), options))
        .child(row(m::pace().get(l), pace))
        .child(row(m::absence().get(l), terms::absence(snapshot.absence).get(l)))
        .child(row(m::audience().get(l), terms::audience(snapshot.audience).get(l)))
        .into_view()
}

/// Whether the viewer may put machines into seats.
fn may_fill(snapshot: &Snapshot) -> bool {
    snapshot.host && !snapshot.rated
}

fn chairs(room: Room, sight: Sight, level: RwSignal<u8>) -> View {
    let l = room.language();
    let Some(snapshot) = sight.snapshot.get() else { return View::Nothing };
    let sits = snapshot.chairs.iter().any(|chair| chair.own);
    let host = may_fill(&snapshot);
    // Once everybody is there, nothing about it changes any more.
    let gathers = snapshot.chairs.iter().any(|chair| !chair.taken);
    let sit_machine = move |seat: Seat| {
        let level = chosen(level);
        room.change(|settings| settings.choose_level(&sight.game.get_untracked(), level));
        room.act(Act::Fill { seat, level: Some(level) });
    };
    let ratings = sight.ratings.get();
    let rows = snapshot.chairs.iter().enumerate().map(|(index, chair)| {
        let seat = Seat::new(index);
        let who = if chair.taken { chair.name.get(l) } else { m::free_seat().get(l) };
        let quiet = |words: Message, act: Click| plain_button("button quiet", words.get(l), act);
        let may_sit = !chair.taken && !sits && !snapshot.turned_away;
        let sit = may_sit.then(|| {
            let sit = move || room.act(Act::Sit { seat: Some(seat), seal: room.fresh_seal() });
            plain_button("button", m::sit().get(l), click(sit))
        });
        let fill = (!chair.taken && host).then(|| {
            button("button quiet", "machine", m::fill().get(l), click(move || sit_machine(seat)))
        });
        let is_guest = chair.taken && !chair.own && chair.machine.is_none();
        let remove = (gathers && is_guest && snapshot.host)
            .then(|| quiet(m::send_away(), click(move || room.act(Act::Remove { seat }))));
        let unfill = (gathers && chair.machine.is_some() && host)
            .then(|| quiet(m::unfill(), click(move || room.act(Act::Fill { seat, level: None }))));
        let own = chair.own.then(|| tag("em").child(m::you().get(l)));
        let rise = chair.own.then(|| quiet(m::get_up(), click(move || room.act(Act::Leave))));
        let rating = seat_rating(ratings.get(index).copied().flatten());
        let machine = chair.machine.map(|_| tag("span").html(icon("machine")));
        tag("li")
            .class_if("free", !chair.taken)
            .child(machine)
            .child(tag("b").child(who))
            .child(rating)
            .child(own)
            .child(sit)
            .child(fill)
            .child(unfill)
            .child(rise)
            .child(remove)
    });
    rows.collect_view()
}
