//! The suite passes a game that keeps the contract, and notices every promise that is broken on purpose.

use crate::mora::*;
use tablier_rules::Seed;
use tablier_rules::conformance::{Broken, Effort, check_game, check_schema};

/// All option sets, many seeds, every position.
fn check<const FLAW: u8>() -> Result<bool, Broken> {
    check_schema::<Mora<FLAW>>()?;
    let effort = Effort { one_in: 1, longest: 500 };
    let mut guessed = false;
    for seed in 0..60 {
        let options = MoraOptions { players: 2 + (seed % 2) as usize };
        guessed |= check_game::<Mora<FLAW>>(&options, Seed(seed), effort)?.guessed;
    }
    Ok(guessed)
}

#[test]
fn a_sound_game_passes() {
    match check::<SOUND>() {
        Ok(guessed) => assert!(guessed, "there are hidden cards to guess"),
        Err(broken) => panic!("{broken}"),
    }
}

/// The suite must fail, with these words, and name what is to be mended.
fn notices<const FLAW: u8>(words: &str, mend: &str) {
    assert!(FLAWS.contains(&FLAW));
    let broken = check::<FLAW>().expect_err("a broken promise is noticed");
    assert!(broken.promise.contains(words), "noticed something else: {broken}");
    assert_eq!(broken.mend, mend, "{broken}");
    assert!(broken.to_string().contains(&format!("to be mended: {mend}\n")), "{broken}");
}

#[test]
fn a_leaked_secret_is_noticed() {
    notices::<LEAKS_FINGERS>("might have been", "Game::reveals or Game::view");
}

#[test]
fn an_id_that_is_not_unique_is_noticed() {
    notices::<REPEATS_AN_ID>("ids are unique", "Show::scene");
}

#[test]
fn a_clickable_thing_without_a_name_is_noticed() {
    notices::<NAMELESS_BUTTON>("the clickable", "Show::scene");
}

#[test]
fn an_illegal_move_that_is_played_is_noticed() {
    notices::<PLAYS_THE_ILLEGAL>("is_legal says what legal_moves says", "Game::is_legal");
}

#[test]
fn a_revelation_that_is_denied_is_noticed() {
    notices::<DENIES_REVEALING>("opens a secret", "Game::reveals");
}

#[test]
fn silence_in_one_language_is_noticed() {
    notices::<SILENT_IN_FRENCH>("in every language", "Show::narrate");
}

#[test]
fn a_choice_that_is_taken_away_is_noticed() {
    notices::<FORCES_A_CHOICE>("a forced move is the only one", "Game::forced");
}

#[test]
fn a_move_that_cannot_be_clicked_is_noticed() {
    notices::<HIDES_A_MOVE>("not reached", "Show::scene");
}

#[test]
fn a_game_without_end_is_noticed() {
    notices::<NEVER_ENDS>("every game ends", "Game::apply or Game::outcome");
}

#[test]
fn a_move_that_does_not_fit_into_a_record_is_noticed() {
    notices::<UNREADABLE_MOVE>("stands in a record", "Display of Game::Move");
}

#[test]
fn a_click_offered_to_somebody_else_is_noticed() {
    notices::<OFFERS_TO_OTHERS>("does not decide", "Show::scene");
}

#[test]
fn a_target_under_something_else_is_noticed() {
    notices::<COVERS_A_TARGET>("no more than a square of 0 pixels", "Show::scene");
}

#[test]
fn an_outline_beyond_the_frame_is_noticed() {
    notices::<SPILLS_OVER_THE_FRAME>("everything drawn lies within the frame", "Show::scene");
}

#[test]
fn a_target_too_small_to_point_at_is_noticed() {
    notices::<SHRINKS_A_TARGET>("well enough to point at", "Show::scene");
}

#[test]
fn a_target_too_faint_to_be_seen_is_noticed() {
    notices::<FADES_A_TARGET>("painted to be seen", "Show::scene");
}

#[test]
fn a_target_that_is_not_drawn_is_noticed() {
    notices::<DRAWS_NO_TARGET>("well enough to point at", "Show::scene");
}

#[test]
fn hidden_cards_in_a_game_said_to_be_open_are_noticed() {
    notices::<DENIES_SECRETS>(
        "HIDDEN says whether seats have secrets",
        "Game::HIDDEN or Game::view",
    );
}
