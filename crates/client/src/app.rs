//! The frame round every page: the sign above the door, the way to the other pages, and what has to be said. The salon sends it written, and
//! the page takes it over as it stands; what changes in it is written anew.

mod clicks;
mod early;
mod loading;
mod occupants;

use tablier_pages::{LAMP, Route, frame, icon, lamp, messages as w, title};
use tablier_rules::{Escaped, Language, typeset};
use tablier_views::prelude::*;
use web_sys::Element;

use crate::link::written::Written;
use crate::messages as m;
use crate::pages::shelf;
use crate::parts::Parts;
use crate::shell::door::RoomDoor;
use crate::shell::{Connection, Shell};
use occupants::Occupants;
pub use occupants::Standing;

/// The whole salon, with these games.
pub fn app(parts: &'static Parts) {
    let shell = Shell::open(parts);
    let occupants = Occupants::new();
    clicks::listen(shell);
    shelf::note_room(shell);
    effect(move |_| shell.dress());
    effect(move |_| name_page(shell));
    let language = Memo::new(move |_| {
        shell.settings.with(|settings| settings.language);
        shell.language()
    });
    // Another language is another page: everything is written anew.
    effect(move |before: Option<Language>| {
        let (l, route) = (language.get(), shell.route.get());
        match before {
            Some(same) if same == l => mark_way(&route),
            None if is_written_in(l) => {
                Written::note_left(l);
                mark_way(&route);
            }
            _ => write_frame(&route, l),
        }
        occupants.clear();
        loading::show(shell, occupants, &route, before.is_none());
        l
    });
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-running", "");
        // Where somebody was about to go when it was not running yet (`site/early.js`).
        if let Some(wish) = root.get_attribute("data-wish") {
            let _ = root.remove_attribute("data-wish");
            shell.go(Route::parse(&wish, ""));
        }
    }
    effect(move |_| {
        language.track();
        light_lamp(shell.connection.get(), shell.language());
    });
    effect(move |_| {
        language.track();
        say(shell);
    });
}

/// An element of the page.
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Whether the salon wrote the frame in this language.
fn is_written_in(l: Language) -> bool {
    let root = document().document_element();
    let written = root.and_then(|root| root.get_attribute("data-written"));
    written.as_deref() == Some(l.tag()) && find(".salon").is_some()
}

/// Writes the frame, with room for the page in it.
fn write_frame(route: &Route, l: Language) {
    let written = frame("", route, l);
    match find(".salon") {
        Some(old) => old.set_outer_html(&written),
        None => {
            if let Some(body) = document().body() {
                let _ = body.insert_adjacent_html("beforeend", &written);
            }
        }
    }
}

/// Marks the link to the page one is on.
fn mark_way(route: &Route) {
    let Ok(links) = document().query_selector_all(".nav") else { return };
    for link in (0..links.length()).filter_map(|number| links.item(number)) {
        let link: Element = wasm_bindgen::JsCast::unchecked_into(link);
        let to = Route::parse(&link.get_attribute("href").unwrap_or_default(), "");
        let _ = match to.is_above(route) {
            true => link.set_attribute("aria-current", "page"),
            false => link.remove_attribute("aria-current"),
        };
    }
    if let Some(door) = find(".door") {
        let slim = matches!(route, Route::Table(_));
        let _ = door.class_list().toggle_with_force("slim", slim);
    }
}

/// Names the page, and says in its name whether a decision waits.
fn name_page(shell: Shell) {
    let route = shell.route.get();
    let sign = shell.room.get().map(RoomDoor::sign).unwrap_or_default();
    shell.settings.track();
    let table = (sign.game.as_deref(), sign.gone.then(m::no_table));
    let mark = if sign.waits { "● " } else { "" };
    let called = title(&route, shell.games.lids(), table, shell.language());
    document().set_title(&(mark.to_owned() + &called));
}

/// Shows how the connection stands.
fn light_lamp(connection: Connection, l: Language) {
    let (state, words) = match connection {
        Connection::Trying => ("trying", w::connecting()),
        Connection::Online => ("on", m::online()),
        Connection::Offline => ("off", m::offline()),
    };
    if let Some(shown) = find(LAMP).filter(|shown| !shown.class_list().contains(state)) {
        shown.set_outer_html(&lamp(state, &words, l));
    }
}

/// Says what has to be said, until it is read.
fn say(shell: Shell) {
    let l = shell.language();
    let said = shell.notice.get().map(|text| {
        format!(
            "<div class=\"notice\"><p>{}</p><button class=\"quiet\" data-click=\"close\" aria-label=\"{}\">{}</button></div>",
            Escaped(&typeset(&text.get(l), l)),
            Escaped(&m::close().get(l)),
            icon("close")
        )
    });
    if let Some(notices) = find(".notices") {
        notices.set_inner_html(&said.unwrap_or_default());
    }
}
