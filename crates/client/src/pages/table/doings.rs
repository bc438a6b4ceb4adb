//! What one can do at the table besides moving: take back, ask for a hint, pause, give up, offer a draw, skip what is shown.

use tablier_protocol::Act;
use tablier_rules::{Language, Seat};
use tablier_table::{Absence, Pace, Stage, Wish};
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

use super::Sight;
use super::board::skip;
use crate::messages as m;
use crate::room::Room;
use crate::route::Route;
use crate::table::known::Known;
use crate::widgets::part::{Click, click, part, plain_button};
use tablier_pages::icon;
use tablier_pages::messages as w;

/// What somebody is asked about before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grave {
    Resign,
    Leave,
}

/// The row of buttons, and a question of somebody else where there is one.
pub fn doings(sight: Sight) -> View {
    let room = Room::get();
    let l = room.language();
    let is_playing = room.watch(|known| known.snapshot().stage == Stage::Playing);
    let plays = room.watch(|known| known.snapshot().stage == Stage::Playing && has_own(known));
    let running = room.watch(|known| known.screen().is_running());
    let local = room.followed_table().is_some_and(|table| table.local);
    let grave = RwSignal::new(None);
    [
        question(room, l),
        tag("div")
            .class("doings")
            .attr("role", "toolbar")
            .attr("aria-label", m::doings().get(l))
            .child(part(move || plays.get().then(|| own_doings(room, sight, grave))))
            .child(part(move || (plays.get() && !local).then(|| way_out(room, grave))))
            .child(local.then(|| way_to_replay(room)))
            .child(way_to_rules(room, sight))
            .child(part(move || {
                running
                    .get()
                    .then(|| doing("skip", m::skip_film().get(l), click(move || skip(room))))
            }))
            .into_view(),
        part(move || {
            grave.get().filter(|_| is_playing.get()).map(|what| ask_first(room, sight, what, grave))
        }),
    ]
    .into_view()
}

fn has_own(known: &Known) -> bool {
    known.snapshot().chairs.iter().any(|chair| chair.own)
}

/// One of the buttons.
fn doing(drawing: &'static str, words: String, click: Click) -> View {
    tag("button").class("doing").on("click", click).child(face(drawing, words)).into_view()
}

/// What stands on one.
fn face(drawing: &'static str, words: String) -> View {
    [
        tag("span").html(icon(drawing)).into_view(),
        tag("span").class("doing-words").child(words).into_view(),
    ]
    .into_view()
}

/// What whoever plays may do.
fn own_doings(room: Room, sight: Sight, grave: RwSignal<Option<Grave>>) -> View {
    let l = room.language();
    let is_rated = room.watch(|known| known.snapshot().rated);
    let may_draw = room.watch(|known| {
        let snapshot = known.snapshot();
        snapshot.sides == 2 && !snapshot.paused && !is_alone(known)
    });
    let may_pause = room.watch(|known| {
        let snapshot = known.snapshot();
        snapshot.pace != Pace::Free && !snapshot.paused
    });
    let may_resign = room.watch(|known| known.snapshot().sides == 2);
    let wish = move |wish: Wish| {
        click(move || {
            if let Some(seat) = room.known_now(Known::wishing_seat) {
                room.act(Act::Ask { seat, wish });
            }
        })
    };
    let resign = move || click(move || grave.set(Some(Grave::Resign)));
    [
        undo(room, wish(Wish::Undo)),
        part(move || (!is_rated.get()).then(|| hint(room, sight))),
        part(move || may_draw.get().then(|| doing("scale", m::draw().get(l), wish(Wish::Draw)))),
        part(move || may_pause.get().then(|| doing("pause", m::pause().get(l), wish(Wish::Pause)))),
        part(move || may_resign.get().then(|| doing("flag", m::resign().get(l), resign()))),
    ]
    .into_view()
}

fn is_alone(known: &Known) -> bool {
    known.snapshot().chairs.iter().all(|chair| chair.own || chair.machine.is_some())
}

fn undo(room: Room, wish: Click) -> View {
    let cannot = room.watch(|known| {
        let snapshot = known.snapshot();
        snapshot.paused || snapshot.moves == 0 || snapshot.rated && !snapshot.may_take_back
    });
    let words = m::take_back().get(room.language());
    tag("button")
        .class("doing")
        .attr_of("disabled", move || cannot.get())
        .on("click", wish)
        .child(face("undo", words))
        .into_view()
}

fn hint(room: Room, sight: Sight) -> View {
    let l = room.language();
    let is_pondering = room.watch(|known| known.hand().is_pondering());
    let is_alone = room.watch(is_alone);
    let cannot = Signal::derive(move || !sight.may_click.get() || is_pondering.get());
    tag("button")
        .attr_of("class", move || if is_pondering.get() { "doing busy" } else { "doing" })
        .attr_of("disabled", move || cannot.get())
        .attr_of("title", move || (!is_alone.get()).then(|| m::hint_told().get(l)))
        .on("click", click(move || room.ask_hint()))
        .child(face("bulb", m::hint().get(l)))
        .into_view()
}

/// The way out of a game that goes on, or back into it.
fn way_out(room: Room, grave: RwSignal<Option<Grave>>) -> View {
    let l = room.language();
    let is_away =
        room.watch(|known| known.snapshot().chairs.iter().any(|chair| chair.own && chair.away));
    part(move || {
        let (words, go) = match is_away.get() {
            true => (m::come_back(), click(move || room.act(Act::Return))),
            false => (m::leave(), click(move || grave.set(Some(Grave::Leave)))),
        };
        Some(doing("door", words.get(l), go))
    })
}

/// A game kept here can be looked at again while it goes on.
fn way_to_replay(room: Room) -> View {
    let is_begun = room.watch(|known| {
        let snapshot = known.snapshot();
        snapshot.stage == Stage::Playing && snapshot.moves > 0
    });
    part(move || {
        let path = Route::Replay { table: room.followed_table(), moves: None }.path();
        let words = m::replay().get(room.language());
        is_begun.get().then(|| {
            tag("a").class("doing").attr("href", path).child(face("film", words)).into_view()
        })
    })
}

fn way_to_rules(room: Room, sight: Sight) -> View {
    let rules = move || Route::Rules(Some(sight.game.get())).path();
    let words = w::rules().get(room.language());
    tag("a")
        .class("doing")
        .attr_of("href", rules)
        .attr("target", "_blank")
        .child(face("book", words))
        .into_view()
}

/// The way on, where the game was paused.
pub fn end_of_pause(room: Room) -> View {
    let l = room.language();
    let may_end = room.watch(|known| known.snapshot().paused && has_own(known));
    let go_on = move || click(move || room.act(Act::GoOn));
    part(move || may_end.get().then(|| plain_button("button", m::end_pause().get(l), go_on())))
}

fn dialog(element: Option<Element>) -> Option<HtmlDialogElement> {
    element?.dyn_into().ok()
}

/// Asks before something is done that cannot be taken back. Nothing else can be done meanwhile.
fn ask_first(room: Room, sight: Sight, what: Grave, asked: RwSignal<Option<Grave>>) -> View {
    let l = room.language();
    let node = NodeRef::new();
    effect(move |_| dialog(node.get()).map(|dialog| dialog.show_modal()));
    // The focus goes back to where it was.
    let close = move || {
        if let Some(dialog) = dialog(node.get_untracked()) {
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
    let go = move |_: Event| {
        close();
        match (what, seat) {
            (Grave::Leave, _) => room.act(Act::Leave),
            (Grave::Resign, Some(seat)) => room.act(Act::Resign { seat }),
            (Grave::Resign, None) => {}
        }
    };
    tag("dialog")
        .class("question")
        .attr("role", "alertdialog")
        .attr("aria-label", words.get(l))
        .node(node)
        .on("close", move |_: Event| asked.set(None))
        .on("keydown", |event: Event| event.stop_propagation())
        .child(tag("p").child(question.get(l)))
        .child(tag("button").class("button").on("click", go).child(words.get(l)))
        .child(
            tag("button")
                .class("button quiet")
                .attr("autofocus", true)
                .on("click", move |_: Event| close())
                .child(m::play_on().get(l)),
        )
        .into_view()
}

/// What somebody else asked for and waits for an answer.
fn question(room: Room, l: Language) -> View {
    let asked = room.watch(|known| {
        let snapshot = known.snapshot();
        let (by, wish, waiting) = snapshot.request?;
        let own = |seat: &Seat| snapshot.chairs[seat.index()].own;
        let name = snapshot.chairs.get(by.index())?.name.clone();
        Some((waiting.iter().find(own), wish, snapshot.request_number, name))
    });
    part(move || {
        let (answering, wish, request, name) = asked.get()?;
        let words = match wish {
            Wish::Undo => m::asks_undo(name),
            Wish::Draw => m::asks_draw(name),
            Wish::Pause => m::asks_pause(name),
        };
        let words = words.get(l);
        let buttons = answering.map(|seat| {
            let answer = |yes| click(move || room.act(Act::Answer { seat, yes, request }));
            [
                plain_button("button", m::agree().get(l), answer(true)),
                plain_button("button quiet", m::decline().get(l), answer(false)),
            ]
        });
        // It waits, whatever is done meanwhile.
        let question = tag("div")
            .class("question")
            .attr("role", "alert")
            .child(tag("p").child(words))
            .child(buttons);
        Some(question.into_view())
    })
}
