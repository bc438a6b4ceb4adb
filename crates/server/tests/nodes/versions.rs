//! Nodes of an older and a newer program side by side, as while one after the other is replaced.

use std::time::Duration;

use sqlx::Executor as _;
use tablier_protocol::Act;
use tablier_rules::FastRng;
use tablier_server::{Database, Durability, Postgres};

use crate::common::SharedSalon;
use crate::harness::play_out;
use crate::play::six;

/// What a newer program would do to the database.
async fn newer(salon: &SharedSalon, sql: &str) {
    salon.connection().await.execute(sqlx::AssertSqlSafe(sql)).await.expect("done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_node_goes_on_and_starts_beside_a_newer_one_that_can_live_with_it() {
    let salon = SharedSalon::new();
    let one = salon.node().await;
    let anna = one.person("Anna").await;
    let table = anna.opens(&one, six()).await;
    newer(
        &salon,
        "alter table tables add column mood text not null default 'gay';
         alter table log add column weight bigint;
         create table trophies (person bigint primary key);
         insert into versions (version, oldest) values (90, 1);",
    )
    .await;
    let two = salon.node().await;
    let bruno = two.person("Bruno").await;
    let (mut anna, mut bruno) = (anna.connects(&one).await, bruno.connects(&two).await);
    anna.follows(&table, 0).await;
    bruno.follows(&table, 0).await;
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
    // What only a newer node knows to say is not heard, and what comes with it is.
    newer(
        &salon,
        "select pg_notify('tablier', '[999,{\"Sung\":\"a song\"},\"Work\"]');
         select pg_notify('tablier', 'nothing of the kind');
         insert into handed (node, body) select id, '{\"Sung\":\"a song\"}' from nodes;",
    )
    .await;
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(3)).await;
    bruno.until_version(anna.sees().v).await;
    assert_eq!(anna.sees().view, bruno.sees().view);
}

#[tokio::test]
async fn a_node_that_is_too_old_for_the_database_says_so_and_does_not_start() {
    let salon = SharedSalon::new();
    drop(salon.node().await);
    newer(&salon, "insert into versions (version, oldest) values (90, 1), (91, 90);").await;
    let Database::Postgres(url) = salon.database() else { panic!("it is PostgreSQL") };
    let refused = Postgres::open(&url, Duration::from_secs(5), Durability::AsItIs).await;
    let refused = refused.err().expect("it is too old");
    let text = refused.to_string();
    assert!(text.contains("newer version (91)") && text.contains("knows (4)"), "{text}");
}
