//! What is told, and in which words.

use tablier_rules::{Format, Language, Message, Show, Step, Viewer};

use super::*;
use crate::objection::Objection;

/// The same in English, in French and in German.
fn said(message: &Message) -> [String; 3] {
    [Language::EN, Language::FR, Language::DE].map(|language| message.get(language))
}

/// What seat 0's move is told as.
fn told(position: DisX, mv: &str) -> Message {
    let step = Step { seat: FIRST, mv: Some(mv.parse().unwrap()) };
    let done = after(position, mv);
    DisX::narrate(&position.view(Viewer::Spectator), &step, &done.view(Viewer::Spectator))
}

#[test]
fn a_laid_token_is_told_with_the_height_it_makes() {
    assert_eq!(
        said(&told(to_lay(CALM), "c2")),
        [
            "{0} lays a token on c2, now 3 high.",
            "{0} pose un jeton sur c2, qui en porte maintenant 3.",
            "{0} setzt eine Scheibe auf c2: Dort stecken jetzt 3.",
        ]
    );
    assert_eq!(
        said(&told(after(to_lay(CALM), "c2"), "c2")),
        [
            "{0} lays a token on c2, now 4 high and ready to explode.",
            "{0} pose un jeton sur c2, qui en porte maintenant 4\u{202f}: il est prêt à exploser.",
            "{0} setzt eine Scheibe auf c2: Dort stecken jetzt 4, der Stab ist bereit zu explodieren.",
        ]
    );
}

#[test]
fn an_explosion_is_told_with_its_pay() {
    let position = only(&[("c3", 4), ("a3", 4), ("a6", 4), ("e5", 5), ("f3", 5), ("f1", 7)]);
    let english =
        ["c3!", "a3!", "a6!", "e5!", "f3!", "f1!"].map(|mv| told(position, mv).get(Language::EN));
    assert_eq!(
        english,
        [
            "c3 explodes: {0} gains 1 token from the bank.",
            "a3 explodes: {0} gains the token that falls off the board.",
            "a6 explodes: {0} gains the 2 tokens that fall off the board.",
            "e5 explodes: {0} gains 1 token from the bank and the fifth one on the post.",
            "f3 explodes: {0} gains the token that falls off the board and the fifth one on the post.",
            "f1 explodes: {0} gains the 2 tokens that fall off the board and the 3 extra ones on the post.",
        ]
    );
    let [_, french, german] = said(&told(position, "f1!"));
    assert_eq!(
        french,
        "f1 explose\u{202f}: {0} gagne les 2 jetons qui sortent du plateau et les 3 jetons en trop du poteau."
    );
    assert_eq!(
        german,
        "f1 explodiert: {0} bekommt die 2 Scheiben, die vom Brett fallen, und die 3 überzähligen vom Stab."
    );
    // Nothing above four is not one in any language.
    assert_eq!(
        told(position, "c3!").get(Language::FR),
        "c3 explose\u{202f}: {0} gagne 1 jeton de la banque."
    );
}

#[test]
fn what_is_refused_is_refused_with_a_reason() {
    let objection = |position: &DisX, mv: &str| Objection::to(position, mv.parse().unwrap());
    let laying = after(to_lay(CALM), "c2 c2");
    let exploding = only(&[("c3", 4), ("a1", 1)]);
    assert_eq!(objection(&laying, "c2"), Objection::Full(post("c2")));
    assert_eq!(objection(&laying, "c2!"), Objection::LayFirst { tokens: 1 });
    assert_eq!(objection(&exploding, "c2"), Objection::AllLaid);
    assert_eq!(objection(&exploding, "a1!"), Objection::TooLow { post: post("a1"), tokens: 1 });
    assert_eq!(
        said(&objection(&laying, "c2!").message()),
        [
            "Lay your third token first: nothing explodes before that.",
            "Posez d’abord votre troisième jeton\u{202f}: rien n’explose avant.",
            "Setzen Sie zuerst noch Ihre dritte Scheibe: Vorher explodiert nichts.",
        ]
    );
    assert_eq!(
        said(&objection(&exploding, "b2!").message()),
        [
            "b2 cannot explode: it is empty, and an explosion takes four tokens.",
            "b2 ne peut pas exploser\u{202f}: il est vide, et il faut quatre jetons.",
            "b2 kann nicht explodieren: Der Stab ist leer, und für eine Explosion braucht es vier Scheiben.",
        ]
    );
}

#[test]
fn a_top_up_is_told() {
    let position = DisX { hands: [7, 1, 0, 0], ..only(&[("a1", 4)]) };
    assert_eq!(
        told(position, "a1!").get(Language::EN),
        "a1 explodes: {0} gains the 2 tokens that fall off the board. \
         {1} takes 2 tokens from the bank to have three."
    );
}

#[test]
fn the_end_is_told_with_the_ranking() {
    let position = DisX { hands: [7, 30, 0, 0], bank: 1, ..only(&[("c3", 4)]) };
    assert_eq!(
        said(&told(position, "c3!")),
        [
            "c3 explodes: {0} gains 1 token from the bank. The bank is empty and the game is over: \
             1. {1}, 30 tokens; 2. {0}, 8 tokens.",
            "c3 explose\u{202f}: {0} gagne 1 jeton de la banque. La banque est vide, la partie est finie\u{202f}: \
             1. {1}, 30 jetons\u{202f}; 2. {0}, 8 jetons.",
            "c3 explodiert: {0} bekommt 1 Scheibe aus der Bank. Die Bank ist leer, die Partie ist zu Ende: \
             1. {1}, 30 Scheiben; 2. {0}, 8 Scheiben.",
        ]
    );
}

#[test]
fn a_bank_too_small_for_the_top_up_is_told() {
    let position = DisX { hands: [7, 0, 0, 0], bank: 1, ..only(&[("a1", 4)]) };
    let told = told(position, "a1!").get(Language::EN);
    assert!(told.contains("{1} should top up to three tokens, but the bank has only 1 left."));
    assert!(told.ends_with("the game is over: 1. {0}, 9 tokens; 2. {1}, 1 token."), "{told}");
}

#[test]
fn the_state_is_described_line_by_line() {
    let start = DisX { board: Board::filled(|post| post.index() as u8 % 4), ..to_lay(CALM) };
    let position = after(start, "d1 a1 f6");
    let described = DisX::describe(&position.view(Viewer::Spectator));
    let expected = "DisX for 2 players; {0} began.\nBank: 92 tokens.\nTokens in hand: {0} has 4, {1} has 7.\n\
        6 | 2 3 0 1 2 4\n5 | 0 1 2 3 0 1\n4 | 2 3 0 1 2 3\n3 | 0 1 2 3 0 1\n2 | 2 3 0 1 2 3\n\
        1 | 1 1 2 4 0 1\n    a b c d e f\nReady to explode: d1, f6.\n\
        {0} chooses which post explodes next.";
    let [english, french, german] = said(&described);
    assert_eq!(english, expected);
    assert!(french.contains("\nPrêts à exploser\u{202f}: d1, f6.\n"), "{french}");
    assert!(
        german.starts_with("DisX zu zweit; {0} hat begonnen.\nBank: 92 Scheiben.\n"),
        "{german}"
    );
    for other in [french, german] {
        assert_eq!(other.lines().count(), english.lines().count());
    }
}

#[test]
fn the_end_is_described_with_what_was_left_standing() {
    let position = after(DisX { bank: 1, ..only(&[("c3", 4), ("a1", 4)]) }, "c3!");
    let described = DisX::describe(&position.view(Viewer::Spectator)).get(Language::EN);
    let lines: Vec<&str> = described.lines().rev().take(3).collect();
    assert_eq!(
        lines,
        [
            "Final order: 1. {0}, 8 tokens; 2. {1}, 7 tokens.",
            "The game is over: {0} wins with 8 tokens.",
            "Left with four tokens or more, which count for nobody: a1.",
        ]
    );
}

/// French puts a narrow space before its double marks, and only French; a move such as `c3!` is none.
fn well_set(words: &str, language: Language) -> bool {
    let mut before = None;
    words.chars().all(|sign| {
        let spaced = before.replace(sign) == Some('\u{202f}');
        !";:?!".contains(sign) || spaced == language.has_thin_spaces()
    })
}

#[test]
fn every_sentence_of_a_game_is_there_in_all_languages_and_well_set() {
    for options in option_sets() {
        random_game(&options, 4, |game| {
            let number = game.moves().len();
            let events = game.events(Viewer::Spectator, number.saturating_sub(1)..number);
            let scene = game.scene(Viewer::Spectator, &[], Format::Wide);
            let described = DisX::describe(&game.position().view(Viewer::Spectator));
            for text in events.iter().map(|event| &event.text).chain([&scene.prompt, &described]) {
                for language in Language::ALL {
                    let words = text.get(language);
                    assert!(!text.is_blank() && well_set(&words, language), "{words}");
                    assert!(!words.contains("  {") && !words.contains(" ."), "{words}");
                }
            }
        });
    }
}

#[test]
fn the_shelf_names_author_publisher_and_the_way_moves_are_written() {
    let about = DisX::about();
    for credits in said(&about.credits) {
        assert!(
            ["Wolfgang Kinzel", "Lemada", "Kettenreaktion"].iter().all(|n| credits.contains(n))
        );
    }
    assert!(about.credits.get(Language::EN).contains("unofficial"));
    assert!(about.notation.get(Language::EN).contains("c3!"));
    for (language, title) in [
        (Language::EN, "## How we settled what the printed rules leave open"),
        (Language::FR, "## Comment nous avons tranché"),
        (Language::DE, "## Wie wir entschieden haben, was die gedruckte Regel offenlässt"),
    ] {
        assert!(about.rules.get(language).contains(title), "{language:?}");
    }
    assert_eq!(about.endings.len(), 1);
}
