//! Whole games, and what can be chosen in them.

use tablier_geometry::Point;
use tablier_rules::{FastRng, Record, Seat};
use tablier_terminal::{Key, Session, Ways};

use crate::company::{alone, game, here, play_at_random, screen, tables};

fn sized(mut session: Session, columns: usize, rows: usize) -> Session {
    session.resize(columns, rows);
    session
}

#[test]
fn every_game_is_played_to_its_end_by_keys_at_random() {
    for (number, (slug, players)) in tables().into_iter().enumerate() {
        let seed = 20 + number as u64;
        let mut rng = FastRng::new(seed);
        let table =
            if number % 2 == 0 { here(slug, players, seed) } else { alone(slug, players, seed) };
        let mut session = sized(table, 80, 24);
        assert!(play_at_random(&mut session, &mut rng, usize::MAX), "{slug}, seed {seed}");
        while session.tick() {}
        let (text, result) = (screen(&session), session.result().unwrap());
        assert!(text.contains("The game is over."), "{slug}, seed {seed}:\n{text}");
        assert!(!result.is_blank(), "{slug}, seed {seed}");
        // The record tells the same game to whoever loads it.
        let record: Record = session.record().parse().unwrap();
        let again = tablier_games::RULEBOOKS.get(slug).unwrap().load(&record).unwrap();
        assert_eq!(again.outcome(), game(&session).outcome(), "seed {seed}");
        assert!(record.check_result(again.outcome().as_ref()).is_ok(), "{slug}, seed {seed}");
    }
}

#[test]
fn everything_that_can_be_chosen_is_called_by_its_name_and_reached_by_arrows() {
    for (slug, players) in tables() {
        let seed = 3 + players as u64;
        let mut rng = FastRng::new(seed);
        let mut session = sized(here(slug, players, seed), 100, 30);
        for moves in [0, 9, 22, 40] {
            if play_at_random(&mut session, &mut rng, moves) {
                break;
            }
            if session.waits_for().is_some() {
                session.key(Key::Enter);
            }
            while session.tick() {}
            let targets = session.targets();
            assert!(!targets.is_empty(), "{slug}, seed {seed}, after {moves}");
            let points: Vec<Point> = targets.iter().map(|target| target.at).collect();
            assert!(
                Ways::between(&points).reach_everything(),
                "{slug}, seed {seed}, after {moves}"
            );
            let mut seen = std::collections::BTreeSet::new();
            for _ in &targets {
                session.key(Key::Tab);
                let target = session.pointed_target().unwrap();
                let label: String = session.say(&target.label).chars().take(60).collect();
                let text = screen(&session);
                let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let label = label.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(
                    !label.is_empty() && said.contains(&label),
                    "{slug}, seed {seed}: {label}\n{text}"
                );
                seen.insert(target.id);
            }
            assert_eq!(seen.len(), targets.len(), "{slug}, seed {seed}, after {moves}");
        }
    }
}

#[test]
fn every_place_of_the_board_lies_in_a_cell_of_its_own() {
    for (slug, players) in tables() {
        let mut session = sized(here(slug, players, 8), 120, 44);
        let mut rng = FastRng::new(8);
        for moves in [0, 5, 12, 20] {
            if play_at_random(&mut session, &mut rng, moves) {
                break;
            }
            let targets = session.targets();
            let on_board = targets.iter().filter(|target| target.button.is_none());
            let cells: Vec<_> =
                on_board.map(|p| (p.at.x.round() as i32, (p.at.y / 2.0).round() as i32)).collect();
            let different: std::collections::BTreeSet<_> = cells.iter().collect();
            assert_eq!(different.len(), cells.len(), "{slug} for {players}, after {moves}");
        }
    }
}

#[test]
fn boards_fit_into_eighty_columns_and_smaller_windows_are_told_so() {
    for (slug, players) in tables() {
        let session = sized(here(slug, players, 1), 80, 24);
        let text = screen(&session);
        assert!(!text.contains("too small"), "{slug} for {players}:\n{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80));
        for (columns, rows) in [(30, 10), (12, 4), (3, 2), (1, 1), (0, 0)] {
            let session = sized(here(slug, players, 1), columns, rows);
            let text = screen(&session);
            assert_eq!(text.lines().count(), rows);
            assert!(columns < 30 || text.to_lowercase().contains("small"), "{text}");
        }
    }
}

#[test]
fn seats_scores_and_what_happened_stand_beside_the_board() {
    let mut session = sized(here("disx", 3, 2), 90, 30);
    session.key(Key::Char(':'));
    "a1".chars().for_each(|letter| drop(session.key(Key::Char(letter))));
    session.key(Key::Enter);
    let text = screen(&session);
    for seat in Seat::all(3) {
        assert!(text.contains(&session.say(&session.names()[seat.index()])), "{text}");
    }
    assert!(text.contains("lays a token on"), "{text}");
}
