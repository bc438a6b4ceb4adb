//! Looking at a game again: one kept here, one of the server, or one from a record.

use leptos::prelude::*;
use tablier_protocol::Failure;
use tablier_rules::{AnyMatch, Language, Message, Record, Theme, Viewer, svg, typeset};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

use crate::link::http;
use crate::local::house::KeptGame;
use crate::messages as m;
use crate::room::Room;
use crate::route::{Route, TableRef};
use crate::widgets::card::table_card;
use crate::widgets::notation::notation;
use crate::widgets::part::{button, click, link, part};
use crate::widgets::reel::{Reel, Reeled, all_viewers, reel, seat_paints};
use tablier_pages::icon;
use tablier_pages::messages as w;

/// A game that was found, and whose eyes may be looked through.
struct Found {
    game: Box<dyn AnyMatch>,
    names: Vec<Message>,
    viewers: Vec<Viewer>,
    record: String,
}

/// The page.
pub fn replay(table: Option<TableRef>, moves: Option<usize>) -> AnyView {
    let room = Room::get();
    let l = room.language();
    let found =
        RwSignal::new_local(None::<Result<StoredValue<Option<Found>, LocalStorage>, Message>>);
    let keep = move |result: Result<Found, Message>| {
        found.set(Some(result.map(|found| StoredValue::new_local(Some(found)))));
    };
    let source = table.clone();
    match table {
        Some(table) if table.local => keep(kept(room, &table.name)),
        Some(table) => {
            let path = format!("/api/tables/{}/record", table.name);
            leptos::task::spawn_local(async move {
                keep(match http::get_text(&path).await {
                    Ok(text) => from_record(room, &text).await,
                    Err(Failure { text, .. }) => Err(text),
                });
            });
        }
        None => {}
    }
    let asks = source.is_none();
    let shown = part(move || match found.get() {
        None if asks => None,
        None => Some(view! { <p class="plain waiting">{w::loading().get(l)}</p> }.into_any()),
        Some(Err(why)) => Some(no_replay(source.as_ref(), &why, l)),
        Some(Ok(held)) => {
            let found = held.try_update_value(Option::take).flatten()?;
            Some(show(room, found, source.clone(), moves))
        }
    });
    let archive = asks.then(|| {
        let choose = move |text: String| {
            leptos::task::spawn_local(async move { keep(from_record(room, &text).await) });
        };
        view! { {record_field(l, choose)}{part(move || kept_games(room, l))} }
    });
    view! { {shown}{archive} }.into_any()
}

/// Asks for a file with a record, and gives what is written there.
fn record_field(l: Language, take: impl Fn(String) + Copy + 'static) -> AnyView {
    let chosen = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take(text.unwrap_or_default());
        });
    };
    view! {
        <section class="plain">
            <h1>{w::archive().get(l)}</h1>
            <h2>{m::replay_record().get(l)}</h2>
            <p>{m::upload_more().get(l)}</p>
            <label class="button upload"><span inner_html=icon("upload")></span>{m::upload().get(l)}
                <input class="hush" type="file" accept=".txt,text/plain" on:change=chosen/></label>
        </section>
    }
    .into_any()
}

/// Why a game cannot be replayed, and the way on.
fn no_replay(table: Option<&TableRef>, why: &Message, l: Language) -> AnyView {
    view! {
        <section class="plain">
            <h1>{m::no_replay().get(l)}</h1>
            <p>{typeset(&why.get(l), l)}</p>
            {way_on(table, why, l)}
        </section>
    }
    .into_any()
}

/// All games kept in this browser, the latest first.
fn kept_games(room: Room, l: Language) -> Option<AnyView> {
    let kept = room.kept.get();
    let cards: String = kept.iter().map(|card| table_card(*room, card, true, l)).collect();
    let list = view! {
        <section class="tables">
            <h2>{m::kept_games().get(l)}</h2>
            <ul class="cards" inner_html=cards></ul>
        </section>
    };
    (!kept.is_empty()).then(|| list.into_any())
}

/// The way on where a game cannot be replayed: to its table if it is still being played, else to the shelf.
fn way_on(table: Option<&TableRef>, why: &Message, l: Language) -> Option<AnyView> {
    let table = table?.clone();
    let (route, words) = match *why == m::not_over() {
        true => (Route::Table(table), m::to_table()),
        false => (Route::Shelf, w::to_shelf()),
    };
    Some(view! { <a class="button" href=route.path()>{words.get(l)}</a> }.into_any())
}

fn kept(room: Room, name: &str) -> Result<Found, Message> {
    let KeptGame { game, names, viewer: (viewer, over), record } =
        room.look_at_kept(name).ok_or_else(m::not_kept)?;
    let rules = room.games.lids().get(game.slug());
    let hidden = rules.is_ok_and(|rules| rules.about().hidden);
    let viewers = if over { all_viewers(game.seats(), hidden) } else { vec![viewer] };
    Ok(Found { game, names, viewers, record })
}

/// The game a record tells, if it is one of these.
async fn from_record(room: Room, written: &str) -> Result<Found, Message> {
    let record = written.parse::<Record>().map_err(|error| m::no_record(error.text()))?;
    // While it is being played, a game keeps its seed to itself.
    if record.seed.is_none() {
        return Err(m::not_over());
    }
    let rules = room.games.open(&record.game).await?;
    let game = rules.load(&record).map_err(|error| error.text())?;
    let mut names = game.seat_names();
    for (seat, name) in &record.players {
        if let Some(own) = names.get_mut(seat.index()) {
            *own = Message::words(name.clone());
        }
    }
    let viewers = all_viewers(game.seats(), rules.about().hidden);
    Ok(Found { game, names, viewers, record: written.to_owned() })
}

fn show(room: Room, found: Found, table: Option<TableRef>, moves: Option<usize>) -> AnyView {
    let l = room.language();
    let Found { game, names, viewers, record } = found;
    let rules = room.games.lids().get(game.slug());
    let title = rules.map(|rules| rules.about().title).unwrap_or_default();
    let slug = game.slug();
    let last = game.moves();
    let told = StoredValue::new_local(game.after(last));
    let named = StoredValue::new(names.clone());
    let (reeled, shown) = reel(Reel::new(game, names, viewers, moves.unwrap_or(0)), true);
    let back = table.clone().map(|table| Route::Table(table).path());
    remember_place(reeled, table);
    let save_record = click(move || download(&format!("{slug}.txt"), "text/plain", &record));
    let save_picture = click(move || {
        let dark = crate::shell::is_dark();
        let theme = if dark { Theme::Dark } else { Theme::Light };
        if let Some(scene) = reeled.scene.get_untracked() {
            let name = format!("{slug}-{}.svg", reeled.at.get_untracked());
            let scene = named.with_value(|names| scene.named(names));
            download(&name, "image/svg+xml", &svg(&scene, l, theme));
        }
    });
    view! {
        <div class="table replay">
            <div class="table-board">{shown}</div>
            <aside class="panel" aria-label=m::what_happened().get(l)>
                <h1>{title}</h1>
                <div class="row">
                    {back.map(|back| link("button quiet", back, "previous", m::to_table().get(l)))}
                    {button("button quiet", "save", m::save_record().get(l), save_record)}
                    {button("button quiet", "picture", m::save_picture().get(l), save_picture)}
                </div>
                <section class="log" aria-label=m::what_happened().get(l)>
                    {part(move || Some(move_list(reeled, told, named, last, l)))}
                </section>
            </aside>
        </div>
    }
    .into_any()
}

/// Every move in words; a click leads there.
fn move_list(
    reeled: Reeled,
    game: StoredValue<Box<dyn AnyMatch>, LocalStorage>,
    names: StoredValue<Vec<Message>>,
    last: usize,
    l: Language,
) -> AnyView {
    let viewer = reeled.viewer.get();
    let paints =
        reeled.scene.with_untracked(|scene| scene.as_ref().map(seat_paints).unwrap_or_default());
    let events = game.try_with_value(|game| game.events(viewer, 0..last)).unwrap_or_default();
    let lines = events.into_iter().map(|event| {
        let number = event.number;
        let paint = paints.get(event.seat.index()).map(|paint| format!("--own:var(--{paint})"));
        let here = move || (reeled.at.get() == number).then_some("step");
        let words = names.with_value(|names| typeset(&event.text.named(names).get(l), l));
        view! {
            <li class="line move" style=paint aria-current=here>
                <button on:click=click(move || reeled.at.set(number))><span>{words}</span>{event.mv.as_deref().map(notation)}</button>
            </li>
        }
    });
    view! { <ol class="lines">{lines.collect_view()}</ol> }.into_any()
}

/// The address of the page names the move that is shown, so that it can be sent to somebody.
fn remember_place(reeled: Reeled, table: Option<TableRef>) {
    let Some(table) = table else { return };
    Effect::new(move |_| {
        let route = Route::Replay { table: Some(table.clone()), moves: Some(reeled.at.get()) };
        let history = web_sys::window().and_then(|window| window.history().ok());
        if let Some(history) = history {
            let none = wasm_bindgen::JsValue::NULL;
            let _ = history.replace_state_with_url(&none, "", Some(&route.path()));
        }
    });
}

/// Lets the browser save a text as a file.
fn download(name: &str, kind: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok();
    let url = blob.and_then(|blob| Url::create_object_url_with_blob(&blob).ok());
    let link = web_sys::window()
        .and_then(|window| window.document()?.create_element("a").ok())
        .and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let (Some(url), Some(link)) = (url, link) {
        link.set_href(&url);
        link.set_download(name);
        link.click();
        let _ = Url::revoke_object_url(&url);
    }
}
