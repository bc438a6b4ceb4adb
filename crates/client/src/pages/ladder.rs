//! The ratings: who is how strong at a game.

use leptos::prelude::*;
use tablier_games::{rulebook, rulebooks};
use tablier_protocol::{Failure, Ranked};
use tablier_rules::{About, Language};

use crate::json;
use crate::link::http;
use crate::pages::lost;
use crate::parts::rating::points;
use crate::route::Route;
use crate::salon::Salon;
use crate::words as w;

/// The page of a game; of the first on the shelf where none is named.
pub fn ladder(slug: Option<&str>) -> AnyView {
    let first = rulebooks().next().map(|rules| rules.about().slug);
    let Some(Ok(rules)) = slug.or(first).map(rulebook) else { return lost() };
    let about = rules.about();
    let l = Salon::get().language();
    let found: RwSignal<Option<Result<Vec<Ranked>, Failure>>> = RwSignal::new(None);
    let take = move |text: Result<String, Failure>| {
        found.set(Some(
            text.and_then(|text| json::read(&text).map_err(|_| http::unreachable_salon())),
        ));
    };
    http::fetch(format!("/api/ratings/{}", about.slug), Box::new(take));
    let games = rulebooks().map(|rules| {
        let other = rules.about();
        let path = Route::Ladder(Some(other.slug.to_owned())).path();
        let here = (other.slug == about.slug).then_some("page");
        view! { <a class="tab" href=path aria-current=here>{other.title}</a> }
    });
    let games = games.collect_view();
    view! {
        <section class="ladder">
            <h1>{w::LADDER.get(l)}</h1>
            <p class="sentence">{w::LADDER_MORE.get(l)}</p>
            <nav class="tabs" aria-label=w::GAMES.get(l)>{games}</nav>
            {move || match found.get() {
                None => view! { <p class="waiting">{w::LOADING.get(l)}</p> }.into_any(),
                Some(Err(failure)) => view! { <p>{w::typeset(failure.text.get(l), l)}</p> }.into_any(),
                Some(Ok(ranked)) => list(&about, &ranked, l),
            }}
        </section>
    }
    .into_any()
}

fn list(about: &About, ranked: &[Ranked], l: Language) -> AnyView {
    if ranked.is_empty() {
        let open = Route::Open(about.slug.to_owned()).path();
        return view! {
            <p>{w::LADDER_EMPTY.get(l).replace("{}", about.title)}</p>
            <a class="button" href=open>{w::PLAY.get(l)}" "{about.title}</a>
        }
        .into_any();
    }
    let rows = ranked.iter().enumerate().map(|(index, one)| {
        let own = one.own.then(|| view! { " "<em>{w::YOU.get(l)}</em> });
        // Whoever is hardly known has no place yet.
        let place =
            if one.rating.is_provisional() { String::new() } else { (index + 1).to_string() };
        view! {
            <tr class:own=one.own>
                <td>{place}</td>
                <th scope="row">{one.name.clone()}{own}</th>
                <td>{points(one.rating)}</td>
                <td>{one.rating.games}</td>
            </tr>
        }
    });
    view! {
        <table class="ranks">
            <thead><tr>
                <td></td>
                <th scope="col">{w::PLAYER.get(l)}</th>
                <th scope="col">{w::POINTS.get(l)}</th>
                <th scope="col">{w::GAMES_PLAYED.get(l)}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}
