//! A node that dies loses its tables to another, and clients go on where they were.

use serde_json::json;
use tablier_protocol::Act;
use tablier_rules::{FastRng, Rng};
use tablier_server::ThinkingNode;
use tablier_table::Stage;

use crate::common::SharedSalon;
use crate::harness::{Client, TestSalon};
use crate::play::{against_machine, six};

/// Follows the table from another node, as clients do by themselves.
async fn comes_back(client: &Client, node: &TestSalon, table: &str) -> Client {
    let mut back = client.person.connects(node).await;
    back.follows(table, client.sees().v).await;
    back
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_however_often_their_owner_is_killed() {
    let salon = SharedSalon::new();
    let mut nodes: [TestSalon; 3] = salon.nodes().await;
    let mut rng = FastRng::new(11);
    let (anna, bruno) = (nodes[0].person("Anna").await, nodes[1].person("Bruno").await);
    let table = anna.opens(&nodes[0], six()).await;
    let mut people = [anna.connects(&nodes[0]).await, bruno.connects(&nodes[1]).await];
    let mut at = [0, 1];
    for person in &mut people {
        person.follows(&table, 0).await;
    }
    people[1].does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
    let mut acknowledged = 0;
    for round in 0..6 {
        for _ in 0..3 {
            let version = people[0].sees().v.max(people[1].sees().v);
            for person in &mut people {
                person.until_version(version).await;
            }
            if people[0].sees().stage == Stage::Over {
                return;
            }
            let mover = usize::from(people[0].sees().decision.is_none());
            acknowledged = people[mover].moves(&table, &mut rng).await;
        }
        // The owner is the node at which somebody acted first after the last owner died: any may be it.
        let killed = (round + rng.below(2)) % 3;
        nodes[killed].kill();
        let others = [(killed + 1) % 3, (killed + 2) % 3];
        for (person, at) in people.iter_mut().zip(&mut at) {
            if *at == killed {
                *at = others[rng.below(2)];
                *person = comes_back(person, &nodes[*at], &table).await;
            }
            person.until_version(acknowledged).await;
        }
        nodes[killed].start().await;
    }
    let log = people[0].person.get(&nodes[at[0]], &format!("/api/tables/{table}")).await;
    assert_eq!(log.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_for_the_time_a_table_was_nobodys() {
    let salon = SharedSalon::new();
    let [mut one, two] = salon.nodes().await;
    let new = json!({
        "game": "six",
        "options": { "first": 0 },
        "places": ["host", "open"],
        "pace": { "live": { "bank": 60, "increment": 0 } },
    });
    let (mut anna, bruno, table) = one.table_of_two(new).await;
    anna.until_decides().await;
    drop(bruno);
    let mut anna = comes_back(&anna, &two, &table).await;
    one.kill();
    salon.watch.advance(3_600_000);
    // The other node takes the table by itself, since time runs there.
    let outage = anna.sees().v + 1;
    anna.until_version(outage).await;
    assert_eq!(anna.sees().stage, Stage::Playing);
    anna.moves(&table, &mut FastRng::new(3)).await;
    assert_eq!(anna.sees().stage, Stage::Playing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_goes_on_at_another_node_and_a_node_without_a_door_can_think() {
    let salon = SharedSalon::new();
    let [mut one, two] = salon.nodes().await;
    let config = tablier_server::Config {
        database: salon.database(),
        thinkers: 1,
        rules: crate::common::rules(),
        watch: salon.watch.clone(),
        durability: tablier_server::Durability::AsItIs,
        ..tablier_server::Config::new(tablier_games::RULEBOOKS, tablier_games::MINDS)
    };
    let thinker = ThinkingNode::start(&config).await.expect("it starts");
    let anna = two.person("Anna").await;
    let table = anna.opens(&one, against_machine()).await;
    let mut anna = anna.connects(&two).await;
    anna.follows(&table, 0).await;
    let mut rng = FastRng::new(4);
    anna.moves(&table, &mut rng).await;
    one.kill();
    while anna.sees().stage != Stage::Over {
        anna.until_decides().await;
        if anna.sees().decision.is_some() {
            anna.moves(&table, &mut rng).await;
        }
    }
    thinker.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_closes_leaves_its_tables_to_the_others_at_once() {
    let salon = SharedSalon::new();
    let [mut one, two] = salon.nodes().await;
    let (anna, _bruno, table) = one.table_of_two(six()).await;
    let known = anna.sees().v;
    one.close().await;
    let mut anna = anna.person.connects(&two).await;
    anna.follows(&table, known).await;
    anna.moves(&table, &mut FastRng::new(5)).await;
}
