//! A salon in a folder of its own.

use std::net::SocketAddr;
use std::path::PathBuf;

use tablier_games::{MINDS, RULEBOOKS};
use tablier_server::{Allowance, Config, Database, Rules, Server};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::Door;

/// A salon, open as long as this lives.
pub struct OpenSalon {
    // In this order: the door is closed first, the folder is removed last.
    door: Door,
    server: Option<Server>,
    runtime: Runtime,
    _folder: TempDir,
}

impl OpenSalon {
    /// Opens a salon nobody has been to.
    pub fn open() -> OpenSalon {
        OpenSalon::started(None)
    }

    /// The same with the page of a folder.
    pub fn with_page(site: PathBuf) -> OpenSalon {
        OpenSalon::started(Some(site))
    }

    fn started(site: Option<PathBuf>) -> OpenSalon {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let runtime = Runtime::new().expect("a runtime can be started");
        let plenty = Allowance { burst: 1_000_000, per_minute: 1_000_000 };
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: Database::File(folder.path().join("salon.db")),
            thinkers: 1,
            site,
            rules: Rules {
                acts: plenty,
                openings: plenty,
                requests: plenty,
                newcomers: plenty,
                ..Rules::default()
            },
            ..Config::new(RULEBOOKS, MINDS)
        };
        let server = runtime.block_on(Server::start(config)).expect("the salon opens");
        let door = Door::to(server.address(), &runtime);
        OpenSalon { door, server: Some(server), runtime, _folder: folder }
    }

    /// The way in.
    pub fn door(&self) -> &Door {
        &self.door
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.door.address())
    }
}

impl Drop for OpenSalon {
    fn drop(&mut self) {
        self.door.cut();
        if let Some(server) = self.server.take() {
            self.runtime.block_on(server.close());
        }
    }
}
