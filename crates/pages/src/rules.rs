//! The rules of a game to read, with its diagrams, and the list of all of them.

use tablier_rules::{About, Escaped, Language, Lids, Rulebooks, Short, typeset};

use crate::frame::Said;
use crate::markdown::{Piece, pieces};
use crate::messages as m;
use crate::{Route, icon};

/// A game in the middle of a page that can be gone through, before anything runs: its board as it stands.
pub struct Figure {
    /// What is drawn, with the frame it is drawn in.
    pub drawing: String,
    pub view_box: String,
    /// How wide it is beside its height: the board keeps its place while the position grows.
    pub ratio: f32,
    /// The same where there is little room: another drawing comes there, and finds its place.
    pub tall: f32,
    /// What is said of the position.
    pub told: String,
    /// How many moves follow.
    pub moves: usize,
    /// After how many of them it is shown.
    pub at: usize,
    /// What stands below.
    pub caption: String,
    /// Through whose eyes it can be looked at, where there are several.
    pub eyes: Vec<String>,
}

/// Which room a diagram is given, by how many moves follow in it.
pub fn diagram_class(moves: usize) -> &'static str {
    match moves {
        0 => "diagram inset still",
        1..=3 => "diagram inset short",
        _ => "diagram inset",
    }
}

impl Figure {
    /// As it stands in the middle of a text.
    fn inset(&self, l: Language) -> String {
        let (class, ratio, tall) = (diagram_class(self.moves), Short(self.ratio), Short(self.tall));
        format!(
            "<figure class=\"{class}\" style=\"--ratio:{ratio};--tall:{tall}\">{}<figcaption>{}</figcaption></figure>",
            self.reel(l),
            Escaped(&typeset(&self.caption, l))
        )
    }

    /// The board, and below it what goes through the moves as soon as that is there.
    fn reel(&self, l: Language) -> String {
        let button =
            |name: &str| format!("<button class=\"quiet\" disabled>{}</button>", icon(name));
        format!(
            "<div class=\"reel\"><div class=\"reel-board\"><svg class=\"board\" viewBox=\"{}\" preserveAspectRatio=\"xMidYMid meet\">{}</svg></div>\
             <p class=\"reel-told\">{}</p><div class=\"reel-row\" aria-hidden=\"true\">{}{}<button class=\"button\" disabled><span>{}</span></button>{}{}\
             <input class=\"slider\" type=\"range\" max=\"{moves}\" value=\"{at}\" disabled><span class=\"reel-number\">{at} / {moves}</span></div>{}</div>",
            self.view_box,
            self.drawing,
            Escaped(&typeset(&self.told, l)),
            button("first"),
            button("previous"),
            icon("play"),
            button("next"),
            button("last"),
            self.eyes(l),
            moves = self.moves,
            at = self.at,
        )
    }

    /// The eyes to choose from, the first of which are taken.
    fn eyes(&self, l: Language) -> String {
        if self.eyes.len() < 2 {
            return String::new();
        }
        let buttons: Vec<String> = self
            .eyes
            .iter()
            .enumerate()
            .map(|(at, words)| {
                let (checked, words) = (at == 0, Escaped(words));
                format!(
                    "<button role=\"radio\" aria-checked=\"{checked}\" disabled>{words}</button>"
                )
            })
            .collect();
        let (first, second) = buttons.split_at(buttons.len().div_ceil(2));
        format!(
            "<div class=\"field\"><span class=\"field-label\">{}</span><div class=\"choice\">\
             <span class=\"half\">{}</span><span class=\"half\">{}</span></div></div>",
            Said(m::eyes(), l),
            first.concat(),
            second.concat()
        )
    }
}

/// The page of a game. Its records are drawn where somebody can, and are there to be taken up in any case; so is the game on its box.
pub fn rules(
    about: &About,
    lids: Lids,
    text: &str,
    draw: &dyn Fn(&str) -> Option<Figure>,
    sample: Option<Figure>,
    l: Language,
) -> String {
    let pieces: String = pieces(text)
        .into_iter()
        .map(|piece| match piece {
            Piece::Prose(html) => format!("<div>{}</div>", typeset(&html, l)),
            Piece::Record(record) => {
                let drawn = draw(&record).map(|figure| figure.inset(l)).unwrap_or_default();
                format!("<div data-record=\"{}\">{drawn}</div>", Escaped(&record))
            }
        })
        .collect();
    let others = lids.iter().filter(|other| other.slug() != about.slug);
    let others: String = others
        .map(|other| {
            let path = Route::Rules(Some(other.slug().to_owned())).path();
            format!("<a class=\"button quiet\" href=\"{path}\">{}</a>", Escaped(other.title()))
        })
        .collect();
    let tall = sample.as_ref().map(|figure| format!(" style=\"--tall:{}\"", Short(figure.tall)));
    let tall = tall.unwrap_or_default();
    format!(
        "<div class=\"rules-page\"><article class=\"prose\">{pieces}</article>\
         <aside class=\"rules-side\"><figure class=\"diagram\"{tall}><div class=\"sample\">{}</div><figcaption>{}</figcaption></figure>\
         <a class=\"button large\" href=\"{}\">{}</a><nav class=\"row\">{others}</nav></aside></div>",
        sample.map(|figure| figure.reel(l)).unwrap_or_default(),
        Said(m::sample(), l),
        Route::Open(about.slug.to_owned()).path(),
        Said(m::play_game(about.title), l)
    )
}

/// The page of all games.
pub fn index(books: Rulebooks, l: Language) -> String {
    let rows: String = books
        .iter()
        .map(|book| {
            let about = book.about();
            format!(
                "<li class=\"card\"><a href=\"{}\"><b>{}</b><span class=\"state\">{}</span></a><span class=\"bin\">{}</span></li>",
                Route::Rules(Some(about.slug.to_owned())).path(),
                Escaped(about.title),
                Escaped(&typeset(&about.sentence.get(l), l)),
                icon("next")
            )
        })
        .collect();
    format!(
        "<section class=\"plain\"><h1>{}</h1><ul class=\"cards rules-index\">{rows}</ul></section>",
        Said(m::rules(), l)
    )
}
