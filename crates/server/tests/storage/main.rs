//! What every place a salon is kept in promises, for each of the two.

mod lists;
mod logs;
mod moving;
mod old;
mod people;
mod ratings;
mod sheets;

use std::sync::Arc;
use std::time::Duration;

use tablier_scratch_postgres::ScratchDatabase;
use tablier_server::{Database, Durability, Storage};
use tempfile::TempDir;

/// A place to keep a salon in, empty at first.
struct Place {
    database: Database,
    _folder: Option<TempDir>,
    _scratch: Option<ScratchDatabase>,
}

impl Place {
    fn sqlite() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::File(folder.path().join("salon.db"));
        Place { database, _folder: Some(folder), _scratch: None }
    }

    fn postgres() -> Place {
        let scratch = tablier_scratch_postgres::scratch();
        let database = Database::Postgres(scratch.url.clone());
        Place { database, _folder: None, _scratch: Some(scratch) }
    }

    async fn open(&self) -> Arc<dyn Storage> {
        let opened = self.database.open(Duration::from_secs(5), Durability::AsItIs).await;
        opened.expect("it opens").storage
    }
}

/// Each of these statements holds for both.
macro_rules! promises {
    ($($file:ident: $($name:ident)*;)*) => {
        mod sqlite {
            $($(#[tokio::test]
            async fn $name() {
                crate::$file::$name(&crate::Place::sqlite()).await;
            })*)*
        }
        mod postgres {
            $($(#[tokio::test]
            async fn $name() {
                crate::$file::$name(&crate::Place::postgres()).await;
            })*)*
        }
    };
}

promises! {
    logs:
        a_log_comes_back_in_order_byte_for_byte
        a_number_that_is_taken_loses_the_whole_batch
        of_two_who_write_the_same_number_one_is_refused
        everything_is_there_when_it_is_opened_again
        several_can_open_it_at_once
        notes_are_remembered;
    lists:
        the_lobby_lists_what_is_public_and_not_over_latest_first
        a_persons_tables_begin_with_those_that_wait
        a_list_is_cut
        a_sheet_comes_back_as_it_was
        tables_with_time_and_tables_of_machines_are_found
        whoever_left_a_table_does_not_have_it_any_more;
    people:
        a_person_is_known_by_each_token_and_by_no_other
        a_name_is_kept
        a_word_is_used_up_at_once_and_only_in_time
        a_ban_is_kept_and_says_whom_it_found
        guests_who_never_sat_down_are_forgotten;
    ratings:
        a_rated_game_counts_once
        ratings_follow_from_each_other_however_many_keep_them
        the_strongest_come_first_and_those_hardly_known_last;
}
