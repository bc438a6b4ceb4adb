//! The model against tables kept in the browser.

use tablier_games::RULEBOOKS;
use tablier_protocol::{ClientMessage, NewTable, ServerMessage};
use tablier_rules::{FastRng, Format, Rng, RulesVersion, Seed};
use tablier_table::{SeatSetup, Time};

use super::*;
use crate::local::tables::{LocalTables, Moment};

/// A table of this game for two at one screen, and what it tells first.
fn opened(game: &str) -> (LocalTables, String, Update) {
    let mut chance = || 7;
    let mut at = Moment { now: Time(1), chance: &mut chance };
    let mut local_tables = LocalTables::new(RULEBOOKS);
    let new = NewTable {
        game: game.to_owned(),
        options: Default::default(),
        places: vec![SeatSetup::Host; 2],
        pace: Default::default(),
        absence: Default::default(),
        audience: Default::default(),
        rated: false,
        seal: None,
    };
    let table = local_tables.open(new, (RulesVersion::FIRST, Seed(7)), &mut at).unwrap();
    let told = local_tables
        .take(ClientMessage::Follow { table: table.clone(), since: 0, viewer: None }, &mut at);
    (local_tables, table, update(told))
}

fn update(tells: Vec<ServerMessage>) -> Update {
    let found = tells.into_iter().find_map(|tell| match tell {
        ServerMessage::Table { update, .. } => Some(*update),
        _ => None,
    });
    found.unwrap()
}

/// How a game of two at one screen begins.
pub fn snapshot(game: &str) -> Snapshot {
    opened(game).2.snapshot
}

fn play(model: &mut Model, local_tables: &mut LocalTables, table: &str, moves: &[&str]) {
    let mut chance = || 7;
    let mut at = Moment { now: Time(2), chance: &mut chance };
    model.then = moves.iter().map(ToString::to_string).collect();
    while let Some((seat, decision, mv)) = model.next_of_click() {
        let id = format!("a{decision}-{seat}");
        let act = tablier_protocol::Act::Decide { seat, decision, mv };
        model.update(update(
            local_tables.take(ClientMessage::Act { table: table.to_owned(), id, act }, &mut at),
        ));
    }
}

#[test]
fn at_one_screen_nobody_reads_what_only_others_were_told() {
    for (game, seed) in [("epix", 1), ("epix", 2), ("atomix", 3), ("six", 4)] {
        let (mut local_tables, table, first) = opened(game);
        let mut chance = || 7;
        let mut at = Moment { now: Time(2), chance: &mut chance };
        let mut follow = |local_tables: &mut LocalTables| {
            let ask = ClientMessage::Follow { table: table.clone(), since: 0, viewer: None };
            update(local_tables.take(ask, &mut at))
        };
        let mut model = Model::new(RULEBOOKS, TableRef::local(table.clone()));
        model.update(first);
        let mut rng = FastRng::new(seed);
        for step in 0..200 {
            model.handover = None;
            model.skip();
            let Some((seat, _)) = model.open_decision() else { break };
            let view = &model.snapshot.as_ref().unwrap().view;
            let moves = RULEBOOKS.get(game).unwrap().legal(view, seat).unwrap();
            let mv = rng.choose(&moves).unwrap().clone();
            play(&mut model, &mut local_tables, &table, &[&mv]);
            if model.untold {
                assert!(model.lines.is_empty());
                model.update(follow(&mut local_tables));
            }
            let mut fresh = Model::new(RULEBOOKS, TableRef::local(table.clone()));
            fresh.update(follow(&mut local_tables));
            assert_eq!(model.lines, fresh.lines, "{game}, seed {seed}, step {step}");
        }
        assert!(model.lines.len() > 20, "{game}, seed {seed}: {:?}", model.snapshot);
    }
}

#[test]
fn a_click_that_plays_several_moves_plays_them_one_by_one() {
    let (mut local_tables, table, first) = opened("disx");
    let mut model = Model::new(RULEBOOKS, TableRef::local(table.clone()));
    model.update(first);
    assert!(model.may_click());
    play(&mut model, &mut local_tables, &table, &["a1", "b2"]);
    assert_eq!(model.lines.len(), 2);
    assert!(!model.at_rest(), "there is something to watch");
    model.skip();
    assert!(model.may_click() && model.scene(Format::Wide).is_some());
}

#[test]
fn people_with_secrets_hand_the_screen_over() {
    let (mut local_tables, table, first) = opened("epix");
    let mut model = Model::new(RULEBOOKS, TableRef::local(table.clone()));
    model.update(first);
    assert_eq!(model.handover, None, "nobody has seen anything yet");
    let before = model.snapshot.as_ref().unwrap().viewer;
    play(&mut model, &mut local_tables, &table, &["pass"]);
    let next = model.snapshot.as_ref().unwrap().viewer;
    assert_ne!(before, next);
    assert_eq!(model.handover.map(Viewer::Seat), Some(next));
    assert!(!model.advance() && !model.may_click());
    model.handover = None;
    assert!(model.advance());
}

#[test]
fn an_old_update_changes_nothing() {
    let (mut local_tables, table, first) = opened("six");
    let mut model = Model::new(RULEBOOKS, TableRef::local(table.clone()));
    model.update(first.clone());
    play(&mut model, &mut local_tables, &table, &["0,0"]);
    let known = model.version();
    model.update(Update { told: Vec::new(), ..first });
    assert_eq!(model.version(), known);
}

#[test]
fn a_table_restored_from_a_backup_is_told_anew() {
    let (mut local_tables, table, first) = opened("six");
    let mut model = Model::new(RULEBOOKS, TableRef::local(table.clone()));
    model.update(first.clone());
    play(&mut model, &mut local_tables, &table, &["0,0"]);
    model.gone = Some(Message::words("gone"));
    model.gesture = vec!["held".to_owned()];
    model.update(first.clone());
    let mut fresh = Model::new(RULEBOOKS, TableRef::local(table));
    fresh.update(first);
    assert_eq!(model.version(), fresh.version());
    assert_eq!((&model.lines, &model.shown, &model.sent), (&fresh.lines, &fresh.shown, &None));
    assert!(model.gone.is_none() && model.gesture.is_empty());
    assert!(model.at_rest() && model.may_click());
}

#[test]
fn a_board_offers_nothing_where_the_game_stands_still_or_was_given_up() {
    for game in RULEBOOKS.slugs() {
        let (_, table, first) = opened(game);
        let mut model = Model::new(RULEBOOKS, TableRef::local(table));
        model.update(first);
        let offers = |model: &Model| model.scene(Format::Wide).expect("a board").actions().count();
        assert!(offers(&model) > 0, "{game} begins");
        model.snapshot.as_mut().unwrap().paused = true;
        assert_eq!(offers(&model), 0, "{game} is paused");
        let snapshot = model.snapshot.as_mut().unwrap();
        (snapshot.paused, snapshot.stage) = (false, Stage::Over);
        assert_eq!(offers(&model), 0, "{game} was given up");
    }
}

#[test]
fn what_was_said_goes_when_things_have_moved_on_and_a_hint_of_others_is_said() {
    let (_, table, first) = opened("six");
    let mut model = Model::new(RULEBOOKS, TableRef::online(table));
    assert_eq!(model.news_of(&first), None, "nothing was known before");
    model.update(first.clone());
    assert_eq!(model.news_of(&first), None, "nothing has changed");
    let mut moved = first.clone();
    moved.snapshot.moves += 1;
    assert_eq!(model.news_of(&moved), Some(None));
    let mut hinted = first;
    hinted.snapshot.v += 1;
    hinted.snapshot.chairs[1].own = false;
    let what = Some(ToldEvent::Hinted { seat: Seat::new(1) });
    hinted.told = vec![tablier_table::ToldVersion { v: hinted.snapshot.v, at: Time(3), what }];
    let said = model.news_of(&hinted).flatten().expect("it is said");
    let said = said.get(tablier_rules::Language::EN);
    assert!(said.ends_with("asked for a hint."), "{said}");
}
