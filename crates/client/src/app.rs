//! The frame round every page: the sign above the door, the way to the other pages, and what has to be said.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tablier_rules::{Language, Message};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::games::GameBox;
use crate::local::attic;
use crate::messages as m;
use crate::pages;
use crate::parts::icon::icon;
use crate::route::{Route, TableRef};
use crate::shell::pages::focus_main;
use crate::shell::{Connection, Shell};
use crate::table::model::Model;
use tablier_rules::typeset;

/// The whole salon, with these games.
pub fn app(boxes: &'static [GameBox]) -> impl IntoView {
    let shell = Shell::open(boxes);
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
                    {move || page(&shell.route.get())}
                </main>
                <Notice/>
            </div>
        }
    }
}

fn page(route: &Route) -> AnyView {
    match route {
        Route::Shelf => pages::shelf::Shelf().into_any(),
        Route::Open(slug) => {
            let slug = slug.clone();
            opened(&slug.clone(), move || pages::open::open(&slug))
        }
        Route::Table(table) => {
            let (game, table) = (kept_game(table), table.clone());
            opened_if(game, move || pages::table::table(&table))
        }
        Route::Replay { table, moves } => {
            let (game, table, moves) = (table.as_ref().and_then(kept_game), table.clone(), *moves);
            opened_if(game, move || pages::replay::replay(table.clone(), moves))
        }
        Route::Rules(None) => pages::rules::index(),
        Route::Rules(Some(slug)) => {
            let slug = slug.clone();
            opened(&slug.clone(), move || pages::rules::rules(&slug))
        }
        Route::Ratings(slug) => pages::ratings::ratings(slug.as_deref()),
        Route::Settings => pages::settings::Settings().into_any(),
        Route::Recover(code) => pages::settings::recover(code),
        Route::Lost => pages::lost(),
    }
}

/// The game that is played at a table kept here. What is played at a table of the salon is told by the table.
fn kept_game(table: &TableRef) -> Option<String> {
    attic::card(&table.name).filter(|_| table.local).map(|card| card.game)
}

/// A page, once the game it needs was opened.
fn opened_if(game: Option<String>, page: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    match game {
        Some(game) => opened(&game, page),
        None => page(),
    }
}

/// A page about this game, once it was opened.
fn opened(game: &str, page: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let shell = Shell::get();
    let l = shell.language();
    if shell.games.lids().get(game).is_err() {
        return pages::lost();
    }
    let failure = RwSignal::new(None::<Message>);
    let slug = StoredValue::new(game.to_owned());
    let open = move || {
        failure.set(None);
        leptos::task::spawn_local(async move {
            if let Err(text) = shell.open_game(&slug.get_value()).await {
                // The page may have been left meanwhile.
                let _ = failure.try_set(Some(text));
            }
        });
    };
    let is_opened = Memo::new(move |_| slug.with_value(|slug| shell.games.is_opened(slug)));
    if !is_opened.get_untracked() {
        open();
    }
    let shown = move || match (is_opened.get(), failure.get()) {
        (true, _) => page(),
        (false, None) => view! { <p class="plain waiting">{m::loading().get(l)}</p> }.into_any(),
        (false, Some(text)) => view! {
            <section class="plain">
                <p role="alert">{text.get(l)}</p>
                <button class="button" on:click=move |_| open()>{m::try_again().get(l)}</button>
            </section>
        }
        .into_any(),
    };
    view! { {shown} }.into_any()
}

/// Names the page, and says in its name whether a decision waits.
fn name_page(shell: Shell) {
    let route = shell.route.get();
    let waits = shell.model.with(|model| model.as_ref().is_some_and(Model::may_click));
    let slug = match &route {
        Route::Open(slug) | Route::Rules(Some(slug)) | Route::Ratings(Some(slug)) => {
            Some(slug.clone())
        }
        _ => shell.model.with(|model| Some(model.as_ref()?.snapshot.as_ref()?.game.clone())),
    };
    let game =
        slug.and_then(|slug| shell.games.lids().get(&slug).ok()).map(|rules| rules.about().title);
    shell.settings.track();
    let page = page_words(&route).map(|words| words.get(shell.language()));
    let names = game.into_iter().chain(page.as_deref()).chain(["Tablier"]).collect::<Vec<_>>();
    let mark = if waits { "● " } else { "" };
    document().set_title(&(mark.to_owned() + &names.join(" – ")));
}

/// What a page is called, where it is not by the game it shows alone.
fn page_words(route: &Route) -> Option<Message> {
    match route {
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
