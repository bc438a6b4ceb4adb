//! The table: the board, who sits there, what is asked, what happened.

mod board;
mod controls;
mod doings;
mod finger;
mod focus;
mod gathering;
mod log;
mod ratings;
mod result;
mod seal;
mod seats;

use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use tablier_rules::{Language, Message, Scene};
use tablier_table::{Snapshot, Stage};
use wasm_bindgen::JsCast;
use web_sys::Element;

use self::ratings::Ratings;
use self::seal::Proof;
use crate::lesson::{Progress, say};
use crate::messages as m;
use crate::parts::icon::icon;
use crate::room::Room;
use crate::route::TableRef;
use crate::shell::Connection;
use crate::table::model::Model;
use tablier_rules::typeset;

/// What the parts of the page look at: each changes only when what it shows does.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    scene: Memo<Option<Scene>>,
    snapshot: Memo<Option<Snapshot>>,
    names: Memo<Vec<Message>>,
    may_click: Memo<bool>,
    ratings: Ratings,
    proof: Proof,
    at_rest: Memo<bool>,
    /// Whether nothing is shown until the screen is handed over.
    handover: Memo<bool>,
}

impl Sight {
    fn new(room: Room, table: &TableRef) -> Sight {
        let model = room.model;
        let snapshot = Memo::new(move |_| model.with(|model| model.as_ref()?.snapshot.clone()));
        let over = Memo::new(move |_| {
            snapshot.with(|s| s.as_ref().is_some_and(|s| s.stage == Stage::Over))
        });
        Sight {
            scene: Memo::new(move |_| model.with(|model| model.as_ref()?.scene(room.format()))),
            snapshot,
            ratings: Ratings::new(table, snapshot),
            proof: Proof::new(room, table, over),
            names: Memo::new(move |_| {
                model.with(|m| m.as_ref().map(Model::names).unwrap_or_default())
            }),
            may_click: Memo::new(move |_| model.with(|m| m.as_ref().is_some_and(Model::may_click))),
            at_rest: Memo::new(move |_| model.with(|m| m.as_ref().is_some_and(Model::at_rest))),
            handover: Memo::new(move |_| {
                model.with(|m| m.as_ref().is_some_and(|m| m.handover.is_some()))
            }),
        }
    }
}

/// The page of a table.
pub fn table(table: &TableRef) -> AnyView {
    let room = Room::get();
    let l = room.language();
    room.follow(table);
    let sight = Sight::new(room, table);
    let gone = Memo::new(move |_| room.model.with(|model| model.as_ref()?.gone.clone()));
    let stage = Memo::new(move |_| sight.snapshot.with(|s| s.as_ref().map(|s| s.stage)));
    let over = move || stage.get() == Some(Stage::Over) && sight.at_rest.get();
    let watching = Memo::new(move |_| room.model.with(|m| m.as_ref().map_or(0, |m| m.watching)));
    let words = Memo::new(move |_| room.model.with(|m| m.as_ref().and_then(|m| guidance(m, l))));
    let guided = Memo::new(move |_| words.with(Option::is_some));
    let handover = sight.handover;
    let local = table.local;
    let lost = move || {
        (!local && room.connection.get() == Connection::Offline).then(
            || view! { <p class="lost" role="status">{room.why_offline(m::lost_connection())}</p> },
        )
    };
    let let_go = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            room.hold(Vec::new());
            focus::find_place();
        }
    };
    // The board as a whole has the focus only while nothing else can have it.
    let let_off = move |event: FocusEvent| {
        let board = event.current_target().and_then(|board| board.dyn_into::<Element>().ok());
        if let Some(board) = board {
            let _ = board.remove_attribute("tabindex");
        }
    };
    focus::lead_on(sight);
    focus::lead_to_result(sight, over);
    let body = move || {
        match stage.get() {
        None => view! { {lost}<p class="plain waiting">{m::loading().get(l)}</p> }.into_any(),
        Some(Stage::Gathering) => view! { {lost}{gathering::gathering(sight)} }.into_any(),
        Some(_) => view! {
            <div class="table" on:keydown=let_go>
                <div class="table-board" on:blur=let_off>
                    {board::board(sight)}
                    {hand_over(room, sight)}
                </div>
                <aside class="panel" aria-label=m::at_table().get(l) inert=move || handover.get()>
                    {move || sight.snapshot.with(|s| s.as_ref().map(|s| title(room, &s.game)))}
                    {lost}
                    {move || (watching.get() > 0).then(|| view! { <p class="watching"><span inner_html=icon("eye")></span>{m::watching(watching.get()).get(l)}</p> })}
                    {seats::seats(sight)}
                    <div class="asked">
                        {move || guided.get().then(|| guide(words))}
                        {prompt(sight, over)}
                        {controls::controls(sight)}
                        {doings::end_of_pause(room, sight)}
                    </div>
                    {move || over().then(|| result::result(sight))}
                    {doings::doings(sight)}
                    {move || (!handover.get()).then(|| log::log(sight))}
                    {(!local).then(|| seal::seal(sight))}
                </aside>
            </div>
        }
        .into_any(),
    }
    };
    view! {
        {move || match gone.get() {
            Some(text) => view! {
                <section class="plain">
                    <h1>{m::no_table().get(l)}</h1>
                    <p>{text.get(l)}</p>
                    <a class="button" href="/">{m::to_shelf().get(l)}</a>
                </section>
            }.into_any(),
            None => body.into_any(),
        }}
    }
    .into_any()
}

/// What somebody is told who plays for the first time.
fn guidance(model: &Model, l: Language) -> Option<String> {
    let playing = model.snapshot.as_ref()?.stage == Stage::Playing;
    let progress = model.progress().unwrap_or(Progress::Free);
    let mut words = match (progress, &model.lesson) {
        (Progress::Written(made), Some(lesson)) => lesson.words(made),
        (Progress::Finished, Some(lesson)) => lesson.last_words(),
        _ => String::new(),
    };
    match progress {
        _ if !playing => {}
        Progress::Written(_) if words.is_empty() => say(&mut words, &m::lesson_next().get(l)),
        Progress::Written(_) => {}
        Progress::Finished => say(&mut words, &m::lesson_over().get(l)),
        Progress::Free => say(&mut words, &m::first_game_more().get(l)),
    }
    (model.guided && !words.is_empty()).then(|| typeset(&words, l))
}

/// The same on the page, paragraph by paragraph: what to do comes last.
fn guide(words: Memo<Option<String>>) -> AnyView {
    let paragraphs = move || {
        let words = words.get().unwrap_or_default();
        words.split("\n\n").map(|said| view! { <p>{said.to_owned()}</p> }).collect_view()
    };
    view! {
        <div class="guide" aria-live="polite">
            <span inner_html=icon("bulb")></span>
            <div class="said"><div>{paragraphs}</div></div>
        </div>
    }
    .into_any()
}

fn title(room: Room, game: &str) -> AnyView {
    let rules = room.games.lids().get(game);
    let title = rules.map(|rules| rules.about().title).unwrap_or_default();
    view! { <h1 class="hush">{title}</h1> }.into_any()
}

/// What is asked now, in one sentence, also for those who do not see the board.
fn prompt(sight: Sight, over: impl Fn() -> bool + Copy + Send + 'static) -> AnyView {
    let room = Room::get();
    let l = room.language();
    let words = move || {
        let names = sight.names.get();
        if sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.paused)) {
            return m::paused().get(l);
        }
        let Some(scene) = sight.scene.get().filter(|_| !over()) else { return String::new() };
        let asked = scene.prompt.named(&names);
        // At one screen it has to be said who is asked.
        let seat = sight.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref().filter(|_| sight.may_click.get())?;
            let own = snapshot.chairs.iter().filter(|chair| chair.own).count();
            snapshot.viewer.seat().filter(|_| own > 1)
        });
        let asked = match seat.and_then(|seat| names.get(seat.index())) {
            Some(name) => m::prompt_for(name.clone(), asked),
            None => asked,
        };
        typeset(&asked.get(l), l)
    };
    let news = Memo::new(move |_| {
        room.model.with(|model| {
            let last = model.as_ref().filter(|model| model.handover.is_none())?.lines.last()?;
            Some(typeset(&last.text.get(l), l))
        })
    });
    let yours = move || sight.may_click.get();
    view! {
        <p class="prompt" class:yours=yours>{words}</p>
        // Two paragraphs, lest what somebody said runs on into what is asked.
        <div class="hush" aria-live="polite"><p>{move || news.get()}" "</p><p>{words}</p></div>
    }
    .into_any()
}

/// Between two people with secrets at one screen: nothing is shown until the next one is there.
fn hand_over(room: Room, sight: Sight) -> AnyView {
    let l = room.language();
    let awaited = Memo::new(move |_| {
        let seat = room.model.with(|model| model.as_ref()?.handover)?;
        sight.names.with(|names| names.get(seat.index()).cloned())
    });
    let ready = move |_| {
        room.with_model(|model| model.handover = None);
        room.roll();
        focus::find_place();
    };
    let button: NodeRef<leptos::html::Button> = NodeRef::new();
    Effect::new(move |_| button.get().map(|button| button.focus()));
    view! {
        {move || awaited.get().map(|name| view! {
            <div class="hand-over" role="dialog" aria-modal="true" aria-label=m::hand_over().get(l)>
                <span class="hand-over-art" inner_html=icon("eye")></span>
                <p class="hand-over-name">{m::hand_over_to(name).get(l)}</p>
                <p>{m::hand_over_more().get(l)}</p>
                <button class="button large" node_ref=button on:click=ready>{m::i_am_here().get(l)}</button>
            </div>
        })}
    }
    .into_any()
}
