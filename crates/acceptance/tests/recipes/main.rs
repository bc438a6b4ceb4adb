//! The recipes of docs/ADDING-A-GAME.md, each a small complete game of rules alone: what the page shows of them is compiled, and played.

mod cards;
mod vanes;

use tablier_acceptance::{Folder, contract, players, uct, ways};
use tablier_rules::Show;
use tablier_search::Minded;

/// What is asked of any game of rules alone, but for what lies in its folder.
fn is_a_game<G: Minded + Show>() {
    let nowhere = Folder::new("");
    contract::what_it_says_of_itself_is_true::<G>(&nowhere);
    contract::it_keeps_the_contract_with_every_option::<G>(&nowhere);
    players::every_player_plays_only_legal_moves_with_every_option::<G>(&nowhere);
    players::from_the_second_level_on_no_immediate_win_is_missed::<G>(&nowhere);
    uct::plain_uct_plays_only_legal_moves::<G>(&nowhere);
    ways::moves_can_be_found_on_the_board::<G>(&nowhere);
}

#[test]
fn turns_of_two_steps_and_pieces_that_turn_make_a_game() {
    is_a_game::<vanes::Vanes>();
}

#[test]
fn hidden_hands_make_a_game() {
    is_a_game::<cards::Cards>();
}
