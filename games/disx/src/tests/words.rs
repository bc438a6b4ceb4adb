//! What is told, and in which words.

use tablier_rules::{Format, Show, Step, Text, Viewer};

use super::*;

/// What seat 0's move is told as.
fn told(position: DisX, mv: &str) -> Text {
    let step = Step { seat: FIRST, mv: Some(mv.parse().unwrap()) };
    let done = after(position, mv);
    DisX::narrate(&position.view(Viewer::Spectator), &step, &done.view(Viewer::Spectator))
}

#[test]
fn a_laid_token_is_told_with_the_height_it_makes() {
    assert_eq!(
        told(to_lay(CALM), "c2"),
        Text::new(
            "{0} pose un jeton sur c2, qui en porte maintenant 3.",
            "{0} lays a token on c2, now 3 high."
        )
    );
    assert_eq!(
        told(after(to_lay(CALM), "c2"), "c2"),
        Text::new(
            "{0} pose un jeton sur c2, qui en porte 4 et va exploser.",
            "{0} lays a token on c2, now 4 high and about to explode."
        )
    );
}

#[test]
fn an_explosion_is_told_with_its_pay() {
    let position = only(&[("c3", 4), ("a3", 4), ("a6", 4), ("e5", 5), ("f3", 5), ("f1", 7)]);
    let english = ["c3!", "a3!", "a6!", "e5!", "f3!", "f1!"].map(|mv| told(position, mv).en);
    assert_eq!(
        english,
        [
            "c3 explodes: {0} gains 1 token from the bank.",
            "a3 explodes: {0} gains the token that falls off the board.",
            "a6 explodes: {0} gains the 2 tokens that fall off the board.",
            "e5 explodes: {0} gains 1 token from the bank and the fifth one on the post.",
            "f3 explodes: {0} gains the token that falls off the board and the fifth one on the post.",
            "f1 explodes: {0} gains the 2 tokens that fall off the board and the 3 above four on the post.",
        ]
    );
    assert_eq!(
        told(position, "f1!").fr,
        "f1 explose : {0} gagne les 2 jetons qui sortent du plateau et les 3 du poteau au-delà de quatre."
    );
}

#[test]
fn a_top_up_is_told() {
    let position = DisX { hands: [7, 1, 0, 0], ..only(&[("a1", 4)]) };
    assert_eq!(
        told(position, "a1!").en,
        "a1 explodes: {0} gains the 2 tokens that fall off the board. \
         {1} takes 2 tokens from the bank to have three."
    );
}

#[test]
fn the_end_is_told_with_the_ranking() {
    let position = DisX { hands: [7, 30, 0, 0], bank: 1, ..only(&[("c3", 4)]) };
    assert_eq!(
        told(position, "c3!"),
        Text::new(
            "c3 explose : {0} gagne 1 jeton de la banque. La banque est vide, la partie est finie : \
             1. {1}, 30 jetons ; 2. {0}, 8 jetons.",
            "c3 explodes: {0} gains 1 token from the bank. The bank is empty and the game is over: \
             1. {1}, 30 tokens; 2. {0}, 8 tokens."
        )
    );
}

#[test]
fn a_bank_too_small_for_the_top_up_is_told() {
    let position = DisX { hands: [7, 0, 0, 0], bank: 1, ..only(&[("a1", 4)]) };
    let told = told(position, "a1!").en;
    assert!(
        told.contains("{1} should take tokens up to three, but the bank has only 1 token left.")
    );
    assert!(told.ends_with("the game is over: 1. {0}, 9 tokens; 2. {1}, 1 token."), "{told}");
}

#[test]
fn the_state_is_described_line_by_line() {
    let start = DisX { board: Board::filled(|post| post.index() as u8 % 4), ..to_lay(CALM) };
    let position = after(start, "d1 a1 f6");
    let described = DisX::describe(&position.view(Viewer::Spectator));
    let expected = "DisX for 2 players; {0} began.\nBank: 92 tokens.\nTokens in hand: {0} 4, {1} 7.\n\
        6 | 2 3 0 1 2 4\n5 | 0 1 2 3 0 1\n4 | 2 3 0 1 2 3\n3 | 0 1 2 3 0 1\n2 | 2 3 0 1 2 3\n\
        1 | 1 1 2 4 0 1\n    a b c d e f\nAbout to explode: d1, f6.\n\
        Waiting for {0}, who chooses which post explodes next.";
    assert_eq!(described.en, expected);
    assert!(described.fr.contains("\nPrêts à exploser : d1, f6.\n"), "{}", described.fr);
    assert_eq!(described.fr.lines().count(), described.en.lines().count());
}

#[test]
fn the_end_is_described_with_what_was_left_standing() {
    let position = after(DisX { bank: 1, ..only(&[("c3", 4), ("a1", 4)]) }, "c3!");
    let described = DisX::describe(&position.view(Viewer::Spectator)).en;
    let lines: Vec<&str> = described.lines().rev().take(3).collect();
    assert_eq!(
        lines,
        [
            "Final order: 1. {0}, 8 tokens; 2. {1}, 7 tokens.",
            "The game is over: {0} wins with 8 tokens.",
            "Left standing with four or more tokens, for nobody: a1.",
        ]
    );
}

/// French puts a space before its double marks; a move such as `c3!` is none.
fn well_set(french: &str) -> bool {
    let bytes = french.as_bytes();
    (1..bytes.len()).all(|at| !b";:?!".contains(&bytes[at]) || bytes[at - 1] == b' ')
}

#[test]
fn every_sentence_of_a_game_is_there_in_both_languages_and_well_set() {
    for options in option_sets() {
        random_game(&options, 4, |game| {
            let number = game.moves().len();
            let events = game.events(Viewer::Spectator, number.saturating_sub(1)..number);
            let scene = game.scene(Viewer::Spectator, &[], Format::Wide);
            let described = DisX::describe(&game.position().view(Viewer::Spectator));
            for text in events.iter().map(|event| &event.text).chain([&scene.prompt, &described]) {
                assert!(!text.is_blank() && well_set(&text.fr), "{text:?}");
                assert!(!text.en.contains("  {") && !text.en.contains(" ."), "{text:?}");
            }
        });
    }
}

#[test]
fn the_shelf_names_author_publisher_and_the_way_moves_are_written() {
    let about = DisX::about();
    for credits in [&about.credits.fr, &about.credits.en] {
        assert!(
            ["Wolfgang Kinzel", "Lemada", "Kettenreaktion"].iter().all(|n| credits.contains(n))
        );
    }
    assert!(about.credits.en.contains("unofficial"));
    assert!(about.notation.en.contains("c3!"));
    assert!(about.rules.fr.contains("## Comment nous avons tranché"));
    assert!(about.rules.en.contains("## How we settled what the printed rules leave open"));
    assert_eq!(about.endings.len(), 1);
}
