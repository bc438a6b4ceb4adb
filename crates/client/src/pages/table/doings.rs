//! What one can do at the table besides moving: take back, ask for a hint, pause, give up, offer a draw, skip what is shown.

use leptos::prelude::*;
use tablier_protocol::Act;
use tablier_rules::{Language, Message};
use tablier_table::{Absence, Pace, Stage, Wish};

use super::Sight;
use crate::messages as m;
use crate::parts::icon::icon;
use crate::room::Room;
use crate::route::Route;
use crate::table::model::Model;

/// What somebody is asked about before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grave {
    Resign,
    Leave,
}

/// The row of buttons, and a question of somebody else where there is one.
pub fn doings(sight: Sight) -> AnyView {
    let room = Room::get();
    let l = room.language();
    let playing = Memo::new(move |_| {
        sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.stage == Stage::Playing))
    });
    let own = Memo::new(move |_| {
        sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.chairs.iter().any(|chair| chair.own)))
    });
    let moved =
        Memo::new(move |_| sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.moves > 0)));
    let pondering =
        Memo::new(move |_| room.model.with(|m| m.as_ref().is_some_and(|m| m.pondering)));
    let two = Memo::new(move |_| sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.sides == 2)));
    let alone = Memo::new(move |_| {
        sight.snapshot.with(|s| {
            s.as_ref().is_some_and(|s| s.chairs.iter().all(|c| c.own || c.machine.is_some()))
        })
    });
    let rated = Memo::new(move |_| sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.rated)));
    let paused = Memo::new(move |_| sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.paused)));
    let has_clock = Memo::new(move |_| {
        sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.pace != Pace::Free))
    });
    let may_take_back =
        Memo::new(move |_| sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.may_take_back)));
    let cannot_take_back =
        move || paused.get() || !moved.get() || rated.get() && !may_take_back.get();
    let wish = move |wish: Wish| {
        let seat = room.model.with_untracked(|model| model.as_ref()?.wishing_seat());
        if let Some(seat) = seat {
            room.act(Act::Ask { seat, wish });
        }
    };
    let running = Memo::new(move |_| {
        room.model
            .with(|m| m.as_ref().is_some_and(|m| m.handover.is_none() && !m.coming.is_empty()))
    });
    let grave = RwSignal::new(None);
    let table = room.model.with_untracked(|m| m.as_ref().map(|m| m.table.clone()));
    let local = table.as_ref().is_some_and(|table| table.local);
    let replay = Route::Replay { table, moves: None }.path();
    let rules = move || {
        let game = sight.snapshot.with(|s| s.as_ref().map(|s| s.game.clone()).unwrap_or_default());
        Route::Rules(Some(game)).path()
    };
    let button = move |name: &'static str, words: Message| {
        view! { <span inner_html=icon(name)></span><span class="doing-words">{words.get(l)}</span> }
    };
    view! {
        {question(room, sight, l)}
        <div class="doings" role="toolbar" aria-label=m::doings().get(l)>
            {move || (playing.get() && own.get()).then(|| view! {
                <button class="doing" disabled=cannot_take_back on:click=move |_| wish(Wish::Undo)>{button("undo", m::take_back())}</button>
                {move || (!rated.get()).then(|| view! {
                    <button class="doing" class:busy=move || pondering.get() disabled=move || !sight.may_click.get() || pondering.get()
                        title=move || (!alone.get()).then(|| m::hint_told().get(l))
                        on:click=move |_| room.ask_hint()>{button("bulb", m::hint())}</button>
                })}
                {move || (two.get() && !alone.get() && !paused.get()).then(|| view! {
                    <button class="doing" on:click=move |_| wish(Wish::Draw)>{button("scale", m::draw())}</button>
                })}
                {move || (has_clock.get() && !paused.get()).then(|| view! {
                    <button class="doing" on:click=move |_| wish(Wish::Pause)>{button("pause", m::pause())}</button>
                })}
                {move || two.get().then(|| view! {
                    <button class="doing" on:click=move |_| grave.set(Some(Grave::Resign))>{button("flag", m::resign())}</button>
                })}
            })}
            {move || (playing.get() && own.get() && !local).then(|| {
                let away = sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.chairs.iter().any(|c| c.own && c.away)));
                let words = if away { m::come_back() } else { m::leave() };
                let go = move |_| if away { room.act(Act::Return) } else { grave.set(Some(Grave::Leave)) };
                view! { <button class="doing" on:click=go>{button("door", words)}</button> }
            })}
            {move || (local && playing.get() && moved.get()).then(|| view! { <a class="doing" href=replay.clone()>{button("film", m::replay())}</a> })}
            <a class="doing" href=rules target="_blank">{button("book", m::rules())}</a>
            {move || running.get().then(|| view! {
                <button class="doing" on:click=move |_| room.with_model(Model::skip)>{button("skip", m::skip_film())}</button>
            })}
        </div>
        {move || grave.get().filter(|_| playing.get()).map(|what| ask_first(room, sight, what, grave))}
    }
    .into_any()
}

/// The way on, where the game was paused.
pub fn end_of_pause(room: Room, sight: Sight) -> AnyView {
    let l = room.language();
    let may_end = Memo::new(move |_| {
        let plays =
            |s: &tablier_table::Snapshot| s.paused && s.chairs.iter().any(|chair| chair.own);
        sight.snapshot.with(|s| s.as_ref().is_some_and(plays))
    });
    view! {
        {move || may_end.get().then(|| view! {
            <button class="button" on:click=move |_| room.act(Act::GoOn)>{m::end_pause().get(l)}</button>
        })}
    }
    .into_any()
}

/// Asks before something is done that cannot be taken back. Nothing else can be done meanwhile.
fn ask_first(room: Room, sight: Sight, what: Grave, asked: RwSignal<Option<Grave>>) -> AnyView {
    let l = room.language();
    let node: NodeRef<leptos::html::Dialog> = NodeRef::new();
    Effect::new(move |_| node.get().map(|dialog| dialog.show_modal()));
    // The focus goes back to where it was.
    let close = move || {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
        asked.set(None);
    };
    let (loses, seat) = sight.snapshot.with_untracked(|s| match s {
        Some(s) => (s.sides == 2 && s.absence == Absence::Loses, s.viewer.seat()),
        None => (false, None),
    });
    let (words, question) = match what {
        Grave::Resign => (m::resign(), m::resign_sure()),
        Grave::Leave if loses => (m::leave(), m::leave_loses()),
        Grave::Leave => (m::leave(), m::leave_sure()),
    };
    let go = move |_| {
        close();
        match (what, seat) {
            (Grave::Leave, _) => room.act(Act::Leave),
            (Grave::Resign, Some(seat)) => room.act(Act::Resign { seat }),
            (Grave::Resign, None) => {}
        }
    };
    view! {
        <dialog class="question" role="alertdialog" aria-label=words.get(l) node_ref=node
            on:close=move |_| asked.set(None) on:keydown=|event| event.stop_propagation()>
            <p>{question.get(l)}</p>
            <button class="button" on:click=go>{words.get(l)}</button>
            <button class="button quiet" autofocus on:click=move |_| close()>{m::play_on().get(l)}</button>
        </dialog>
    }
    .into_any()
}

/// What somebody else asked for and waits for an answer.
fn question(room: Room, sight: Sight, l: Language) -> AnyView {
    let asked = Memo::new(move |_| {
        sight.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            let (by, wish, waiting) = snapshot.request?;
            let number = snapshot.request_number;
            let own = |seat: &tablier_rules::Seat| snapshot.chairs[seat.index()].own;
            let answering = waiting.iter().find(own);
            let name = snapshot.chairs.get(by.index())?.name.clone();
            Some((answering, wish, number, name))
        })
    });
    view! {
        {move || asked.get().map(|(answering, wish, request, name)| {
            let words = match wish {
                Wish::Undo => m::asks_undo(name),
                Wish::Draw => m::asks_draw(name),
                Wish::Pause => m::asks_pause(name),
            };
            let words = words.get(l);
            let answer = move |yes| {
                if let Some(seat) = answering {
                    room.act(Act::Answer { seat, yes, request });
                }
            };
            view! {
                // It waits, whatever is done meanwhile.
                <div class="question" role="alert">
                    <p>{words}</p>
                    {answering.map(|_| view! {
                        <button class="button" on:click=move |_| answer(true)>{m::agree().get(l)}</button>
                        <button class="button quiet" on:click=move |_| answer(false)>{m::decline().get(l)}</button>
                    })}
                </div>
            }
        })}
    }
    .into_any()
}
