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

use tablier_rules::{Lid, Message, Scene};
use tablier_table::{Snapshot, Stage};
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;
use web_sys::{FocusEvent, KeyboardEvent};

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
pub fn table(table: &TableRef) -> View {
    let room = Room::get();
    room.follow(table);
    let sight = Sight::new(room, table);
    let gone = Memo::new(move |_| room.model(|model| model.gone().cloned()));
    // How it goes on changes nothing about what stands there: whoever is writing to the others writes on when the game is over.
    let gathers = room.watch(|known| Some(known.snapshot().stage == Stage::Gathering));
    let local = table.local;
    focus::lead_on(sight);
    focus::lead_to_result(sight);
    let followed = move || {
        Some(match gathers.get() {
            None => loading(room, local),
            Some(true) => [lost(room, local), gathering::gathering(sight)].into_view(),
            Some(false) => board_and_panel(room, sight, local),
        })
    };
    part(move || Some(gone.get().map_or_else(|| part(followed), |why| no_table(room, &why))))
}

/// There is no such table, or none that may be looked at.
fn no_table(room: Room, why: &Message) -> View {
    let l = room.language();
    tag("section")
        .class("plain")
        .child(tag("h1").child(m::no_table().get(l)))
        .child(tag("p").child(why.get(l)))
        .child(tag("a").class("button").attr("href", "/").child(w::to_shelf().get(l)))
        .into_view()
}

fn loading(room: Room, local: bool) -> View {
    let words = w::loading().get(room.language());
    [lost(room, local), tag("p").class("plain waiting").child(words).into_view()].into_view()
}

/// That the salon does not answer, where it would have to.
fn lost(room: Room, local: bool) -> View {
    part(move || {
        let is_lost = !local && room.connection.get() == Connection::Offline;
        let words = || room.why_offline(m::lost_connection());
        is_lost.then(|| tag("p").class("lost").attr("role", "status").child(words()).into_view())
    })
}

/// The table once the game has begun.
fn board_and_panel(room: Room, sight: Sight, local: bool) -> View {
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
    tag("div")
        .class("table")
        .on("keydown", let_go)
        .child(
            tag("div")
                .class("table-board")
                .on("blur", let_off)
                .child(board::board(sight))
                .child(handover::hand_over(room, sight)),
        )
        .child(panel(room, sight, local))
        .into_view()
}

/// What stands beside the board.
fn panel(room: Room, sight: Sight, local: bool) -> View {
    let l = room.language();
    tag("aside")
        .class("panel")
        .attr("aria-label", m::at_table().get(l))
        .attr_of("inert", move || sight.handover.get())
        .child(part(move || Some(title(room, &sight.game.get()))))
        .child(lost(room, local))
        .child(watching(room))
        .child(seats::seats(sight))
        .child(
            tag("div")
                .class("asked")
                .child(guide::guide(room))
                .child(prompt::prompt(sight))
                .child(controls::controls(sight))
                .child(doings::end_of_pause(room)),
        )
        .child(part(move || sight.over.get().then(|| result::result(sight))))
        .child(doings::doings(sight))
        .child(part(move || (!sight.handover.get()).then(|| log::log(sight))))
        .child((!local).then(seal::seal))
        .into_view()
}

fn title(room: Room, game: &str) -> View {
    let rules = room.games.lids().get(game);
    let title = rules.map(Lid::title).unwrap_or_default();
    tag("h1").class("hush").child(title).into_view()
}

/// How many watch, where somebody does.
fn watching(room: Room) -> View {
    let watching = Memo::new(move |_| room.model(|model| Some(model.watching())).unwrap_or(0));
    part(move || {
        let count = Some(watching.get()).filter(|count| *count > 0)?;
        let words = m::watching(count).get(room.language());
        let line = tag("p").class("watching").child(tag("span").html(icon("eye"))).child(words);
        Some(line.into_view())
    })
}
