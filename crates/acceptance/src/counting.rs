//! What is counted agrees with its number, wherever a game says it: in what happened, on the scene, in the state in words.

use serde_json::Value;
use tablier_rules::{
    AnyMatch, FastRng, Format, Language, Rng, Rulebook, RulebookOf, Seed, Show, Text, Viewer,
};

use crate::Folder;
use crate::length;

/// What games count, as many.
const FRENCH: [&str; 9] =
    ["jetons", "tuiles", "pions", "points", "fusions", "noyaux", "provinces", "tours", "cartes"];
const ENGLISH: [&str; 9] =
    ["tokens", "tiles", "pawns", "points", "fusions", "nuclei", "provinces", "turns", "cards"];

/// Everything a game says just now.
fn said(game: &dyn AnyMatch) -> Vec<Text> {
    let viewer = Viewer::Everything;
    let moves = game.moves();
    let scene = game.scene(viewer, &[], Format::Wide);
    let mut said = vec![scene.prompt.clone(), game.describe(viewer)];
    said.extend(scene.items.iter().filter_map(|item| item.label.clone()));
    said.extend(scene.seats.iter().flat_map(|card| card.notes.clone()));
    said.extend(game.events(viewer, moves.saturating_sub(1)..moves).into_iter().map(|e| e.text));
    said
}

/// Whether a number stands before a word as a whole, not as the end of a larger one.
fn counts(text: &str, number: &str, word: &str) -> bool {
    let wrong = format!("{number} {word}");
    text.match_indices(&wrong).any(|(at, _)| {
        !text[..at].ends_with(|before: char| before.is_ascii_digit() || "-−,.".contains(before))
    })
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
                let (fr, en) = (text.get(Language::Fr), text.get(Language::En));
                for word in FRENCH {
                    assert!(!counts(fr, "1", word) && !counts(fr, "0", word), "{seed}: {fr}");
                }
                for word in ENGLISH {
                    assert!(!counts(en, "1", word), "{seed}: {en}");
                }
            }
        }
    }
}
