//! Looking at a game again: one kept here, one of the server, or one from a record.

use tablier_protocol::Failure;
use tablier_rules::{AnyMatch, Language, Lid, Message, Record, Theme, Viewer, svg, typeset};
use tablier_views::prelude::*;
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
pub fn replay(table: Option<TableRef>, moves: Option<usize>) -> View {
    let room = Room::get();
    let l = room.language();
    let found = RwSignal::new(None::<Result<StoredValue<Option<Found>>, Message>>);
    let keep = move |result: Result<Found, Message>| {
        found.set(Some(result.map(|found| StoredValue::new(Some(found)))));
    };
    let source = table.clone();
    match table {
        Some(table) if table.local => keep(kept(room, &table.name)),
        Some(table) => {
            let path = format!("/api/tables/{}/record", table.name);
            tablier_views::task::spawn_local(async move {
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
        None => Some(tag("p").class("plain waiting").child(w::loading().get(l)).into_view()),
        Some(Err(why)) => Some(no_replay(source.as_ref(), &why, l)),
        Some(Ok(held)) => {
            let found = held.try_update_value(Option::take).flatten()?;
            Some(show(room, found, source.clone(), moves))
        }
    });
    let archive = asks.then(|| {
        let choose = move |text: String| {
            tablier_views::task::spawn_local(async move { keep(from_record(room, &text).await) });
        };
        [record_field(l, choose), part(move || kept_games(room, l))]
    });
    [shown.into_view(), archive.into_view()].into_view()
}

/// Asks for a file with a record, and gives what is written there.
fn record_field(l: Language, take: impl Fn(String) + Copy + 'static) -> View {
    let chosen = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        tablier_views::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take(text.unwrap_or_default());
        });
    };
    tag("section")
        .class("plain")
        .child(tag("h1").child(w::archive().get(l)))
        .child(tag("h2").child(m::replay_record().get(l)))
        .child(tag("p").child(m::upload_more().get(l)))
        .child(
            tag("label")
                .class("button upload")
                .child(tag("span").html(icon("upload")))
                .child(m::upload().get(l))
                .child(
                    tag("input")
                        .class("hush")
                        .attr("type", "file")
                        .attr("accept", ".txt,text/plain")
                        .on("change", chosen),
                ),
        )
        .into_view()
}

/// Why a game cannot be replayed, and the way on.
fn no_replay(table: Option<&TableRef>, why: &Message, l: Language) -> View {
    tag("section")
        .class("plain")
        .child(tag("h1").child(m::no_replay().get(l)))
        .child(tag("p").child(typeset(&why.get(l), l)))
        .child(way_on(table, why, l))
        .into_view()
}

/// All games kept in this browser, the latest first.
fn kept_games(room: Room, l: Language) -> Option<View> {
    let kept = room.kept.get();
    let cards: String = kept.iter().map(|card| table_card(*room, card, true, l)).collect();
    let list = tag("section")
        .class("tables")
        .child(tag("h2").child(m::kept_games().get(l)))
        .child(tag("ul").class("cards").html(cards));
    (!kept.is_empty()).then(|| list.into_view())
}

/// The way on where a game cannot be replayed: to its table if it is still being played, else to the shelf.
fn way_on(table: Option<&TableRef>, why: &Message, l: Language) -> Option<View> {
    let table = table?.clone();
    let (route, words) = match *why == m::not_over() {
        true => (Route::Table(table), m::to_table()),
        false => (Route::Shelf, w::to_shelf()),
    };
    Some(tag("a").class("button").attr("href", route.path()).child(words.get(l)).into_view())
}

fn kept(room: Room, name: &str) -> Result<Found, Message> {
    let KeptGame { game, names, viewer: (viewer, over), record } =
        room.look_at_kept(name).ok_or_else(m::not_kept)?;
    let rules = room.games.opened().get(game.slug());
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

fn show(room: Room, found: Found, table: Option<TableRef>, moves: Option<usize>) -> View {
    let l = room.language();
    let Found { game, names, viewers, record } = found;
    let rules = room.games.lids().get(game.slug());
    let title = rules.map(Lid::title).unwrap_or_default();
    let slug = game.slug();
    let last = game.moves();
    let told = StoredValue::new(game.after(last));
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
    tag("div")
        .class("table replay")
        .child(tag("div").class("table-board").child(shown))
        .child(
            tag("aside")
                .class("panel")
                .attr("aria-label", m::what_happened().get(l))
                .child(tag("h1").child(title))
                .child(
                    tag("div")
                        .class("row")
                        .child(back.map(|back| {
                            link("button quiet", back, "previous", m::to_table().get(l))
                        }))
                        .child(button("button quiet", "save", m::save_record().get(l), save_record))
                        .child(button(
                            "button quiet",
                            "picture",
                            m::save_picture().get(l),
                            save_picture,
                        )),
                )
                .child(
                    tag("section")
                        .class("log")
                        .attr("aria-label", m::what_happened().get(l))
                        .child(part(move || Some(move_list(reeled, told, named, last, l)))),
                ),
        )
        .into_view()
}

/// Every move in words; a click leads there.
fn move_list(
    reeled: Reeled,
    game: StoredValue<Box<dyn AnyMatch>>,
    names: StoredValue<Vec<Message>>,
    last: usize,
    l: Language,
) -> View {
    let viewer = reeled.viewer.get();
    let paints =
        reeled.scene.with_untracked(|scene| scene.as_ref().map(seat_paints).unwrap_or_default());
    let events = game.try_with_value(|game| game.events(viewer, 0..last)).unwrap_or_default();
    let lines = events.into_iter().map(|event| {
        let number = event.number;
        let paint = paints.get(event.seat.index()).map(|paint| format!("--own:var(--{paint})"));
        let here = move || (reeled.at.get() == number).then_some("step");
        let words = names.with_value(|names| typeset(&event.text.named(names).get(l), l));
        tag("li").class("line move").attr("style", paint).attr_of("aria-current", here).child(
            tag("button")
                .on("click", click(move || reeled.at.set(number)))
                .child(tag("span").child(words))
                .child(event.mv.as_deref().map(notation)),
        )
    });
    tag("ol").class("lines").child(lines.collect_view()).into_view()
}

/// The address of the page names the move that is shown, so that it can be sent to somebody.
fn remember_place(reeled: Reeled, table: Option<TableRef>) {
    let Some(table) = table else { return };
    effect(move |_| {
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
