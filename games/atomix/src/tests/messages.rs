//! What is said is said in every language.

use tablier_rules::Show;

use super::*;

/// Every sentence of a whole game, and every refusal on the way, in a language.
fn said(language: Language) -> Vec<String> {
    let mut said = Vec::new();
    let tried: Vec<Move> =
        ["blue", "pink", "+1,1", "+1,0", "+4,-2", "gbb4@C4", "bgp1@G1", "done", "pass"]
            .map(|mv| mv.parse().unwrap())
            .to_vec();
    random_game(3, 5, |before, mv, after| {
        let viewer = Viewer::Seat(before.turn);
        let step = Step { seat: before.turn, mv: Some(mv) };
        let (seen, next) = (before.view(viewer), after.view(viewer));
        said.push(Atomix::narrate(&seen, &step, &next).get(language));
        said.push(Atomix::describe(&seen).get(language));
        for &other in tried.iter().filter(|&&other| !before.allows(other)) {
            said.push(words::Objection::of(before, other).message().get(language));
        }
    });
    said
}

#[test]
fn no_sentence_is_left_in_another_language() {
    let foreign = [
        (Language::DE, ["tile", "tuile", "level", "niveau", "reactor ", "réacteur"]),
        (Language::EN, ["Plättchen", "tuile", "Ebene", "niveau", "Reaktor", "réacteur"]),
        (Language::FR, ["Plättchen", "tile ", "Ebene", "level", "Reaktor", "reactor "]),
    ];
    for (language, words) in foreign {
        for sentence in said(language) {
            assert!(words.iter().all(|word| !sentence.contains(word)), "{language:?}: {sentence}");
            assert!(
                !sentence.contains("  ") && !sentence.contains('\''),
                "{language:?}: {sentence}"
            );
        }
    }
}
