//! What is counted agrees with its number, wherever a game says it: in what happened, on the scene, in the state in words.

use serde_json::Value;
use tablier_rules::{
    AnyMatch, FastRng, Format, Language, Message, Rng, Rulebook, RulebookOf, Seed, Show, Viewer,
};

use crate::Folder;
use crate::length;

/// Words that end like many and are one; in German, where no ending tells, words that are many.
const FRENCH: [&str; 6] = ["fois", "bois", "tas", "pas", "choix", "prix"];
const ENGLISH: [&str; 3] = ["plus", "less", "axis"];
const GERMAN: [&str; 8] =
    ["Steine", "Spielsteine", "Punkte", "Züge", "Karten", "Runden", "Provinzen", "Kerne"];

/// Everything a game says just now.
fn said(game: &dyn AnyMatch) -> Vec<Message> {
    let viewer = Viewer::Everything;
    let moves = game.moves();
    let scene = game.scene(viewer, &[], Format::Wide);
    let mut said = vec![scene.prompt.clone(), game.describe(viewer)];
    said.extend(scene.items.iter().filter_map(|item| item.label.clone()));
    said.extend(scene.seats.iter().flat_map(|card| card.notes.clone()));
    said.extend(game.events(viewer, moves.saturating_sub(1)..moves).into_iter().map(|e| e.text));
    said
}

/// The words that stand behind a number as a whole, not behind the end of a larger one.
fn counted<'a>(text: &'a str, number: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(number).filter_map(move |(at, _)| {
        let inside = |before: char| before.is_alphanumeric() || "-−–,.:+".contains(before);
        let rest = text[at + number.len()..].strip_prefix([' ', '\u{a0}', '\u{202f}'])?;
        let end = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
        (!text[..at].ends_with(inside) && !rest[..end].is_empty()).then_some(&rest[..end])
    })
}

/// The word that is wrong behind its number, if there is one.
fn wrong(text: &str, language: Language) -> Option<&str> {
    let many = |endings: &'static [char], one: &'static [&str]| {
        move |word: &&str| {
            word.len() > 3
                && word.ends_with(endings)
                && !word.ends_with("ss")
                && !one.contains(word)
        }
    };
    match language {
        Language::FR => {
            ["0", "1"].into_iter().find_map(|n| counted(text, n).find(many(&['s', 'x'], &FRENCH)))
        }
        Language::EN => counted(text, "1").find(many(&['s'], &ENGLISH)),
        Language::DE => counted(text, "1").find(|word| GERMAN.contains(word)),
        _ => None,
    }
}

/// In whatever a game says in random games, what is counted agrees with its number.
pub fn one_is_never_many_and_nothing_is_one_in_french<G: Show>(_: &Folder) {
    length::games_end::<G>();
    for seed in 0..6 {
        let mut rng = FastRng::new(seed);
        let mut game =
            RulebookOf::<G>::new().start(&Value::Null, Seed(seed)).expect("usual options");
        while let Some(seat) = game.deciders().first() {
            let mv = rng.choose(&game.legal(seat)).expect("a decider has a move").clone();
            game.play(seat, &mv).expect("it is legal");
            for text in said(game.as_ref()) {
                for language in Language::ALL {
                    let words = text.get(language);
                    assert_eq!(wrong(&words, language), None, "{seed}: {words}");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_behind_one_is_found_wherever_it_stands() {
        assert_eq!(wrong("at least 1 dice and 1 tokens", Language::EN), Some("tokens"));
        assert_eq!(wrong("11 tokens, 0 tokens, 1 token, 3-1 tokens", Language::EN), None);
        assert_eq!(wrong("il reste 0 jetons", Language::FR), Some("jetons"));
        assert_eq!(wrong("1 fois", Language::FR), None);
        assert_eq!(wrong("noch 1 Steine", Language::DE), Some("Steine"));
    }
}
