//! The frame round every page: the sign above the door, the way to the other pages, and room for what has to be said.

use tablier_rules::{Escaped, Language, Message};

use crate::messages as m;
use crate::{Route, icon};

/// The lamp that tells how the connection to the salon stands, as a selector.
pub const LAMP: &str = ".lamp";

/// The sign above the door, drawn in the page: it is there with the first words.
const EMBLEM: &str = include_str!("../../client/site/icon.svg");

/// The frame of a page with what is in it.
pub fn frame(inside: &str, route: &Route, l: Language) -> String {
    let links = [
        (Route::Rules(None), "book", m::rules()),
        (Route::Replay { table: None, moves: None }, "film", m::archive()),
        (Route::Ratings(None), "crown", m::ratings()),
        (Route::Settings, "tune", m::settings()),
    ];
    let links: String = links
        .into_iter()
        .map(|(to, drawing, words)| link(&to, drawing, &words, route, l))
        .collect();
    let slim = if matches!(route, Route::Table(_)) { " slim" } else { "" };
    format!(
        "<div class=\"salon\"><a class=\"skip\" href=\"#main\">{skip}</a>\
         <header class=\"door{slim}\"><a class=\"sign\" href=\"/\" aria-label=\"{home}\">\
         {emblem}<span>Tablier</span></a>\
         <nav aria-label=\"{pages}\">{links}</nav>{lamp}</header>\
         <main id=\"main\" tabindex=\"-1\">{inside}</main><div class=\"notices\" role=\"alert\"></div></div>",
        emblem = EMBLEM
            .replacen("<svg ", "<svg aria-hidden=\"true\" width=\"34\" height=\"34\" ", 1)
            .trim_end(),
        skip = Said(m::skip(), l),
        home = Said(m::home(), l),
        pages = Said(m::pages(), l),
        lamp = lamp("trying", &m::connecting(), l),
    )
}

fn link(to: &Route, drawing: &str, words: &Message, route: &Route, l: Language) -> String {
    let here = if to.is_above(route) { " aria-current=\"page\"" } else { "" };
    format!(
        "<a class=\"nav\" href=\"{}\"{here}><span>{}</span><span class=\"nav-words\">{}</span></a>",
        to.path(),
        icon(drawing),
        Said(words.clone(), l)
    )
}

/// The lamp, in one of its states.
pub fn lamp(state: &str, words: &Message, l: Language) -> String {
    let words = Said(words.clone(), l);
    format!(
        "<span class=\"lamp {state}\" role=\"status\" title=\"{words}\"><i></i><span class=\"lamp-words\">{words}</span></span>"
    )
}

/// Where there is no page.
pub fn lost(l: Language) -> String {
    format!(
        "<section class=\"plain\"><h1>{}</h1><p>{}</p><a class=\"button\" href=\"/\">{}</a></section>",
        Said(m::lost(), l),
        Said(m::lost_more(), l),
        Said(m::to_shelf(), l)
    )
}

/// What is read until a page is there.
pub fn waiting(l: Language) -> String {
    format!("<p class=\"plain waiting\" data-loading=\"\">{}</p>", Said(m::loading(), l))
}

/// A message as it is written into a page.
pub(crate) struct Said(pub Message, pub Language);

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Escaped(&self.0.get(self.1)).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_one_is_on_is_marked_and_no_other() {
        for (path, marked) in
            [("/rules/six", 1), ("/replay/table/abc", 1), ("/", 0), ("/table/abc", 0)]
        {
            let page = frame("", &Route::parse(path, ""), Language::EN);
            assert_eq!(page.matches("aria-current").count(), marked, "{path}");
        }
    }

    #[test]
    fn what_is_in_the_frame_stands_in_it_as_it_is() {
        let page = frame("<p>inside</p>", &Route::Shelf, Language::FR);
        assert!(page.contains("<main id=\"main\" tabindex=\"-1\"><p>inside</p></main>"));
    }
}
