//! The page of a game: what stands on its box, and with whom it is to be played. It can be answered before anything runs (`client/site/early.js`);
//! the page that runs asks the same in its place, so that nothing moves.

use tablier_rules::{About, Escaped, Language, Level, Lids, Message, typeset};

use crate::frame::Said;
use crate::messages as m;
use crate::{Route, facts, ground, icon};

/// With whom one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Against machines.
    Machine,
    /// Several people at one screen.
    Screen,
    /// With whoever has the link.
    Friends,
    Everybody,
}

impl Mode {
    /// As they are offered; the first is the usual one.
    pub const ALL: [Mode; 4] = [Mode::Machine, Mode::Screen, Mode::Friends, Mode::Everybody];

    /// How it is drawn, what it is called, and what more is to be said of it.
    pub fn words(self) -> (&'static str, Message, Message) {
        match self {
            Mode::Machine => ("machine", m::against_machine(), m::against_machine_more()),
            Mode::Screen => ("screen", m::one_screen(), m::one_screen_more()),
            Mode::Friends => ("link", m::with_friends(), m::with_friends_more()),
            Mode::Everybody => ("globe", m::open_to_all(), m::open_to_all_more()),
        }
    }

    /// Whether the salon is needed for it.
    pub fn is_online(self) -> bool {
        matches!(self, Mode::Friends | Mode::Everybody)
    }
}

/// The level that is played unless another is chosen.
pub const USUAL_LEVEL: Level = Level::Amateur;

/// The page, with what is drawn on the box.
pub fn game(about: &About, lids: Lids, art: &str, l: Language) -> String {
    format!(
        "<section class=\"opening\"><div class=\"opening-art {}\">{art}</div><div class=\"opening-form\">\
         <h1>{}</h1><p class=\"sentence\">{}</p>{}{}{}<p class=\"credits\">{}</p></div></section>",
        ground(lids, about.slug),
        Escaped(about.title),
        Escaped(&typeset(&about.sentence.get(l), l)),
        facts(about, l),
        questions(l),
        begin(about, l),
        Escaped(&typeset(&about.credits.get(l), l))
    )
}

/// With whom, how strong, and what is seldom asked.
fn questions(l: Language) -> String {
    let modes: String = Mode::ALL.into_iter().map(|mode| mode_button(mode, l)).collect();
    let levels = Level::ALL.map(|level| level_button(level, l));
    let (few, rest) = levels.split_at(Level::ALL.len().div_ceil(2));
    let folded = [("", m::options()), (" company", m::company())].map(|(class, words)| {
        let (words, coming) = (Said(words, l), Said(m::loading(), l));
        format!(
            "<details class=\"options{class}\"><summary>{words}</summary><p class=\"fields\">{coming}</p></details>"
        )
    });
    format!(
        "<div class=\"modes\" role=\"radiogroup\" aria-label=\"{whom}\">{modes}</div>\
         <div class=\"field\"><span class=\"field-label\">{level}</span>\
         <div class=\"choice levels\" role=\"radiogroup\" aria-label=\"{level}\">\
         <span class=\"half\">{few}</span><span class=\"half\">{rest}</span></div></div>{folded}",
        whom = Said(m::with_whom(), l),
        level = Said(m::level(), l),
        few = few.concat(),
        rest = rest.concat(),
        folded = folded.concat(),
    )
}

fn mode_button(mode: Mode, l: Language) -> String {
    let (drawing, words, more) = mode.words();
    format!(
        "<button type=\"button\" class=\"mode\" {}><span>{}</span><b>{}</b><small>{}</small></button>",
        radio(mode == Mode::ALL[0]),
        icon(drawing),
        Said(words, l),
        Said(more, l)
    )
}

fn level_button(level: Level, l: Language) -> String {
    format!(
        "<button type=\"button\" {}><span class=\"pips\" aria-hidden=\"true\">{}</span>{}</button>",
        radio(level == USUAL_LEVEL),
        "<i></i>".repeat(level.number().into()),
        Said(level.name(), l)
    )
}

/// What makes a button one of several, of which one is chosen.
fn radio(chosen: bool) -> String {
    let reached = if chosen { "0" } else { "-1" };
    format!("role=\"radio\" aria-checked=\"{chosen}\" tabindex=\"{reached}\"")
}

/// The ways on from here.
fn begin(about: &About, l: Language) -> String {
    format!(
        "<div class=\"begin\"><button type=\"button\" class=\"button large\">{}</button>\
         <button class=\"button quiet\"><span>{}</span>{}</button>\
         <a class=\"button quiet\" href=\"{}\"><span>{}</span>{}</a></div>",
        Said(m::begin(), l),
        icon("bulb"),
        Said(m::first_game(), l),
        Route::Rules(Some(about.slug.to_owned())).path(),
        icon("book"),
        Said(m::read_rules(), l)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablier_games::RULEBOOKS;

    #[test]
    fn what_is_usual_is_chosen_and_the_tab_key_leads_there() {
        for book in RULEBOOKS.iter() {
            for l in Language::ALL {
                let page = game(&book.about(), RULEBOOKS.lids(), "<svg/>", l);
                let chosen = "aria-checked=\"true\" tabindex=\"0\"";
                assert_eq!(page.matches(chosen).count(), 2, "a way to play and a level");
                assert_eq!(page.matches("role=\"radio\"").count(), 4 + Level::ALL.len());
                assert_eq!(page.matches("tabindex=\"0\"").count(), 2);
            }
        }
    }
}
