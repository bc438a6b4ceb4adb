use tablier_games::{MINDS, RULEBOOKS};
use tablier_protocol::Act;
use tablier_rules::{FastRng, Level, Rng};
use tablier_table::{SeatSetup, Update};
use tablier_worker::think;

use super::*;

const DEAL: (RulesVersion, Seed) = (RulesVersion::FIRST, Seed(3));

fn new_table(game: &str, places: Vec<SeatSetup>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Default::default(),
        places,
        pace: Default::default(),
        absence: Default::default(),
        audience: Default::default(),
        rated: false,
        seal: None,
    }
}

fn follow(table: &str) -> ClientMessage {
    ClientMessage::Follow { table: table.to_owned(), since: 0, viewer: None }
}

fn update(tells: Vec<ServerMessage>) -> Update {
    let found = tells.into_iter().find_map(|tell| match tell {
        ServerMessage::Table { update, .. } => Some(*update),
        ServerMessage::Refused { failure, .. } => {
            panic!("{}", failure.text.get(tablier_rules::Language::EN))
        }
        _ => None,
    });
    found.expect("the table tells")
}

/// Plays a game to its end, at random where people decide, and restores them from what was stored every few moves.
fn play_to_the_end(game: &str, places: [SeatSetup; 2]) {
    let mut rng = FastRng::new(3);
    let mut numbers = FastRng::new(4);
    let mut chance = || numbers.next_u64();
    let mut at = Moment { now: Time(1), chance: &mut chance };
    let mut local_tables = LocalTables::new(RULEBOOKS);
    let table = local_tables.open(new_table(game, places.to_vec()), DEAL, &mut at).unwrap();
    let mut last = update(local_tables.take(follow(&table), &mut at));
    for step in 0..4_000 {
        if last.snapshot.stage == Stage::Over {
            assert!(last.snapshot.places.is_some());
            return;
        }
        if step % 50 == 7 {
            let log = local_tables.unstored().pop().unwrap().log;
            local_tables = LocalTables::new(RULEBOOKS);
            local_tables.restore(&table, log).unwrap();
            let again = update(local_tables.take(follow(&table), &mut at));
            assert_eq!(again.snapshot, last.snapshot);
        }
        if let Some(task) = local_tables.tasks().into_iter().next() {
            let thought = think(MINDS, &task);
            last = update(local_tables.thought(thought.id, &thought.moves, Time(2)));
            continue;
        }
        let snapshot = &last.snapshot;
        let seat = snapshot.viewer.seat().unwrap();
        let legal = RULEBOOKS.get(game).unwrap().legal(&snapshot.view, seat).unwrap();
        let mv = rng.choose(&legal).unwrap().clone();
        let act = Act::Decide { seat, decision: snapshot.decision.unwrap(), mv };
        let ask = ClientMessage::Act { table: table.clone(), id: format!("a{step}"), act };
        last = update(local_tables.take(ask, &mut at));
    }
    panic!("{game} does not end");
}

#[test]
fn every_game_is_played_to_its_end_at_one_screen() {
    for game in RULEBOOKS.slugs() {
        play_to_the_end(game, [SeatSetup::Host, SeatSetup::Host]);
    }
}

#[test]
fn every_game_is_played_to_its_end_against_a_machine() {
    for game in RULEBOOKS.slugs() {
        play_to_the_end(game, [SeatSetup::Machine(Level::Beginner), SeatSetup::Host]);
    }
}

#[test]
fn a_machine_is_asked_once_for_each_decision() {
    let mut chance = || 5;
    let mut at = Moment { now: Time(1), chance: &mut chance };
    let mut local_tables = LocalTables::new(RULEBOOKS);
    let machine = SeatSetup::Machine(Level::Beginner);
    let table = local_tables.open(new_table("six", vec![machine, machine]), DEAL, &mut at).unwrap();
    assert!(local_tables.tasks().is_empty(), "nobody looks");
    local_tables.take(follow(&table), &mut at);
    assert_eq!(local_tables.tasks().len(), 1);
    assert!(local_tables.tasks().is_empty());
    local_tables.forget_tasks();
    assert_eq!(local_tables.tasks().len(), 1);
}

#[test]
fn whoever_wants_to_play_again_does_so_at_another_table() {
    let mut numbers = FastRng::new(4);
    let mut chance = || numbers.next_u64();
    let mut at = Moment { now: Time(1), chance: &mut chance };
    let mut local_tables = LocalTables::new(RULEBOOKS);
    let machine = SeatSetup::Machine(Level::Expert);
    let table =
        local_tables.open(new_table("six", vec![SeatSetup::Host, machine]), DEAL, &mut at).unwrap();
    local_tables.take(follow(&table), &mut at);
    let acts =
        [Act::Resign { seat: tablier_rules::Seat::new(0) }, Act::Again { yes: true, seal: None }];
    let mut told = Vec::new();
    for (number, act) in acts.into_iter().enumerate() {
        let id = format!("a{number}");
        told = local_tables.take(ClientMessage::Act { table: table.clone(), id, act }, &mut at);
    }
    let next = update(told).snapshot.next.expect("a table");
    let begun = update(local_tables.take(follow(&next), &mut at)).snapshot;
    assert_eq!((begun.stage, begun.moves), (Stage::Playing, 0));
    let machines: Vec<_> = begun.chairs.iter().map(|chair| chair.machine).collect();
    assert_eq!(machines, [None, Some(Level::Expert)]);
}

#[test]
fn what_another_page_did_is_taken_up() {
    let mut numbers = FastRng::new(4);
    let mut chance = || numbers.next_u64();
    let mut at = Moment { now: Time(1), chance: &mut chance };
    let mut here = LocalTables::new(RULEBOOKS);
    let table = here.open(new_table("six", vec![SeatSetup::Host; 2]), DEAL, &mut at).unwrap();
    let log = here.unstored().pop().unwrap().log;
    let mut there = LocalTables::new(RULEBOOKS);
    there.restore(&table, log).unwrap();
    let mut decide = |local_tables: &mut LocalTables, mv: &str| {
        let snapshot = update(local_tables.take(follow(&table), &mut at)).snapshot;
        let (seat, decision) = (snapshot.viewer.seat().unwrap(), snapshot.decision.unwrap());
        let act = Act::Decide { seat, decision, mv: mv.to_owned() };
        let ask = ClientMessage::Act { table: table.clone(), id: format!("a{mv}"), act };
        update(local_tables.take(ask, &mut at)).snapshot
    };
    let known = decide(&mut there, "0,0");
    let Grown { log, stored, .. } = there.unstored().pop().unwrap();
    assert_eq!((stored + 1, here.length(&table) + 1), (log.len(), log.len()));

    decide(&mut here, "0,0");
    // The times are the same, and so are the names of the moves.
    assert!(!here.take_up(&table, log.clone()).unwrap());
    assert!(here.tell(&table, Time(1)).is_some());
    let mine = decide(&mut here, "1,0");
    assert_eq!(mine.moves, known.moves + 1);
    assert!(here.take_up(&table, log).unwrap(), "what was done here is lost");
    let told = update(here.tell(&table, Time(1)).into_iter().collect());
    assert_eq!((told.told[0].v, told.snapshot.moves), (1, known.moves));
}
