//! What happened, line by line; the list of legal moves and the field to type one; the chat.

use tablier_protocol::Act;
use tablier_rules::{Language, typeset};
use tablier_table::chronicle::{ChronicleKind, ChronicleLine};
use tablier_views::prelude::*;
use web_sys::SubmitEvent;

use super::{Sight, focus};
use crate::messages as m;
use crate::room::Room;
use crate::widgets::notation::notation;
use crate::widgets::part::{click, fold, part, plain_button, words};
use crate::widgets::reel::seat_paints;

/// The lower part of the panel.
pub fn log(sight: Sight) -> View {
    let room = Room::get();
    let l = room.language();
    let local = room.followed_table().is_some_and(|table| table.local);
    [
        tag("section")
            .class("log")
            .attr("aria-label", m::what_happened().get(l))
            .child(tag("h2").child(m::what_happened().get(l)))
            .child(lines(room, sight))
            .into_view(),
        (!local).then(|| talk(room)).into_view(),
        moves(room, sight),
    ]
    .into_view()
}

/// So many lines are shown unless somebody wants to see all of them.
const LATEST: usize = 120;

fn lines(room: Room, sight: Sight) -> View {
    let l = room.language();
    let all = RwSignal::new(false);
    let earlier = Memo::new(move |_| {
        let lines = room.known(|known| Some(known.lines().len())).unwrap_or(0);
        if all.get() { 0 } else { lines.saturating_sub(LATEST) }
    });
    let show_all = move || {
        all.set(true);
        // The button goes, and whoever pressed it reads on where it stood.
        focus::read_on();
    };
    let count = room.watch(|known| (known.lines().len(), known.snapshot().v));
    let all_lines = move || {
        count.get();
        let paints = sight.scene.with_untracked(|scene| scene.as_ref().map(seat_paints));
        let paints = paints.unwrap_or_default();
        room.known_now(|known| {
            let shown = known.lines().iter().skip(earlier.get()).rev();
            Some(shown.map(|one| line(one, &paints, l)).collect_view())
        })
    };
    let more = move || {
        let words = m::earlier(earlier.get()).get(l);
        let button = plain_button("button quiet", words, click(show_all));
        (earlier.get() > 0).then(|| tag("li").class("line").child(button).into_view())
    };
    tag("ol")
        .class("lines")
        .attr("tabindex", "0")
        .child(part(all_lines))
        .child(part(more))
        .into_view()
}

fn line(line: &ChronicleLine, paints: &[String], l: Language) -> View {
    let paint = line.seat.and_then(|seat| paints.get(seat.index()));
    let paint = paint.map(|paint| format!("--own:var(--{paint})"));
    let class = match line.kind {
        ChronicleKind::Move => "line move",
        ChronicleKind::Talk => "line talk",
        ChronicleKind::Notice => "line told",
    };
    let words = typeset(&line.text.get(l), l);
    tag("li")
        .class(class)
        .attr("style", paint)
        .child(tag("span").child(words))
        .child(line.mv.as_deref().map(notation))
        .into_view()
}

fn talk(room: Room) -> View {
    let l = room.language();
    let is_silent = room.watch(|known| !known.snapshot().may_talk);
    part(move || {
        Some(match is_silent.get() {
            false => chat(room),
            true => tag("p").class("notation").child(m::partners_silent().get(l)).into_view(),
        })
    })
}

fn chat(room: Room) -> View {
    let l = room.language();
    let said = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let text = said.get_untracked();
        if !text.trim().is_empty() {
            room.act(Act::Say { text });
            said.set(String::new());
        }
    };
    tag("form")
        .class("chat")
        .on("submit", send)
        .child(
            tag("input")
                .class("text")
                .attr("maxlength", "500")
                .attr("aria-label", m::say().get(l))
                .attr("placeholder", m::say().get(l))
                .value_of(move || said.get())
                .on("input", move |event| said.set(event_target_value(&event))),
        )
        .child(tag("button").class("button quiet").child(m::send().get(l)))
        .into_view()
}

/// The legal moves as a list and a field: for those who would rather type, or do not see the board.
fn moves(room: Room, sight: Sight) -> View {
    let l = room.language();
    let open = RwSignal::new(false);
    let legal = Memo::new(move |_| {
        if !open.get() || !sight.may_click.get() {
            return Vec::new();
        }
        sight.snapshot.with(|snapshot| {
            let Some(snapshot) = snapshot else { return Vec::new() };
            let rules = room.games.opened().get(&snapshot.game);
            let (Ok(rules), Some(seat)) = (rules, snapshot.viewer.seat()) else {
                return Vec::new();
            };
            rules.legal(&snapshot.view, seat).unwrap_or_default()
        })
    });
    // What was typed is there still when it is opened again.
    let typed = RwSignal::new(String::new());
    let list = move || {
        let moves = legal.get().into_iter().take(400).map(|mv| {
            let played = mv.clone();
            let play = click(move || room.play(vec![played.clone()]));
            tag("li").child(tag("button").on("click", play).child(mv))
        });
        Some(moves.collect_view())
    };
    let notation = move || {
        let rules = room.games.opened().get(&sight.game.get());
        let notation = rules.map(|rules| rules.about().notation).unwrap_or_default();
        typeset(&notation.get(l), l)
    };
    let inside = move || {
        [
            move_field(room, sight, typed),
            tag("p").class("notation").child(words(notation)).into_view(),
            tag("ul")
                .class("legal")
                .attr("aria-label", m::legal_moves().get(l))
                .child(part(list))
                .into_view(),
        ]
        .into_view()
    };
    tag("section")
        .class("typing")
        .child(fold(open, m::type_a_move().get(l).into_view()))
        .child(part(move || open.get().then(inside)))
        .into_view()
}

/// The field a move is typed into.
fn move_field(room: Room, sight: Sight, typed: RwSignal<String>) -> View {
    let l = room.language();
    let cannot = Signal::derive(move || !sight.may_click.get());
    let play = move |event: SubmitEvent| {
        event.prevent_default();
        let mv = typed.get_untracked().trim().to_owned();
        if !mv.is_empty() && sight.may_click.get_untracked() {
            room.play(vec![mv]);
            typed.set(String::new());
        }
    };
    tag("form")
        .class("chat")
        .on("submit", play)
        .child(
            tag("input")
                .class("text")
                .attr("autocomplete", "off")
                .attr("autocapitalize", "off")
                .attr("spellcheck", "false")
                .attr("aria-label", m::move_field().get(l))
                .attr("placeholder", m::move_field().get(l))
                .value_of(move || typed.get())
                .on("input", move |event| typed.set(event_target_value(&event))),
        )
        .child(
            tag("button")
                .class("button")
                .attr_of("disabled", move || cannot.get())
                .child(m::play_it().get(l)),
        )
        .into_view()
}
