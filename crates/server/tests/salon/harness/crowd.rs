//! One guest with many strong machines, and somebody who plays against a weak one beside them.

use std::sync::{Arc, Condvar, Mutex};

use serde_json::{Value, json};
use tablier_protocol::ClientMessage;
use tablier_rules::{FastRng, Level};
use tablier_search::{NoAdvice, Player};
use tablier_server::Chooser;
use tablier_table::Stage;

use super::{Client, FIRST, TEST_TIMEOUT, TestSalon};

/// What machines were asked, in order, and how many of the strongest may go on thinking.
#[derive(Clone, Default)]
pub struct Gate(Arc<(Mutex<Asked>, Condvar)>);

#[derive(Default)]
struct Asked {
    tables: Vec<(String, Player)>,
    may_pass: usize,
}

impl Gate {
    /// Minds of which the strongest think until they are let through; then any move is made for them.
    pub fn chooser(&self) -> Chooser {
        let gate = self.clone();
        Chooser::Given(Arc::new(move |table, player| {
            let (asked, changed) = &*gate.0;
            let mut asked = asked.lock().expect("nobody panicked");
            asked.tables.push((table.to_owned(), player));
            changed.notify_all();
            if player == Player::Level(Level::Master) {
                asked = changed
                    .wait_while(asked, |asked| asked.may_pass == 0)
                    .expect("nobody panicked");
                asked.may_pass -= 1;
            }
            Err(NoAdvice::NothingToDecide(FIRST))
        }))
    }

    /// So many of the strongest are through with thinking.
    pub fn lets_through(&self, count: usize) {
        let (asked, changed) = &*self.0;
        asked.lock().expect("nobody panicked").may_pass += count;
        changed.notify_all();
    }

    /// Waits until machines were asked so often; gives the tables.
    pub fn until_asked(&self, count: usize) -> Vec<String> {
        let (asked, changed) = &*self.0;
        let short = |asked: &mut Asked| asked.tables.len() < count;
        let (asked, late) = changed
            .wait_timeout_while(asked.lock().expect("nobody panicked"), TEST_TIMEOUT, short)
            .expect("nobody panicked");
        assert!(!late.timed_out(), "machines were asked {} times", asked.tables.len());
        asked.tables.iter().map(|(table, _)| table.clone()).collect()
    }
}

/// A table at which two machines of this level play, and nobody else.
pub fn only_machines(level: Level) -> Value {
    json!({ "game": "disx", "places": [{ "machine": level }, { "machine": level }] })
}

/// A guest who watches ten tables of the strongest machines, at none of which anybody sits.
pub async fn guest_with_ten_tables(salon: &TestSalon) -> Client {
    let guest = salon.person_from(2, "Avide").await;
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(guest.opens(salon, only_machines(Level::Master)).await);
    }
    let mut guest = guest.connects(salon).await;
    for table in tables {
        guest.asks(ClientMessage::Follow { table, since: 0, viewer: None }).await;
    }
    guest
}

/// A person makes a move against a machine of this level. Gives the person, who waits for the answer.
pub async fn challenger(salon: &TestSalon, level: Level) -> (Client, String) {
    let anna = salon.person("Anna").await;
    let places = json!(["host", { "machine": level }]);
    let new = json!({ "game": "disx", "options": { "first": 0 }, "places": places });
    let table = anna.opens(salon, new).await;
    let mut anna = anna.connects(salon).await;
    anna.follows(&table, 0).await;
    let mut rng = FastRng::new(5);
    while anna.sees().deciders.contains(FIRST) {
        let v = anna.moves(&table, &mut rng).await;
        anna.until_version(v).await;
    }
    assert_eq!(anna.sees().stage, Stage::Playing);
    (anna, table)
}

/// A weak machine answers although the strong ones of somebody else never come to an end.
pub async fn a_weak_machine_answers(salon: &TestSalon, gate: &Gate) {
    let _guest = guest_with_ten_tables(salon).await;
    gate.until_asked(1);
    let (mut anna, _) = challenger(salon, Level::Beginner).await;
    anna.until_decides().await;
}

/// The next decision is that of somebody who has had none yet, once all of them wait: `queued` waits until so many do.
pub async fn the_other_comes_next(salon: &TestSalon, gate: &Gate, queued: impl AsyncFnOnce(i64)) {
    let _guest = guest_with_ten_tables(salon).await;
    gate.until_asked(1);
    let (mut anna, table) = challenger(salon, Level::Confirmed).await;
    queued(11).await;
    assert_eq!(gate.until_asked(1).len(), 1, "the only thread for large work is taken");
    gate.lets_through(1);
    assert_eq!(gate.until_asked(2)[1], table);
    gate.lets_through(1_000);
    anna.until_decides().await;
}
