//! What is settled when a salon is started.

use std::net::SocketAddr;
use std::path::PathBuf;

use tablier_rules::Rulebooks;
use tablier_search::Minds;

use crate::admin_token::AdminToken;
use crate::backups::Schedule;
use crate::rules::Rules;
use crate::secret::Chance;
use crate::storage::{Database, Durability};
use crate::tables::machines::Chooser;
use crate::watch::Watch;

/// Everything that is settled.
#[derive(Clone, Debug)]
pub struct Config {
    /// Which games are played.
    pub rulebooks: Rulebooks,
    /// Who thinks for machines.
    pub chooser: Chooser,
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it is kept.
    pub database: Database,
    /// What is asked of a PostgreSQL it is kept in.
    pub durability: Durability,
    /// Backups it makes by itself.
    pub backups: Option<Schedule>,
    /// Threads on which machines think.
    pub thinkers: usize,
    /// Whether a reverse proxy stands before it, whose word on addresses and TLS counts.
    pub behind_proxy: bool,
    /// Whether the figures are only for whoever runs it.
    pub private_metrics: bool,
    /// The token of whoever runs it; without one it is made at the first start.
    pub admin_token: Option<AdminToken>,
    /// A folder with the page, for whoever works on it; without one it is sent as it was built into the program.
    pub site: Option<PathBuf>,
    /// What it allows.
    pub rules: Rules,
    /// What time it is.
    pub watch: Watch,
    /// Where its secrets come from.
    pub chance: Chance,
}

impl Config {
    /// A salon of these games as it usually is.
    pub fn new(rulebooks: Rulebooks, minds: Minds) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            rulebooks,
            chooser: Chooser::Minds(minds),
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            database: Database::File(PathBuf::from("salon.db")),
            durability: Durability::Demanded,
            backups: None,
            thinkers: cores.saturating_sub(1).max(1),
            behind_proxy: false,
            private_metrics: false,
            admin_token: None,
            site: None,
            rules: Rules::default(),
            watch: Watch::default(),
            chance: Chance::System,
        }
    }
}
