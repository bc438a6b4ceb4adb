//! Of two nodes that both believe they own a table, one cannot append.

use std::time::Duration;

use tablier_protocol::Card;
use tablier_server::{
    Batch, Claim, Company, Durability, Payer, Postgres, Queued, Sheet, Storage, StorageError,
    StoredEntry,
};
use tablier_table::{Pace, PersonId, Stage, Time};

/// So long that it does not end while a test runs.
const LONG: Duration = Duration::from_secs(3_600);
/// Over as soon as it begins.
const NONE: Duration = Duration::ZERO;
/// However much thinking it is.
const ANY: u64 = 1_000;

fn batch(number: u64, lease: u64) -> Batch {
    let card = Card {
        table: "table1".to_owned(),
        game: "six".to_owned(),
        options: serde_json::Map::new(),
        stage: Stage::Playing,
        seats: Vec::new(),
        pace: Pace::default(),
        rated: false,
        moves: 0,
        last: Time(1),
        own: false,
        waits: false,
        deadline: None,
    };
    let sheet = Sheet {
        card,
        public: true,
        deadline: Some(Time(99)),
        machine: false,
        people: Vec::new(),
        waits: Vec::new(),
    };
    let entry = format!("by lease {lease}");
    let line = StoredEntry { table: "table1".to_owned(), number, lease: Some(lease), entry };
    Batch { lines: vec![line], sheets: vec![(sheet, true)], ..Batch::default() }
}

async fn open(url: &str, lease: Duration) -> Result<Postgres, StorageError> {
    Postgres::open(url, lease, Durability::AsItIs).await
}

async fn claimed(node: &Postgres) -> u64 {
    match node.claim("table1").await.expect("claimed") {
        Claim::Mine { lease, .. } => lease,
        Claim::Theirs(owner) => panic!("it is {owner}'s"),
    }
}

#[tokio::test]
async fn a_table_is_one_nodes_while_that_is_heard_of() {
    let scratch = tablier_scratch_postgres::scratch();
    let one = open(&scratch.url, LONG).await.expect("open");
    let two = open(&scratch.url, LONG).await.expect("open");
    let lease = claimed(&one).await;
    assert_eq!(two.claim("table1").await, Ok(Claim::Theirs(one.node())));
    assert_eq!(claimed(&one).await, lease);
    one.append(&batch(1, lease)).await.expect("its own");
    one.renew(0, Time(5_000)).await.expect("renewed");
    assert_eq!(two.orphans(9).await, Ok(Vec::new()));
    one.leave(Time(6_000)).await.expect("left");
    assert_eq!(two.orphans(9).await, Ok(vec!["table1".to_owned()]));
    let Ok(Claim::Mine { lease: next, since }) = two.claim("table1").await else {
        panic!("it is nobody's")
    };
    assert!(next > lease);
    assert_eq!(since, Some(Time(6_000)));
}

#[tokio::test]
async fn an_owner_that_lost_its_lease_cannot_append() {
    let scratch = tablier_scratch_postgres::scratch();
    let one = open(&scratch.url, NONE).await.expect("open");
    let two = open(&scratch.url, LONG).await.expect("open");
    let first = claimed(&one).await;
    one.append(&batch(1, first)).await.expect("nobody took it yet");
    let second = claimed(&two).await;
    // Each believes that the table is its own.
    assert_eq!(one.append(&batch(2, first)).await, Err(StorageError::Overtaken));
    two.append(&batch(2, second)).await.expect("its own");
    assert_eq!(one.append(&batch(3, first)).await, Err(StorageError::Overtaken));
    // Nor does it help to take the other's lease for one's own.
    assert_eq!(one.append(&batch(3, second)).await, Err(StorageError::Overtaken));
    let log = two.log("table1", 0).await.expect("read");
    assert_eq!(log, [format!("by lease {first}"), format!("by lease {second}")]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_owners_change_while_they_append_the_log_has_no_holes_and_no_doubles() {
    let scratch = tablier_scratch_postgres::scratch();
    let tasks = (0..3).map(|_| {
        let url = scratch.url.clone();
        tokio::spawn(async move {
            let node = open(&url, NONE).await.expect("open");
            let mut kept = Vec::new();
            for _ in 0..60 {
                let Claim::Mine { lease, .. } = node.claim("table1").await.expect("claimed") else {
                    continue;
                };
                for _ in 0..3 {
                    let number = node.log("table1", 0).await.expect("read").len() as u64 + 1;
                    if node.append(&batch(number, lease)).await.is_ok() {
                        kept.push((number, format!("by lease {lease}")));
                    }
                }
            }
            kept
        })
    });
    let mut kept = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        kept.extend(task.await.expect("it ends"));
    }
    kept.sort();
    let node = open(&scratch.url, LONG).await.expect("open");
    let log = node.log("table1", 0).await.expect("read");
    let told: Vec<(u64, String)> = (1..).zip(log).collect();
    assert_eq!(kept, told, "what was acknowledged is what is there");
    let owners: std::collections::HashSet<&String> = told.iter().map(|(_, by)| by).collect();
    assert!(owners.len() > 3, "the table changed hands");
}

#[tokio::test]
async fn a_decision_is_thought_about_once_unless_whoever_took_it_is_gone() {
    let scratch = tablier_scratch_postgres::scratch();
    let one = open(&scratch.url, LONG).await.expect("open");
    let two = open(&scratch.url, LONG).await.expect("open");
    let seat = tablier_rules::Seat::new(0);
    for decision in [1, 2, 1] {
        let (table, job) = ("table1", format!("job {decision}"));
        let payer = Payer::default();
        let queued = Queued { table, seat, decision, payer, cost: 1, job: &job };
        one.add_job(&queued).await.expect("added");
    }
    let first = two.take_job(ANY).await.expect("taken").expect("one");
    let second = one.take_job(ANY).await.expect("taken").expect("another");
    assert_eq!((first.job.as_str(), second.job.as_str()), ("job 1", "job 2"));
    assert!(one.take_job(ANY).await.expect("asked").is_none());
    two.leave(Time(9)).await.expect("left");
    let again = one.take_job(ANY).await.expect("taken").expect("the first");
    assert_eq!(again.number, first.number);
    one.end_job(again.number).await.expect("ended");
    one.end_job(second.number).await.expect("ended");
    assert!(one.take_job(ANY).await.expect("asked").is_none());
}

#[tokio::test]
async fn the_next_decision_is_of_whoever_has_least_thought_about_and_a_small_one_first() {
    let scratch = tablier_scratch_postgres::scratch();
    let node = open(&scratch.url, LONG).await.expect("open");
    let (library, home) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
    let queued = [
        ("guest 1", 1, library, 256),
        ("guest 2", 1, library, 256),
        ("guest 3", 1, library, 256),
        ("reader", 2, library, 64),
        ("home, large", 3, home, 256),
        ("home, small", 3, home, 1),
    ];
    for (decision, (job, person, address, cost)) in (1..).zip(queued) {
        let payer = Payer { person: PersonId(person), address: Some(address) };
        let seat = tablier_rules::Seat::new(0);
        let queued = Queued { table: "table1", seat, decision, payer, cost, job };
        node.add_job(&queued).await.expect("added");
    }
    let take = async |most| node.take_job(most).await.expect("asked").map(|ticket| ticket.job);
    assert_eq!(take(4).await.as_deref(), Some("home, small"));
    assert_eq!(take(4).await, None, "nothing else is small");
    let mut order = Vec::new();
    while let Some(job) = take(ANY).await {
        order.push(job);
    }
    assert_eq!(order, ["reader", "home, large", "guest 1", "guest 2", "guest 3"]);
}
