use tablier_games::slugs;
use tablier_protocol::Act;
use tablier_rules::{FastRng, Rng};
use tablier_search::Level;
use tablier_table::{Place, Update};
use tablier_worker::think;

use super::*;

fn new_table(game: &str, places: Vec<Place>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Default::default(),
        places,
        pace: Default::default(),
        absence: Default::default(),
        audience: Default::default(),
        rated: false,
    }
}

fn follow(table: &str) -> Ask {
    Ask::Follow { table: table.to_owned(), since: 0, eyes: None }
}

fn update(tells: Vec<Tell>) -> Update {
    let found = tells.into_iter().find_map(|tell| match tell {
        Tell::Table { update, .. } => Some(*update),
        Tell::Refused { failure, .. } => panic!("{}", failure.text.en),
        _ => None,
    });
    found.expect("the table tells")
}

/// Plays a game to its end, at random where people decide, and restores the house from what was stored every few moves.
fn play_to_the_end(game: &str, places: [Place; 2]) {
    let mut rng = FastRng::new(3);
    let mut numbers = FastRng::new(4);
    let mut chance = || numbers.next_u64();
    let mut at = Moment { now: Time(1), chance: &mut chance };
    let mut house = House::default();
    let table = house.open(new_table(game, places.to_vec()), &mut at).unwrap();
    let mut last = update(house.take(follow(&table), &mut at));
    for step in 0..4_000 {
        if last.snapshot.stage == Stage::Over {
            assert!(last.snapshot.places.is_some());
            return;
        }
        if step % 50 == 7 {
            let (_, _, log) = house.unstored().pop().unwrap();
            house = House::default();
            house.restore(&table, log).unwrap();
            let again = update(house.take(follow(&table), &mut at));
            assert_eq!(again.snapshot, last.snapshot);
        }
        if let Some(task) = house.tasks().into_iter().next() {
            let thought = think(&task);
            last = update(house.thought(thought.id, &thought.moves, Time(2)));
            continue;
        }
        let snapshot = &last.snapshot;
        let seat = snapshot.viewer.seat().unwrap();
        let legal = rulebook(game).unwrap().legal(&snapshot.view, seat).unwrap();
        let mv = rng.choose(&legal).unwrap().clone();
        let act = Act::Decide { seat, decision: snapshot.decision.unwrap(), mv };
        let ask = Ask::Act { table: table.clone(), id: format!("a{step}"), act };
        last = update(house.take(ask, &mut at));
    }
    panic!("{game} does not end");
}

#[test]
fn every_game_is_played_to_its_end_at_one_screen() {
    for game in slugs() {
        play_to_the_end(game, [Place::Host, Place::Host]);
    }
}

#[test]
fn every_game_is_played_to_its_end_against_a_machine() {
    for game in slugs() {
        play_to_the_end(game, [Place::Machine(Level::Beginner), Place::Host]);
    }
}

#[test]
fn a_machine_is_asked_once_for_each_decision() {
    let mut chance = || 5;
    let mut at = Moment { now: Time(1), chance: &mut chance };
    let mut house = House::default();
    let machine = Place::Machine(Level::Beginner);
    let table = house.open(new_table("six", vec![machine, machine]), &mut at).unwrap();
    assert!(house.tasks().is_empty(), "nobody looks");
    house.take(follow(&table), &mut at);
    assert_eq!(house.tasks().len(), 1);
    assert!(house.tasks().is_empty());
    house.forget_tasks();
    assert_eq!(house.tasks().len(), 1);
}
