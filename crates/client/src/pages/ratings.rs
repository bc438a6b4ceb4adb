//! The ratings: who is how strong at a game.

use tablier_protocol::{Failure, Ranked};
use tablier_rules::{Language, Lid, Lids, typeset};
use tablier_views::prelude::*;

use crate::json;
use crate::link::http;
use crate::messages as m;
use crate::pages::lost;
use crate::route::Route;
use crate::shell::Shell;
use crate::widgets::rating::points;
use tablier_pages::markdown::escape;
use tablier_pages::messages as w;

/// The page of a game; of the first on the shelf where none is named.
pub fn ratings(slug: Option<&str>) -> View {
    let shell = Shell::get();
    let (lids, l) = (shell.games.lids(), shell.language());
    let rules = match slug {
        Some(slug) => lids.get(slug).ok(),
        None => lids.iter().next(),
    };
    let Some(game) = rules else { return lost() };
    // As it came, or why it did not.
    let told = RwSignal::new(w::loading().get(l));
    let take = move |text: Result<String, Failure>| {
        // The page may have been left meanwhile.
        let _ = told.try_set(text.unwrap_or_else(|failure| failure.text.get(l)));
    };
    http::fetch(format!("/api/ratings/{}", game.slug()), Box::new(take));
    let top = top(lids, game, l);
    let page = move || format!("{top}{}", told.with(|told| list(game, told, l)));
    View::changing(move || tag("section").class("ratings").html(page()))
}

/// The head of the page, with the way to the other games.
fn top(lids: Lids, game: &dyn Lid, l: Language) -> String {
    let tabs: String = lids
        .iter()
        .map(|other| {
            let path = Route::Ratings(Some(other.slug().to_owned())).path();
            let here = if other.slug() == game.slug() { " aria-current=\"page\"" } else { "" };
            format!("<a class=\"tab\" href=\"{path}\"{here}>{}</a>", other.title())
        })
        .collect();
    let (title, more, games) = (w::ratings().get(l), m::ratings_more().get(l), w::games().get(l));
    format!(
        "<h1>{title}</h1><p class=\"sentence\">{more}</p><nav class=\"tabs\" aria-label=\"{games}\">{tabs}</nav>"
    )
}

/// Those who played, or what there is to say instead.
fn list(game: &dyn Lid, told: &str, l: Language) -> String {
    let Ok(ranked) = json::read::<Vec<Ranked>>(told) else {
        return format!("<p>{}</p>", escaped(&typeset(told, l)));
    };
    if ranked.is_empty() {
        let open = Route::Open(game.slug().to_owned()).path();
        let words = m::ratings_empty(game.title()).get(l);
        let play = w::play_game(game.title()).get(l);
        return format!("<p>{words}</p><a class=\"button\" href=\"{open}\">{play}</a>");
    }
    let row = |(index, one): (usize, &Ranked)| {
        let (class, own) = match one.own {
            true => (" class=\"own\"", format!(" <em>{}</em>", m::you().get(l))),
            false => ("", String::new()),
        };
        // Whoever is hardly known has no place yet.
        let place = Some(index + 1).filter(|_| !one.rating.is_provisional());
        let place = place.map(|place| place.to_string()).unwrap_or_default();
        let (name, points, games) = (escaped(&one.name), points(one.rating), one.rating.games);
        format!(
            "<tr{class}><td>{place}</td><th scope=\"row\">{name}{own}</th><td>{points}</td><td>{games}</td></tr>"
        )
    };
    let rows: String = ranked.iter().enumerate().map(row).collect();
    let (player, points, games) =
        (m::player_column().get(l), m::points_column().get(l), m::games_column().get(l));
    let head = format!(
        "<tr><td></td><th scope=\"col\">{player}</th><th scope=\"col\">{points}</th><th scope=\"col\">{games}</th></tr>"
    );
    format!("<table class=\"ranks\"><thead>{head}</thead><tbody>{rows}</tbody></table>")
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    escape(text, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;

    use super::*;

    fn shown(told: &str) -> String {
        let lids: Vec<&dyn Lid> = RULEBOOKS.iter().map(|rules| rules as &dyn Lid).collect();
        let six = lids[0];
        top(Lids::new(lids.leak()), six, Language::EN) + &list(six, told, Language::EN)
    }

    #[test]
    fn everybody_is_listed_and_who_is_hardly_known_has_no_place() {
        let page = shown(
            r#"[{"name":"Anna","rating":{"points":1612,"games":17,"met":5},"own":true},{"name":"<b>","rating":{"points":1700,"games":1},"own":false}]"#,
        );
        assert!(page.contains(r#"<tr class="own"><td>1</td><th scope="row">Anna <em>you</em></th><td>1612</td><td>17</td></tr>"#), "{page}");
        assert!(
            page.contains(r#"<td></td><th scope="row">&lt;b&gt;</th><td>1700?</td>"#),
            "{page}"
        );
        assert!(page.contains(r#"href="/ratings/six" aria-current="page""#), "{page}");
    }

    #[test]
    fn where_nobody_played_one_is_invited_and_where_nothing_comes_it_is_said() {
        assert!(shown("[]").contains(r#"href="/game/six""#));
        assert!(shown("The salon does not answer.").contains("<p>The salon does not answer.</p>"));
    }
}
