//! What is put to the test: one house that keeps everything in a file, or several nodes on one database.

use tablier_cluster::{Cluster, Durable, Scratch};
use tablier_server::Database;

use crate::house::{House, Program};

/// A salon of one node or of several.
pub struct Salon {
    /// The nodes.
    pub nodes: Vec<House>,
    /// The database they share.
    shared: Option<(Scratch, Cluster)>,
}

impl Salon {
    /// Opens so many nodes on a PostgreSQL that is started for them, or one that keeps everything in a file.
    pub async fn open(program: Program<'_>, nodes: usize) -> Result<Salon, String> {
        if nodes == 0 {
            return Ok(Salon { nodes: vec![House::open(program).await?], shared: None });
        }
        let cluster = Cluster::given(Durable::Yes)?;
        let scratch = cluster.database()?;
        let mut open = Vec::new();
        for _ in 0..nodes {
            open.push(House::open_node(program, &scratch.url).await?);
        }
        Ok(Salon { nodes: open, shared: Some((scratch, cluster)) })
    }

    /// Kills it for good; gives where everything is kept, which lives as long as what comes with it.
    pub async fn leave(self) -> Result<(Database, impl Sized), String> {
        let mut folders = Vec::new();
        let mut database = None;
        for node in self.nodes {
            let (folder, file) = node.leave().await?;
            folders.push(folder);
            database = Some(Database::File(file));
        }
        let database = match &self.shared {
            Some((scratch, _)) => Some(Database::Postgres(scratch.url.clone())),
            None => database,
        };
        Ok((database.ok_or("there was no salon")?, (folders, self.shared)))
    }
}
