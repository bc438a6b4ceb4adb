//! Nodes, and what is the same at all of them.

use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use tablier_scratch_postgres::ScratchDatabase;
use tablier_server::{Chance, Chooser, Database, Rules, Watch};
use tablier_table::Time;

use crate::harness::{TestSalon, generous};

/// A node that is not heard of for so long has lost its tables.
pub const LEASE: Duration = Duration::from_millis(1_000);

/// A salon that nodes can share.
pub struct SharedSalon {
    scratch: ScratchDatabase,
    pub watch: Watch,
}

impl SharedSalon {
    pub fn new() -> SharedSalon {
        SharedSalon {
            scratch: tablier_scratch_postgres::scratch(),
            watch: Watch::manual(Time(1_000_000)),
        }
    }

    pub fn database(&self) -> Database {
        Database::Postgres(self.scratch.url.clone())
    }

    /// Asks the database itself.
    pub async fn number(&self, sql: &'static str) -> i64 {
        let mut connection = self.connection().await;
        sqlx::query_scalar(sql).fetch_one(&mut connection).await.expect("a number")
    }

    /// A connection to the database that is no node's.
    pub async fn connection(&self) -> PgConnection {
        PgConnection::connect(&self.scratch.url).await.expect("connected")
    }

    pub async fn node(&self) -> TestSalon {
        self.node_with(rules()).await
    }

    pub async fn node_with(&self, rules: Rules) -> TestSalon {
        self.node_at(rules, self.database()).await
    }

    /// A node that finds the database elsewhere.
    pub async fn node_at(&self, rules: Rules, database: Database) -> TestSalon {
        self.started(rules, database, Chooser::Minds(tablier_games::MINDS)).await
    }

    /// A node at which machines think so.
    pub async fn node_thinking(&self, rules: Rules, chooser: Chooser) -> TestSalon {
        self.started(rules, self.database(), chooser).await
    }

    async fn started(&self, rules: Rules, database: Database, chooser: Chooser) -> TestSalon {
        let (shared, watch) = (Some(database), self.watch.clone());
        let mut node =
            TestSalon { shared, watch, chooser, ..TestSalon::closed(rules, Chance::System) };
        node.start().await;
        node
    }

    pub async fn nodes<const N: usize>(&self) -> [TestSalon; N] {
        let mut nodes = Vec::new();
        for _ in 0..N {
            nodes.push(self.node().await);
        }
        nodes.try_into().unwrap_or_else(|_| unreachable!("as many as asked for"))
    }
}

pub fn rules() -> Rules {
    Rules { lease: LEASE, ..generous() }
}
