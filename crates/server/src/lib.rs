//! The salon: tables over HTTP and websockets, kept in a database.
//!
//! ```text
//!   websocket ──ask──▶ salon ──▶ live table ──work──▶ writer ──commit──▶ storage
//!       ▲                            │                  │
//!       └──────────── mailbox ◀──────┴── after commit ──┘──▶ machines, timers, lobby
//! ```
//!
//! An input is taken in by its table in memory, kept together with others in one commit, and only then acknowledged, told to
//! the others, and acted upon. What is not kept did not happen: its table is read again from its log.

mod code;
mod company;
mod config;
mod door;
mod figures;
mod http;
mod limits;
mod live;
mod lobby;
mod machines;
mod mailbox;
mod nodes;
mod people;
mod salon;
mod secret;
mod sentences;
mod server;
mod storage;
mod timers;
mod watch;
mod writer;
mod ws;

pub use code::{code_lines, code_svg};
pub use company::{Claim, Company};
pub use config::{Config, Rules};
pub use limits::Allowance;
pub use salon::rebuild;
pub use secret::Chance;
pub use server::{Server, StartError, Thinker};
pub use storage::{
    Batch, Database, Line, Listing, Moved, Opened, Person, Postgres, Sheet, Sqlite, Storage,
    StorageError, move_all,
};
pub use watch::Watch;
