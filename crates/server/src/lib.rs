//! The salon: tables over HTTP and websockets, kept in a database.
//!
//! ```text
//!   edge ──act──▶ tables ──▶ live table ──work──▶ writer ──commit──▶ storage
//!     ▲                                            │
//!     └──────── mailbox ◀───────── once it is kept ┘──▶ machines, timers, lobby, other nodes
//! ```
//!
//! An input is taken in by its table in memory, kept together with others in one commit, and only then acknowledged, told to
//! the others, and acted upon. What is not kept did not happen: its table is read again from its log.
//!
//! Which games are played there is settled by whoever opens it; nothing here names any.
//!
//! ```
//! use tablier_games::{MINDS, RULEBOOKS};
//! use tablier_server::{Config, Database, Server};
//!
//! # let folder = tempfile::tempdir().expect("a folder");
//! # let salon = folder.path().join("salon.db");
//! # tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
//! let listen = ([127, 0, 0, 1], 0).into();
//! let usual = Config::new(RULEBOOKS, MINDS);
//! let config = Config { listen, database: Database::File(salon), ..usual };
//! let server = Server::start(config).await.expect("a free port and a file to write");
//! println!("open at http://{}", server.address());
//! server.close().await;
//! # });
//! ```

mod admin_token;
mod backups;
mod cluster;
mod config;
mod dates;
mod edge;
mod figures;
mod ground;
mod health;
mod limits;
mod lock;
mod people;
mod ratings;
mod rules;
mod salon;
mod secret;
mod sentences;
mod server;
mod storage;
mod tables;
mod watch;

pub use admin_token::{AdminToken, NoToken};
pub use backups::Schedule;
pub use config::Config;
pub use edge::code::{code_lines, code_svg};
pub use limits::Allowance;
pub use ratings::{RatedGame, Score, Strength};
pub use rules::Rules;
pub use secret::Chance;
pub use server::{Server, StartError, ThinkingNode};
#[cfg(feature = "postgres")]
pub use storage::Postgres;
pub use storage::company::{Claim, Company, Payer, Queued};
pub use storage::{
    Batch, Checked, Database, Durability, Faults, Held, Listing, Moved, NotRestored, Opened,
    Person, Restored, Sheet, Sqlite, Storage, StorageError, StoredEntry, check_all, move_all,
    read_back, rebuild,
};
pub use tables::machines::{Chooser, MindFn};
pub use watch::Watch;
