//! The table: the board, who sits there, what is asked, what happened.

mod board;
mod controls;
mod doings;
mod finger;
mod focus;
mod gathering;
mod guide;
mod handover;
mod log;
mod prompt;
mod ratings;
mod result;
mod seal;
mod seats;

use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use tablier_rules::{Message, Scene};
use tablier_table::{Snapshot, Stage};
use wasm_bindgen::JsCast;
use web_sys::Element;

use self::ratings::Ratings;
use self::seal::Proof;
use crate::messages as m;
use crate::room::Room;
use crate::route::TableRef;
use crate::shell::Connection;
use crate::table::known::Known;
use crate::widgets::part::part;
use tablier_pages::icon;
use tablier_pages::messages as w;

/// What the parts of the page look at: each changes only when what it shows does.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    scene: Memo<Option<Scene>>,
    snapshot: Memo<Option<Snapshot>>,
    game: Memo<String>,
    names: Memo<Vec<Message>>,
    may_click: Memo<bool>,
    ratings: Ratings,
    proof: Proof,
    at_rest: Memo<bool>,
    /// Whether the game is over, and its end was shown.
    over: Memo<bool>,
    /// Whether nothing is shown until the screen is handed over.
    handover: Memo<bool>,
}

impl Sight {
    fn new(room: Room, table: &TableRef) -> Sight {
        let snapshot = room.watch(|known| Some(known.snapshot().clone()));
        Sight {
            scene: Memo::new(move |_| room.known(|known| known.scene(room.format()))),
            snapshot,
            game: room.watch(|known| known.snapshot().game.clone()),
            ratings: Ratings::new(table, snapshot),
            proof: Proof::new(room, table),
            names: room.watch(Known::names),
            may_click: room.watch(Known::may_click),
            at_rest: room.watch(Known::at_rest),
            over: room.watch(|known| known.at_rest() && known.snapshot().stage == Stage::Over),
            handover: room.watch(|known| known.screen().awaited().is_some()),
        }
    }
}

/// The page of a table.
pub fn table(table: &TableRef) -> AnyView {
    let room = Room::get();
    room.follow(table);
    let sight = Sight::new(room, table);
    let gone = Memo::new(move |_| room.model(|model| model.gone().cloned()));
    let stage = room.watch(|known| Some(known.snapshot().stage));
    let local = table.local;
    focus::lead_on(sight);
    focus::lead_to_result(sight);
    let followed = move || {
        Some(match stage.get() {
            None => loading(room, local),
            Some(Stage::Gathering) => {
                view! { {lost(room, local)}{gathering::gathering(sight)} }.into_any()
            }
            Some(_) => board_and_panel(room, sight, local),
        })
    };
    part(move || Some(gone.get().map_or_else(|| part(followed), |why| no_table(room, &why))))
}

/// There is no such table, or none that may be looked at.
fn no_table(room: Room, why: &Message) -> AnyView {
    let l = room.language();
    view! {
        <section class="plain">
            <h1>{m::no_table().get(l)}</h1>
            <p>{why.get(l)}</p>
            <a class="button" href="/">{w::to_shelf().get(l)}</a>
        </section>
    }
    .into_any()
}

fn loading(room: Room, local: bool) -> AnyView {
    let words = w::loading().get(room.language());
    view! { {lost(room, local)}<p class="plain waiting">{words}</p> }.into_any()
}

/// That the salon does not answer, where it would have to.
fn lost(room: Room, local: bool) -> AnyView {
    part(move || {
        let is_lost = !local && room.connection.get() == Connection::Offline;
        let words = || room.why_offline(m::lost_connection());
        is_lost.then(|| view! { <p class="lost" role="status">{words()}</p> }.into_any())
    })
}

/// The table once the game has begun.
fn board_and_panel(room: Room, sight: Sight, local: bool) -> AnyView {
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
    view! {
        <div class="table" on:keydown=let_go>
            <div class="table-board" on:blur=let_off>
                {board::board(sight)}
                {handover::hand_over(room, sight)}
            </div>
            {panel(room, sight, local)}
        </div>
    }
    .into_any()
}

/// What stands beside the board.
fn panel(room: Room, sight: Sight, local: bool) -> AnyView {
    let l = room.language();
    view! {
        <aside class="panel" aria-label=m::at_table().get(l) inert=sight.handover>
            {part(move || Some(title(room, &sight.game.get())))}
            {lost(room, local)}
            {watching(room)}
            {seats::seats(sight)}
            <div class="asked">
                {guide::guide(room)}
                {prompt::prompt(sight)}
                {controls::controls(sight)}
                {doings::end_of_pause(room)}
            </div>
            {part(move || sight.over.get().then(|| result::result(sight)))}
            {doings::doings(sight)}
            {part(move || (!sight.handover.get()).then(|| log::log(sight)))}
            {(!local).then(seal::seal)}
        </aside>
    }
    .into_any()
}

fn title(room: Room, game: &str) -> AnyView {
    let rules = room.games.lids().get(game);
    let title = rules.map(|rules| rules.about().title).unwrap_or_default();
    view! { <h1 class="hush">{title}</h1> }.into_any()
}

/// How many watch, where somebody does.
fn watching(room: Room) -> AnyView {
    let watching = Memo::new(move |_| room.model(|model| Some(model.watching())).unwrap_or(0));
    part(move || {
        let count = Some(watching.get()).filter(|count| *count > 0)?;
        let words = m::watching(count).get(room.language());
        let line = view! { <p class="watching"><span inner_html=icon("eye")></span>{words}</p> };
        Some(line.into_any())
    })
}
