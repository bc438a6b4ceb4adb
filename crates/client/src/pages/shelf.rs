//! The shelf: the games as boxes, and the tables that wait, are played, or are one's own.

use leptos::prelude::*;
use tablier_protocol::Card;
use tablier_rules::{About, Format, Language, Rulebook};
use tablier_table::{Pace, Stage};

use crate::cover::{cover, ground};
use crate::parts::icon::icon;
use crate::parts::picture::picture;
use crate::parts::{terms, time};
use crate::route::{Route, TableRef};
use crate::shell::{Connection, Shell, now};
use crate::words as w;

/// So many games of a kind are shown here.
const MAX_SHOWN: usize = 6;
/// So many tables that wait for players are shown above the games on a phone.
const FIRST_FEW: usize = 2;

/// The page.
#[component]
pub fn Shelf() -> impl IntoView {
    let shell = Shell::get();
    let l = shell.language();
    let boxes = shell.rulebooks.iter().map(|rules| game_box(shell, rules, l));
    let boxes = boxes.collect_view();
    let narrow = Memo::new(move |_| shell.format() == Format::Tall);
    let whole = RwSignal::new(false);
    let waiting = move |few: bool| {
        let cards = of_others(shell, shell.lobby.with(|lobby| lobby.open.clone()));
        let shown = if few && !whole.get() { FIRST_FEW } else { cards.len() };
        let rest = cards.len().saturating_sub(shown);
        let all = (rest > 0).then(|| view! {
            <p class="aside"><button class="button quiet" on:click=move |_| whole.set(true)>{w::more_tables(rest).get(l).to_owned()}</button></p>
        });
        view! { {tables(w::OPEN_TABLES, &cards[..cards.len() - rest], l)}{all} }
    };
    view! {
        <section class="welcome">
            <h1>{w::WELCOME.get(l)}</h1>
            <p>{w::WELCOME_MORE.get(l)}</p>
        </section>
        {move || {
            let kept: Vec<Card> = shell.kept.get().into_iter().filter(|card| card.stage != Stage::Over).collect();
            let mut own = shell.own.get();
            own.retain(|card| card.stage != Stage::Over);
            tablier_rules::sort_few(&mut own, |card| !card.waits);
            let any = !kept.is_empty() || !own.is_empty();
            any.then(|| view! {
                <section class="tables mine" aria-labelledby="mine">
                    <h2 id="mine">{w::MY_GAMES.get(l)}</h2>
                    <ul class="cards">
                        {own.iter().map(|card| table_card(card, false, l)).collect_view()}
                        {kept.iter().take(MAX_SHOWN).map(|card| table_card(card, true, l)).collect_view()}
                    </ul>
                    {to_archive(kept.len(), l)}
                </section>
            })
        }}
        // On a phone the games fill several screens, and whoever comes for a table would not see that there are any.
        {move || narrow.get().then(|| waiting(true))}
        <section class="shelf" aria-label=w::GAMES.get(l)><ul class="boxes">{boxes}</ul></section>
        {move || (!narrow.get()).then(|| waiting(false))}
        {move || tables(w::TO_WATCH, &of_others(shell, shell.lobby.with(|lobby| lobby.playing.clone())), l)}
        {move || finished(shell, l)}
        {move || (shell.connection.get() == Connection::Offline).then(|| view! {
            <p class="aside">{shell.why_offline(w::OFFLINE_MORE)}</p>
        })}
        <footer class="colophon"><p>{w::COLOPHON.get(l)}</p></footer>
    }
}

fn game_box(shell: Shell, rules: &dyn Rulebook, l: Language) -> AnyView {
    let about = rules.about();
    let drawing = cover(rules).map(|(scene, names)| picture(&scene, l, &names, ""));
    let open = Route::Open(about.slug.to_owned()).path();
    let read = Route::Rules(Some(about.slug.to_owned())).path();
    let class = format!("box {}", ground(shell.rulebooks, about.slug));
    view! {
        <li class=class>
            <a class="lid" href=open.clone()>
                <span class="art" aria-hidden="true">{drawing}</span>
                <h2>{about.title}</h2>
                <p class="sentence">{w::typeset(about.sentence.get(l), l)}</p>
                {facts(&about, l)}
            </a>
            <div class="box-foot">
                <a class="button" href=open>{w::PLAY.get(l)}<span class="hush">" "{about.title}</span></a>
                <a class="button quiet" href=read><span inner_html=icon("book")></span>{w::RULES.get(l)}<span class="hush">" "{about.title}</span></a>
            </div>
        </li>
    }
    .into_any()
}

/// Players, duration and age.
pub fn facts(about: &About, l: Language) -> AnyView {
    let players = match about.players {
        [] => String::new(),
        [one] => one.to_string(),
        many if many.windows(2).all(|pair| pair[0] + 1 == pair[1]) => {
            format!("{}–{}", many[0], many[many.len() - 1])
        }
        many => {
            let list: Vec<String> = many.iter().map(ToString::to_string).collect();
            list.join(w::OR.get(l))
        }
    };
    let (least, most) = about.minutes;
    let minutes = if least == most { least.to_string() } else { format!("{least}–{most}") };
    let age = w::AGE.get(l).replace("{}", &about.age.to_string());
    view! {
        <ul class="facts">
            <li><span inner_html=icon("people")></span>{players}<span class="hush">" "{w::PLAYERS.get(l)}</span></li>
            <li><span inner_html=icon("clock")></span>{minutes}" min"</li>
            <li><span inner_html=icon("cake")></span>{age}</li>
        </ul>
    }
    .into_any()
}

/// The tables that are not among one's own games already.
fn of_others(shell: Shell, mut cards: Vec<Card>) -> Vec<Card> {
    shell.own.with(|own| cards.retain(|card| own.iter().all(|own| own.table != card.table)));
    cards
}

/// The way to the games kept here, where there are more than the shelf shows.
fn to_archive(kept: usize, l: Language) -> Option<AnyView> {
    let path = Route::Replay { table: None, moves: None }.path();
    (kept > MAX_SHOWN)
        .then(|| view! { <p class="aside"><a href=path>{w::ALL_KEPT.get(l)}</a></p> }.into_any())
}

fn tables(title: w::Word, cards: &[Card], l: Language) -> AnyView {
    if cards.is_empty() {
        return ().into_any();
    }
    view! {
        <section class="tables">
            <h2>{title.get(l)}</h2>
            <ul class="cards">{cards.iter().map(|card| table_card(card, false, l)).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn finished(shell: Shell, l: Language) -> AnyView {
    let over = |card: &Card| card.stage == Stage::Over;
    let kept: Vec<Card> = shell.kept.get().into_iter().filter(over).collect();
    let own: Vec<Card> = shell.own.get().into_iter().filter(over).collect();
    if kept.is_empty() && own.is_empty() {
        return ().into_any();
    }
    view! {
        <section class="tables">
            <h2>{w::FINISHED.get(l)}</h2>
            <ul class="cards">
                {own.iter().take(MAX_SHOWN).map(|card| table_card(card, false, l)).collect_view()}
                {kept.iter().take(MAX_SHOWN).map(|card| table_card(card, true, l)).collect_view()}
            </ul>
            {to_archive(kept.len(), l)}
        </section>
    }
    .into_any()
}

/// A table in a few lines, with the way there; or to its replay, once it is over.
pub fn table_card(card: &Card, local: bool, l: Language) -> AnyView {
    let shell = Shell::get();
    let rules = shell.rulebooks.get(&card.game);
    let title = rules.map(|rules| rules.about().title).unwrap_or_default();
    let name = card.table.clone();
    let table = if local { TableRef::local(name.clone()) } else { TableRef::online(name.clone()) };
    let path = match card.stage {
        Stage::Over => Route::Replay { table: Some(table), moves: None }.path(),
        _ => Route::Table(table).path(),
    };
    let who = card.seats.iter().map(|seat| {
        let class = if seat.rank == Some(1) { "who first" } else { "who" };
        let name =
            if seat.taken { seat.name.get(l).to_owned() } else { w::FREE_SEAT.get(l).to_owned() };
        view! { <span class=class>{name}</span> }
    });
    let state = match card.stage {
        Stage::Gathering => w::WAITING.get(l).to_owned(),
        Stage::Playing | Stage::Drawing if card.waits => w::YOUR_TURN.get(l).to_owned(),
        Stage::Playing | Stage::Drawing | Stage::Over => w::moves(card.moves).get(l).to_owned(),
    };
    let bin = local.then(|| bin(shell, name));
    let place = if local { w::HERE } else { w::ONLINE };
    let mut facts = vec![state, place.get(l).to_owned()];
    match card.pace {
        // Where nobody thinks yet it is worth saying that there will be time.
        Pace::Free if card.stage != Stage::Gathering => {}
        Pace::Free => facts.push(w::NO_CLOCK.get(l).to_owned()),
        pace => facts.push(time::pace(pace, l)),
    }
    if card.rated {
        facts.push(w::RATED.get(l).to_owned());
    }
    facts.push(time::ago(card.last, now(), l));
    let options = terms::options(shell.rulebooks, &card.game, &card.options, l).into_iter();
    let unusual: Vec<String> =
        options.filter(|term| !term.usual).map(|term| term.short(l)).collect();
    let unusual =
        (!unusual.is_empty()).then(|| view! { <span class="unusual">{unusual.join(" · ")}</span> });
    view! {
        <li class="card" class:waits=card.waits>
            <a href=path>
                <b>{title}</b>
                <span class="whos">{who.collect_view()}</span>
                {unusual}
                <span class="state">{facts.join(" · ")}</span>
            </a>
            {bin}
        </li>
    }
    .into_any()
}

/// The button that throws a kept game away when it is pressed twice.
fn bin(shell: Shell, name: String) -> AnyView {
    let l = shell.language();
    let sure = RwSignal::new(false);
    let label = move || if sure.get() { w::THROW_AWAY_SURE } else { w::THROW_AWAY }.get(l);
    let think_better = move |_| {
        // The game may be gone already.
        let _ = sure.try_set(false);
    };
    let press = move |_| match sure.get_untracked() {
        true => shell.throw_away(&name),
        false => sure.set(true),
    };
    view! {
        <button class="quiet bin" aria-label=label title=label on:click=press on:blur=think_better>
            {move || match sure.get() {
                true => w::THROW_AWAY_SURE.get(l).into_any(),
                false => view! { <span inner_html=icon("bin")></span> }.into_any(),
            }}
        </button>
    }
    .into_any()
}
