//! The page of a game: what stands on its box. How it is to be played is asked below, once somebody can answer.

use tablier_rules::{About, Escaped, Language, Lids, typeset};

use crate::frame::Said;
use crate::messages as m;
use crate::{Route, facts, ground, icon};

/// The page, with what is drawn on the box. What is asked below it comes with the page that runs; until then the rules can be read.
pub fn game(about: &About, lids: Lids, art: &str, l: Language) -> String {
    let form = format!(
        "<p class=\"late-form\">{}</p><div class=\"begin\"><a class=\"button quiet\" href=\"{}\"><span>{}</span>{}</a></div>",
        Said(m::loading(), l),
        Route::Rules(Some(about.slug.to_owned())).path(),
        icon("book"),
        Said(m::read_rules(), l)
    );
    format!(
        "<section class=\"opening\"><div class=\"opening-art {}\">{art}</div><div class=\"opening-form\">\
         <h1>{}</h1><p class=\"sentence\">{}</p>{}{form}</div></section>",
        ground(lids, about.slug),
        Escaped(about.title),
        Escaped(&typeset(&about.sentence.get(l), l)),
        facts(about, l)
    )
}
