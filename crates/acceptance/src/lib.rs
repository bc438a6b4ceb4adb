//! What is asked of any game: that it keeps the contract, replays what was ever played, counts as it was counted, teaches what is
//! true, and that machines play it well enough. Knows no game; a promise that is broken panics, and says of what and where.
//!
//! A game's crate has a file `tests/acceptance.rs` with one line, and each promise becomes a test of its own:
//!
//! ```text
//! tablier_acceptance::accept!(tablier_six::Six);
//! ```
//!
//! Further promises that not every game can make stand behind its type, such as
//! [`players::stop_may_be_said_at_every_node`]. A game that has only rules so far says `accept_rules!` instead: it keeps the contract and
//! is played by machines like any other, and of what a finished game has beside that, whatever lies in its folder is checked
//! ([`asked`]).

#![warn(missing_docs)]

pub mod asked;
pub mod contract;
pub mod corpus;
pub mod counting;
pub mod cover;
mod folder;
pub mod golden;
mod length;
pub mod perft;
pub mod players;
mod report;
pub mod teaching;
pub mod uct;
pub mod ways;
pub mod wording;

pub use folder::Folder;

/// Makes a test of each promise, for one game. Its files are looked for in the folder of the crate that calls it.
#[macro_export]
macro_rules! accept {
    ($game:ty $(, $room:ident::$promise:ident)* $(,)?) => {
        $crate::accept! { @each $game:
            contract::what_it_says_of_itself_is_true,
            contract::it_keeps_the_contract_with_every_option,
            corpus::every_game_ever_played_replays_to_what_it_was,
            corpus::the_corpus_has_every_set_of_options_and_every_ending,
            counting::one_is_never_many_and_nothing_is_one_in_french,
            cover::the_record_on_its_box_is_a_game,
            golden::golden_games_replay_to_the_same_end_with_the_same_legal_moves,
            golden::every_way_to_end_has_a_golden_game,
            perft::it_can_go_as_many_ways_as_were_counted,
            players::every_player_plays_only_legal_moves_with_every_option,
            players::the_same_seed_gives_the_same_choice,
            players::from_the_second_level_on_no_immediate_win_is_missed,
            players::whoever_has_nothing_to_decide_gets_no_choice,
            teaching::pages_have_diagrams_that_can_be_played_and_say_what_they_show,
            teaching::diagrams_are_the_same_in_all_languages,
            teaching::pages_say_how_to_write_a_game_down,
            teaching::pages_are_what_the_game_shows,
            teaching::the_lesson_tells_its_learner_what_to_do,
            teaching::lessons_are_the_same_in_all_languages,
            uct::plain_uct_plays_only_legal_moves,
            uct::plain_uct_chooses_the_same_for_the_same_seed,
            ways::moves_can_be_found_on_the_board,
            wording::every_message_has_its_words_in_every_language,
            $($room::$promise,)*
        }
    };
    (@each $game:ty: $($room:ident::$promise:ident,)+) => {
        $(
            #[test]
            fn $promise() {
                $crate::$room::$promise::<$game>(&$crate::Folder::new(env!("CARGO_MANIFEST_DIR")));
            }
        )+
    };
}

/// The same for a game that has only rules so far.
#[macro_export]
macro_rules! accept_rules {
    ($game:ty $(, $room:ident::$promise:ident)* $(,)?) => {
        $crate::accept! { @each $game:
            asked::whatever_lies_in_its_folder_is_true_of_it,
            contract::what_it_says_of_itself_is_true,
            contract::it_keeps_the_contract_with_every_option,
            counting::one_is_never_many_and_nothing_is_one_in_french,
            players::every_player_plays_only_legal_moves_with_every_option,
            players::the_same_seed_gives_the_same_choice,
            players::from_the_second_level_on_no_immediate_win_is_missed,
            players::whoever_has_nothing_to_decide_gets_no_choice,
            uct::plain_uct_plays_only_legal_moves,
            uct::plain_uct_chooses_the_same_for_the_same_seed,
            ways::moves_can_be_found_on_the_board,
            wording::every_message_has_its_words_in_every_language,
            $($room::$promise,)*
        }
    };
}
