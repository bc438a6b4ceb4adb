//! The shelf: the games as boxes. The tables that wait or are played come between, when they are known.

use tablier_rules::{About, Escaped, GameList, Language, Lid, Rulebooks, typeset};

use crate::frame::Said;
use crate::messages as m;
use crate::{Route, icon};

/// How many grounds the style sheet knows.
const GROUNDS: usize = 6;

/// Which of the grounds the box of a game stands on.
pub fn ground<T: Lid + ?Sized>(games: GameList<T>, slug: &str) -> String {
    let number = games.slugs().position(|known| known == slug).unwrap_or(0) % GROUNDS;
    format!("ground{number}")
}

/// The page, with what is drawn on the box of each game. Above the boxes and below them there is room for tables.
pub fn shelf(books: Rulebooks, art: &dyn Fn(&str) -> String, l: Language) -> String {
    let boxes: String = books.iter().map(|book| game_box(books, &book.about(), art, l)).collect();
    format!(
        "<section class=\"welcome\"><h1>{}</h1><p>{}</p></section><div class=\"above\"></div>\
         <section class=\"shelf\" aria-label=\"{}\"><ul class=\"boxes\">{boxes}</ul></section>\
         <div class=\"below\"></div><footer class=\"colophon\"><p>{}</p><p class=\"kept\">{}</p></footer>",
        Said(m::welcome(), l),
        Said(m::welcome_more(), l),
        Said(m::games(), l),
        Said(m::colophon(), l),
        Said(m::kept(), l)
    )
}

fn game_box(books: Rulebooks, about: &About, art: &dyn Fn(&str) -> String, l: Language) -> String {
    let (slug, title) = (about.slug, Escaped(about.title));
    format!(
        "<li class=\"box {ground}\"><a class=\"lid\" href=\"{open}\"><span class=\"art\" data-cover=\"{slug}\" aria-hidden=\"true\">{art}</span>\
         <h2>{title}</h2><p class=\"sentence\">{sentence}</p>{facts}</a>\
         <div class=\"box-foot\"><a class=\"button\" href=\"{open}\" aria-label=\"{play_game}\">{play}</a>\
         <a class=\"button quiet\" href=\"{read}\" aria-label=\"{rules_of}\"><span>{book}</span>{rules}</a></div></li>",
        ground = ground(books, slug),
        open = Route::Open(slug.to_owned()).path(),
        read = Route::Rules(Some(slug.to_owned())).path(),
        art = art(slug),
        sentence = Escaped(&typeset(&about.sentence.get(l), l)),
        facts = facts(about, l),
        play_game = Said(m::play_game(about.title), l),
        play = Said(m::play(), l),
        rules_of = Said(m::rules_of(about.title), l),
        book = icon("book"),
        rules = Said(m::rules(), l),
    )
}

/// For how many a game is, how long it takes, and from which age on.
pub fn facts(about: &About, l: Language) -> String {
    let players = players(about.players, l);
    let (least, most) = about.minutes;
    let minutes = if least == most { least.to_string() } else { format!("{least}–{most}") };
    format!(
        "<ul class=\"facts\"><li><span>{}</span><span aria-hidden=\"true\">{}</span><span class=\"hush\">{}</span></li>\
         <li><span>{}</span>{}</li><li><span>{}</span>{}</li></ul>",
        icon("people"),
        Escaped(&players),
        Said(m::players(players.clone()), l),
        icon("clock"),
        Said(m::minutes(minutes), l),
        icon("cake"),
        Said(m::age(about.age), l)
    )
}

/// Numbers of players: "2–4", or "2 or 4".
fn players(numbers: &[u8], l: Language) -> String {
    match numbers {
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
    }
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;

    use super::*;

    #[test]
    fn every_game_has_a_box_with_the_ways_to_play_it_and_to_its_rules() {
        for l in Language::ALL {
            let page = shelf(RULEBOOKS, &|slug| format!("<svg id=\"{slug}\"/>"), l);
            for slug in RULEBOOKS.slugs() {
                for part in [
                    format!("href=\"/game/{slug}\""),
                    format!("href=\"/rules/{slug}\""),
                    format!("data-cover=\"{slug}\" aria-hidden=\"true\"><svg id=\"{slug}\"/>"),
                ] {
                    assert!(page.contains(&part), "{part}");
                }
            }
        }
    }

    #[test]
    fn numbers_of_players_are_said_as_people_say_them() {
        let said = |numbers: &[u8]| players(numbers, Language::EN);
        assert_eq!(said(&[2]), "2");
        assert_eq!(said(&[2, 3, 4]), "2–4");
        assert_eq!(said(&[2, 4]), "2 or 4");
        assert_eq!(said(&[2, 3, 6]), "2, 3 or 6");
    }
}
