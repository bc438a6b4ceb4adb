//! A recorded game in the middle of a text, as lines: the position it begins with, what is said on the way, and the position
//! it ends with.

use tablier_rules::{AnyMatch, Format, Language, Rulebooks, Scene, Viewer};
use tablier_table::Story;

use crate::layout::Layout;
use crate::marks::{anchor, is_thing};
use crate::picture::{Drawing, picture};
use crate::prose::wrap;

/// The most rows a picture takes.
const ROWS: usize = 22;

/// The diagram of a record in so many columns; nothing where it is none of these games.
pub fn diagram(
    rulebooks: Rulebooks,
    record: &str,
    width: usize,
    language: Language,
) -> Option<Vec<String>> {
    let story = Story::read(rulebooks, record)?;
    let last = story.game.moves();
    let first = story.number("show").min(last);
    let preface = story.record.preface.as_deref().unwrap_or_default();
    let mut lines = drawn(story.game.as_ref(), first, width, language);
    lines.extend(wrap(preface, width));
    for (_, remark) in story.remarks.iter().filter(|(made, _)| *made > first) {
        let said = wrap(remark, width.saturating_sub(2));
        let marks = std::iter::once("› ").chain(std::iter::repeat("  "));
        lines.extend(marks.zip(said).map(|(mark, line)| format!("{mark}{line}")));
    }
    if last > first {
        lines.extend(drawn(story.game.as_ref(), last, width, language));
    }
    Some(lines)
}

/// The position after so many moves, with a blank line before and after it. Nothing where there is too little room.
fn drawn(game: &dyn AnyMatch, moves: usize, width: usize, language: Language) -> Vec<String> {
    let (then, names) = (game.after(moves), game.seat_names());
    let say = |text: &tablier_rules::Message| text.named(&names).get(language);
    let text = [Format::Wide, Format::Tall].into_iter().find_map(|format| {
        let scene = then.scene(Viewer::Everything, &[], format);
        let layout = layout(&scene, width)?;
        Some(picture(&scene, &layout, Drawing::default(), &say).text())
    });
    let Some(text) = text else { return Vec::new() };
    let rows: Vec<&str> = text.lines().collect();
    let is_blank = |row: &&&str| row.trim().is_empty();
    let above = rows.iter().take_while(is_blank).count();
    let below = rows.iter().rev().take_while(is_blank).count();
    let inside = rows.get(above..rows.len() - below).unwrap_or_default();
    let blank = std::iter::once(String::new());
    blank.clone().chain(inside.iter().map(|row| (*row).to_owned())).chain(blank).collect()
}

fn layout(scene: &Scene, width: usize) -> Option<Layout> {
    let things = scene.items.iter().filter(|item| item.label.is_some() && is_thing(item));
    let places: Vec<_> = things.map(anchor).collect();
    Layout::fit(scene.frame, &places, width, ROWS)
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;

    use super::*;

    /// The records in the rules of a game.
    fn records(rules: &str) -> Vec<&str> {
        let blocks = rules.split("```record\n").skip(1);
        blocks.filter_map(|rest| rest.split("```").next()).collect()
    }

    #[test]
    fn every_diagram_of_every_game_is_drawn_with_what_is_said_of_it() {
        for rules in RULEBOOKS.iter() {
            for language in Language::ALL {
                for record in records(rules.about().rules.get(language)) {
                    let lines = diagram(RULEBOOKS, record, 78, language).unwrap();
                    assert!(lines.iter().all(|line| line.chars().count() <= 78), "{lines:#?}");
                    let signs = lines.iter().flat_map(|line| line.chars());
                    assert!(signs.filter(|c| !c.is_whitespace()).count() > 60, "{lines:#?}");
                    assert!(lines.len() > 8, "a picture takes some rows: {lines:#?}");
                    let story = Story::read(RULEBOOKS, record).unwrap();
                    let said = lines.join(" ").split_whitespace().collect::<String>();
                    let squeezed = |words: &str| words.split_whitespace().collect::<String>();
                    let preface = squeezed(story.record.preface.as_deref().unwrap_or_default());
                    assert!(said.contains(&preface), "{preface}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_game_is_not_drawn() {
        assert_eq!(diagram(RULEBOOKS, "game: six\nseed: 1\n\n9,9\n", 78, Language::EN), None);
    }
}
