//! The shelf: the games as boxes, and the tables that wait, are played, or are one's own.

use leptos::prelude::*;
use tablier_protocol::Card;
use tablier_rules::{About, Format, Language, Lid, Message};
use tablier_table::{Pace, Stage};

use crate::cover::{art, ground};
use crate::messages as m;
use crate::parts::icon::icon;
use crate::parts::{terms, time};
use crate::route::{Route, TableRef};
use crate::shell::{Connection, Shell, now};
use tablier_rules::typeset;

/// So many games of a kind are shown here.
const MAX_SHOWN: usize = 6;
/// So many tables that wait for players are shown above the games on a phone.
const FIRST_FEW: usize = 2;

/// The page.
#[component]
pub fn Shelf() -> impl IntoView {
    let shell = Shell::get();
    let l = shell.language();
    let boxes = shell.games.lids().iter().map(|lid| game_box(shell, lid, l));
    let boxes = boxes.collect_view();
    let narrow = Memo::new(move |_| shell.format() == Format::Tall);
    let whole = RwSignal::new(false);
    let waiting = move |few: bool| {
        let cards = of_others(shell, shell.lobby.with(|lobby| lobby.open.clone()));
        let shown = if few && !whole.get() { FIRST_FEW } else { cards.len() };
        let rest = cards.len().saturating_sub(shown);
        let all = (rest > 0).then(|| view! {
            <p class="aside"><button class="button quiet" on:click=move |_| whole.set(true)>{m::more_tables(rest).get(l)}</button></p>
        });
        view! { {tables(m::open_tables(), &cards[..cards.len() - rest], l)}{all} }
    };
    view! {
        <section class="welcome">
            <h1>{m::welcome().get(l)}</h1>
            <p>{m::welcome_more().get(l)}</p>
        </section>
        {move || {
            let kept: Vec<Card> = shell.kept.get().into_iter().filter(|card| card.stage != Stage::Over).collect();
            let mut own = shell.own.get();
            own.retain(|card| card.stage != Stage::Over);
            tablier_rules::sort_few(&mut own, |card| !card.waits);
            let any = !kept.is_empty() || !own.is_empty();
            any.then(|| view! {
                <section class="tables mine" aria-labelledby="mine">
                    <h2 id="mine">{m::my_games().get(l)}</h2>
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
        <section class="shelf" aria-label=m::games().get(l)><ul class="boxes">{boxes}</ul></section>
        {move || (!narrow.get()).then(|| waiting(false))}
        {move || tables(m::to_watch(), &of_others(shell, shell.lobby.with(|lobby| lobby.playing.clone())), l)}
        {move || finished(shell, l)}
        {move || (shell.connection.get() == Connection::Offline).then(|| view! {
            <p class="aside">{shell.why_offline(m::offline_more())}</p>
        })}
        <footer class="colophon"><p>{m::colophon().get(l)}</p></footer>
    }
}

fn game_box(shell: Shell, lid: &dyn Lid, l: Language) -> AnyView {
    let about = lid.about();
    let open = Route::Open(about.slug.to_owned()).path();
    let read = Route::Rules(Some(about.slug.to_owned())).path();
    let class = format!("box {}", ground(shell.games.lids(), about.slug));
    view! {
        <li class=class>
            <a class="lid" href=open.clone()>
                {art(about.slug, l)}
                <h2>{about.title}</h2>
                <p class="sentence">{typeset(&about.sentence.get(l), l)}</p>
                {facts(&about, l)}
            </a>
            <div class="box-foot">
                <a class="button" href=open aria-label=m::play_game(about.title).get(l)>{m::play().get(l)}</a>
                <a class="button quiet" href=read aria-label=m::rules_of(about.title).get(l)><span inner_html=icon("book")></span>{m::rules().get(l)}</a>
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
            let mut list: Vec<String> = many.iter().map(ToString::to_string).collect();
            let last = list.pop().unwrap_or_default();
            m::players_either(list.join(", "), last).get(l)
        }
    };
    let (least, most) = about.minutes;
    let minutes = if least == most { least.to_string() } else { format!("{least}–{most}") };
    let age = m::age(about.age).get(l);
    view! {
        <ul class="facts">
            <li><span inner_html=icon("people")></span><span aria-hidden="true">{players.clone()}</span><span class="hush">{m::players(players).get(l)}</span></li>
            <li><span inner_html=icon("clock")></span>{m::minutes(minutes).get(l)}</li>
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
        .then(|| view! { <p class="aside"><a href=path>{m::all_kept().get(l)}</a></p> }.into_any())
}

fn tables(title: Message, cards: &[Card], l: Language) -> AnyView {
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
            <h2>{m::finished().get(l)}</h2>
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
    let rules = shell.games.lids().get(&card.game);
    let title = rules.map(|rules| rules.about().title).unwrap_or_default();
    let name = card.table.clone();
    let table = if local { TableRef::local(name.clone()) } else { TableRef::online(name.clone()) };
    let path = match card.stage {
        Stage::Over => Route::Replay { table: Some(table), moves: None }.path(),
        _ => Route::Table(table).path(),
    };
    let who = card.seats.iter().map(|seat| {
        let class = if seat.rank == Some(1) { "who first" } else { "who" };
        let name = if seat.taken { seat.name.get(l) } else { m::free_seat().get(l) };
        view! { <span class=class>{name}</span> }
    });
    let state = match card.stage {
        Stage::Gathering => m::waiting().get(l),
        Stage::Playing | Stage::Drawing if card.waits => m::your_turn().get(l),
        Stage::Playing | Stage::Drawing | Stage::Over => m::moves(card.moves).get(l),
    };
    let bin = local.then(|| bin(shell, name));
    let place = if local { m::here() } else { m::online() };
    let mut facts = vec![state, place.get(l)];
    match card.pace {
        // Where nobody thinks yet it is worth saying that there will be time.
        Pace::Free if card.stage != Stage::Gathering => {}
        pace => facts.push(time::pace(pace, l)),
    }
    if card.rated {
        facts.push(m::rated().get(l));
    }
    facts.push(time::ago(card.last, now(), l));
    let options = terms::options(shell.games, &card.game, &card.options, l).into_iter();
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
    let label = move || if sure.get() { m::throw_away_sure() } else { m::throw_away() }.get(l);
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
                true => m::throw_away_sure().get(l).into_any(),
                false => view! { <span inner_html=icon("bin")></span> }.into_any(),
            }}
        </button>
    }
    .into_any()
}
