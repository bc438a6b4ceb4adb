//! The rules of the games, with a real game to click through.

use leptos::prelude::*;
use tablier_protocol::Failure;
use tablier_rules::{About, Language, Lid};
use tablier_table::Story;

use crate::link::http;
use crate::markdown::{Piece, pieces};
use crate::messages as m;
use crate::pages::lost;
use crate::parts::diagram::diagram;
use crate::parts::icon::icon;
use crate::parts::reel::{Reel, all_viewers, reel};
use crate::route::Route;
use crate::shell::Shell;
use tablier_rules::sampled_game;
use tablier_rules::typeset;

/// The page of a game.
pub fn rules(slug: &str) -> AnyView {
    let shell = Shell::get();
    let Ok(rules) = shell.games.opened().get(slug) else { return lost() };
    let l = shell.language();
    let about = rules.about();
    let written = RwSignal::new(about.rules.get(l).to_owned());
    if written.with_untracked(String::is_empty) {
        let take = move |text: Result<String, Failure>| {
            written.set(text.unwrap_or_else(|failure| failure.text.get(l)));
        };
        http::fetch_written(format!("/rules-{slug}"), "md", l, Box::new(take));
    }
    let open = Route::Open(slug.to_owned()).path();
    let game = sampled_game(rules).map(|game| {
        let (names, at) = (game.seat_names(), game.moves());
        let viewers = all_viewers(game.seats(), about.hidden);
        let (_, shown) = reel(Reel::new(game, names, viewers, at), false);
        view! {
            <figure class="diagram">
                {shown}
                <figcaption>{m::sample().get(l)}</figcaption>
            </figure>
        }
    });
    view! {
        <div class="rules-page">
            <article class="prose">{move || pieces(&written.get()).into_iter().map(|one| piece(shell, one, l)).collect_view()}</article>
            <aside class="rules-side">
                {game}
                <a class="button large" href=open>{m::play_game(about.title).get(l)}</a>
                {others(shell, &about)}
            </aside>
        </div>
    }
    .into_any()
}

/// A piece of the rules. A record that is no game is left out: the words round it are worth reading all the same.
fn piece(shell: Shell, piece: Piece, l: Language) -> AnyView {
    match piece {
        Piece::Prose(html) => view! { <div inner_html=typeset(&html, l)></div> }.into_any(),
        Piece::Record(text) => Story::read(shell.games.opened(), &text).map(diagram).into_any(),
    }
}

fn others(shell: Shell, about: &About) -> AnyView {
    let all = shell.games.lids().iter().map(Lid::about);
    let links = all.filter(|other| other.slug != about.slug);
    let links = links.map(|other| {
        let path = Route::Rules(Some(other.slug.to_owned())).path();
        view! { <a class="button quiet" href=path>{other.title}</a> }
    });
    view! { <nav class="row">{links.collect_view()}</nav> }.into_any()
}

/// The page of all games.
pub fn index() -> AnyView {
    let shell = Shell::get();
    let l = shell.language();
    let rows = shell.games.lids().iter().map(|rules| {
        let about = rules.about();
        let path = Route::Rules(Some(about.slug.to_owned())).path();
        view! {
            <li class="card"><a href=path><b>{about.title}</b><span class="state">{typeset(&about.sentence.get(l), l)}</span></a>
                <span class="bin" inner_html=icon("next")></span></li>
        }
    });
    view! {
        <section class="plain"><h1>{m::rules().get(l)}</h1><ul class="cards rules-index">{rows.collect_view()}</ul></section>
    }
    .into_any()
}
