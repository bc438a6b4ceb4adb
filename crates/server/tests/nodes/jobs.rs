//! Decisions that a node cannot make, or cannot read, are in nobody's way.

use std::sync::Arc;

use tablier_rules::FastRng;
use tablier_server::Chooser;
use tablier_table::Stage;

use crate::common::{SharedSalon, rules};
use crate::harness::crowd::{Gate, a_weak_machine_answers, the_other_comes_next};
use crate::harness::{Person, TEST_TIMEOUT, TestSalon};
use crate::play::against_machine;

/// A person plays against a machine to the end.
async fn plays_out(person: Person, node: &TestSalon) {
    let table = person.opens(node, against_machine()).await;
    let mut client = person.connects(node).await;
    client.follows(&table, 0).await;
    let mut rng = FastRng::new(2);
    while client.sees().stage != Stage::Over {
        client.until_decides().await;
        if client.sees().decision.is_some() {
            client.moves(&table, &mut rng).await;
        }
    }
}

async fn until_nothing_is_queued(salon: &SharedSalon) {
    let empty = async { while salon.number("select count(*) from jobs").await > 0 {} };
    tokio::time::timeout(TEST_TIMEOUT, empty).await.expect("nothing stays in the queue");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_whose_minds_break_off_keeps_its_only_thread_and_leaves_nothing_queued() {
    let salon = SharedSalon::new();
    let chooser = Chooser::Given(Arc::new(|_, _| panic!("a fault that a test put there")));
    let node = salon.node_thinking(rules(), chooser).await;
    plays_out(node.person("Anna").await, &node).await;
    until_nothing_is_queued(&salon).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_that_cannot_be_read_is_taken_out_and_keeps_no_thread() {
    let salon = SharedSalon::new();
    // The tables of the database are made by the first node, which goes again.
    salon.node().await.close().await;
    let unreadable = "insert into jobs (name, seat, decision, body)
                      select 'elsewhere', 0, n, '{\"of\":\"another version\"}' from generate_series(1, 5) n";
    let mut connection = salon.connection().await;
    sqlx::query(unreadable).execute(&mut connection).await.expect("they are queued");
    let node = salon.node().await;
    until_nothing_is_queued(&salon).await;
    plays_out(node.person("Anna").await, &node).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_owner_of_a_table_queues_again_what_nobody_could_read() {
    let salon = SharedSalon::new();
    let mut connection = salon.connection().await;
    // Whatever is queued first for a decision is spoilt on its way.
    let node = salon.node().await;
    let spoil = "create function spoil() returns trigger language plpgsql as $$ begin
                     if not exists (select from notes where key = 'spoilt ' || new.name || new.decision) then
                         insert into notes (key, value) values ('spoilt ' || new.name || new.decision, '');
                         new.body := 'spoilt';
                     end if;
                     return new;
                 end $$;
                 create trigger spoil before insert on jobs for each row execute function spoil()";
    sqlx::raw_sql(spoil).execute(&mut connection).await.expect("it can be spoilt");
    plays_out(node.person("Anna").await, &node).await;
    assert!(salon.number("select count(*) from notes where key like 'spoilt %'").await > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_weak_machine_answers_although_the_strong_ones_of_a_guest_keep_the_node_busy() {
    let (salon, gate) = (SharedSalon::new(), Gate::default());
    let node = salon.node_thinking(rules(), gate.chooser()).await;
    a_weak_machine_answers(&node, &gate).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_queue_of_all_nodes_is_fair_to_those_for_whom_nothing_is_thought_about() {
    let (salon, gate) = (SharedSalon::new(), Gate::default());
    let node = salon.node_thinking(rules(), gate.chooser()).await;
    // A node puts it into the queue of all of them after that.
    let queued = async |count| while salon.number("select count(*) from jobs").await < count {};
    the_other_comes_next(&node, &gate, queued).await;
}
