//! The frame round every page: the sign above the door, the way to the other pages, and what has to be said.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tablier_rules::{Language, Message};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::local::attic;
use crate::messages as m;
use crate::pages;
use crate::parts::icon::icon;
use crate::parts_of_page::{Parts, Reading};
use crate::route::{Route, TableRef};
use crate::shell::door::RoomDoor;
use crate::shell::pages::focus_main;
use crate::shell::{Connection, Shell};
use tablier_rules::typeset;

/// The whole salon, with these games.
pub fn app(parts: &'static Parts) -> impl IntoView {
    let shell = Shell::open(parts);
    provide_context(shell);
    Effect::new(move || shell.dress());
    Effect::new(move || name_page(shell));
    let language = Memo::new(move |_| {
        shell.settings.with(|settings| settings.language);
        shell.language()
    });
    // Following the link would load the page anew.
    let skip = |event: MouseEvent| {
        event.prevent_default();
        focus_main();
    };
    // Another language is another page: everything is written anew.
    move || {
        let l = language.get();
        view! {
            <div class="salon" on:click=move |event| follow_link(shell, &event)>
                <a class="skip" href="#main" on:click=skip>{m::skip().get(l)}</a>
                <Header/>
                <main id="main" tabindex="-1">
                    {move || page(shell, &shell.route.get())}
                </main>
                <Notice/>
            </div>
        }
    }
}

/// The page of a route, once the parts that it needs are there.
fn page(shell: Shell, route: &Route) -> AnyView {
    match route {
        Route::Shelf => pages::shelf::Shelf().into_any(),
        Route::Lost => pages::lost(),
        Route::Open(slug) | Route::Rules(Some(slug)) if shell.games.lids().get(slug).is_err() => {
            pages::lost()
        }
        route => once_loaded(shell, route.clone()),
    }
}

/// A page that is loaded when somebody goes there.
fn once_loaded(shell: Shell, route: Route) -> AnyView {
    let l = shell.language();
    let route = StoredValue::new(route);
    // What there is to show, or why there is nothing.
    let found = RwSignal::new(None::<Result<Loaded, Message>>);
    let load = move || {
        found.set(None);
        leptos::task::spawn_local(async move {
            let loaded = load(shell, route.get_value()).await;
            // The page may have been left meanwhile.
            let _ = found.try_set(Some(loaded));
        });
    };
    match at_once(shell, &route.get_value()) {
        Some(loaded) => found.set(Some(Ok(loaded))),
        None => load(),
    }
    let shown = move || match found.get() {
        None => {
            view! { <p class="plain waiting" data-loading="">{m::loading().get(l)}</p> }.into_any()
        }
        Some(Ok(loaded)) => route.with_value(|route| inside(route, loaded)),
        Some(Err(text)) => view! {
            <section class="plain">
                <p role="alert">{text.get(l)}</p>
                <button class="button" on:click=move |_| load()>{m::try_again().get(l)}</button>
            </section>
        }
        .into_any(),
    };
    view! { {shown} }.into_any()
}

/// The parts that a page is made of.
#[derive(Clone, Copy)]
struct Loaded {
    door: Option<&'static dyn RoomDoor>,
    reading: Option<&'static Reading>,
}

/// What a page needs, if it is all there.
fn at_once(shell: Shell, route: &Route) -> Option<Loaded> {
    let needs = Needs::of(shell, route);
    let loaded =
        Loaded { door: shell.room.get_untracked(), reading: shell.reading.get_untracked() };
    let is_there = (loaded.door.is_some() || !needs.room)
        && (loaded.reading.is_some() || !needs.reading)
        && needs.game.is_none_or(|game| shell.games.opened().get(&game).is_ok());
    is_there.then_some(loaded)
}

/// Loads what a page needs, all of it at the same time.
async fn load(shell: Shell, route: Route) -> Result<Loaded, Message> {
    let needs = Needs::of(shell, &route);
    if let Some(game) = needs.game.clone() {
        // Each part is asked for once, however many wait for it.
        leptos::task::spawn_local(async move { drop(shell.games.open(&game).await) });
    }
    if needs.reading {
        leptos::task::spawn_local(async move { drop(shell.open_reading().await) });
    }
    let door = if needs.room { Some(shell.open_room().await?) } else { None };
    let reading = if needs.reading { Some(shell.open_reading().await?) } else { None };
    if let Some(game) = needs.game {
        shell.games.open(&game).await?;
    }
    Ok(Loaded { door, reading })
}

/// Which parts a page needs.
struct Needs {
    room: bool,
    reading: bool,
    /// What is played at a table of the salon is told by the table.
    game: Option<String>,
}

impl Needs {
    fn of(shell: Shell, route: &Route) -> Needs {
        let kept = |table: &TableRef| attic::game(&table.name).filter(|_| table.local);
        let game = match route {
            Route::Open(slug) | Route::Rules(Some(slug)) => Some(slug.clone()),
            Route::Table(table) | Route::Replay { table: Some(table), .. } => kept(table),
            _ => None,
        };
        let room = matches!(
            route,
            Route::Open(_) | Route::Table(_) | Route::Replay { .. } | Route::Rules(Some(_))
        );
        // A game that is not on this shelf any more is told of by its table.
        let game = game.filter(|game| shell.games.lids().get(game).is_ok());
        Needs { room, reading: !matches!(route, Route::Table(_)), game }
    }
}

/// A page whose parts are there.
fn inside(route: &Route, Loaded { door, reading }: Loaded) -> AnyView {
    if let Some(page) = door.and_then(|door| door.page(route, reading)) {
        return page;
    }
    match (route, reading) {
        (Route::Rules(None), Some(reading)) => (reading.index)(),
        (Route::Ratings(slug), Some(reading)) => (reading.ratings)(slug.as_deref()),
        (Route::Settings, Some(reading)) => (reading.settings)(),
        (Route::Recover(code), Some(reading)) => (reading.recover)(code),
        _ => pages::lost(),
    }
}

/// Names the page, and says in its name whether a decision waits.
fn name_page(shell: Shell) {
    let route = shell.route.get();
    let sign = shell.room.get().map(RoomDoor::sign).unwrap_or_default();
    let slug = match &route {
        Route::Open(slug) | Route::Rules(Some(slug)) | Route::Ratings(Some(slug)) => {
            Some(slug.clone())
        }
        _ => sign.game,
    };
    let game =
        slug.and_then(|slug| shell.games.lids().get(&slug).ok()).map(|rules| rules.about().title);
    shell.settings.track();
    let page =
        page_words(&route, game.is_some(), sign.gone).map(|words| words.get(shell.language()));
    let names = game.into_iter().chain(page.as_deref()).chain(["Tablier"]).collect::<Vec<_>>();
    let mark = if sign.waits { "● " } else { "" };
    document().set_title(&(mark.to_owned() + &names.join(" – ")));
}

/// What a page is called, where it is not by the game it shows alone: whether there is such a game, and whether the table is gone.
fn page_words(route: &Route, known: bool, gone: bool) -> Option<Message> {
    match route {
        Route::Open(_) | Route::Rules(Some(_)) | Route::Ratings(Some(_)) if !known => {
            Some(m::lost())
        }
        Route::Table(_) if gone => Some(m::no_table()),
        Route::Shelf | Route::Open(_) | Route::Table(_) => None,
        Route::Replay { table: None, .. } => Some(m::archive()),
        Route::Replay { .. } => Some(m::replay()),
        Route::Rules(_) => Some(m::rules()),
        Route::Ratings(_) => Some(m::ratings()),
        Route::Settings => Some(m::settings()),
        Route::Recover(_) => Some(m::recover()),
        Route::Lost => Some(m::lost()),
    }
}

/// Links inside the salon change the page without loading it again.
fn follow_link(shell: Shell, event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
    let Some(link) = link else { return };
    let Some(href) = link.get_attribute("href") else { return };
    let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
    let leaves = !href.starts_with('/')
        || href.starts_with("/api/")
        || link.has_attribute("download")
        || link.has_attribute("target");
    if elsewhere || leaves || event.button() != 0 {
        return;
    }
    event.prevent_default();
    let (path, query) = href.split_once('?').unwrap_or((&href, ""));
    shell.go(Route::parse(path, query));
}

#[component]
fn Header() -> impl IntoView {
    let shell = Shell::get();
    let l = shell.language();
    let at_table = move || matches!(shell.route.get(), Route::Table(_));
    let link = move |route: Route, name: &'static str, words: Message| {
        let path = route.path();
        // Games are looked at again from the archive, wherever their pages are.
        let here = move || {
            let at = shell.route.get();
            let both = matches!((&at, &route), (Route::Replay { .. }, Route::Replay { .. }));
            (both || at.path().starts_with(&route.path())).then_some("page")
        };
        view! {
            <a class="nav" href=path aria-current=here>
                <span inner_html=icon(name)></span><span class="nav-words">{words.get(l)}</span>
            </a>
        }
    };
    view! {
        <header class="door" class:slim=at_table>
            <a class="sign" href="/" aria-label=m::home().get(l)>
                <img src="/icon.svg" alt="" width="34" height="34"/><span>"Tablier"</span>
            </a>
            <nav aria-label=m::pages().get(l)>
                {link(Route::Rules(None), "book", m::rules())}
                {link(Route::Replay { table: None, moves: None }, "film", m::archive())}
                {link(Route::Ratings(None), "crown", m::ratings())}
                {link(Route::Settings, "tune", m::settings())}
            </nav>
            {move || connection_sign(shell.connection.get(), l)}
        </header>
    }
}

fn connection_sign(connection: Connection, l: Language) -> AnyView {
    let (class, words) = match connection {
        Connection::Trying => ("lamp trying", m::connecting()),
        Connection::Online => ("lamp on", m::online()),
        Connection::Offline => ("lamp off", m::offline()),
    };
    view! { <span class=class role="status" title=words.get(l)><i></i><span class="lamp-words">{words.get(l)}</span></span> }
        .into_any()
}

/// What has to be said, until it is read.
#[component]
fn Notice() -> impl IntoView {
    let shell = Shell::get();
    let l = shell.language();
    view! {
        <div class="notices" role="alert">
            {move || shell.notice.get().map(|text| view! {
                <div class="notice">
                    <p>{typeset(&text.get(l), l)}</p>
                    <button class="quiet" on:click=move |_| shell.notice.set(None) aria-label=m::close().get(l)
                        inner_html=icon("close")></button>
                </div>
            })}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::TableRef;

    #[test]
    fn a_page_that_is_not_there_is_called_so() {
        let said = |path: &str, known: bool, gone: bool| {
            page_words(&Route::parse(path, ""), known, gone).map(|words| words.get(Language::EN))
        };
        for path in ["/game/xyz", "/rules/xyz", "/ratings/xyz", "/nothing"] {
            assert_eq!(said(path, false, false), Some(m::lost().get(Language::EN)), "{path}");
        }
        assert_eq!(said("/game/six", true, false), None);
        assert_eq!(said("/rules/six", true, false), Some(m::rules().get(Language::EN)));
        assert_eq!(said("/rules", false, false), Some(m::rules().get(Language::EN)));
        let table = Route::Table(TableRef::local("xyz"));
        assert_eq!(said(&table.path(), false, true), Some(m::no_table().get(Language::EN)));
        assert_eq!(said(&table.path(), true, false), None);
    }
}
