//! What happened, line by line; the list of legal moves and the field to type one; the chat.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use tablier_protocol::Act;
use tablier_table::chronicle::ChronicleKind;

use super::{Sight, focus};
use crate::messages as m;
use crate::parts::notation::notation;
use crate::room::Room;
use tablier_rules::typeset;

/// The lower part of the panel.
pub fn log(sight: Sight) -> AnyView {
    let room = Room::get();
    let l = room.language();
    let local = room.model.with_untracked(|m| m.as_ref().is_some_and(|m| m.table.local));
    view! {
        <section class="log" aria-label=m::what_happened().get(l)>
            <h2>{m::what_happened().get(l)}</h2>
            {lines(room, sight)}
        </section>
        {(!local).then(|| talk(room, sight))}
        {moves(room, sight)}
    }
    .into_any()
}

/// So many lines are shown unless somebody wants to see all of them.
const LATEST: usize = 120;

fn lines(room: Room, sight: Sight) -> AnyView {
    let l = room.language();
    let all = RwSignal::new(false);
    let earlier = Memo::new(move |_| {
        let lines = room.model.with(|m| m.as_ref().map_or(0, |m| m.lines.len()));
        if all.get() { 0 } else { lines.saturating_sub(LATEST) }
    });
    let show_all = move |_| {
        all.set(true);
        // The button goes, and whoever pressed it reads on where it stood.
        focus::read_on();
    };
    let count =
        Memo::new(move |_| room.model.with(|m| m.as_ref().map(|m| (m.lines.len(), m.version()))));
    view! {
        <ol class="lines" tabindex="0">
            {move || {
                count.get();
                let paints: Vec<String> = sight.scene.with_untracked(|scene| {
                    let seats = scene.as_ref().map(|scene| scene.seats.as_slice()).unwrap_or_default();
                    seats.iter().map(|card| card.paint.class()).collect()
                });
                room.model.with_untracked(|model| {
                    let lines = model.as_ref().map(|model| model.lines.as_slice()).unwrap_or_default();
                    lines.iter().skip(earlier.get()).rev().map(|line| {
                        let paint = line.seat.and_then(|seat| paints.get(seat.index())).map(|p| format!("--own:var(--{p})"));
                        let class = match line.kind {
                            ChronicleKind::Move => "line move",
                            ChronicleKind::Talk => "line talk",
                            ChronicleKind::Notice => "line told",
                        };
                        view! {
                            <li class=class style=paint>
                                <span>{typeset(&line.text.get(l), l)}</span>
                                {line.mv.as_deref().map(notation)}
                            </li>
                        }
                    }).collect_view()
                })
            }}
            {move || (earlier.get() > 0).then(|| view! {
                <li class="line"><button class="button quiet" on:click=show_all>
                    {m::earlier(earlier.get()).get(l)}</button></li>
            })}
        </ol>
    }
    .into_any()
}

fn talk(room: Room, sight: Sight) -> AnyView {
    let l = room.language();
    let may_talk =
        Memo::new(move |_| sight.snapshot.with(|s| s.as_ref().is_none_or(|s| s.may_talk)));
    (move || match may_talk.get() {
        true => chat(room),
        false => view! { <p class="notation">{m::partners_silent().get(l)}</p> }.into_any(),
    })
    .into_any()
}

fn chat(room: Room) -> AnyView {
    let l = room.language();
    let words = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let text = words.get_untracked();
        if !text.trim().is_empty() {
            room.act(Act::Say { text });
            words.set(String::new());
        }
    };
    view! {
        <form class="chat" on:submit=send>
            <input class="text" maxlength="500" aria-label=m::say().get(l) placeholder=m::say().get(l)
                prop:value=move || words.get() on:input=move |event| words.set(event_target_value(&event))/>
            <button class="button quiet">{m::send().get(l)}</button>
        </form>
    }
    .into_any()
}

/// The legal moves as a list and a field: for those who would rather type, or do not see the board.
fn moves(room: Room, sight: Sight) -> AnyView {
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
    let typed = RwSignal::new(String::new());
    let play = move |event: SubmitEvent| {
        event.prevent_default();
        let mv = typed.get_untracked().trim().to_owned();
        if !mv.is_empty() && sight.may_click.get_untracked() {
            room.play(vec![mv]);
            typed.set(String::new());
        }
    };
    let notation = move || {
        let game = sight.snapshot.with(|s| s.as_ref().map(|s| s.game.clone()).unwrap_or_default());
        let rules = room.games.lids().get(&game);
        let notation = rules.map(|rules| rules.about().notation).unwrap_or_default();
        typeset(&notation.get(l), l)
    };
    let toggled = move |_| open.update(|open| *open = !*open);
    view! {
        <section class="typing">
            <button class="fold" aria-expanded=move || open.get().to_string() on:click=toggled>{m::type_a_move().get(l)}</button>
            {move || open.get().then(|| view! {
                <form class="chat" on:submit=play>
                    <input class="text" autocomplete="off" autocapitalize="off" spellcheck="false" aria-label=m::move_field().get(l)
                        placeholder=m::move_field().get(l) prop:value=move || typed.get()
                        on:input=move |event| typed.set(event_target_value(&event))/>
                    <button class="button" disabled=move || !sight.may_click.get()>{m::play_it().get(l)}</button>
                </form>
                <p class="notation">{notation}</p>
                <ul class="legal" aria-label=m::legal_moves().get(l)>
                    {move || legal.get().into_iter().take(400).map(|mv| {
                        let played = mv.clone();
                        view! { <li><button on:click=move |_| room.play(vec![played.clone()])>{mv}</button></li> }
                    }).collect_view()}
                </ul>
            })}
        </section>
    }
    .into_any()
}
