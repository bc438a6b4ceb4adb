//! What is put to the test: one node that keeps everything in a file, or several nodes on one database.

use tablier_scratch_postgres::{Durable, ScratchDatabase, ScratchPostgres};
use tablier_server::Database;

use crate::open_salon::{OpenSalon, Program};

/// A salon of one node or of several.
pub struct SalonUnderTest {
    pub nodes: Vec<OpenSalon>,
    /// The database they share.
    shared: Option<(ScratchDatabase, ScratchPostgres)>,
}

impl SalonUnderTest {
    /// Opens so many nodes on a PostgreSQL that is started for them, or one that keeps everything in a file.
    pub async fn open(program: Program<'_>, nodes: usize) -> Result<SalonUnderTest, String> {
        if nodes == 0 {
            return Ok(SalonUnderTest {
                nodes: vec![OpenSalon::open(program).await?],
                shared: None,
            });
        }
        let postgres = ScratchPostgres::given(Durable::Yes)?;
        let scratch = postgres.database()?;
        let mut open = Vec::new();
        for _ in 0..nodes {
            open.push(OpenSalon::open_node(program, &scratch.url).await?);
        }
        Ok(SalonUnderTest { nodes: open, shared: Some((scratch, postgres)) })
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
