//! The shelf. The games on it are written; the tables that wait, are played, or are one's own come between as they are known.

use tablier_protocol::{Card, Lobby};
use tablier_rules::{Format, Language, Message, sort_few};
use tablier_table::Stage;
use tablier_views::mount::react;
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::app::{Standing, find};
use crate::link::written::Written;
use crate::local::attic;
use crate::messages as m;
use crate::route::Route;
use crate::shell::{Connection, Shell};
use crate::widgets::card::table_card;
use crate::widgets::rewrite::rewrite;
use crate::widgets::said::said;

/// So many games of a kind are shown here.
const MAX_SHOWN: usize = 6;
/// So many tables that wait for players are shown above the games on a phone.
const FIRST_FEW: usize = 2;

/// Keeps what stands between the games as it should be.
pub fn show(shell: Shell, main: &Element) -> Standing {
    let l = shell.language();
    Box::new(react(|| {
        let narrow = Memo::new(move |_| shell.format() == Format::Tall);
        keep_written(main, ".above", move || above(shell, narrow.get(), l));
        note_shelf(main, l);
        keep_written(main, ".below", move || {
            let waiting = if narrow.get() { String::new() } else { waiting(shell, false, l) };
            [waiting, watched(shell, l), finished(shell, l), offline(shell)].concat()
        });
    }))
}

/// Under this name it is kept how much room was taken above the games, behind the width of the window: at the next visit it is left free before
/// anything runs (`site/light.js`).
const ROOM: &str = "tablier.above";

/// Notes how much room is taken above the games whenever the page is left, wherever one is: games are begun elsewhere.
pub fn note_room(shell: Shell) {
    let leaving = move |_: Event| untrack(|| measure_room(shell));
    window_event_listener("pagehide", leaving).for_ever();
    window_event_listener("visibilitychange", leaving).for_ever();
}

fn measure_room(shell: Shell) {
    let Some(main) = find("#main") else { return };
    let shown = main.query_selector(".above > div").ok().flatten();
    let height = shown.as_ref().map(height_of).or_else(|| {
        // Nobody sees it: as wide as it will be, and of no height to whatever is shown.
        let trial = document().create_element("div").ok()?;
        let _ = trial.set_attribute("style", "height:0;overflow:hidden;visibility:hidden");
        shell.kept.set(attic::cards());
        trial.set_inner_html(&above(shell, shell.format() == Format::Tall, shell.language()));
        main.append_child(&trial).ok()?;
        let height = trial.first_element_child().as_ref().map(height_of);
        trial.remove();
        height
    });
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default();
    if let Some(height) = height {
        // Whole numbers: what writes fractions is not loaded for this.
        attic::put_text(ROOM, &format!("{} {height}", width as u32));
    }
}

fn height_of(element: &Element) -> u32 {
    element.get_bounding_client_rect().height().ceil() as u32
}

/// What stands above the games.
fn above(shell: Shell, is_narrow: bool, l: Language) -> String {
    // On a phone the games fill several screens, and whoever comes for a table would not see that there are any.
    let waiting = if is_narrow { waiting(shell, true, l) } else { String::new() };
    format!("<div class=\"flow\">{}{waiting}</div>", mine(shell, l))
}

/// Notes what the salon wrote when the shelf is left, for when somebody comes back.
fn note_shelf(main: &Element, l: Language) {
    let main = main.clone();
    on_cleanup(move || {
        for place in [".above", ".below"] {
            if let Some(place) = main.query_selector(place).ok().flatten() {
                place.set_inner_html("");
            }
        }
        Written::Shelf.note(l, || main.inner_html());
    });
}

/// Lets the room go that was left free above the games: by now it is known what stands there.
pub fn free_room() {
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(root) = root {
        let _ = root.style().remove_property("--above");
    }
}

/// Keeps a place of the page written as it should be now.
fn keep_written(main: &Element, place: &str, write: impl Fn() -> String + 'static) {
    let Some(place) = main.query_selector(place).ok().flatten() else { return };
    let write: Box<dyn Fn() -> String> = Box::new(write);
    effect(move |before: Option<String>| {
        let now = write();
        if before.unwrap_or_default() != now {
            rewrite(&place, &now);
        }
        now
    });
}

/// One's own games that go on.
fn mine(shell: Shell, l: Language) -> String {
    let goes_on = |card: &Card| card.stage != Stage::Over;
    let kept: Vec<Card> = shell.kept.get().into_iter().filter(goes_on).collect();
    let mut own: Vec<Card> = shell.own.get().into_iter().filter(goes_on).collect();
    sort_few(&mut own, |card| !card.waits);
    if kept.is_empty() && own.is_empty() {
        return String::new();
    }
    format!(
        "<section class=\"tables mine\" aria-labelledby=\"mine\"><h2 id=\"mine\">{}</h2><ul class=\"cards\">{}{}</ul>{}</section>",
        said(&m::my_games(), l),
        cards(shell, &own, false, l),
        cards(shell, &kept[..kept.len().min(MAX_SHOWN)], true, l),
        to_archive(kept.len(), l)
    )
}

/// Tables that wait for somebody; on a phone the first few, and the rest when it is asked for.
fn waiting(shell: Shell, few: bool, l: Language) -> String {
    let open = of_others(shell, |lobby| &lobby.open);
    let shown =
        if few && !shell.whole_lobby.get() { open.len().min(FIRST_FEW) } else { open.len() };
    let rest = match open.len() - shown {
        0 => String::new(),
        rest => format!(
            "<p class=\"aside\"><button class=\"button quiet\" data-click=\"more\">{}</button></p>",
            said(&m::more_tables(rest), l)
        ),
    };
    tables(shell, &m::open_tables(), &open[..shown], l) + &rest
}

fn watched(shell: Shell, l: Language) -> String {
    tables(shell, &m::to_watch(), &of_others(shell, |lobby| &lobby.playing), l)
}

/// The tables that are not among one's own games already.
fn of_others(shell: Shell, which: fn(&Lobby) -> &Vec<Card>) -> Vec<Card> {
    let mut cards = shell.lobby.with(|lobby| which(lobby).clone());
    shell.own.with(|own| cards.retain(|card| own.iter().all(|own| own.table != card.table)));
    cards
}

fn finished(shell: Shell, l: Language) -> String {
    let is_over = |card: &Card| card.stage == Stage::Over;
    let kept: Vec<Card> = shell.kept.get().into_iter().filter(is_over).collect();
    let own: Vec<Card> = shell.own.get().into_iter().filter(is_over).collect();
    if kept.is_empty() && own.is_empty() {
        return String::new();
    }
    format!(
        "<section class=\"tables\"><h2>{}</h2><ul class=\"cards\">{}{}</ul>{}</section>",
        said(&m::finished(), l),
        cards(shell, &own[..own.len().min(MAX_SHOWN)], false, l),
        cards(shell, &kept[..kept.len().min(MAX_SHOWN)], true, l),
        to_archive(kept.len(), l)
    )
}

/// Why nobody else can be met just now.
fn offline(shell: Shell) -> String {
    if shell.connection.get() != Connection::Offline {
        return String::new();
    }
    let why = Message::words(shell.why_offline(m::offline_more()));
    format!("<p class=\"aside\">{}</p>", said(&why, shell.language()))
}

fn tables(shell: Shell, title: &Message, list: &[Card], l: Language) -> String {
    if list.is_empty() {
        return String::new();
    }
    let list = cards(shell, list, false, l);
    format!(
        "<section class=\"tables\"><h2>{}</h2><ul class=\"cards\">{list}</ul></section>",
        said(title, l)
    )
}

fn cards(shell: Shell, cards: &[Card], local: bool, l: Language) -> String {
    cards.iter().map(|card| table_card(shell, card, local, l)).collect()
}

/// The way to the games kept here, where there are more than the shelf shows.
fn to_archive(kept: usize, l: Language) -> String {
    if kept <= MAX_SHOWN {
        return String::new();
    }
    let path = Route::Replay { table: None, moves: None }.path();
    format!("<p class=\"aside\"><a href=\"{path}\">{}</a></p>", said(&m::all_kept(), l))
}
