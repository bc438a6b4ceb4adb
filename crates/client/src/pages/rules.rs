//! The rules of the games, with a real game to click through.

use leptos::prelude::*;
use pulldown_cmark::{Event, Options, Parser, html};
use tablier_games::{rulebook, rulebooks};
use tablier_rules::About;

use crate::cover::sample;
use crate::pages::lost;
use crate::parts::icon::icon;
use crate::parts::reel::{Reel, all_eyes, reel};
use crate::route::Route;
use crate::salon::Salon;
use crate::words as w;

/// The page of a game, or of all.
pub fn rules(slug: Option<&str>) -> AnyView {
    let Some(slug) = slug else { return index() };
    let Ok(rules) = rulebook(slug) else { return lost() };
    let l = Salon::get().language();
    let about = rules.about();
    let written = render(about.rules.get(l));
    let open = Route::Open(slug.to_owned()).path();
    let diagram = sample(slug).map(|game| {
        let (names, at) = (game.seat_names(), game.moves());
        let eyes = all_eyes(game.seats(), about.hidden);
        let (_, shown) = reel(Reel { game, names, eyes, at }, false);
        view! {
            <figure class="diagram">
                {shown}
                <figcaption>{w::SAMPLE.get(l)}</figcaption>
            </figure>
        }
    });
    view! {
        <div class="rules-page">
            <article class="prose" inner_html=written></article>
            <aside class="rules-side">
                {diagram}
                <a class="button large" href=open>{w::PLAY.get(l)}" "{about.title}</a>
                {others(&about)}
            </aside>
        </div>
    }
    .into_any()
}

fn others(about: &About) -> AnyView {
    let links = rulebooks().map(|rules| rules.about()).filter(|other| other.slug != about.slug);
    let links = links.map(|other| {
        let path = Route::Rules(Some(other.slug.to_owned())).path();
        view! { <a class="button quiet" href=path>{other.title}</a> }
    });
    view! { <nav class="row">{links.collect_view()}</nav> }.into_any()
}

fn index() -> AnyView {
    let l = Salon::get().language();
    let rows = rulebooks().map(|rules| {
        let about = rules.about();
        let path = Route::Rules(Some(about.slug.to_owned())).path();
        view! {
            <li class="card"><a href=path><b>{about.title}</b><span class="state">{about.sentence.get(l).to_owned()}</span></a>
                <span class="bin" inner_html=icon("next")></span></li>
        }
    });
    view! {
        <section class="plain"><h1>{w::RULES.get(l)}</h1><ul class="cards rules-index">{rows.collect_view()}</ul></section>
    }
    .into_any()
}

/// Markdown as HTML; raw HTML in it is shown as text.
fn render(markdown: &str) -> String {
    let parser = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
        Event::Html(raw) | Event::InlineHtml(raw) => Event::Text(raw),
        other => other,
    });
    let mut out = String::new();
    html::push_html(&mut out, parser);
    out
}

#[cfg(test)]
mod tests {
    use tablier_rules::Language;

    use super::*;

    #[test]
    fn raw_html_is_shown_as_text() {
        assert_eq!(render("a <b>c</b>"), "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n");
    }

    #[test]
    fn the_rules_of_every_game_have_titles_in_both_languages() {
        for rules in rulebooks() {
            for language in Language::ALL {
                let written = render(rules.about().rules.get(language));
                assert!(written.contains("<h1>") && written.contains("<h2>"), "{}", rules.about().slug);
            }
        }
    }
}
